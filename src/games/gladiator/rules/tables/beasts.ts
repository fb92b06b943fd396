/** The tables of chapters 28 and 30, read. */
import type { Hex } from '../../../../kernel/hex.ts';
import { asWord, cellAt } from '../../../../kernel/table/cells.ts';
import { rangeIndex } from '../../../../kernel/table/totals.ts';
import { type PrintedTable, TableError } from '../../../../kernel/table.ts';
import { BEAST_ACTIONS, BEAST_KINDS, type BeastKind } from '../beasts/types.ts';
import { AREAS, type Area, type ByArea } from '../types.ts';
import { areaTable, byWord, cellTable, totalTable } from './cells.ts';
import {
  type BeastActionCell,
  type BeastRow,
  type BodyZone,
  CRITICALS,
  type Critical,
  type TotalTable,
} from './types.ts';

/** 28.3.3 Reads the ratings of beasts, row by row. Throws TableError. */
export function readBeasts(table: PrintedTable): { readonly [K in BeastKind]: BeastRow } {
  return byWord(table, BEAST_KINDS, (row): BeastRow => {
    const at = (column: number) => cellAt(table, row, column).integer();
    const hexes = cellAt(table, row, 7).as('2 or 3', (cell) => (cell === 2 || cell === 3 ? cell : null));
    const row1 = { st: at(1), cn: at(2), w: at(3), cf: at(4), hide: at(5), cunning: at(6) };
    return { ...row1, hexes, impact: at(8), counters: at(9) };
  });
}

const BEAST_HEXES = ['1D3', '3', '--'] as const;

/** 28.5 Reads what beasts do by their roll. Throws TableError. */
export function readBeastActions(table: PrintedTable): TotalTable<BeastActionCell> {
  const action = (cell: string | number) => asWord(BEAST_ACTIONS)(cell);
  const hexes = table.rows.map((_, row) => cellAt(table, row, 2).word(BEAST_HEXES));
  const actions = totalTable(table, 1, 1, 'an action', action);
  const index = rangeIndex(
    table.id,
    table.rows.map((row) => String(row[0])),
  );
  return {
    at: (total) => {
      const row = index.rowOf(total);
      const found = actions.at(total, 0);
      const text = cellTable(table, row, 3, null).table;
      return { table: text, value: { action: found.value, hexes: hexes[row] ?? '--', text: text.cell } };
    },
  };
}

const BEAST_AREAS = ['head', 'chest', 'groin', 'fore', 'hind'] as const;

/** 28.7.5 Reads the criticals of beasts, a column for each area. Throws TableError. */
export function readBeastCriticals(table: PrintedTable): ByArea<TotalTable<Critical>> {
  return areaTable(table, BEAST_AREAS, 'a critical result', asWord(CRITICALS));
}

/** 28.3.4, B2 Box for box, how many spans it lies within, from box 2. */
export function readBeastSpans(table: PrintedTable): readonly number[] {
  const spans = table.columns.slice(1).map((_, i) => cellAt(table, 0, i + 1).text('a range'));
  const index = rangeIndex(table.id, spans);
  const last = Number(spans.at(-1)?.split('-').at(-1));
  return Array.from({ length: last + 1 }, (_, box) => (box < 2 ? 0 : index.rowOf(box) + 1));
}

function areasIn(cell: string | number): readonly Area[] | null {
  const areas = String(cell)
    .split(' ')
    .map((word) => AREAS.find((area) => String(area) === word));
  return areas.some((area) => area === undefined) ? null : areas.flatMap((area) => area ?? []);
}

function hexIn(table: PrintedTable, row: number, from: number): Hex {
  return { q: cellAt(table, row, from).integer(), r: cellAt(table, row, from + 1).integer() };
}

/** 28.7.1, A5 The hexes beside a beast of two and of three hexes. */
export function readBeastZones(table: PrintedTable): { readonly [N in 2 | 3]: readonly BodyZone[] } {
  const zones = (hexes: 2 | 3) => {
    const found = table.rows.flatMap((cells, row): BodyZone[] => {
      if (cells[0] !== hexes) return [];
      const areas = cellAt(table, row, 5).as('areas such as 1 2 4', areasIn);
      return [{ offset: hexIn(table, row, 1), name: String(cells[3]), bonus: cellAt(table, row, 4).integer(), areas }];
    });
    const expected = 4 + 2 * hexes; // every hex beside a straight body
    if (found.length !== expected)
      throw new TableError(`table ${table.id}: expected ${expected} hexes beside ${hexes}`);
    return found;
  };
  return { 2: zones(2), 3: zones(3) };
}

/** 30.3 Hexes beside a body of three. */
const MOUNTED_HEXES = 10;

/** 30.6.1, A6 The hexes beside a rider; he may be struck anywhere. */
export function readMountedZones(table: PrintedTable): readonly BodyZone[] {
  if (table.rows.length !== MOUNTED_HEXES)
    throw new TableError(`table ${table.id}: ${table.rows.length} rows, expected ${MOUNTED_HEXES} hexes about a horse`);
  return table.rows.map((cells, row) => ({
    offset: hexIn(table, row, 0),
    name: String(cells[2]),
    bonus: cellAt(table, row, 3).integer(),
    areas: AREAS,
  }));
}
