/** The first login of a key: a name to choose, for good, or a look round as a guest. */
import { safeText } from '../../safe-text.ts';
import type { Canvas } from '../canvas.ts';
import { asciiKeyLabel, keyLabel } from '../keys.ts';
import { drawKeyBar, drawPrompt, type Hotkey } from '../parts.ts';
import { type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import type { Style } from '../style.ts';
import type { Message, View } from '../view.ts';
import { wrapWithin } from '../wrap.ts';
import type { RegisterGate } from './gate.ts';
import { drawSentence, GATE_WIDTH, gateCanvas } from './gate-view.ts';

interface RegisterState {
  readonly gate: RegisterGate;
  readonly name: string;
  /** The name is only proposed: what is typed takes its place. */
  readonly proposed: boolean;
  /** Being typed, to be confirmed, or told to the host, who does the rest. */
  readonly stage: 'typing' | 'sure' | 'told';
  /** Why the last key could not be. */
  readonly refused: string | null;
}

/** What is typed may be a little longer than a name, so that it can be told what is too long. */
const TYPED_MAX = 24;

/** The gate for a key that nobody has yet. */
export function registerScreen(gate: RegisterGate): Screen {
  return page({ gate, name: gate.suggested, proposed: true, stage: 'typing', refused: gate.notice });
}

function page(state: RegisterState): Screen {
  const name = state.stage === 'sure' ? 'sure' : 'gate';
  const stake = { told: 'No account is made: nothing is lost.' };
  return { ...screenOf(name, state, { update, view }), stake, pastes: state.stage === 'typing' };
}

function update(state: RegisterState, message: Message): Move {
  if (state.stage === 'told') return stay(page(state));
  if (message.kind === 'paste') return stay(page(typed(state, safeText(message.text, TYPED_MAX))));
  if (message.kind !== 'key') return stay(page(state));
  return state.stage === 'sure' ? onSure(state, message.command) : onName(state, message);
}

function onSure(state: RegisterState, command: string | null): Move {
  if (command === 'close') return stay(page({ ...state, stage: 'typing', proposed: false }));
  if (command !== 'yes') return stay(page(state));
  state.gate.decide({ as: 'account', name: state.name });
  return stay(page({ ...state, stage: 'told' }));
}

function onName(state: RegisterState, { key, command }: Extract<Message, { kind: 'key' }>): Move {
  const { gate, name, proposed } = state;
  const go = (next: Partial<RegisterState>): Move => stay(page({ ...state, refused: null, ...next }));
  switch (command) {
    case 'undo':
      return go({ name: proposed ? '' : [...name].slice(0, -1).join(''), proposed: false });
    case 'suggest':
      return go({ name: gate.propose(name) || name, proposed: false });
    case 'accept': {
      const fault = gate.check(name);
      return go(fault === null ? { stage: 'sure' } : { refused: fault });
    }
    case 'guest':
      if (!gate.guests) return go({ refused: 'This host takes no guests: choose a name.' });
      gate.decide({ as: 'guest' });
      return go({ stage: 'told' });
    case 'close':
      gate.decide({ as: 'leave' });
      return go({ stage: 'told' });
    case 'help-here':
      return { to: 'over', screen: page(state), next: helpScreen('gate') };
    default: {
      const character = key === 'Space' ? ' ' : key;
      return [...character].length === 1 ? stay(page(typed(state, character))) : go({});
    }
  }
}

/** The name with a letter or a pasted text behind it. */
function typed(state: RegisterState, text: string): RegisterState {
  const name = [...(state.proposed ? '' : state.name), ...text].slice(0, TYPED_MAX).join('');
  return { ...state, name, proposed: false, refused: null };
}

const ABOUT =
  'An arena for many: your matches and long games are kept for you alone. You meet the others in the lobby, the hall of fame and the news.';
const NO_PASSWORD = 'Your key opens your account, and nothing else: there are no passwords.';
const BOX_ROWS = 5;
/** Rows from which there is room between what is told. */
const ROOMY = 30;

function view(state: RegisterState, env: Env): View {
  const { gate, stage, refused } = state;
  const { canvas, x, top } = gateCanvas(env, 'At the gate');
  const gap = canvas.height >= ROOMY ? 1 : 0;
  let y = drawSentence(canvas, x, top, ABOUT, { fg: 'text' }) + gap;
  if (gate.motd !== null) y = drawSentence(canvas, x, y, gate.motd, { fg: 'accent' }, 2) + gap;
  y = drawName(canvas, x, gate.motd === null ? y + 1 : y, state) + gap;
  y = drawSentence(canvas, x, y, NO_PASSWORD, { fg: 'mute' }, 1);
  canvas.text(x, y, gate.fingerprint, { fg: 'rule' });
  if (refused !== null) drawPrompt(canvas, canvas.height - 2, refused, 'refuse');
  else if (stage === 'told') drawPrompt(canvas, canvas.height - 2, 'One moment.', 'tell');
  else
    drawPrompt(canvas, canvas.height - 2, stage === 'sure' ? sureQuestion(state) : 'Under which name will you fight?');
  if (stage === 'sure') drawKeyBar(canvas, 'sure', env);
  else drawKeyBar(canvas, 'gate', env, stage === 'typing' ? moreKeys(state, env) : []);
  return { canvas, menu: null };
}

const sureQuestion = ({ name }: RegisterState): string => `${name} from now on and for good?`;

/** Keys that are not always of use. */
function moreKeys({ gate, name }: RegisterState, { skin }: Env): readonly Hotkey[] {
  const proposal = isShort(name) || gate.check(name) === null ? '' : gate.propose(name);
  const right = skin === 'ascii' ? asciiKeyLabel('Right') : keyLabel('Right');
  return [
    ...(proposal === '' ? [] : [{ keys: right, does: proposal }]),
    ...(gate.guests ? [{ keys: 'Tab', does: 'as a guest' }] : []),
  ];
}

/** The box with the name and what is to be said of it. Returns the row below. */
function drawName(canvas: Canvas, x: number, y: number, state: RegisterState): number {
  const { name, proposed, stage } = state;
  const title = { title: 'Your name here', titleStyle: { fg: 'accent', bold: true } } as const;
  canvas.box(x, y, GATE_WIDTH, BOX_ROWS, { fg: 'rule' }, title);
  const shown: Style = proposed ? { fg: 'mute' } : { fg: 'youFg', bold: true };
  const end = canvas.text(x + 3, y + 1, name, shown);
  if (stage === 'typing') canvas.put(end, y + 1, canvas.skin === 'ascii' ? '_' : '█', { fg: 'accent' });
  const { text, style } = verdictOn(state);
  for (const [i, line] of wrapWithin(text, GATE_WIDTH - 6, 2, canvas.skin).entries())
    canvas.text(x + 3, y + 2 + i, line, style);
  return y + BOX_ROWS;
}

const HINT = '3 to 20 letters, digits or hyphens.';
/** Whether somebody has only just begun to type. */
const isShort = (name: string): boolean => name === '' || /^[A-Za-z][A-Za-z0-9-]?$/.test(name);

/** What is to be said of the name as it stands. */
function verdictOn({ gate, name, stage }: RegisterState): { readonly text: string; readonly style: Style } {
  if (stage === 'told') return { text: '', style: {} };
  if (stage === 'sure')
    return { text: 'A name cannot be changed. The others see it next to everything you do.', style: { fg: 'warn' } };
  if (isShort(name)) return { text: HINT, style: { fg: 'mute' } };
  const fault = gate.check(name);
  return fault === null ? { text: `${name} is free.`, style: { fg: 'good' } } : { text: fault, style: { fg: 'warn' } };
}
