/** A cursor among hexes, led by arrow keys or by a key for each direction. */
import { type Direction, type Hex, neighbour } from '../../kernel/hex.ts';
import type { Orientation } from './geometry.ts';

/** An arrow key, by where it points. */
export type ArrowKey = 'up' | 'down' | 'left' | 'right';

/** The ways of an arrow from hexes of even columns or rows and from odd ones: in turn they keep to a straight line. */
const ARROW_WAYS: Readonly<Record<Orientation, Readonly<Record<ArrowKey, readonly [Direction, Direction]>>>> = {
  flat: { up: [4, 4], down: [1, 1], left: [2, 3], right: [0, 5] },
  pointy: { up: [5, 4], down: [1, 2], left: [3, 3], right: [0, 0] },
};

/** Where an arrow key leads the cursor; at the rim the other way round a corner, and where there is none it stays. */
export function arrowStep(orientation: Orientation, hex: Hex, arrow: ArrowKey, has: (hex: Hex) => boolean): Hex {
  const [even, odd] = ARROW_WAYS[orientation][arrow];
  const isOdd = ((orientation === 'flat' ? hex.q : hex.r) & 1) === 1;
  const ways = isOdd ? [odd, even] : [even, odd];
  return ways.map((way) => neighbour(hex, way)).find(has) ?? hex;
}

/** A key for each direction 0-5 of pointy tops: around S on the keyboard, and as vi has them. */
export const POINTY_KEYS = {
  grid: ['d', 'x', 'z', 'a', 'w', 'e'],
  vi: ['l', 'n', 'b', 'h', 'y', 'u'],
} as const;
