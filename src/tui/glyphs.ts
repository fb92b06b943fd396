/** The two sets of glyphs, and which characters may stand in a cell at all. */

import type { ObstacleKind } from './arena/things.ts';

/** The two sets of glyphs. @internal */
export const SKINS = ['unicode', 'ascii'] as const;
export type Skin = (typeof SKINS)[number];

/** One glyph for each direction 0-5, clockwise. */
type Sixfold = readonly [string, string, string, string, string, string];

/** One glyph for each eighth of a circle, clockwise from the right. */
type Eightfold = readonly [string, string, string, string, string, string, string, string];

/** An obstacle in one cell, in a small hex and in a large one. */
type ObstacleGlyphs = { readonly mark: string } & { readonly [S in 'S' | 'L']: readonly string[] };

/** Every glyph is one cell wide but `blood`, which is three. */
export interface Glyphs {
  /** The sides of a hex, by the way they look outward. */
  readonly sides: Sixfold;
  /** The side a figure faces: in ASCII it bulges. */
  readonly facedSides: Sixfold;
  readonly arrows: Sixfold;
  /** The same of hexes with pointy tops, whose direction 0 leads to the right. */
  readonly pointy: { readonly sides: Sixfold; readonly facedSides: Sixfold; readonly arrows: Sixfold };
  readonly lasso: string;
  readonly net: string;
  readonly large: string;
  readonly small: string;
  readonly XL: string;
  readonly battered: string;
  /** Left and right of the letter of one who lies, on his face and on his back. */
  readonly faceDown: string;
  readonly faceUp: string;
  readonly corpse: string;
  /** A beast's. */
  readonly eye: string;
  /** Before the number of those who watch. */
  readonly watched: string;
  readonly tail: string;
  /** The pattern of a hide. */
  readonly coats: { readonly tiger: string; readonly zebra: string; readonly leopard: string };
  /** What stands in the arena: in one cell, and over a whole hex, row by row from the core's first column on. */
  readonly obstacles: Readonly<Record<ObstacleKind, ObstacleGlyphs>>;
  /** The sides of a hex whose rock somebody stands on. */
  readonly ledge: Sixfold;
  readonly wall: string;
  readonly blood: string;
  readonly trail: string;
  /** What is in the air, by where it flies. */
  readonly missiles: Eightfold;
  /** An arrow in the sand. */
  readonly stuck: string;
  /** Where a blow is stopped: bright, and fading. */
  readonly sparks: string;
  /** A cord, by where it runs. */
  readonly cord: Eightfold;
  /** How much of something is left, from nothing to all; even the highest leaves a gap to what is above. */
  readonly bars: string;
  readonly woundBox: { readonly whole: string; readonly costly: string; readonly lost: string };
  readonly gauge: { readonly full: string; readonly empty: string };
  readonly dice: { readonly open: string; readonly close: string };
  readonly selection: string;
  /** What is done, and what is still to do. */
  readonly done: string;
  readonly undone: string;
  readonly ellipsis: string;
  readonly dot: string;
  readonly box: {
    readonly topLeft: string;
    readonly topRight: string;
    readonly bottomLeft: string;
    readonly bottomRight: string;
    readonly across: string;
    readonly down: string;
  };
}

/** Every sign, in Unicode and in ASCII. */
const SIGNS: { readonly [S in keyof Glyphs]: readonly [unicode: Glyphs[S], ascii: Glyphs[S]] } = {
  sides: [
    ['╱', '▁', '╲', '╱', '▁', '╲'],
    ['/', '_', '\\', '/', '_', '\\'],
  ],
  facedSides: [
    ['╱', '▁', '╲', '╱', '▁', '╲'],
    [')', 'v', '(', '(', '^', ')'],
  ],
  arrows: [
    ['↘', '↓', '↙', '↖', '↑', '↗'],
    [',', 'v', ',', '`', '^', "'"],
  ],
  pointy: [
    {
      sides: ['│', '╱', '╲', '│', '╱', '╲'],
      facedSides: ['┃', '╱', '╲', '┃', '╱', '╲'],
      arrows: ['→', '↘', '↙', '←', '↖', '↗'],
    },
    {
      sides: ['|', '/', '\\', '|', '/', '\\'],
      facedSides: [')', '/', '\\', '(', '/', '\\'],
      arrows: ['>', '\\', '/', '<', '`', "'"],
    },
  ],
  lasso: ['◌', '@'],
  net: ['▦', '#'],
  large: ['▮', 'D'],
  small: ['○', 'o'],
  XL: ['█', 'X'],
  battered: ['∅', '%'],
  faceDown: ['━', '-'],
  faceUp: ['═', '='],
  corpse: ['×', 'x'],
  eye: ['•', '"'],
  watched: ['◉', '@'],
  tail: ['∿', '~'],
  coats: [
    { tiger: '◢', zebra: '▌', leopard: '∵' },
    { tiger: '=', zebra: '|', leopard: ':' },
  ],
  obstacles: [
    {
      pillar: { mark: '○', S: ['╭─╮', '╰─╯'], L: ['', '╭───╮', '│ ○ │', '╰───╯'] },
      tree: { mark: '♣', S: [' ♣ ', '♣♣♣'], L: ['  ♣', ' ♣♣♣', '♣♣♣♣♣', '  ┃'] },
      mud: { mark: '≈', S: [' ≈ ', '≈≈≈'], L: ['', '≈ ≈ ≈', ' ≈ ≈', '≈ ≈ ≈'] },
      rock: { mark: '▲', S: ['▗▄▖', '▟█▙'], L: ['', ' ▗▄▄▖', ' ▟███▙', '▀▀▀▀▀'] },
    },
    {
      pillar: { mark: 'O', S: ['', '(O)'], L: ['', ' .-.', ' | |', " '-'"] },
      tree: { mark: '&', S: ['', '%&%'], L: ['  &', ' %&%', '%&&&%', '  |'] },
      mud: { mark: '~', S: ['', '~~~'], L: ['', '~ ~ ~', ' ~ ~', '~ ~ ~'] },
      rock: { mark: 'R', S: ['', '/^\\'], L: ['', '  _', ' / \\_', '/    \\'] },
    },
  ],
  ledge: [
    ['▙', '▁', '▟', '▗', '▁', '▖'],
    ['\\', '_', '/', '/', '_', '\\'],
  ],
  wall: ['▒', '#'],
  blood: ['∴,∵', ';,:'],
  trail: ['·', '.'],
  missiles: [
    ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'],
    ['>', '>', 'v', '<', '<', '<', '^', '>'],
  ],
  stuck: ['⊥', '|'],
  sparks: ['*+', '*+'],
  cord: [
    ['╍', '╍', '╏', '╍', '╍', '╍', '╏', '╍'],
    ['-', '-', ':', '-', '-', '-', ':', '-'],
  ],
  bars: ['▁▂▃▄▅▆▇', '.:-=+*#'],
  woundBox: [
    { whole: '■', costly: '■', lost: '×' },
    { whole: '=', costly: '#', lost: 'x' },
  ],
  gauge: [
    { full: '■', empty: '·' },
    { full: '#', empty: '.' },
  ],
  dice: [
    { open: '[', close: ']' },
    { open: '[', close: ']' },
  ],
  selection: ['▸', '>'],
  done: ['√', 'x'],
  undone: ['·', '.'],
  ellipsis: ['…', '~'],
  dot: ['·', '.'],
  box: [
    { topLeft: '╭', topRight: '╮', bottomLeft: '╰', bottomRight: '╯', across: '─', down: '│' },
    { topLeft: '+', topRight: '+', bottomLeft: '+', bottomRight: '+', across: '-', down: '|' },
  ],
};

const glyphsOf = (skin: 0 | 1): Glyphs =>
  Object.fromEntries(Object.entries(SIGNS).map(([sign, forms]) => [sign, forms[skin]])) as unknown as Glyphs;

/** The glyphs of each skin. */
export const GLYPHS: Readonly<Record<Skin, Glyphs>> = { unicode: glyphsOf(0), ascii: glyphsOf(1) };

/** The bar for a share of 0..1; only a whole share is a full bar, only nothing is an empty one. */
export function barOf(glyphs: Glyphs, share: number): string {
  const steps = glyphs.bars.length - 1;
  const step = share <= 0 ? 0 : share >= 1 ? steps : Math.min(steps - 1, Math.max(1, Math.round(share * steps)));
  return glyphs.bars.charAt(step);
}

// Characters

const UNKNOWN = 0x3f;

/** Stretches of characters given out by Unicode that are one cell wide, join no other and turn no text round. */
const NARROW = [
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0x2ff],
  [0x370, 0x377],
  [0x37a, 0x37f],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x482],
  [0x48a, 0x52f],
  [0x1e00, 0x1f15],
  [0x1f18, 0x1f1d],
  [0x1f20, 0x1f45],
  [0x1f48, 0x1f4d],
  [0x1f50, 0x1f57],
  [0x1f59, 0x1f59],
  [0x1f5b, 0x1f5b],
  [0x1f5d, 0x1f5d],
  [0x1f5f, 0x1f7d],
  [0x1f80, 0x1fb4],
  [0x1fb6, 0x1fc4],
  [0x1fc6, 0x1fd3],
  [0x1fd6, 0x1fdb],
  [0x1fdd, 0x1fef],
  [0x1ff2, 0x1ff4],
  [0x1ff6, 0x1ffe],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x2070, 0x2071],
  [0x2074, 0x208e],
  [0x2090, 0x209c],
  [0x20a0, 0x20bf],
  [0x2100, 0x218b],
  [0x2190, 0x22ff],
  [0x2500, 0x25fc],
  [0x2660, 0x2667],
] as const;

/** The same by code: 1 where one of them is. */
const IS_NARROW = new Uint8Array(0x2668);
for (const [from, to] of NARROW) IS_NARROW.fill(1, from, to + 1);

/** ASCII for the marks that programs and people write; letters lose their accents instead. */
const FOLDED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '·': '.',
    '…': '~',
    '–': '-',
    '—': '-',
    '−': '-',
    '‘': "'",
    '’': "'",
    '“': '"',
    '”': '"',
    '×': 'x',
    '→': '>',
    '←': '<',
    '↑': '^',
    '↓': 'v',
    '▸': '>',
    '■': '#',
    '≥': '>',
    '≤': '<',
    ß: 's',
    æ: 'a',
    Æ: 'A',
    ø: 'o',
    Ø: 'O',
    œ: 'o',
    Œ: 'O',
    ł: 'l',
    Ł: 'L',
  }),
);

/** The character code a cell shows for a code point: '?' for what is not exactly one cell wide. */
export function cellCode(codePoint: number, skin: Skin): number {
  if (codePoint >= 0x20 && codePoint <= 0x7e) return codePoint;
  if (IS_NARROW[codePoint] !== 1) return UNKNOWN;
  return skin === 'ascii' ? foldedCode(String.fromCodePoint(codePoint)) : codePoint;
}

function foldedCode(character: string): number {
  const code = (FOLDED.get(character) ?? character.normalize('NFD')).charCodeAt(0);
  return code <= 0x7e ? code : UNKNOWN;
}

/** Texts of characters that are one unit each and join with no other: most texts are such. */
const SIMPLE = /^[\x20-\x7e\u2190-\u21ff\u2500-\u2667]*$/u;

/** The cells a text fills, one string a cell. */
export function cellsOf(text: string): readonly string[] {
  return SIMPLE.test(text) ? text.split('') : [...text.normalize('NFC')];
}

/** A text cut to `width` cells, its last one an ellipsis where something was lost. */
export function truncate(text: string, width: number, skin: Skin): string {
  const cells = cellsOf(text);
  if (cells.length <= width) return text;
  return width <= 0 ? '' : `${cells.slice(0, width - 1).join('')}${GLYPHS[skin].ellipsis}`;
}
