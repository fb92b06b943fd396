/** Chapter 27: what stands in a hex, what bars a step, and where a thing that flies is stopped. */
import { edgesCrossed } from '../../../../kernel/arena.ts';
import { along, DIRECTIONS, type Direction, distance, type Hex, neighbour, sameHex } from '../../../../kernel/hex.ts';
import { hexesOf } from '../bodies.ts';
import type { Stride } from '../phase.ts';
import { isOnSand, occupant } from '../sheet.ts';
import type { Fighter, State } from '../types.ts';
import type { Arena, Barrier, ObstacleKind } from './types.ts';

/** Nothing stands in an arena without obstacles. */
type Ground = Pick<Readonly<State>, 'arena' | 'window'>;

/** What stands in a hex, or null. */
export function obstacleAt({ arena }: Ground, hex: Hex): ObstacleKind | null {
  if (arena === null) return null;
  return arena.obstacles.find(({ at }) => sameHex(at, hex))?.kind ?? null;
}

/** 27.3 What bars the way from one hex to the next, or null: a wall at the edge, a pillar, a rock. */
export function barrierTo(ground: Ground, from: Hex, to: Hex): Barrier | null {
  const { arena, window } = ground;
  if (arena === null) return null;
  if (arena.walls.length > 0 && edgesCrossed(window, from, to).some((edge) => arena.walls.includes(edge)))
    return 'wall';
  const kind = obstacleAt(ground, to);
  return kind === 'pillar' || kind === 'rock' ? kind : null;
}

/** 27.5, 27.8 Whether a pillar or a rock stands in a hex. */
export function isSolid(ground: Ground, hex: Hex): boolean {
  const kind = obstacleAt(ground, hex);
  return kind === 'pillar' || kind === 'rock';
}

/** 27.8.2 Whether a way is a single F without a turn: who goes so may climb a rock that lies before him (P132). */
export function isClimb(strides: readonly Stride[]): boolean {
  const [stride] = strides;
  return (
    stride !== undefined && strides.length === 1 && stride.action.code === 'F' && stride.before + stride.after === 0
  );
}

/** 27.6.1, P133 Whether a man is next to a tree, or under it. */
export function isBesideTree({ arena }: Ground, hex: Hex): boolean {
  return arena?.obstacles.some(({ kind, at }) => kind === 'tree' && distance(at, hex) <= 1) ?? false;
}

/** 27.8.2 Whether a man stands on top of a rock. */
export function isOnRock(ground: Ground, { at }: Pick<Fighter, 'at'>): boolean {
  return obstacleAt(ground, at) === 'rock';
}

/** 27.8.2.1 Whether a man on a rock has the other on the ground below him. */
export function standsAbove(ground: Ground, one: Pick<Fighter, 'at'>, other: Pick<Fighter, 'at'>): boolean {
  return isOnRock(ground, one) && !isOnRock(ground, other);
}

/** A8 Where a thing comes to rest that goes `steps` hexes one way: before what stands there, or a wall. */
export function restingPlace(ground: Ground, from: Hex, way: Direction, steps: number): Hex {
  return lastFree(ground, from, steps, (step) => neighbour(from, way, step));
}

/** P343 Where a thing comes to rest that flies `steps` hexes along the line through another hex. */
export function flightEnd(ground: Ground, from: Hex, through: Hex, steps: number): Hex {
  return lastFree(ground, from, steps, (step) => along(from, through, step));
}

function lastFree(ground: Ground, from: Hex, steps: number, hexAt: (step: number) => Hex): Hex {
  if (ground.arena === null) return hexAt(steps);
  let at = from;
  for (let step = 1; step <= steps; step++) {
    const next = hexAt(step);
    if (barrierTo(ground, at, next) !== null || obstacleAt(ground, next) === 'tree') break;
    at = next;
  }
  return at;
}

/** The free hexes next to a man, on the map, into which nothing bars the way (P162). */
export function freeHexesAround(state: Readonly<State>, { at }: Fighter): readonly Hex[] {
  return DIRECTIONS.map((direction) => neighbour(at, direction)).filter(
    (hex) =>
      occupant(state, hex) === null &&
      barrierTo(state, at, hex) === null &&
      edgesCrossed(state.window, at, hex).length === 0,
  );
}

/** 27.4.1, P160 Whether anything is known to lie beyond an edge, so that no wall can stand there. */
export function liesBeyond(
  arena: Arena,
  { fighters, loose, blood }: Readonly<State>,
  beyond: (hex: Hex) => boolean,
): boolean {
  return (
    fighters.some((one) => isOnSand(one) && hexesOf(one).some(beyond)) ||
    loose.some(({ at }) => beyond(at)) ||
    arena.obstacles.some(({ at }) => beyond(at)) ||
    blood.some(beyond)
  );
}
