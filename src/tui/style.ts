/** Styles of cells, and what they are in SGR at each colour depth. Nothing here knows a current theme. */
import type { Theme, Token } from './theme.ts';

/** 0: no colour; 1: 16 colours; 2: 256; 3: truecolour. */
export type Level = 0 | 1 | 2 | 3;
/** Where a style is to be shown. */
export interface Encoding {
  readonly level: Level;
  readonly theme: Theme;
}

type Mix = `${string} ${string} ${number}`;
/** A token, or a mix of two colours in postfix: 'sand0 youFront 62'. */
export type Colour = Token | Mix;

/** How a cell is painted; what is left out is the canvas's own. */
export interface Style {
  readonly fg?: Colour;
  readonly bg?: Colour;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
}

/** `base` with `percent` of `over` laid on it. */
export function mix(base: Colour, over: Colour, percent: number): Colour {
  // as strings: the compiler would spell out every pair of tokens
  const under: string = base;
  const upper: string = over;
  return base === over ? base : `${under} ${upper} ${percent}`;
}

/** A style as SGR parameters: colours as text, '' for the terminal's own, attributes as bits. */
export interface Sgr {
  readonly fg: string;
  readonly bg: string;
  readonly attributes: number;
}

const BOLD = 1;
const DIM = 2;
/** The bit of `attributes` that underlines. */
export const UNDERLINE = 4;
/** The bit of `attributes` that swaps text and ground. */
export const INVERSE = 8;

/** No style at all: what a terminal shows after a reset. */
export const PLAIN: Sgr = { fg: '', bg: '', attributes: 0 };

/** A style at a colour level in a theme. */
export function sgrOf(style: Style, { level, theme }: Encoding): Sgr {
  return {
    fg: style.fg === undefined ? '' : colourCode(style.fg, level, theme, false),
    bg: style.bg === undefined ? '' : colourCode(style.bg, level, theme, true),
    attributes: attributesOf(style),
  };
}

/** The attributes of a style as bits. */
export function attributesOf({ bold, dim, underline, inverse }: Style): number {
  return (bold ? BOLD : 0) | (dim ? DIM : 0) | (underline ? UNDERLINE : 0) | (inverse ? INVERSE : 0);
}

/** The shortest escape sequence that leads from one style to another; '' where nothing changes. */
export function change(from: Sgr, to: Sgr): string {
  const parts = stepwise(from, to);
  if (parts === '') return '';
  const afresh = `0${stepwise(PLAIN, to)}`;
  return `\x1b[${afresh.length < parts.length - 1 ? afresh : parts.slice(1)}m`;
}

/** Each parameter with a semicolon before it. */
function stepwise(from: Sgr, to: Sgr): string {
  const lost = from.attributes & ~to.attributes;
  let gained = to.attributes & ~from.attributes;
  let parts = '';
  if (lost & (BOLD | DIM)) {
    parts += ';22';
    gained |= to.attributes & (BOLD | DIM);
  }
  if (lost & UNDERLINE) parts += ';24';
  if (lost & INVERSE) parts += ';27';
  if (gained & BOLD) parts += ';1';
  if (gained & DIM) parts += ';2';
  if (gained & UNDERLINE) parts += ';4';
  if (gained & INVERSE) parts += ';7';
  if (from.fg !== to.fg) parts += `;${to.fg || '39'}`;
  if (from.bg !== to.bg) parts += `;${to.bg || '49'}`;
  return parts;
}

// Colours

const memos = new WeakMap<Theme, Map<string, string>>();

function colourCode(colour: Colour, level: Level, theme: Theme, back: boolean): string {
  if (level === 0) return '';
  const memo = memos.get(theme) ?? new Map<string, string>();
  memos.set(theme, memo);
  const key = `${level}${back ? 'b' : 'f'}${colour}`;
  const code = memo.get(key) ?? codeOf(resolve(colour, theme), colour, level, back);
  memo.set(key, code);
  return code;
}

function codeOf(shown: Resolved, colour: Colour, level: Level, back: boolean): string {
  if (level === 3) return `${back ? 48 : 38};2;${shown.rgb.join(';')}`;
  if (level === 2) return `${back ? 48 : 38};5;${shown.x256}`;
  const { x16 } = shown;
  if (x16 === null || (back && !COUNTERS.has(colour))) return '';
  return String((x16 < 8 ? 30 : 82) + x16 + (back ? 10 : 0));
}

/** The only grounds that 16 colours paint: a fill in a wrong shade would swallow what stands on it. */
const COUNTERS: ReadonlySet<Colour> = new Set<Colour>([
  ...(['youBg', 'foeBg', 'greenBg', 'violetBg', 'redBg', 'paleBg', 'yellowBg', 'indigoBg'] as const),
]);

/** Red, green and blue, 0 to 255 each. @internal */
export type Rgb = readonly [number, number, number];
interface Resolved {
  readonly rgb: Rgb;
  readonly x256: number;
  readonly x16: number | null;
}

/** What a colour is in truecolour. @internal */
export function rgbOf(colour: Colour, theme: Theme): Rgb {
  return resolve(colour, theme).rgb;
}

function resolve(colour: Colour, theme: Theme): Resolved {
  const stack: Resolved[] = [];
  for (const word of colour.split(' ')) {
    const percent = Number(word);
    if (Number.isNaN(percent)) stack.push(resolveToken(word, theme));
    else {
      const over = stack.pop();
      const base = stack.pop();
      if (over === undefined || base === undefined) throw new Error(`no such colour: ${colour}`);
      stack.push(blend(base, over, percent));
    }
  }
  const [only, ...rest] = stack;
  if (only === undefined || rest.length > 0) throw new Error(`no such colour: ${colour}`);
  return only;
}

function isToken(word: string, theme: Theme): word is Token {
  return Object.hasOwn(theme.shades, word);
}

function resolveToken(word: string, theme: Theme): Resolved {
  if (!isToken(word, theme)) throw new Error(`no such colour: ${word}`);
  const { rgb, x256, x16 } = theme.shades[word];
  const bits = Number.parseInt(rgb.slice(1), 16);
  return { rgb: [bits >> 16, (bits >> 8) & 255, bits & 255], x256, x16 };
}

/** In coarse colours a weak tint is not seen and a strong one takes the other's colour whole. */
function blend(base: Resolved, over: Resolved, percent: number): Resolved {
  const part = (i: 0 | 1 | 2): number => Math.round(base.rgb[i] + ((over.rgb[i] - base.rgb[i]) * percent) / 100);
  const rgb: Rgb = [part(0), part(1), part(2)];
  return { rgb, x256: blend256(base, over, percent) ?? nearest256(rgb), x16: percent >= 40 ? over.x16 : base.x16 };
}

function blend256(base: Resolved, over: Resolved, percent: number): number | null {
  if (base.x256 === over.x256 || percent > 50) return over.x256;
  return percent <= 30 ? base.x256 : null;
}

const CUBE = [0, 95, 135, 175, 215, 255] as const;

function nearest256(rgb: Rgb): number {
  let best = 16;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 16; index < 256; index++) {
    const [r, g, b] = rgb256(index);
    const far = 2 * (r - rgb[0]) ** 2 + 4 * (g - rgb[1]) ** 2 + 3 * (b - rgb[2]) ** 2;
    if (far < least) {
      least = far;
      best = index;
    }
  }
  return best;
}

function rgb256(index: number): Rgb {
  if (index >= 232) {
    const grey = 8 + (index - 232) * 10;
    return [grey, grey, grey];
  }
  const level = (by: number): number => CUBE[Math.floor((index - 16) / by) % 6] ?? 0;
  return [level(36), level(6), level(1)];
}
