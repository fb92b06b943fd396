/** 4.5, A9, P86: where men stand as the match begins. */
import { type ArenaWindow, edgeBeyond, fromOffset } from '../../../../kernel/arena.ts';
import { type Direction, type Hex, minus, nearestDirections, neighbour, turn } from '../../../../kernel/hex.ts';
import { hexesOf } from '../bodies.ts';
import type { Side } from '../side.ts';
import type { Fighter, FighterId } from '../types.ts';

/** C63 Hexes from one man to the other at the start. */
export const START_DISTANCE = 5;
/** A9 The first side looks this way, the second back. */
const START_FACING: Direction = 0;
/** P150 Rows of the map for each rank of pairs, by how many ranks there are. */
const RANK_ROWS = [[4], [1, 6], [0, 4, 8]] as const;
/** A9, P86 Columns of the first side's men, by how many stand in a rank: four from one to the next. */
const PAIR_COLUMNS = [[6], [4, 8], [2, 6, 10]] as const;
const PAIRS_PER_RANK = 3;
/** P150 The most men a side can bring. */
export const SIDE_MAX = RANK_ROWS.length * PAIRS_PER_RANK;

/** Names of the figures, in set-up order. */
export const FIGHTER_IDS = Array.from({ length: 2 * SIDE_MAX }, (_, i): FighterId => String.fromCharCode(65 + i));

/** Where a man stands, and which way he looks. */
export interface StartPlace {
  readonly at: Hex;
  readonly facing: Direction;
}

/**
 * 4.5, P86 The place of the man who is number `index` of his side (from 0), where the larger side has
 * `pairs` men: he stands five hexes from the place of his opposite number, face to face.
 */
export function startPlace(side: Side, index: number, pairs: number): StartPlace {
  const ranks = Math.ceil(pairs / PAIRS_PER_RANK);
  const rank = Math.floor(index / PAIRS_PER_RANK);
  const inRank = Math.min(PAIRS_PER_RANK, pairs - rank * PAIRS_PER_RANK);
  const row = RANK_ROWS[ranks - 1]?.[rank];
  const column = PAIR_COLUMNS[inRank - 1]?.[index % PAIRS_PER_RANK];
  if (row === undefined || column === undefined) throw new Error(`no place for man ${index + 1} of ${pairs}`);
  const start = fromOffset(column, row);
  if (side === 0) return { at: start, facing: START_FACING };
  return { at: neighbour(start, START_FACING, START_DISTANCE), facing: turn(START_FACING, 3) };
}

/** P89 Hexes from one beast to the next on the arc. */
const ARC_STEP = 2;

/**
 * 28, P89 The place of beast number `index` of `count` about a lone man who stands in the first place: on
 * the ring five hexes from him, spread over the far side, the beast's head toward him.
 */
export function arcPlace(index: number, count: number): StartPlace {
  const { at: man } = startPlace(0, 0, 1);
  const along = ARC_STEP * index - (ARC_STEP * (count - 1)) / 2;
  let at = neighbour(man, START_FACING, START_DISTANCE);
  for (let step = 0; step < Math.abs(along); step++) {
    const bend = 2 + Math.floor(step / START_DISTANCE);
    at = neighbour(at, turn(START_FACING, along < 0 ? -bend : bend));
  }
  const [facing = turn(START_FACING, 3)] = nearestDirections(minus(man, at));
  return { at, facing };
}

/** 4.5, P195 A long body stands with its head where a man would stand; no part of it is beyond the edge. */
export function standBack(window: ArenaWindow, body: Fighter): void {
  body.at = neighbour(body.at, turn(body.facing, 3));
  while (hexesOf(body).some((hex) => edgeBeyond(window, hex) !== null)) body.at = neighbour(body.at, body.facing);
}
