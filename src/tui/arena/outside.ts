/** Marks at the rim of the arena for whoever stands beyond it. */
import type { Hex } from '../../kernel/hex.ts';
import { GLYPHS } from '../glyphs.ts';
import { hexHit } from '../mouse/targets.ts';
import type { Pane } from '../pane.ts';
import { type Cell, centreOf, GEOMETRY, type Geometry, hexAt, type Orientation } from './geometry.ts';
import { hexKey } from './hex-memo.ts';
import type { LiveryColours } from './liveries.ts';
import type { ArenaView } from './viewport.ts';

/** Somebody who may stand beyond the rim. */
interface Outsider {
  readonly at: Hex;
  readonly letter: string;
  readonly colours: LiveryColours;
}

/** Who is looked for; `busy`: hexes that no mark may hide. */
interface Outside {
  readonly orientation: Orientation;
  readonly outsiders: readonly Outsider[];
  readonly busy: readonly Hex[];
}

/** Cells of a mark: an arrow and a letter. */
const WIDTH = 2;

/** Draws an arrow and a letter at the rim for each who is not in the picture; a click looks there. */
export function drawOutside(pane: Pane, view: ArenaView, { orientation, outsiders, busy }: Outside): void {
  const geometry = GEOMETRY[orientation][view.size];
  const keys = new Set([...outsiders.map(({ at }) => at), ...busy].map(hexKey));
  const taken: Cell[] = [];
  for (const one of outsiders) {
    const place = placeOf(pane, view, centreOf(geometry, one.at));
    if (place === null) continue;
    const hides = (cell: Cell): boolean => isBusy(geometry, view, keys, cell) || isTaken(taken, cell);
    const free = freeAt(pane, place.cell, hides);
    taken.push(free);
    drawMark(pane, free, place.eighth, one);
  }
}

function drawMark({ canvas, x, y }: Pane, cell: Cell, eighth: number, { letter, colours, at }: Outsider): void {
  const text = `${GLYPHS[canvas.skin].missiles[eighth] ?? ''}${letter}`;
  canvas.text(x + cell.x, y + cell.y, text, { fg: colours.letter, bg: colours.counter, bold: true });
  canvas.aim(x + cell.x, y + cell.y, WIDTH, 1, hexHit(at));
}

/** Where at the rim the mark of a place stands, and which way it lies, clockwise from the right; null: it is in the picture. */
function placeOf({ width, height }: Pane, view: ArenaView, centre: Cell): { cell: Cell; eighth: number } | null {
  const [x, y] = [centre.x - view.x, centre.y - view.y];
  const across = x < 0 ? -1 : x >= width ? 1 : 0;
  const down = y < 0 ? -1 : y >= height ? 1 : 0;
  const eighth = EIGHTHS[down + 1]?.[across + 1] ?? null;
  if (eighth === null) return null;
  const cell = { x: Math.min(Math.max(x, 0), width - WIDTH), y: Math.min(Math.max(y, 0), height - 1) };
  return { cell, eighth };
}

/** By rows above, beside and below, and columns left, within and right. */
const EIGHTHS = [
  [5, 6, 7],
  [4, null, 0],
  [3, 2, 1],
] as const;

/** Whether a mark would lie over a hex in which somebody stands, or to which a step leads. */
function isBusy(geometry: Geometry, view: ArenaView, busy: ReadonlySet<number>, { x, y }: Cell): boolean {
  const keyAt = (column: number): number => hexKey(hexAt(geometry, column + view.x, y + view.y));
  return busy.has(keyAt(x)) || busy.has(keyAt(x + WIDTH - 1));
}

const isTaken = (taken: readonly Cell[], { x, y }: Cell): boolean =>
  taken.some((one) => one.y === y && Math.abs(one.x - x) < WIDTH);

/** Whether the letter of a mark would read as one word with what is written to its right. */
function runsOn({ canvas, x, y }: Pane, cell: Cell): boolean {
  return /[\p{L}\p{N}]/u.test(canvas.characterAt(x + cell.x + WIDTH, y + cell.y));
}

/** The cell itself, or the nearest along the rim where a mark hides nothing and, if it can be, stands by itself. */
function freeAt(pane: Pane, cell: Cell, hides: (cell: Cell) => boolean): Cell {
  const { width, height } = pane;
  const isFree = (at: Cell): boolean => at.x >= 0 && at.x <= width - WIDTH && at.y >= 0 && at.y < height && !hides(at);
  const level = cell.y === 0 || cell.y === height - 1;
  const steps = Array.from({ length: 2 * (level ? width : height) }, (_, i) => (i % 2 === 0 ? i / 2 : -(i + 1) / 2));
  const along = steps.map((by) => (level ? { x: cell.x + WIDTH * by, y: cell.y } : { x: cell.x, y: cell.y + by }));
  const free = along.filter(isFree);
  return free.find((at) => !runsOn(pane, at)) ?? free[0] ?? cell;
}
