/** What passes in a moment: figures on their way from hex to hex, and sparks where a blow was stopped. */
import { type Hex, sameHex } from '../../kernel/hex.ts';
import { drawBeast } from './beasts.ts';
import { bodyParts } from './bodies.ts';
import { drawFigure } from './figures.ts';
import { type Cell, type Geometry, originOf } from './geometry.ts';
import { drawSpark, type Strand } from './lines.ts';
import { TEAM_COLOURS } from './liveries.ts';
import { HexPen } from './pen.ts';
import type { ArenaScene, Figure, Passing } from './scene.ts';
import { isUp } from './survey.ts';

/** Draws what passes over an arena whose hexes are drawn. */
export function drawPassing(strand: Strand, { passing, sparks }: Pick<ArenaScene, 'passing' | 'sparks'>): void {
  for (const one of passing) drawOnItsWay(strand, one);
  for (const spark of sparks) drawSpark(strand, spark);
}

/** Draws a figure between two hexes, each part of its body as far on its way as the others. */
function drawOnItsWay(strand: Strand, { figure, from, share }: Passing): void {
  const { canvas, glyphs, geometry, view, level } = strand;
  const { size } = view;
  const back = shiftOf(geometry, figure.at, from, 1 - share);
  for (const { at, part } of bodyParts(figure)) {
    const { x, y } = originOf(geometry, at);
    const pen = new HexPen(canvas, glyphs, geometry, { x: x - view.x + back.x, y: y - view.y + back.y });
    if (size === 'S' && isUp(figure)) coverCounter(pen, figure);
    if (figure.body === null) drawFigure(pen, figure, size, level, null);
    else drawBeast(pen, figure, figure.body, part, size, level);
  }
}

/** The ground of a counter, which in a hex is that of all the hex. */
function coverCounter(pen: HexPen, { team }: Figure): void {
  for (const row of [0, 1]) pen.strip(row, 0, 3, { bg: TEAM_COLOURS[team].counter });
}

/** Cells from one hex a share of the way to another. */
function shiftOf(geometry: Geometry, from: Hex, to: Hex, share: number): Cell {
  if (sameHex(from, to)) return { x: 0, y: 0 };
  const [a, b] = [originOf(geometry, from), originOf(geometry, to)];
  return { x: Math.round((b.x - a.x) * share), y: Math.round((b.y - a.y) * share) };
}
