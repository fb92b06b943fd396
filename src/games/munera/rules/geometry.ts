/** 2 Hexes with pointed tops: quarters, lines, pushes, the wall. */
import { type Direction, distance, type Hex, neighbour, turn } from '../../../kernel/hex.ts';
import type { Quadrant } from './words.ts';

/** 2.2 The middle of every arena. */
export const CENTRE: Hex = { q: 0, r: 0 };
const SIDES = 6;

/** 2.2 Whether a hex lies within an arena of a radius. */
export const isInside = (radius: number, hex: Hex): boolean => distance(CENTRE, hex) <= radius;

/** Any whole number as a direction. */
export const direction = (any: number): Direction => turn(0, any);

/** 2.3 The quarter in which `hex` lies, seen from somebody at `at` who looks along `facing`. */
export function quadrantOf(at: Hex, facing: Direction, hex: Hex): Quadrant {
  let { q, r } = { q: hex.q - at.q, r: hex.r - at.r };
  for (let step = 0; step < facing; step++) [q, r] = [q + r, -q];
  const x = 2 * q + r;
  if (x * x > 3 * r * r) return x > 0 ? 'front' : 'rear';
  return r > 0 ? 'right' : 'left';
}

/** 2.4 The directions that lead closest to another hex: one, or two neighbours on a line between them, clockwise last. */
export function linesTo(from: Hex, to: Hex): readonly Direction[] {
  const [q, r] = [to.q - from.q, to.r - from.r];
  const reach = ([0, 1, 2, 3, 4, 5] as const).map((way) => {
    const unit = neighbour(CENTRE, way);
    return (2 * q + r) * (2 * unit.q + unit.r) + 3 * r * unit.r;
  });
  const most = Math.max(...reach);
  const best = ([0, 1, 2, 3, 4, 5] as const).filter((way) => reach[way] === most);
  const [first = 0, second] = best;
  if (second === undefined) return [first];
  return direction(first + 1) === second ? [first, second] : [second, first];
}

/** 2.4 The direction that leads closest to another hex; of two the clockwise one. */
export function lineTo(from: Hex, to: Hex): Direction {
  return linesTo(from, to).at(-1) ?? 0;
}

/** 2.5 The hex in a direction, or where the wall is there the hex itself (MR-10). */
export function besideOrHere(radius: number, hex: Hex, way: Direction): Hex {
  const beside = neighbour(hex, way);
  return isInside(radius, beside) ? beside : hex;
}

/** 2.5 Where a missile lands by a die, counted clockwise around its target from the side of its thrower. */
export function landingHex(radius: number, thrower: Hex, target: Hex, die: number): Hex {
  return besideOrHere(radius, target, direction(lineTo(target, thrower) + die - 1));
}

/** 3.9 Place `k` of `n` on the ring two hexes inside the wall, counted clockwise from the west. */
export function ringPlace(radius: number, n: number, k: number): Hex {
  const side = radius - 2;
  const at = Math.floor((k * SIDES * side) / n);
  const corner = direction(3 + Math.floor(at / side));
  const along = direction(corner + 2);
  let hex = CENTRE;
  for (let i = 0; i < side; i++) hex = neighbour(hex, corner);
  for (let i = 0; i < at % side; i++) hex = neighbour(hex, along);
  return hex;
}

/** 2.6 Whether two hexes touch. */
export const isBeside = (one: Hex, two: Hex): boolean => distance(one, two) === 1;
