/** Before a career begins: the name, how it is saved, and what of its rules one may choose. */

import type { Canvas } from '../../../../tui/canvas.ts';
import { GLYPHS } from '../../../../tui/glyphs.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import {
  BACK,
  type Env,
  type Message,
  type Move,
  type Screen,
  screenOf,
  stay,
  type View,
} from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { nameAfter } from '../../../../tui/screens/name-field.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { gladiatorOf } from '../../files/services.ts';
import { optionsOf } from '../../options.ts';
import { drawnName } from '../making/creation.ts';
import { careerGame } from './career-screen.ts';
import { type CareerForm, FORM_ROWS, newForm, setupOf, turned } from './setup-form.ts';
import { WINS_TO_FREEDOM } from './words.ts';

interface NewCareerState {
  readonly form: CareerForm;
  readonly seed: string;
  /** The name is being typed; else the lines below it are chosen from. */
  readonly naming: boolean;
  /** The name was put there for him: the first letter typed takes its place. */
  readonly suggested: boolean;
  readonly names: number;
  /** The line under the mark; the one after the last begins the career. */
  readonly row: number;
  readonly refused: string | null;
}

/** The form of a new career, with a name drawn for him. */
export function newCareerScreen(env: Env): Screen {
  const seed = env.services.newSeed();
  const form = newForm(drawnName(gladiatorOf(env.services).tables, seed, 0), optionsOf(env.settings).edition);
  return page({ form, seed, naming: true, suggested: true, names: 0, row: FORM_ROWS.length, refused: null });
}

function page(state: NewCareerState): Screen {
  return screenOf(state.naming ? 'name' : 'form', state, { update, view });
}

function update(state: NewCareerState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  return state.naming ? onNameKey(state, message, env) : onFormKey(state, message.command, env);
}

type KeyMessage = Extract<Message, { kind: 'key' }>;

function onNameKey(state: NewCareerState, { key, command }: KeyMessage, env: Env): Move {
  const go = (next: Partial<NewCareerState>): Move => stay(page({ ...state, refused: null, ...next }));
  const named = (name: string): CareerForm => ({ ...state.form, name });
  const field = { name: state.form.name, suggested: state.suggested };
  const step = nameAfter(field, key, command, 'A gladiator needs a name: type one, or Tab draws one.');
  switch (step.to) {
    case 'field':
      return go({ form: named(step.field.name), suggested: step.field.suggested });
    case 'refused':
      return go({ refused: step.why });
    case 'another': {
      const names = state.names + 1;
      return go({
        form: named(drawnName(gladiatorOf(env.services).tables, state.seed, names)),
        names,
        suggested: true,
      });
    }
    case 'accepted':
      return go({ form: named(step.name), suggested: false, naming: false });
    case 'close':
      return BACK;
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('name', 'create') };
  }
}

function onFormKey(state: NewCareerState, command: string | null, env: Env): Move {
  const go = (next: Partial<NewCareerState>): Move => stay(page({ ...state, refused: null, ...next }));
  const rows = FORM_ROWS.length + 1;
  switch (command) {
    case 'option-up':
      return go({ row: (state.row + rows - 1) % rows });
    case 'option-down':
      return go({ row: (state.row + 1) % rows });
    case 'form-turn':
      return go({ form: changed(state) });
    case 'form-take':
      return state.row < FORM_ROWS.length ? go({ form: changed(state) }) : begin(state, env);
    case 'close':
      return go({ naming: true });
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('form', 'long-form') };
    default:
      return stay(page(state));
  }
}

function changed({ form, row }: NewCareerState): CareerForm {
  const line = FORM_ROWS[row];
  return line === undefined ? form : turned(form, line.key);
}

function begin(state: NewCareerState, env: Env): Move {
  const { services, settings } = env;
  services.changeSettings({ lastName: state.form.name });
  const begun = gladiatorOf(services).careers.begin(setupOf(state.form, optionsOf(settings)), state.seed);
  if (!begun.ok) return stay(page({ ...state, refused: begun.why }));
  return { to: 'only', next: env.routes.play(careerGame(begun.value), env, null) };
}

const VALUE_AT = 26;

function view(state: NewCareerState, env: Env): View {
  const canvas = blankScreen(env);
  const { form, naming, row, refused } = state;
  drawHeader(canvas, 'A new career', `seed ${state.seed}`);
  const story = `One gladiator, from the school to freedom or the sand. ${WINS_TO_FREEDOM} victories make him the Emperor's Champion. Every month brings games; between them he heals, learns and waits.`;
  for (const [i, line] of wrapText(story, canvas.width - 6).entries()) canvas.text(3, 2 + i, line, { fg: 'mute' });
  const x = canvas.text(3, 6, 'Name', { fg: naming ? 'accent' : 'text', bold: naming });
  const end = canvas.text(Math.max(x + 1, VALUE_AT), 6, form.name, { fg: 'youFg', bold: true });
  if (naming) canvas.put(end, 6, env.skin === 'ascii' ? '_' : '█', { fg: 'accent' });
  for (const [i, line] of FORM_ROWS.entries())
    drawRow(canvas, 7 + i, !naming && row === i, line.label, line.words[String(form[line.key])] ?? '');
  const last = 8 + FORM_ROWS.length;
  drawRow(canvas, last, !naming && row === FORM_ROWS.length, `Send ${form.name} to the school`, '');
  const help = naming
    ? 'His name; a letter typed takes the place of the one drawn.'
    : (FORM_ROWS[row]?.help ??
      `The dice make him: origin, body, luck, prestige and talents; ${form.edition === 'v2' ? 'his type as well (P310)' : 'you choose his style among those open to him'}.`);
  for (const [i, text] of wrapText(help, canvas.width - 6).entries())
    canvas.text(3, last + 2 + i, text, { fg: 'mute' });
  if (refused !== null) drawPrompt(canvas, canvas.height - 2, refused, 'refuse');
  else drawPrompt(canvas, canvas.height - 2, naming ? 'What is he called?' : 'Change what you like, then begin.');
  drawKeyBar(canvas, naming ? 'name' : 'form', env);
  return { canvas, menu: null };
}

function drawRow(canvas: Canvas, y: number, marked: boolean, label: string, value: string): void {
  if (marked) canvas.fill(1, y, canvas.width - 2, 1, { bg: 'selBg' });
  if (marked) canvas.put(1, y, GLYPHS[canvas.skin].selection, { fg: 'accent', bold: true });
  canvas.text(3, y, label, { fg: marked ? 'accent' : 'text', bold: marked });
  canvas.text(VALUE_AT, y, value, { fg: 'key', bold: true });
}
