/** Finds the characters that are drawn as geometry and not as letters of a font. */
import { blockShape } from './blocks.ts';
import { boxShape, CENTRE } from './box-lines.ts';
import { CELL, drawn, type Shape, type Stroke } from './shape.ts';

const { width, height } = CELL;
const RISING: Stroke = { kind: 'diagonal', x: 0, y: height, path: `l${width} ${-height}` };
const FALLING: Stroke = { kind: 'diagonal', x: 0, y: 0, path: `l${width} ${height}` };

/** Diagonals from corner to corner: hexes are made of them. */
const DIAGONALS: Readonly<Record<string, Shape>> = {
  '╱': drawn(RISING),
  '╲': drawn(FALLING),
  '╳': drawn(RISING, FALLING),
};

/** The rounded corners: which side of the cell they come from, up or down, and go to, left or right. */
const ARCS: Readonly<Record<string, readonly [-1 | 1, -1 | 1]>> = {
  '╭': [1, 1],
  '╮': [1, -1],
  '╯': [-1, -1],
  '╰': [-1, 1],
};

const known = new Map<string, Shape | null>();

/** The shape of a character that is drawn as geometry, or null where a font has to serve. */
export function shapeOf(char: string): Shape | null {
  const before = known.get(char);
  if (before !== undefined) return before;
  const shape = DIAGONALS[char] ?? arcShape(char) ?? blockShape(char) ?? boxShape(char);
  known.set(char, shape);
  return shape;
}

/** From the middle of the upper or lower side to the middle of the left or right one, round the corner. */
function arcShape(char: string): Shape | null {
  const arc = ARCS[char];
  if (!arc) return null;
  const [down, right] = arc;
  const x = CENTRE.x + 0.5;
  const y = CENTRE.y + 0.5;
  const radius = Math.min(x, width - x);
  const stem = (down > 0 ? height - y : y) - radius;
  const rest = (right > 0 ? width - x : x) - radius;
  const sweep = down === right ? 1 : 0;
  const bend = `a${radius} ${radius} 0 0 ${sweep} ${right * radius} ${-down * radius}`;
  return drawn({ kind: 'arc', x, y: down > 0 ? height : 0, path: `v${-down * stem}${bend}h${right * rest}` });
}
