/** 27: what stands in the arena, what it bars, and what it hides; the checker's own geometry of it. */
import type { ArenaSize, Barrier, Obstacle, ObstacleKind } from '../../../../src/games/gladiator/rules/arena/types.ts';
import type { ArenaWindow, Edge } from '../../../../src/kernel/arena.ts';
import type { Direction, Hex } from '../../../../src/kernel/hex.ts';
import type { Bout } from './bout.ts';
import { ahead, range, same } from './hexes.ts';
import type { Man } from './man.ts';

/** The arena as the events have made it. */
export interface Ground {
  readonly size: ArenaSize;
  readonly walls: Set<Edge>;
  readonly obstacles: Obstacle[];
  /** Counters still to be put down. */
  toCome: number;
  /** P160 Edges that somebody has found open in this phase. */
  readonly open: Set<Edge>;
}

/** 2.2, A9 Every edge of the map. */
export const ALL_EDGES: readonly Edge[] = ['north', 'south', 'west', 'east'];
/** 27.4.2 */
export const ACROSS = { north: 'south', south: 'north', west: 'east', east: 'west' } as const;

/** A9 Column and row of a hex: odd columns stand half a hex lower. */
function place({ q, r }: Hex): { readonly column: number; readonly row: number } {
  return { column: q, row: r + Math.floor(q / 2) };
}

/** The edges of the map beyond which a hex lies. */
export function edgesBeyond({ column, row, columns, rows }: ArenaWindow, hex: Hex): readonly Edge[] {
  const at = place(hex);
  const beyond = {
    north: at.row < row,
    south: at.row >= row + rows,
    west: at.column < column,
    east: at.column >= column + columns,
  };
  return ALL_EDGES.filter((edge) => beyond[edge]);
}

/** What stands in a hex, or null. */
export function standsIn({ ground }: Pick<Bout, 'ground'>, hex: Hex): ObstacleKind | null {
  return ground?.obstacles.find(({ at }) => same(at, hex))?.kind ?? null;
}

const onRock = (bout: Bout, { at }: { readonly at: Hex }): boolean => standsIn(bout, at) === 'rock';

/** 27.8.2, C75, P167 Whether one man stands on a rock and the other below. */
export const isAbove = (bout: Bout, upper: { readonly at: Hex }, lower: { readonly at: Hex }): boolean =>
  onRock(bout, upper) && !onRock(bout, lower);

/** 27.4.3 The walls that a step goes over: it leaves the map, and the edge is walled. */
function wallsCrossed(bout: Bout, from: Hex, to: Hex): readonly Edge[] {
  const inside = edgesBeyond(bout.window, from);
  return edgesBeyond(bout.window, to).filter((edge) => !inside.includes(edge) && bout.ground?.walls.has(edge));
}

/** 27.4, 27.5, 27.8 What keeps a man out of a hex; null: nothing. */
export function barrierTo(bout: Bout, from: Hex, to: Hex): Barrier | null {
  if (wallsCrossed(bout, from, to).length > 0) return 'wall';
  const kind = standsIn(bout, to);
  return kind === 'pillar' || kind === 'rock' ? kind : null;
}

/** 27.4, 27.5, 27.6, 27.8, A2 What no line of sight goes through. */
function hides(bout: Bout, hex: Hex): boolean {
  const kind = standsIn(bout, hex);
  if (kind === 'pillar' || kind === 'rock' || kind === 'tree') return true;
  return edgesBeyond(bout.window, hex).some((edge) => bout.ground?.walls.has(edge) === true);
}

/** A hair's breadth to either side of a line, in hexes. */
const HAIR = 1e-4;
/** Places looked at on a line, for each hex of its length. */
const STEPS = 97;

/**
 * A2, P133 Whether one hex can be fought from another: nothing that hides stands between; along a hexside both its
 * hexes must hide. In a tree one sees, and is seen, one hex far.
 */
export function inSight(bout: Bout, from: Hex, to: Hex): boolean {
  const far = range(from, to);
  if (bout.ground === null || far <= 1) return true;
  if ([from, to].some((hex) => standsIn(bout, hex) === 'tree')) return false;
  const [dq, dr] = [to.q - from.q, to.r - from.r];
  const between = (hex: Hex): boolean => !same(hex, from) && !same(hex, to) && hides(bout, hex);
  for (let i = 1; i < far * STEPS; i++) {
    const t = (i + 0.37) / (far * STEPS);
    const at = (hair: number): Hex =>
      nearest(from.q + dq * t + hair * (dq + 2 * dr), from.r + dr * t - hair * (2 * dq + dr));
    if (between(at(HAIR)) && between(at(-HAIR))) return false;
  }
  return true;
}

/** The hex a point lies in. */
function nearest(q: number, r: number): Hex {
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [oq, or, os] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (oq > or && oq > os) return { q: 0 - rr - rs, r: rr };
  return { q: rq, r: or > os ? 0 - rq - rs : rr };
}

/** A8, P165 Where something comes to rest that flies or rolls so far: before a wall, pillar, rock or tree. */
export function restingPlace(bout: Bout, from: Hex, direction: Direction, far: number): Hex {
  let at = from;
  for (let i = 0; i < far; i++) {
    const next = ahead(at, direction);
    const kind = standsIn(bout, next);
    const stopped = kind !== null && kind !== 'mud';
    if (stopped || wallsCrossed(bout, at, next).length > 0) return at;
    at = next;
  }
  return at;
}

/** 27.6.1, P133 Whether a tree stands in a man's hex or next to it. */
export const besideTree = (bout: Bout, { at }: Man): boolean =>
  (bout.ground?.obstacles ?? []).some((one) => one.kind === 'tree' && range(one.at, at) <= 1);

/** A9 Every hex of the map, column by column. */
export function inside({ column, row, columns, rows }: ArenaWindow): readonly Hex[] {
  return Array.from({ length: columns }, (_, i) => column + i).flatMap((q) =>
    Array.from({ length: rows }, (_, j) => ({ q, r: row + j - Math.floor(q / 2) })),
  );
}
