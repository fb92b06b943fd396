/** The checker's own geometry (A0): flat-top axial hexes, directions clockwise from SE. */
import type { Direction, Hex } from '../../../../src/kernel/hex.ts';
import { ADVANTAGE, WAYS, type Way } from '../printed-tables.ts';

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

export const same = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;
export const text = ({ q, r }: Hex): string => `(${q},${r})`;

/** A direction turned clockwise by hexsides. */
export function turned(direction: Direction, by: number): Direction {
  return SIX[(((direction + by) % 6) + 6) % 6] ?? 0;
}

/** The hex `far` steps away in a direction. */
export function ahead(hex: Hex, direction: Direction, far = 1): Hex {
  const [q, r] = STEPS[direction];
  return { q: hex.q + q * far, r: hex.r + r * far };
}

/** The hex in a relative direction of somebody's facing. */
export function toThe(way: Way, hex: Hex, facing: Direction, far = 1): Hex {
  return ahead(hex, turned(facing, WAYS.indexOf(way)), far);
}

/** Range between two hexes. */
export function range(a: Hex, b: Hex): number {
  const q = Math.abs(a.q - b.q);
  const r = Math.abs(a.r - b.r);
  const s = Math.abs(a.q + a.r - b.q - b.r);
  return (q + r + s) / 2;
}

/** Every hex within a range of another. */
export function disc(centre: Hex, far: number): readonly Hex[] {
  const span = Array.from({ length: 2 * far + 1 }, (_, i) => i - far);
  const all = span.flatMap((q) => span.map((r) => ({ q: centre.q + q, r: centre.r + r })));
  return all.filter((hex) => range(hex, centre) <= far);
}

/** P6 The directions nearest to the line from one hex to another: one, or two on a midline. */
export function bearings(from: Hex, to: Hex): readonly Direction[] {
  const wanted = angle(to.q - from.q, to.r - from.r);
  const offs = SIX.map((direction) => {
    const [q, r] = STEPS[direction];
    const off = Math.abs(wanted - angle(q, r)) % 360;
    return Math.round(1000 * Math.min(off, 360 - off));
  });
  const least = Math.min(...offs);
  return SIX.filter((direction) => offs[direction] === least);
}

function angle(q: number, r: number): number {
  return (Math.atan2(Math.sqrt(3) * (r + q / 2), 1.5 * q) * 180) / Math.PI;
}

/** Hexsides between two directions, the short way. */
export function sides(a: Direction, b: Direction): number {
  const by = (b - a + 6) % 6;
  return Math.min(by, 6 - by);
}

/** Where a neighbouring hex lies, as a relative direction; null when it is no neighbour. */
export function wayTo(from: Hex, facing: Direction, to: Hex): Way | null {
  const direction = SIX.find((one) => same(ahead(from, one), to));
  return direction === undefined ? null : (WAYS[turned(direction, -facing)] ?? null);
}

/** 9.2, A1 The value of a hex as seen from a facing; midway between two directions their average, floored. */
export function hexAdvantage(attacker: Hex, defender: Hex, facing: Direction): number {
  const values = bearings(defender, attacker).map((direction): number => ADVANTAGE[turned(direction, -facing)] ?? 0);
  return Math.floor(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** A2 Whether a hex lies in the 120-degree wedge ahead, at any range. */
export function inWedge(at: Hex, facing: Direction, target: Hex): boolean {
  if (same(at, target)) return false;
  const [q, r] = STEPS[facing];
  const off = Math.abs(angle(target.q - at.q, target.r - at.r) - angle(q, r)) % 360;
  return Math.min(off, 360 - off) < 60.001;
}
