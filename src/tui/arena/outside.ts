/** Marks at the rim of the arena for whoever stands beyond it. */
import type { Hex } from '../../kernel/hex.ts';
import { GLYPHS } from '../glyphs.ts';
import { hexHit } from '../mouse/targets.ts';
import type { Pane } from '../pane.ts';
import { type Cell, centreOf, GEOMETRY, hexAt } from './geometry.ts';
import { hexKey } from './hex-memo.ts';
import { TEAM_COLOURS } from './liveries.ts';
import type { ArenaScene, Figure } from './scene.ts';
import type { ArenaView } from './viewport.ts';

/** Cells of a mark: an arrow and a letter. */
const WIDTH = 2;

/** Draws an arrow and a letter at the rim for each who is in the arena and not in the picture; a click looks there. */
export function drawOutside(
  pane: Pane,
  view: ArenaView,
  { figures, hints }: Pick<ArenaScene, 'figures' | 'hints'>,
): void {
  const busy = new Set([...figures, ...hints].map(({ at }) => hexKey(at)));
  const taken: Cell[] = [];
  for (const figure of figures) {
    const place = figure.state === 'dead' ? null : placeOf(pane, view, figure.at);
    if (place === null) continue;
    const hides = (cell: Cell): boolean => isBusy(view, busy, cell) || isTaken(taken, cell);
    const free = freeAt(pane, place.cell, hides);
    taken.push(free);
    drawMark(pane, free, place.eighth, figure);
  }
}

function drawMark({ canvas, x, y }: Pane, cell: Cell, eighth: number, { id, team, at }: Figure): void {
  const { counter, letter } = TEAM_COLOURS[team];
  const text = `${GLYPHS[canvas.skin].missiles[eighth] ?? ''}${id}`;
  canvas.text(x + cell.x, y + cell.y, text, { fg: letter, bg: counter, bold: true });
  canvas.aim(x + cell.x, y + cell.y, WIDTH, 1, hexHit(at));
}

/** Where at the rim the mark of a hex stands, and which way it lies, clockwise from the right; null: it is in the picture. */
function placeOf({ width, height }: Pane, view: ArenaView, at: Hex): { cell: Cell; eighth: number } | null {
  const centre = centreOf(GEOMETRY.flat[view.size], at);
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
function isBusy(view: ArenaView, busy: ReadonlySet<number>, { x, y }: Cell): boolean {
  const keyAt = (column: number): number => hexKey(hexAt(GEOMETRY.flat[view.size], column + view.x, y + view.y));
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
