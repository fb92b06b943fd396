/** A straight line between two hexes, in cells. */
import type { Hex } from '../../kernel/hex.ts';
import { type Cell, type Geometry, originOf } from './geometry.ts';

/** Which eighth of the circle a line between two hexes runs to, clockwise from the right. */
export function eighthOf(geometry: Geometry, from: Hex, to: Hex): number {
  const [a, b] = [middleOf(geometry, from), middleOf(geometry, to)];
  const angle = Math.atan2(2 * (b.y - a.y), b.x - a.x);
  return (Math.round(angle / (Math.PI / 4)) + 8) % 8;
}

/** The cells that a line between the middles of two hexes crosses, as much of it as `reach` says. */
export function cellsAlong(geometry: Geometry, from: Hex, to: Hex, reach: number): readonly Cell[] {
  const [a, b] = [middleOf(geometry, from), middleOf(geometry, to)];
  const steps = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  if (steps === 0) return [];
  return Array.from({ length: Math.floor(steps * reach) + 1 }, (_, i) => ({
    x: Math.round(a.x + ((b.x - a.x) * i) / steps),
    y: Math.ceil(a.y + ((b.y - a.y) * i) / steps - 0.5),
  }));
}

/** The middle of a hex, in cells. */
function middleOf(geometry: Geometry, hex: Hex): Cell {
  const { x, y } = originOf(geometry, hex);
  return { x: x + geometry.middle.x, y: y + geometry.middle.y };
}
