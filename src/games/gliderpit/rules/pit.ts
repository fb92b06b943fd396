/** 2 The pit: its rows, its walls, what lies ahead of a glider. */
import {
  DIRECTIONS,
  type Direction,
  distance,
  type Hex,
  inWedge,
  neighbour,
  sameHex,
  turn,
} from '../../../kernel/hex.ts';
import { NORTH } from './tables/tables.ts';
import type { PitRow, Pose, Tables } from './tables/types.ts';
import { type LaunchZone, LEDGE } from './words.ts';

/** The tables that say how the pit lies. */
export type PitTables = Pick<Tables, 'rows' | 'zones'>;

/** 2.1 The number of the row a hex lies in, 1 in the north. */
export const rowOf = ({ r }: Hex): number => r - NORTH + 1;

/** 2.1 The row of a number. Throws where the pit has none: a bug. */
export function rowAt({ rows }: Pick<Tables, 'rows'>, number: number): PitRow {
  const row = rows[number - 1];
  if (row === undefined) throw new Error(`the pit has no row ${number}`);
  return row;
}

/** 2.1 Whether a hex lies in the pit. */
export function isInPit({ rows }: Pick<Tables, 'rows'>, hex: Hex): boolean {
  const row = rows[rowOf(hex) - 1];
  return row !== undefined && hex.q >= row.from && hex.q <= row.to;
}

/** 2.1 All hexes of the pit, row by row. */
export function hexesOf({ rows }: Pick<Tables, 'rows'>): readonly Hex[] {
  return rows.flatMap(({ from, to }, i) =>
    Array.from({ length: to - from + 1 }, (_, k) => ({ q: from + k, r: NORTH + i })),
  );
}

/** 14.37 The numbers of the rows that a total of two dice names. */
export function rowsNamed({ rows }: Pick<Tables, 'rows'>, air: number): readonly number[] {
  return rows.flatMap((row, i) => (row.air === air ? [i + 1] : []));
}

/** 2.3 The direction that a die shows: 1 is NE, then clockwise. */
export const dieDirection = (die: number): Direction => turn(4, die);

/** 2.4 Further than anything in the pit. */
const ACROSS = 40;

/** 2.4 Whether a hex lies in the front arc of somebody. */
export const isAhead = ({ hex, facing }: Pick<Pose, 'hex' | 'facing'>, at: Hex): boolean =>
  inWedge(hex, facing, at, ACROSS);

/** 2.2 The hex in the middle of a zone. */
export function middleOf({ zones }: PitTables, zone: LaunchZone): Hex {
  const hexes = zones[zone];
  const middle = hexes[Math.floor(hexes.length / 2)];
  if (middle === undefined) throw new Error(`zone ${zone} has no hexes`);
  return middle;
}

/** 18 The facing from a zone to the wall beyond. */
export const inwards = (zone: LaunchZone): Direction => (zone.includes('W') ? 0 : 3);

/** 4.10 The facings from a hex of the wall that lead somewhere. */
export const launchFacings = (tables: PitTables, hex: Hex): readonly Direction[] =>
  DIRECTIONS.filter((way) => isInPit(tables, neighbour(hex, way)));

/** Where everybody else flies. */
export interface Airspace {
  readonly floor: number;
  readonly others: readonly { readonly id: string; readonly hex: Hex; readonly alt: number }[];
}

/** 7.14 Whether somebody else holds a level in a hex. */
export const isHeld = ({ others }: Airspace, hex: Hex, alt: number): boolean =>
  others.some((one) => one.alt === alt && sameHex(one.hex, hex));

/** 7.14 The level at which somebody comes to rest who moves to a hex and an altitude: below the ledge, below whoever is there. */
export function settledAlt(air: Airspace, hex: Hex, alt: number): number {
  let level = Math.min(alt, LEDGE - 1);
  while (isHeld(air, hex, level)) level -= 1;
  return level;
}

/** 11.28 How far a throw goes: hexes, and levels, which count twice upwards. */
export function throwRange(from: Pick<Pose, 'hex' | 'alt'>, to: Pick<Pose, 'hex' | 'alt'>): number {
  const up = to.alt - from.alt;
  return distance(from.hex, to.hex) + (up > 0 ? 2 * up : -up);
}

/** 11.27 Whether somebody can be attacked at all from a place: ahead, or in the same hex and lower. */
export function isOpenTo(from: Pose, to: Pick<Pose, 'hex' | 'alt'>): boolean {
  return sameHex(from.hex, to.hex) ? to.alt < from.alt : isAhead(from, to.hex);
}

/** 11.30 Whether somebody is near enough to be struck: right below, or beside and level. */
export function isInReach(from: Pose, to: Pick<Pose, 'hex' | 'alt'>): boolean {
  if (!isOpenTo(from, to)) return false;
  if (sameHex(from.hex, to.hex)) return to.alt === from.alt - 1;
  return distance(from.hex, to.hex) === 1 && to.alt === from.alt;
}

/** 11.30 Whether a strike meets its target head on. */
export function isHeadOn(from: Pose, to: Pose): boolean {
  if (!sameHex(from.hex, to.hex)) return isAhead(to, from.hex);
  const apart = turn(0, from.facing - to.facing);
  return apart >= 2 && apart <= 4;
}
