/** 3 The arena: its hexes, what lies in front and behind, cones and clear paths. */
import {
  DIRECTIONS,
  type Direction,
  distance,
  type Hex,
  minus,
  neighbour,
  rotate,
  sameHex,
} from '../../../kernel/hex.ts';

const HALF_WIDTH = 5;
const HALF_HEIGHT = 4;

/** 3.1 Whether a hex lies in the arena. */
export const isInside = ({ q, r }: Hex): boolean =>
  Math.abs(q) <= HALF_WIDTH && Math.abs(q + r) <= HALF_WIDTH && Math.abs(r) <= HALF_HEIGHT;

/** 3.1 Whether the wall cuts a hex. @internal */
export const isPartial = ({ q, r }: Hex): boolean =>
  Math.abs(q) === HALF_WIDTH || Math.abs(q + r) === HALF_WIDTH || Math.abs(r) === HALF_HEIGHT;

/** 3.1 All hexes, row by row from the north, each from the west. */
export const HEXES: readonly Hex[] = Array.from({ length: 2 * HALF_HEIGHT + 1 }, (_, row) => row - HALF_HEIGHT).flatMap(
  (r) =>
    Array.from({ length: 2 * HALF_WIDTH + 1 }, (_, i) => ({ q: i - HALF_WIDTH, r })).filter((hex) => isInside(hex)),
);

/** 3.1 A hex's letter of the row, from the north, and number in it, from the west. */
export function labelOf({ q, r }: Hex): string {
  return `${'ABCDEFGHI'[r + HALF_HEIGHT] ?? '?'}${q - Math.max(-HALF_WIDTH, -HALF_WIDTH - r) + 1}`;
}

/** Directions as the screens and the journal call them (0 is the east). */
export const WAY_NAMES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;

/** 3.1 Where gladiators begin: in the four corners. */
export const STARTS: readonly Hex[] = [
  { q: -1, r: -3 },
  { q: 4, r: -3 },
  { q: -4, r: 3 },
  { q: 1, r: 3 },
];

/** 3.1 The gates, the western one first. */
export const GATES: readonly [Hex, Hex] = [
  { q: -HALF_WIDTH, r: 0 },
  { q: HALF_WIDTH, r: 0 },
];

/** 3.1 Whether a hex is a gate. */
export const isGate = (hex: Hex): boolean => GATES.some((gate) => sameHex(gate, hex));

/** The middle of the arena. */
export const CENTRE: Hex = { q: 0, r: 0 };

/** The direction from a hex to one beside it; null where they do not touch. */
function wayTo(from: Hex, to: Hex): Direction | null {
  return DIRECTIONS.find((way) => sameHex(neighbour(from, way), to)) ?? null;
}

/** 3.2 Where a hex lies from somebody who looks `facing`: 0, 1 and 5 in front, 3 directly behind, 2 and 4 behind. */
export function bearingOf(at: Hex, facing: Direction, other: Hex): number {
  const way = wayTo(at, other);
  if (way !== null) return (way - facing + 6) % 6;
  const { q, r } = rotate(minus(other, at), -facing);
  const x = 2 * q + r;
  if (x >= 0) return r > 0 ? 1 : r < 0 ? 5 : 0;
  if (3 * Math.abs(r) < Math.abs(x)) return 3;
  return r > 0 ? 2 : 4;
}

/** 3.2 Whether a bearing is one of the front. */
export const isFront = (bearing: number): boolean => bearing === 0 || bearing === 1 || bearing === 5;

/** 3.2 Whether a hex at any range lies in front of somebody. */
export function isBefore(at: Hex, facing: Direction, other: Hex): boolean {
  const { q, r } = rotate(minus(other, at), -facing);
  return 2 * q + r >= 0;
}

/** 3.4 Whether a hex lies in the wedge in which somebody throws. */
export function isInCone(at: Hex, facing: Direction, target: Hex): boolean {
  const { q, r } = rotate(minus(target, at), -facing);
  if (q === 0 && r === 0) return false;
  return r >= 0 ? q >= 0 : q + r >= 0;
}

/** 3.4 What the range costs a throw, by so much a hex after the first between. */
export const rangePenalty = (from: Hex, to: Hex, each: number): number => Math.max(0, distance(from, to) - 2) * each;

/** Corners of a hex about its centre, by 100 and in the plane x = 2q + r, y = r (GR-20): every hex is alike there. */
const CORNERS: readonly (readonly [number, number])[] = [
  ...[
    [0, 2],
    [1, 1],
    [1, -1],
    [0, -2],
    [-1, -1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => [x * 98, y * 98] as const),
];
const SCALE = 3 * 100;

type Point = readonly [number, number];

/** A centre in units in which corners are whole numbers: x counts half hexes, y thirds of a row. */
const centreOf = ({ q, r }: Hex): Point => [(2 * q + r) * 100, r * SCALE];

const cornersOf = (hex: Hex): readonly Point[] => {
  const [x, y] = centreOf(hex);
  return CORNERS.map(([dx, dy]) => [x + dx, y + dy] as const);
};

const side = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** 3.4, GR-20 Whether a segment cuts the hex. */
function cuts(from: Point, to: Point, hex: Hex): boolean {
  const corners = cornersOf(hex);
  return corners.some((corner, i) => cross(from, to, corner, corners[(i + 1) % 6] ?? corner));
}

/** 3.4 Whether nothing that stands in `blocked` is in the way of a throw to any corner of the target. */
export function isClear(from: Hex, to: Hex, blocked: readonly Hex[]): boolean {
  const start = centreOf(from);
  const ends = cornersOf(to);
  return blocked.every((hex) => sameHex(hex, from) || sameHex(hex, to) || ends.every((end) => !cuts(start, end, hex)));
}

/** 3.3 Hexes beside one that lie in the arena. @internal */
export const besideIn = (hex: Hex): readonly Hex[] => DIRECTIONS.map((way) => neighbour(hex, way)).filter(isInside);

/** Corners in which nobody comes from behind, and how one looks out of each (22.4). */
export const NOOKS: readonly { readonly hex: Hex; readonly facing: Direction }[] = [
  { hex: { q: -1, r: -4 }, facing: 1 },
  { hex: { q: 5, r: -4 }, facing: 2 },
  { hex: { q: 1, r: 4 }, facing: 4 },
  { hex: { q: -5, r: 4 }, facing: 5 },
];
