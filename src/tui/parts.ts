/** What every screen has: a header, a prompt, a key bar. */
import { Canvas, type Caption } from './canvas.ts';
import { GLYPHS, truncate } from './glyphs.ts';
import { type Binding, bindingsOn, keysOf, type ScreenName } from './keymap.ts';
import { asciiKeyLabel, type KeyName, keyLabel } from './keys.ts';
import { presses, Targets } from './mouse/targets.ts';
import type { Pane } from './pane.ts';
import type { Env, Idle } from './program.ts';
import type { Style } from './style.ts';
import { wrapWithin } from './wrap.ts';

/** An empty canvas of the screen's size. */
export function blankScreen({ columns, rows, skin, settings }: Env): Canvas {
  const canvas = new Canvas(columns, rows, skin);
  if (settings.mouse) canvas.targets = new Targets();
  return canvas;
}

/** Row 0: the program's name, the place, and at the right what is going on; `press`: the key that a click there presses. */
export function drawHeader(canvas: Canvas, place: string, right: string, press?: KeyName): void {
  canvas.fill(0, 0, canvas.width, 1, { bg: 'panel' });
  const end = canvas.width - 1 - right.length;
  const at = canvas.text(1, 0, 'HARENA', { fg: 'accent', bold: true });
  canvas.text(at + 2, 0, truncate(place, end - at - 3, canvas.skin), { fg: 'text' });
  canvas.text(end, 0, right, { fg: 'mute' });
  if (press !== undefined) canvas.aim(end, 0, right.length, 1, presses(press));
}

/** The last row: the keys in effect here, help at the right; `idle`: commands that do nothing now. */
export function drawKeyBar(
  canvas: Canvas,
  screen: ScreenName,
  env: Env,
  extra: readonly Hotkey[] = [],
  idle: Idle = {},
): void {
  const y = canvas.height - 1;
  canvas.fill(0, y, canvas.width, 1, { bg: 'panel' });
  const bindings = bindingsOn(screen, env.games).filter(({ command }) => idle[command] === undefined);
  const help = bindings.find(({ command }) => command === 'help' || command === 'help-here');
  const right = help === undefined ? null : hotkeyOf({ ...help, bar: 'help' }, env);
  const end = canvas.width - 1 - (right === null ? 0 : widthOf(right));
  const left = [
    ...extra,
    ...bindings.filter(({ bar, command }) => bar !== '' && command !== 'help').map((one) => hotkeyOf(one, env)),
  ];
  let x = 1;
  for (const hotkey of left) {
    if (x + widthOf(hotkey) + 2 > end) continue;
    x = drawHotkey(canvas, x, y, hotkey) + 2;
  }
  if (right !== null) drawHotkey(canvas, end, y, right);
}

/** Keys and what they do, in a word or two. */
export interface Hotkey {
  /** With blanks between them. */
  readonly keys: string;
  readonly does: string;
  /** What a click on each of them presses, in their order; absent: what is written. */
  readonly press?: readonly KeyName[];
}

/** Bindings that stand in the key bar for their opposites too. */
const BAR_KEYS: { readonly [command: string]: readonly KeyName[] } = {
  menu: ['Up', 'Down', 'Enter'],
  other: ['Tab'],
  'option-less': ['Left', 'Right'],
  'preset-less': ['Left', 'Right'],
};

/** The arrows that move through a page, for its key bar. */
export function scrollKeys({ skin }: Env): Hotkey {
  const label = skin === 'ascii' ? asciiKeyLabel : keyLabel;
  const press = ['Up', 'Down'];
  return { keys: press.map(label).join(' '), does: 'lines', press };
}

function hotkeyOf(binding: Binding, env: Env): Hotkey {
  const label = env.skin === 'ascii' ? asciiKeyLabel : keyLabel;
  const keys = BAR_KEYS[binding.command] ?? keysOf(binding, env.settings.keys).slice(0, 2);
  return { keys: keys.map(label).join(' '), does: binding.bar, press: keys };
}

/** Draws keys and what they do; returns the x after them. A click on a key presses it, on the words the last of them. */
function drawHotkey(canvas: Canvas, x: number, y: number, { keys, does, press }: Hotkey): number {
  const written = keys.split(' ');
  const pressed = press ?? written;
  let at = x;
  for (const [i, label] of written.entries()) {
    const from = at;
    at = canvas.text(at, y, label, { fg: 'key', bold: true });
    canvas.aim(from, y, at - from, 1, presses(pressed[i] ?? ''));
    at += 1;
  }
  const end = canvas.text(at, y, does, { fg: 'mute' });
  canvas.aim(at, y, end - at, 1, presses(pressed.at(-1) ?? ''));
  return end;
}

function widthOf({ keys, does }: Hotkey): number {
  return [...keys].length + 1 + [...does].length;
}

/** How a prompt line is meant: a question, a refusal, a warning, or only something told. */
export type Tone = 'ask' | 'refuse' | 'warn' | 'tell';

const TONES = {
  ask: { fg: 'text' },
  refuse: { fg: 'bad' },
  warn: { fg: 'warn' },
  tell: { fg: 'mute' },
} as const satisfies { readonly [T in Tone]: Style };

/** The row above the key bar: what is asked, or why a key was refused, which is told whole in as many rows as it takes. */
export function drawPrompt(canvas: Canvas, y: number, text: string, tone: Tone = 'ask'): void {
  const alarm = tone === 'refuse' || tone === 'warn';
  if (alarm && text.length > canvas.width - PROMPT_MARGIN) drawTold(canvas, y, text, tone);
  else drawPromptRow(canvas, y, truncate(text, canvas.width - PROMPT_MARGIN, canvas.skin), tone);
}

/** Columns of a prompt that are no text. */
const PROMPT_MARGIN = 4;

function drawPromptRow(canvas: Canvas, y: number, text: string, tone: Tone): void {
  const style = TONES[tone];
  const alarm = tone === 'refuse' || tone === 'warn';
  canvas.put(1, y, alarm ? '!' : GLYPHS[canvas.skin].selection, { fg: alarm ? style.fg : 'accent', bold: true });
  canvas.text(3, y, text, style);
}

/** Rows that something to be told may take. */
const TOLD_ROWS = 3;

const toldRows = ({ width, skin }: Canvas, text: string): readonly string[] =>
  wrapWithin(text, width - PROMPT_MARGIN, TOLD_ROWS, skin);

/** The first of the rows, ending at y, in which something would be told whole. */
export const toldTop = (canvas: Canvas, y: number, text: string): number =>
  y - Math.max(0, toldRows(canvas, text).length - 1);

/** Something to be told whole: in rows that end at y, over what stands there. Returns the first of them. */
export function drawTold(canvas: Canvas, y: number, text: string, tone: Tone): number {
  const [first = '', ...more] = toldRows(canvas, text);
  const top = y - more.length;
  canvas.fill(0, top, canvas.width, more.length + 1, {});
  drawPromptRow(canvas, top, first, tone);
  for (const [i, line] of more.entries()) canvas.text(3, top + 1 + i, line, TONES[tone]);
  return top;
}

/** A box over what stands there; texts that it would tear are taken away whole. */
export function drawPopup({ canvas, x, y, width, height }: Pane, ground: Style, style: Style, caption: Caption): void {
  for (let row = y; row < y + height; row++) {
    clearText(canvas, x - 1, row, -1);
    clearText(canvas, x + width, row, 1);
  }
  canvas.fill(x, y, width, height, ground);
  canvas.box(x, y, width, height, style, caption);
}

/** What a text is made of, a space between its words among it; pieces of boxes and boards are not. */
const IN_TEXT = /[\p{L}\p{N}\p{P}+=<>]/u;

/** Takes a text away from a cell on that it reaches into, up to where two cells in a row are none of it. */
function clearText(canvas: Canvas, x: number, y: number, by: 1 | -1): void {
  const isText = (at: number): boolean => IN_TEXT.test(canvas.characterAt(at, y));
  if (!isText(x - by) && !isText(x - 2 * by)) return;
  for (let at = x; isText(at) || (canvas.characterAt(at, y) === ' ' && isText(at + by)); at += by)
    canvas.put(at, y, ' ');
}

/** A line from outside the program, over the top row. */
export function drawHerald(canvas: Canvas, line: string): void {
  canvas.fill(0, 0, canvas.width, 1, { bg: 'panel' });
  canvas.text(1, 0, truncate(`! ${line}`, canvas.width - 2, canvas.skin), { fg: 'warn', bold: true });
}
