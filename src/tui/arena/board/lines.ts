/** Lines over a board, behind all that stands on it: cords, and the ways of what was thrown. */
import type { Hex } from '../../../kernel/hex.ts';
import type { Glyphs } from '../../glyphs.ts';
import { type Cell, hexAt, originOf } from '../geometry.ts';
import type { HexSheet } from '../hexes.ts';
import { cellsAlong, eighthOf } from '../line-cells.ts';
import type { BoardLine } from './scene.ts';
import type { BoardSurvey } from './survey.ts';

/** What lines of a board are drawn on. */
export interface BoardStrand extends HexSheet {
  readonly glyphs: Glyphs;
  readonly survey: BoardSurvey;
}

/** Draws a line where nothing is written yet: a cord in every cell, a flight in dots with its head in the last. */
export function drawBoardLine(strand: BoardStrand, { from, to, colour, kind }: BoardLine): void {
  const { canvas, geometry, view, glyphs } = strand;
  const cells = cellsAlong(geometry, from, to, 1).filter((cell) => isFree(strand, cell));
  const eighth = eighthOf(geometry, from, to);
  cells.forEach(({ x, y }, i) => {
    const head = i === cells.length - 1 ? (glyphs.missiles[eighth] ?? '') : glyphs.trail;
    const glyph = kind === 'cord' ? (glyphs.cord[eighth] ?? '') : head;
    canvas.put(x - view.x, y - view.y, glyph, { fg: colour, bold: true });
  });
}

/** Whether a cell of the board shows no more than its ground or a line, and is not among those a piece is written in. */
function isFree(strand: BoardStrand, cell: Cell): boolean {
  const { canvas, view, geometry, glyphs, survey } = strand;
  const hex = hexAt(geometry, cell.x, cell.y);
  const { inside, pieces, step } = survey(hex);
  if (!inside || ((pieces.length > 0 || step !== null) && isInCore(strand, hex, cell))) return false;
  const shown = canvas.characterAt(cell.x - view.x, cell.y - view.y);
  return shown === ' ' || shown === glyphs.trail || glyphs.pointy.sides.includes(shown);
}

/** Whether a cell is among those in which contents of a hex are placed, or left and right of them. */
function isInCore({ geometry }: BoardStrand, hex: Hex, { x, y }: Cell): boolean {
  const { core, inner, lined } = geometry;
  const origin = originOf(geometry, hex);
  const run = inner[y - origin.y];
  if (run === undefined) return false;
  const [from, width] = lined ? [run.x, run.width] : [core.x, core.width];
  return x - origin.x >= from && x - origin.x < from + width;
}
