/** Before a long game begins: its name is typed, then what is settled for the whole of it is chosen line by line. */
import type { Read } from '../../kernel/save.ts';
import type { Canvas } from '../canvas.ts';
import { drawFormRow, type FormRow, formStep } from '../form.ts';
import { type Pane, paneOf } from '../pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Move, type OpenGame, type Screen, screenOf, stay } from '../program.ts';
import { seedHead, seedToBegin } from '../seeds.ts';
import type { Message } from '../view.ts';
import { wrapText } from '../wrap.ts';
import { helpScreen } from './help.ts';
import { drawNameLine, nameAfter, VALUE_AT } from './name-field.ts';

/** A long game in the making. */
export interface LongMaking<F> {
  readonly form: F;
  readonly seed: string;
  /** Names that were proposed before the one now in the field. */
  readonly names: number;
}

/** What such a screen says and does. */
export interface NewGame<F extends { readonly name: string }> {
  readonly title: string;
  /** What is told above the form; of one in the making what it comes to, in up to three lines. */
  readonly story: string | ((form: F) => readonly string[]);
  /** Draws what the form comes to beside it, where there is room; absent: nothing is drawn. */
  readonly preview?: { readonly rows: number; draw(pane: Pane, form: F): void };
  /** What help says beside the name and beside the lines; absent: what the house says of any name, of any form. */
  readonly topics?: { readonly name: string; readonly form: string };
  /** What the field of the name is called, and what is said of it. */
  readonly name: { readonly label: string; readonly help: string; readonly question: string; readonly empty: string };
  /** The lines below the name; of a form that has not always the same ones, those that now matter, each below what it depends on. */
  readonly rows: readonly FormRow<F, Env>[] | ((form: F) => readonly FormRow<F, Env>[]);
  /** The name that is proposed after so many others. */
  proposed(making: LongMaking<F>, names: number, env: Env): string;
  /** The name that it will bear, if not the one typed. */
  named?(form: F, env: Env): string;
  /** The last line, which begins it, and what is said of that. */
  take(form: F): { readonly label: string; readonly help: string };
  /** Begins it; or why that cannot be. */
  begin(making: LongMaking<F>, env: Env): Read<OpenGame>;
}

/** The name of a gladiator of one's own. */
export const GLADIATOR_NAME: NewGame<{ readonly name: string }>['name'] = {
  label: 'Your name',
  help: 'Type a name, or take the one that is proposed.',
  question: 'What is your gladiator called?',
  empty: 'A gladiator needs a name.',
};

interface State<F extends { readonly name: string }> extends LongMaking<F> {
  readonly game: NewGame<F>;
  /** The name is being typed; else the lines below it are chosen from. */
  readonly naming: boolean;
  /** The name was only proposed: the first letter typed takes its place. */
  readonly suggested: boolean;
  /** The line under the mark; the one after the last begins the game. */
  readonly row: number;
  readonly refused: string | null;
}

/** The form of a new game, with a name proposed for it. */
export function newGameScreen<F extends { readonly name: string }>(game: NewGame<F>, making: LongMaking<F>): Screen {
  return page({
    game,
    ...making,
    naming: true,
    suggested: true,
    row: linesOf(game, making.form).length,
    refused: null,
  });
}

function linesOf<F extends { readonly name: string }>({ rows }: NewGame<F>, form: F): readonly FormRow<F, Env>[] {
  return typeof rows === 'function' ? rows(form) : rows;
}

function page<F extends { readonly name: string }>(state: State<F>): Screen {
  return screenOf(state.naming ? 'name' : 'form', state, {
    update: (now, message, env) => update(now, message, env),
    view: (now, env) => ({ canvas: drawn(now, env), menu: null }),
  });
}

type KeyMessage = Extract<Message, { kind: 'key' }>;

function update<F extends { readonly name: string }>(state: State<F>, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  return state.naming ? onNameKey(state, message, env) : onFormKey(state, message.command, env);
}

function onNameKey<F extends { readonly name: string }>(state: State<F>, { key, command }: KeyMessage, env: Env): Move {
  const { game, form } = state;
  const go = (next: Partial<State<F>>): Move => stay(page({ ...state, refused: null, ...next }));
  const step = nameAfter({ name: form.name, suggested: state.suggested }, key, command, game.name.empty);
  switch (step.to) {
    case 'field':
      return go({ form: { ...form, name: step.field.name }, suggested: step.field.suggested });
    case 'refused':
      return go({ refused: step.why });
    case 'another': {
      const names = state.names + 1;
      return go({ names, form: { ...form, name: game.proposed(state, names, env) }, suggested: true });
    }
    case 'accepted':
      return go({ form: { ...form, name: step.name }, suggested: false, naming: false });
    case 'below':
      return form.name.trim() === '' ? go({ refused: game.name.empty }) : go(below(state));
    case 'close':
      return BACK;
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('name', game.topics?.name) };
  }
}

/** From the name to the first line of the form. */
const below = <F extends { readonly name: string }>({ form }: State<F>): Partial<State<F>> => ({
  ...{ form: { ...form, name: form.name.trim() }, suggested: false, naming: false, row: 0 },
});

function onFormKey<F extends { readonly name: string }>(state: State<F>, command: string | null, env: Env): Move {
  const { form, game } = state;
  const go = (next: Partial<State<F>>): Move => stay(page({ ...state, refused: null, ...next }));
  if (command === 'close') return go({ naming: true });
  if (command === 'help') return { to: 'over', screen: page(state), next: helpScreen('form', game.topics?.form) };
  const rows = linesOf(game, form);
  const step = formStep(command, state.row, rows.length + 1);
  const row = rows[state.row];
  if (step === null) return stay(page(state));
  if (step.to === 'row') return go({ row: step.row });
  if (row !== undefined) return go({ form: { ...form, ...row.turned(form, step.to === 'take' ? 1 : step.by, env) } });
  return step.to === 'take' ? begin(state, env) : go({});
}

function begin<F extends { readonly name: string }>(state: State<F>, env: Env): Move {
  const begun = state.game.begin({ ...state, seed: seedToBegin(state.seed, env.services) }, env);
  if (!begun.ok) return stay(page({ ...state, refused: begun.why }));
  return { to: 'only', next: env.routes.play(begun.value, env, null) };
}

/** The row of the story. */
const STORY_AT = 2;
/** The row of the name, and what stands besides the lines below it: what takes them, three rows of help, the foot. */
const NAME = { at: 6, besides: 8 } as const;

/** The row of the name; higher up where many lines stand below it. */
const nameAt = (height: number, story: number, lines: number): number =>
  Math.min(NAME.at, Math.max(STORY_AT + story, height - NAME.besides - lines));

function drawn<F extends { readonly name: string }>(state: State<F>, env: Env): Canvas {
  const canvas = blankScreen(env);
  const { game, form, naming, row, refused } = state;
  const place = { width: canvas.width, valueAt: VALUE_AT };
  drawHeader(canvas, game.title, seedHead(state.seed, env.services));
  const story = typeof game.story === 'string' ? wrapText(game.story, canvas.width - 6) : game.story(form);
  for (const [i, line] of story.entries()) drawText(canvas, STORY_AT + i, line);
  const rows = linesOf(game, form);
  const top = nameAt(canvas.height, story.length, rows.length);
  drawName(canvas, top, state, env);
  const lineAt = (line: number) => (naming ? {} : { off: line - row });
  for (const [i, line] of rows.entries()) {
    const marked = !naming && row === i;
    const shown = { label: line.label, value: line.text(form, env), marked, ...lineAt(i) };
    drawFormRow(canvas, top + 1 + i, place, shown);
  }
  const last = top + 2 + rows.length;
  const take = game.take(form);
  const taking = { label: take.label, value: '', marked: !naming && row === rows.length };
  drawFormRow(canvas, last, place, { ...taking, ...lineAt(rows.length) });
  drawHelp(canvas, last + 2, naming ? game.name.help : (rows[row]?.help(form) ?? take.help));
  drawPreview(canvas, state);
  const asked = naming ? game.name.question : 'Change what you like, then begin.';
  drawPrompt(canvas, canvas.height - 2, refused ?? asked, refused === null ? 'ask' : 'refuse');
  drawKeyBar(canvas, naming ? 'name' : 'form', env);
  return canvas;
}

/** Columns and rows from which a preview stands beside the form, and where. */
const PREVIEW_FROM = { columns: 110, rows: 34 } as const;
const PREVIEW_AT = 80;

function drawPreview<F extends { readonly name: string }>(canvas: Canvas, { game: { preview }, form }: State<F>): void {
  if (preview === undefined || canvas.width < PREVIEW_FROM.columns || canvas.height < PREVIEW_FROM.rows) return;
  const width = canvas.width - PREVIEW_AT;
  canvas.fill(PREVIEW_AT - 2, NAME.at, width, preview.rows, { bg: 'void' });
  preview.draw(paneOf(canvas, PREVIEW_AT, NAME.at, width - 2, preview.rows), form);
}

/** Help below the form; in a small room right above the prompt. */
function drawHelp(canvas: Canvas, y: number, text: string): void {
  const rows = wrapText(text, canvas.width - 6).length;
  drawText(canvas, Math.min(y, canvas.height - 2 - rows), text);
}

function drawName<F extends { readonly name: string }>(canvas: Canvas, y: number, state: State<F>, env: Env): void {
  const { game, form, naming } = state;
  const name = naming ? form.name : (game.named?.(form, env) ?? form.name);
  drawNameLine(canvas, y, { label: game.name.label, name, typing: naming });
}

function drawText(canvas: Canvas, y: number, text: string): void {
  for (const [i, line] of wrapText(text, canvas.width - 6).entries()) canvas.text(3, y + i, line, { fg: 'mute' });
}
