/** The first login of a key that accounts ask for: its owner agrees to one of them, or to none. */
import { andText } from '../../kernel/words.ts';
import { drawKeyBar, drawPrompt } from '../parts.ts';
import { type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import type { MenuItem, Message, View } from '../view.ts';
import type { InvitationGate, KeyAnswer } from './gate.ts';
import { drawSentence, GATE_WIDTH, gateCanvas } from './gate-view.ts';

interface InvitationState {
  readonly gate: InvitationGate;
  /** What Enter was pressed on once: the next one decides. */
  readonly asked: string | null;
  readonly notice: string | null;
  /** The host has been told, and does the rest. */
  readonly told: boolean;
}

/** The gate for a key that nobody has yet, and that others have pasted. */
export function invitationScreen(gate: InvitationGate): Screen {
  return page({ gate, asked: null, notice: gate.notice, told: false });
}

function page(state: InvitationState): Screen {
  const stake = { told: 'Nothing is decided: you are asked again when you come in again.' };
  return { ...screenOf('invitation', state, { update, view }), stake };
}

interface Item extends MenuItem {
  readonly answer: KeyAnswer;
  /** What is asked before it is done; null: it is done at once. */
  readonly sure: string | null;
}

function itemsOf({ asking }: InvitationGate): readonly Item[] {
  return [
    ...asking.map(
      ({ id, name }): Item => ({
        ...{ value: `agrees ${id}`, label: `Join ${name}`, note: 'the key opens that account from now on' },
        answer: { as: 'agrees', id },
        sure: `From then on you play as ${name}. Enter again agrees.`,
      }),
    ),
    {
      ...{
        value: 'refuses',
        label: 'Have my own account',
        note: 'or look around as a guest; their request is dropped',
      },
      answer: { as: 'refuses' },
      sure: 'You will not be asked this again. Enter again refuses.',
    },
    { ...{ value: 'leave', label: 'Leave', note: 'nothing is decided' }, answer: { as: 'leave' }, sure: null },
  ];
}

function update(state: InvitationState, message: Message): Move {
  if (state.told) return stay(page(state));
  switch (message.kind) {
    case 'highlight':
      return stay(page({ ...state, asked: null, notice: null }));
    case 'select':
      return stay(page(chosen(state, message.value)));
    case 'key':
      if (message.command === 'help') return { to: 'over', screen: page(state), next: helpScreen('invitation') };
      return stay(page(message.command === 'close' ? chosen(state, 'leave') : state));
    default:
      return stay(page(state));
  }
}

function chosen(state: InvitationState, value: string): InvitationState {
  const item = itemsOf(state.gate).find((one) => one.value === value);
  if (item === undefined) return state;
  if (item.sure !== null && state.asked !== value) return { ...state, asked: value, notice: null };
  state.gate.decide(item.answer);
  return { ...state, told: true, notice: null };
}

const ABOUT = 'Anyone with a key to an account can play in it, and remove its other keys. Agree only to your own.';

function view(state: InvitationState, env: Env): View {
  const { gate, told } = state;
  const { canvas, x, top } = gateCanvas(env, 'At the gate');
  const names = andText(gate.asking.map(({ name }) => name));
  const asks = `${names} ${gate.asking.length === 1 ? 'asks' : 'ask'} that this key of yours may open that account as well.`;
  const y = drawSentence(canvas, x, top, asks, { fg: 'accent', bold: true });
  canvas.text(x, y, gate.fingerprint, { fg: 'rule' });
  const end = drawSentence(canvas, x, y + 1, ABOUT, { fg: 'text' });
  drawPrompt(canvas, canvas.height - 2, ...promptOf(state));
  drawKeyBar(canvas, 'invitation', env);
  if (told) return { canvas, menu: null };
  const items = itemsOf(gate);
  const limit = Math.max(2, canvas.height - end - 4);
  return { canvas, menu: { id: 'invitation', x: x - 3, y: end + 1, width: GATE_WIDTH + 3, limit, items, initial: 0 } };
}

function promptOf({ gate, asked, notice, told }: InvitationState): [string, 'tell' | 'ask' | 'warn' | 'refuse'] {
  if (told) return ['One moment.', 'tell'];
  if (notice !== null) return [notice, 'refuse'];
  const sure = itemsOf(gate).find(({ value }) => value === asked)?.sure ?? null;
  return sure === null ? ['What do you want to do?', 'ask'] : [sure, 'warn'];
}
