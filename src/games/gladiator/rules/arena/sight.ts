/** A2: the line from one man to another, and what blocks it. */
import { isBeyond } from '../../../../kernel/arena.ts';
import { add, distance, type Hex, minus, nearestDirections, neighbour, sameHex } from '../../../../kernel/hex.ts';
import { hasInFront } from '../basic/facing.ts';
import { headOf } from '../bodies.ts';
import type { Fighter, State } from '../types.ts';
import type { Obstacle } from './types.ts';

type Ground = Pick<Readonly<State>, 'arena' | 'window'>;

/** The six corners of a hex as seen from its centre, in thirds. */
const CORNERS: readonly Hex[] = [
  { q: 1, r: 1 },
  { q: -1, r: 2 },
  { q: -2, r: 1 },
  { q: -1, r: -1 },
  { q: 1, r: -2 },
  { q: 2, r: -1 },
];

/** P133 Nobody strikes out of a tree, or into one, but at a man beside him. */
const TREE_COVER = 'through';

/**
 * A2 Whether one can strike, throw and cast from one hex into another: every hex that the line between the
 * centres crosses is free of pillars, trees and rocks; of two hexes along whose side it runs, one of them. The
 * ground beyond a wall is no such hex (27.4).
 */
export function hasClearLine({ arena, window }: Ground, from: Hex, to: Hex): boolean {
  if (arena === null || arena.obstacles.length === 0 || distance(from, to) <= 1) return true;
  const blocking = arena.obstacles.filter(({ kind }) => kind !== 'mud');
  const under = ({ kind, at }: Obstacle) => kind === 'tree' && (sameHex(at, from) || sameHex(at, to));
  if (TREE_COVER === 'through' && blocking.some(under)) return false;
  const line = minus(to, from);
  const blocks = blocking.map(({ at }) => minus(at, from));
  if (blocks.some((hex) => crosses(line, hex) === 'through')) return false;
  const along = blocks.filter((hex) => crosses(line, hex) === 'along');
  const walled = (hex: Hex) => arena.walls.some((edge) => isBeyond(window, edge, add(from, hex)));
  const hidden = (hex: Hex) => along.some((other) => sameHex(other, hex)) || walled(hex);
  return !along.some((hex) => hidden(acrossSide(line, hex)));
}

/** How the line from the origin to `line` meets a hex between the two. */
function crosses(line: Hex, hex: Hex): 'through' | 'along' | 'not' {
  if (dot(hex, line) <= 0 || dot(hex, line) >= dot(line, line)) return 'not';
  const sides = CORNERS.map((corner) => Math.sign(3 * cross(hex, line) + cross(corner, line)));
  const [left, right] = [sides.includes(1), sides.includes(-1)];
  if (left && right) return 'through';
  return sides.filter((side) => side === 0).length === 2 ? 'along' : 'not';
}

/** The hex on the other side of a line that runs along the side of a hex. */
function acrossSide(line: Hex, hex: Hex): Hex {
  const origin = { q: 0, r: 0 };
  const [a = 0, b = 0] = nearestDirections(line);
  const step = minus(neighbour(origin, b), neighbour(origin, a));
  const left = cross(hex, line) === cross(neighbour(origin, a), line);
  return left ? add(hex, step) : minus(hex, step);
}

/** On which side of a line a hex lies, and how far. */
const cross = (hex: Hex, line: Hex) => hex.q * line.r - hex.r * line.q;
/** How far along a line a hex lies. */
const dot = (a: Hex, b: Hex) => 2 * (a.q * b.q + a.r * b.r) + a.q * b.r + a.r * b.q;

/** 6.1, A2 Whether a man has a hex in his front, within `reach`, with nothing in between. */
export function hasInSight(state: Ground, fighter: Fighter, hex: Hex, reach: number): boolean {
  if (!hasInFront(fighter, hex, reach)) return false;
  return state.arena === null || hasClearLine(state, headOf(fighter), hex);
}
