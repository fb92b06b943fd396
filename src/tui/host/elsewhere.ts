/** A second login of an account that is in play already: go on here, look on, or leave. */
import { drawKeyBar, drawPrompt } from '../parts.ts';
import { type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import type { MenuItem, Message, View } from '../view.ts';
import type { Elsewhere, ElsewhereGate } from './gate.ts';
import { drawSentence, GATE_WIDTH, gateCanvas } from './gate-view.ts';

interface ElsewhereState {
  readonly gate: ElsewhereGate;
  /** The host has been told, and does the rest. */
  readonly told: boolean;
}

/** The gate for somebody who is here already. */
export function elsewhereScreen(gate: ElsewhereGate): Screen {
  return page({ gate, told: false });
}

function page(state: ElsewhereState): Screen {
  return { ...screenOf('elsewhere', state, { update, view }), stake: { told: 'Your other session goes on.' } };
}

const ITEMS: readonly (MenuItem & { readonly value: Elsewhere })[] = [
  { value: 'take-over', label: 'Go on here', note: 'the other session is saved and ends' },
  { value: 'watch', label: 'Watch', note: 'see what it does, without touching anything' },
  { value: 'leave', label: 'Leave', note: 'the other session goes on' },
];

const itemsOf = ({ fighting }: ElsewhereGate) => ITEMS.filter(({ value }) => value !== 'watch' || fighting);

function update(state: ElsewhereState, message: Message): Move {
  const here = page(state);
  if (state.told) return stay(here);
  if (message.kind === 'key' && message.command === 'help')
    return { to: 'over', screen: here, next: helpScreen('elsewhere') };
  const asked =
    message.kind === 'select' ? message.value : message.kind === 'key' && message.command === 'close' ? 'leave' : null;
  const item = itemsOf(state.gate).find(({ value }) => value === asked);
  if (item === undefined) return stay(here);
  state.gate.decide(item.value);
  return stay(page({ ...state, told: true }));
}

const openFor = (minutes: number): string =>
  minutes < 1 ? 'has just been opened' : `has been open for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

function view({ gate, told }: ElsewhereState, env: Env): View {
  const { canvas, x, top } = gateCanvas(env, 'You are here already');
  const { name, doing, minutes } = gate;
  const y = drawSentence(canvas, x, top, `Welcome back, ${name}.`, { fg: 'accent', bold: true });
  const other = `Another session of yours ${openFor(minutes)}: ${name} ${doing}. Only one session can play at a time.`;
  const end = drawSentence(canvas, x, y + 1, other, { fg: 'text' });
  drawPrompt(canvas, canvas.height - 2, told ? 'One moment.' : 'What do you want to do?', told ? 'tell' : 'ask');
  drawKeyBar(canvas, 'elsewhere', env);
  if (told) return { canvas, menu: null };
  const items = itemsOf(gate);
  const menu = { id: 'elsewhere', x: x - 3, y: end + 2, width: GATE_WIDTH + 3, limit: items.length, items, initial: 0 };
  return { canvas, menu };
}
