/** The straight box-drawing characters as geometry: light, heavy, double and dashed lines and their corners. */
import { CELL, type Rect, type Shape, solid } from './shape.ts';

/**
 * U+2500 to U+257F, sixteen a line: the arms up, right, down, left of each as 0 none, 1 light, 2 heavy,
 * 3 double. '....' where the character is not made of whole arms.
 */
const ARMS = `
0101 0202 1010 2020 .... .... .... .... .... .... .... .... 0110 0210 0120 0220
0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120
2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212
0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212
2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 .... .... .... ....
0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130
3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 .... .... ....
.... .... .... .... 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010
`
  .trim()
  .split(/\s+/);

/** The dashed lines: across or down, how many dashes, light or heavy. */
const DASHES: Readonly<Record<string, readonly ['across' | 'down', number, 1 | 2]>> = {
  '┄': ['across', 3, 1],
  '┅': ['across', 3, 2],
  '┆': ['down', 3, 1],
  '┇': ['down', 3, 2],
  '┈': ['across', 4, 1],
  '┉': ['across', 4, 2],
  '┊': ['down', 4, 1],
  '┋': ['down', 4, 2],
  '╌': ['across', 2, 1],
  '╍': ['across', 2, 2],
  '╎': ['down', 2, 1],
  '╏': ['down', 2, 2],
};

/** The pixel column and row that every light line runs through. */
export const CENTRE = { x: CELL.width / 2, y: CELL.height / 2 } as const;

const DOUBLE = 3;
/** Pixels that a line covers on either side of its middle one: none, light, heavy, double. */
const SPREAD = [0, 0, 1, 2] as const;
const SIDES = ['up', 'right', 'down', 'left'] as const;

type Side = (typeof SIDES)[number];
type Arms = Readonly<Record<Side, number>>;
type Pixels = boolean[][];

const OPPOSITE: Readonly<Record<Side, Side>> = { up: 'down', down: 'up', left: 'right', right: 'left' };

/** A straight box-drawing character as a shape, or null for any other. */
export function boxShape(char: string): Shape | null {
  const dashes = DASHES[char];
  if (dashes) return solid(...dashed(...dashes));
  const arms = armsOf(char);
  return arms && solid(...rectsOf(pixelsOf(arms)));
}

function armsOf(char: string): Arms | null {
  const digits = ARMS[(char.codePointAt(0) ?? 0) - 0x2500];
  if (digits === undefined || digits === '....') return null;
  const [up = 0, right = 0, down = 0, left = 0] = [...digits].map(Number);
  return { up, right, down, left };
}

function dashed(run: 'across' | 'down', count: number, weight: 1 | 2): readonly Rect[] {
  const spread = SPREAD[weight];
  const step = (run === 'across' ? CELL.width : CELL.height) / count;
  return Array.from({ length: count }, (_, i) =>
    run === 'across'
      ? { x: (i + 0.2) * step, y: CENTRE.y - spread, width: step * 0.6, height: 2 * spread + 1 }
      : { x: CENTRE.x - spread, y: (i + 0.2) * step, width: 2 * spread + 1, height: step * 0.6 },
  );
}

/**
 * Draws the arms on the pixels of a cell. A double arm is a broad band whose inside is cleared again;
 * a single line that crosses it is drawn once more at the end.
 */
function pixelsOf(arms: Arms): Pixels {
  const pixels = Array.from({ length: CELL.height }, () => new Array<boolean>(CELL.width).fill(false));
  const present = SIDES.filter((side) => arms[side] > 0);
  for (const side of present) fill(pixels, band(side, SPREAD[arms[side]] ?? 0, overlap(arms, side)), true);
  for (const side of present) {
    if (arms[side] === DOUBLE) fill(pixels, band(side, 1, overlap(arms, side) - inset(arms, side)), false);
  }
  for (const side of present) {
    if (arms[side] !== DOUBLE && arms[OPPOSITE[side]] > 0) fill(pixels, band(side, SPREAD[arms[side]] ?? 0, 0), true);
  }
  return pixels;
}

/** How far beyond the centre an arm reaches, to fill the corner with the arms across it. */
function overlap(arms: Arms, side: Side): number {
  const across = side === 'up' || side === 'down' ? [arms.left, arms.right] : [arms.up, arms.down];
  return SPREAD[Math.max(...across)] ?? 0;
}

/** A double arm is open towards another double one, and closed by a pixel where it ends. */
function inset(arms: Arms, side: Side): number {
  return arms[OPPOSITE[side]] === DOUBLE ? 0 : 1;
}

/** The pixels from a side of the cell to `beyond` past its centre. */
function band(side: Side, spread: number, beyond: number): Rect {
  const width = 2 * spread + 1;
  const x = CENTRE.x - spread;
  const y = CENTRE.y - spread;
  switch (side) {
    case 'up':
      return { x, y: 0, width, height: CENTRE.y + beyond + 1 };
    case 'down':
      return { x, y: CENTRE.y - beyond, width, height: CELL.height - CENTRE.y + beyond };
    case 'left':
      return { x: 0, y, width: CENTRE.x + beyond + 1, height: width };
    case 'right':
      return { x: CENTRE.x - beyond, y, width: CELL.width - CENTRE.x + beyond, height: width };
  }
}

function fill(pixels: Pixels, { x, y, width, height }: Rect, value: boolean): void {
  for (const row of pixels.slice(y, y + height)) row.fill(value, x, x + width);
}

/** The set pixels as rectangles: the runs of every row, equal runs below one another joined. */
function rectsOf(pixels: Pixels): readonly Rect[] {
  const open = new Map<string, Rect>();
  const done: Rect[] = [];
  for (const [y, row] of pixels.entries()) {
    const runs = runsOf(row);
    const keys = new Set(runs.map(String));
    for (const [key, rect] of open) if (!keys.has(key)) done.push(rect);
    for (const key of [...open.keys()]) if (!keys.has(key)) open.delete(key);
    for (const run of runs) {
      const above = open.get(String(run));
      open.set(String(run), { x: run[0], y: above?.y ?? y, width: run[1], height: (above?.height ?? 0) + 1 });
    }
  }
  return [...done, ...open.values()];
}

/** The runs of set pixels of a row, as start and length. */
function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const [x, set] of row.entries()) {
    const last = runs.at(-1);
    if (set && last && last[0] + last[1] === x) last[1]++;
    else if (set) runs.push([x, 1]);
  }
  return runs;
}
