/** P184: Springsteen's animals at the wall, and where something else is in their way. */
import type { Edge } from '../../../../kernel/arena.ts';
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { type Direction, turn } from '../../../../kernel/hex.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { type BeastFighter, lengthOf } from '../bodies.ts';
import type { PhaseContext } from '../phase.ts';
import { edgeMet, isClosed } from './ground.ts';
import { goneToward } from './moves.ts';

/** P184 From this on it rebounds. */
const REBOUND_MIN = 5;
/** P184 Hexsides it turns at most. */
const SWING_MAX = 2;

/** Directions that lead away from a wall. */
const AWAY: { readonly [E in Edge]: readonly Direction[] } = {
  north: [0, 1, 2],
  south: [3, 4, 5],
  west: [5, 0],
  east: [2, 3],
};

/** -1 to its left, 1 to its right. */
type Side = -1 | 1;

/** How an animal goes on from a wall: which way, and with the wall on its other side if it keeps to it. */
export interface WallTurn {
  readonly way: Direction;
  readonly side: Side;
  readonly along: boolean;
}

/**
 * P184 A move one way would bring an animal's head over an edge: by 1D6 it goes along the wall or rebounds,
 * to the side that needs less of a turn. Null: there is no way for it.
 */
export function meetWall(ctx: PhaseContext, animal: BeastFighter, barred: Direction, edge: Edge): WallTurn | null {
  const roll = rollOf('wall-contact', 'P184', ctx.dice.throw('wall-contact', ONE_DIE), 'sum');
  const rebounds = roll.total >= REBOUND_MIN;
  const rolls: Roll[] = [{ ...roll, result: rebounds ? 'rebounds' : 'along the wall' }];
  const isOpen = (way: Direction) => mayGo(ctx, animal, way);
  const off = rebounds ? sidesOpen(barred, (way) => isOpen(way) && AWAY[edge].includes(way)) : null;
  const found = off ?? sidesOpen(barred, isOpen);
  const side = found === null ? null : chosenSide(ctx, found.sides, rolls);
  const swing =
    found === null || side === null ? null : { way: turn(barred, side * found.by), side, along: off === null };
  const how = swing === null ? 'stays' : swing.along ? 'along' : 'rebound';
  ctx.emit({
    kind: 'beast-at-wall',
    cite: 'P184',
    fighter: animal.id,
    edge,
    how,
    way: swing?.way ?? null,
    rolls,
  });
  return swing;
}

/** The sides to which the fewest hexsides bring an animal to an open way, and how many those are. */
function sidesOpen(
  barred: Direction,
  isOpen: (way: Direction) => boolean,
): { readonly sides: readonly Side[]; readonly by: number } | null {
  for (let by = 1; by <= SWING_MAX; by++) {
    const sides = ([-1, 1] as const).filter((side) => isOpen(turn(barred, side * by)));
    if (sides.length > 0) return { sides, by };
  }
  return null;
}

function chosenSide({ dice }: PhaseContext, [first, ...others]: readonly Side[], rolls: Roll[]): Side | null {
  if (first === undefined) return null;
  if (others.length === 0) return first;
  const roll = rollOf('wall-side', 'P184', dice.throw('wall-side', ONE_DIE), 'sum');
  const side = roll.total % 2 === 1 ? -1 : 1;
  rolls.push({ ...roll, result: side === -1 ? 'left' : 'right' });
  return side;
}

/** Whether an animal's head can go a hex one way: on the map, into nothing but a man, and not into its own rear. */
function mayGo({ state }: PhaseContext, animal: BeastFighter, way: Direction): boolean {
  if (lengthOf(animal) > 1 && way === turn(animal.facing, 3)) return false;
  return !isClosed(state, animal, goneToward(animal, way));
}

/** P184 The next direction of an animal that keeps to a wall: as far toward the wall as the map allows. */
export function wayAlong({ state }: PhaseContext, animal: BeastFighter, side: Side): Direction | null {
  const ways = [-1, 0, 1, 2].map((by) => turn(animal.facing, side * by));
  return ways.find((way) => edgeMet(state, animal, goneToward(animal, way)) === null) ?? null;
}

/** P92 A step one way is barred by an obstacle or another beast: by 1D6 to the left or right of it, or to the other side. */
export function turnAside(ctx: PhaseContext, animal: BeastFighter, way: Direction): Direction | null {
  const roll = rollOf('beast-aside', 'P92', ctx.dice.throw('beast-aside', ONE_DIE), 'sum');
  const left = roll.total % 2 === 1;
  const ways = [turn(way, left ? -1 : 1), turn(way, left ? 1 : -1)];
  const aside = ways.find((one) => mayGo(ctx, animal, one)) ?? null;
  ctx.emit({ kind: 'beast-barred', cite: 'P92', fighter: animal.id, way, aside, rolls: [roll] });
  return aside;
}
