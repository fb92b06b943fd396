/** An axial hex. Which way a grid of them lies on the screen is its game's affair. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** One of the six hexsides, clockwise; 0 leads to q + 1. A game gives them names. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** All directions, clockwise. */
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const VECTORS = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
] as const satisfies readonly Hex[];

/** The direction `by` hexsides clockwise from `direction`; negative turns counter-clockwise. */
export function turn(direction: Direction, by: number): Direction {
  return ((((direction + by) % 6) + 6) % 6) as Direction;
}

/** Hexsides from one direction to another, the short way: -2..3, clockwise positive. */
export function turnBetween(from: Direction, to: Direction): number {
  const steps = (to - from + 6) % 6;
  return steps > 3 ? steps - 6 : steps;
}

/** The hex `steps` away in a straight line; one step unless said otherwise. */
export function neighbour(hex: Hex, direction: Direction, steps = 1): Hex {
  const vector = VECTORS[direction];
  return { q: hex.q + vector.q * steps, r: hex.r + vector.r * steps };
}

/** A hex and an offset, or two offsets, together. */
export function add(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r };
}

/** The offset that leads from `b` to `a`. */
export function minus(a: Hex, b: Hex): Hex {
  return { q: a.q - b.q, r: a.r - b.r };
}

/** Whether two hexes are one. */
export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** Steps from one hex to another. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** An offset turned clockwise about the origin by `by` hexsides. */
export function rotate(offset: Hex, by: number): Hex {
  let { q, r } = offset;
  for (let i = ((by % 6) + 6) % 6; i > 0; i--) [q, r] = [0 - r, q + r]; // -r could be -0, which JSON loses
  return { q, r };
}

/**
 * The hex so many steps away on the line through another, and beyond it. Where the line runs between two hexes it is
 * always the same of them.
 */
export function along(from: Hex, through: Hex, steps: number): Hex {
  const range = distance(from, through);
  if (range === 0) return from;
  const { q, r } = minus(through, from);
  const parts = [q, r, 0 - q - r].map((part) => part * steps);
  const near = parts.map((part) => Math.floor((2 * part + range) / (2 * range)));
  const off = parts.map((part, i) => Math.abs((near[i] ?? 0) * range - part));
  const [nearQ = 0, nearR = 0, nearS = 0] = near;
  const [offQ = 0, offR = 0, offS = 0] = off;
  if (offQ > offR && offQ > offS) return add(from, { q: 0 - nearR - nearS, r: nearR });
  return add(from, { q: nearQ, r: offR > offS ? 0 - nearQ - nearS : nearR });
}

/** Every hex within `radius` of `centre`, in a fixed order. */
export function disc(centre: Hex, radius: number): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++) {
      hexes.push({ q: centre.q + q, r: centre.r + r });
    }
  }
  return hexes;
}

/**
 * The directions whose rays lie nearest to an offset: one, or two where the offset lies exactly
 * midway between them. Empty for the origin.
 */
export function nearestDirections(offset: Hex): readonly Direction[] {
  if (offset.q === 0 && offset.r === 0) return [];
  let best: Direction[] = [];
  let bestDot = Number.NEGATIVE_INFINITY;
  for (const direction of DIRECTIONS) {
    const { q, r } = VECTORS[direction];
    const dot = 2 * (offset.q * q + offset.r * r) + offset.q * r + offset.r * q;
    if (dot > bestDot) {
      best = [direction];
      bestDot = dot;
    } else if (dot === bestDot) best.push(direction);
  }
  return best;
}

/** Whether `target` lies in the 120-degree wedge ahead of `facing`, at any range from 1 to `reach`. */
export function inWedge(at: Hex, facing: Direction, target: Hex, reach: number): boolean {
  const { q, r } = rotate(minus(target, at), -facing);
  return (q !== 0 || r !== 0) && q >= 0 && q + r >= 0 && distance(at, target) <= reach;
}
