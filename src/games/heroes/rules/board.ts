/** 2.6 The arena of zones: kinds, neighbours, distances, and the zone that lies behind an opponent. */
import { TableError } from '../../../kernel/table.ts';
import type { Board, Tables, ZoneKind } from './tables/types.ts';
import type { Fighter, State } from './types.ts';
import type { BoardId, ZoneName } from './words.ts';

/** 2.6 Active gladiators of both sides together that one zone has room for (R11). */
export const CAPACITY = 4;

/** R63 Who decides where the crowd is split: in a provincial arena there is no Emperor. */
export const judgeAt = ({ board }: Pick<State, 'board'>): string =>
  board === 'colosseum' ? 'The Emperor' : 'The giver of the games';

/** Clockwise from the north: columns to the east, rows to the south. */
const COMPASS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;
/** How many bearings there are. */
export const BEARINGS = COMPASS.length;

interface Cell {
  readonly column: number;
  readonly row: number;
}

const cellOf = (zone: ZoneName): Cell => ({ column: zone.charCodeAt(0) - 65, row: Number(zone.slice(1)) - 1 });
const nameOf = ({ column, row }: Cell): ZoneName => `${String.fromCharCode(65 + column)}${row + 1}`;

/** What a row of the table of boards says. */
interface BoardRow {
  readonly id: BoardId;
  readonly columns: number;
  readonly rows: number;
  readonly center: readonly ZoneName[];
  readonly gates: Board['gates'];
}

/** Works out a board: a grid without its four corners. Throws TableError where the center or a gate is no zone of it. */
export function boardOf({ id, columns, rows, center, gates }: BoardRow): Board {
  const zones: ZoneName[] = [];
  const kinds = new Map<ZoneName, ZoneKind>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [side, end] = [column % (columns - 1) === 0, row % (rows - 1) === 0];
      if (side && end) continue;
      const zone = nameOf({ column, row });
      zones.push(zone);
      kinds.set(zone, side || end ? 'wall' : center.includes(zone) ? 'center' : 'heart');
    }
  }
  for (const zone of [...center, ...Object.values(gates)])
    if (!kinds.has(zone)) throw new TableError(`table boards, ${id}: '${zone}' is no zone of it`);
  const neighbours = new Map(
    zones.map((zone) => [zone, COMPASS.map((_, bearing) => stepFrom(zone, bearing)).filter((next) => kinds.has(next))]),
  );
  return { id, zones, columns, rows, kinds, neighbours, gates };
}

/** The zone one step away; it may lie off the map. `bearing`: eighths of a turn clockwise from the north, any number. */
export function stepFrom(zone: ZoneName, bearing: number): ZoneName {
  const [across, down] = COMPASS[((bearing % BEARINGS) + BEARINGS) % BEARINGS] ?? [0, 0];
  const { column, row } = cellOf(zone);
  return nameOf({ column: column + across, row: row + down });
}

/** The bearing of a neighbour. */
export function bearingOf(from: ZoneName, to: ZoneName): number {
  const [a, b] = [cellOf(from), cellOf(to)];
  return COMPASS.findIndex(([across, down]) => a.column + across === b.column && a.row + down === b.row);
}

/** The board of a match. */
export function boardIn({ boards }: Tables, { board }: Pick<State, 'board'>): Board {
  return boards[board];
}

/** Neighbours of a zone, clockwise from the north. */
export function neighboursOf({ neighbours }: Board, zone: ZoneName): readonly ZoneName[] {
  return neighbours.get(zone) ?? [];
}

/** What kind of zone it is. */
export function zoneKindOf({ kinds }: Board, zone: ZoneName): ZoneKind {
  return kinds.get(zone) ?? 'heart';
}

/** Steps between two zones. A board without its corners has no detours. */
export function distanceOf(from: ZoneName, to: ZoneName): number {
  const [a, b] = [cellOf(from), cellOf(to)];
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

/** The zone one step further along the line from one to a neighbour; the neighbour where the map ends (R56). */
export function beyond(board: Board, from: ZoneName, to: ZoneName): ZoneName {
  const next = mirrored(from, to);
  return board.kinds.has(next) ? next : to;
}

/** The cell across `middle` from a zone. */
function mirrored(from: ZoneName, middle: ZoneName): ZoneName {
  const [a, b] = [cellOf(from), cellOf(middle)];
  return nameOf({ column: 2 * b.column - a.column, row: 2 * b.row - a.row });
}

/** 5.2.4, R09 The zone behind an opponent in the same zone, where one may not go; null: none. */
export function backOf(mover: Fighter, opponent: Fighter): ZoneName | null {
  if (opponent.entered > mover.entered) return opponent.from;
  return mover.from === null ? null : mirrored(mover.from, mover.zone);
}
