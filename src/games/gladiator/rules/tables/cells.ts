/** Reading a printed table cell by cell: by total, by word, by area; each cell keeps what was printed. */

import { cellAt } from '../../../../kernel/table/cells.ts';
import { type RangeIndex, rangeIndex } from '../../../../kernel/table/totals.ts';
import { type PrintedTable, TableError } from '../../../../kernel/table.ts';
import type { Area, ByArea } from '../types.ts';
import type { DrmRow, Found, TotalTable } from './types.ts';

/** The first column: what rows are found by. */
export const labelsOf = (table: PrintedTable) => table.rows.map((row) => String(row[0]));

/** A cell as it is printed, with its value; `rowLabel` where a row is not found by its first cell. */
export function cellTable<V>(table: PrintedTable, row: number, column: number, value: V, rowLabel?: string): Found<V> {
  const label = rowLabel ?? String(table.rows[row]?.[0]);
  const cell = String(table.rows[row]?.[column]);
  return { table: { id: table.id, row: label, column: table.columns[column] ?? '', cell }, value };
}

/**
 * Reads the columns `from`.. of a table whose first column holds totals, or what else `indexed` reads.
 * Column 0 of the result is `from`.
 */
export function totalTable<V>(
  table: PrintedTable,
  from: number,
  to: number,
  what: string,
  read: (cell: string | number) => V | null,
  indexed: (id: string, labels: readonly string[]) => RangeIndex = rangeIndex,
): TotalTable<V> {
  const index = indexed(table.id, labelsOf(table));
  const cells = table.rows.map((_, row) => {
    const found: Found<V>[] = [];
    for (let column = from; column <= to; column++) {
      found.push(cellTable(table, row, column, cellAt(table, row, column).as(what, read)));
    }
    return found;
  });
  return { at: (total, column) => foundAt(cells, index.rowOf(total), column, table.id) };
}

/** A cell by row and column, from 0. Throws where there is none: a bug. */
export function foundAt<V>(cells: readonly (readonly Found<V>[])[], row: number, column: number, id: string): Found<V> {
  const found = cells[row]?.[column];
  if (found === undefined) throw new Error(`table ${id} has no cell ${row}, ${column}`);
  return found;
}

/** One thing made for each body area. */
export function byArea<V>(make: (area: Area) => V): ByArea<V> {
  return { 1: make(1), 2: make(2), 3: make(3), 4: make(4), 5: make(5) };
}

const D66_LABELS = [1, 2, 3, 4, 5, 6].flatMap((ten) => [1, 2, 3, 4, 5, 6].map((one) => ten * 10 + one));

/** The totals of a D66 that a cell names, '15-23' or '42'; null where it names none. */
export function d66Totals(cell: string): readonly number[] | null {
  const [first, last = first, ...more] = cell.split('-').map(Number);
  const from = D66_LABELS.indexOf(first ?? 0);
  const to = D66_LABELS.indexOf(last ?? 0);
  return from < 0 || to < from || more.length > 0 ? null : D66_LABELS.slice(from, to + 1);
}

/** Throws TableError unless the rows are the 36 results of a D66, in order. */
export function checkD66(table: PrintedTable): void {
  if (labelsOf(table).join() !== D66_LABELS.join()) throw new TableError(`table ${table.id}: expected rows 11 to 66`);
}

/** Reads a table with one row for each of `words`, in that order. */
export function byWord<W extends string, V>(
  table: PrintedTable,
  words: readonly W[],
  make: (row: number) => V,
): { readonly [K in W]: V } {
  const labels = labelsOf(table);
  if (labels.join() !== words.join()) {
    const missing = words.find((word) => !labels.includes(word));
    const lack = missing === undefined ? '' : `; there is no row '${missing}'`;
    throw new TableError(`table ${table.id}: expected rows ${words.join(', ')}${lack}`);
  }
  return Object.fromEntries(words.map((word, row) => [word, make(row)])) as { readonly [K in W]: V };
}

/** Reads a table of totals with a row for each body area, from 1 to 5, under these names. */
export function areaTable<V>(
  table: PrintedTable,
  names: readonly string[],
  what: string,
  read: (cell: string | number) => V | null,
): ByArea<TotalTable<V>> {
  const heads = table.columns.slice(1);
  const index = rangeIndex(table.id, heads);
  byWord(table, names, (row) => row);
  return byArea((area) => {
    const cells = heads.map((_, i) => cellTable(table, area - 1, i + 1, cellAt(table, area - 1, i + 1).as(what, read)));
    return { at: (total) => foundAt([cells], 0, index.rowOf(total), table.id) };
  });
}

/** A row's DRM in the column `value`, and its words in the column `text`. */
export function readDrm(table: PrintedTable, row: number, value = 1, text = 2): DrmRow {
  return { value: cellAt(table, row, value).integer(), text: cellAt(table, row, text).text() };
}

/** DRMs by condition, of those that a rule knows to count. */
export function readKnown<C extends string>(
  table: PrintedTable,
  conditions: readonly C[],
  value = 1,
  text = 2,
): ReadonlyMap<C, DrmRow> {
  return new Map(
    table.rows.map((_, row) => [cellAt(table, row, 0).word(conditions), readDrm(table, row, value, text)]),
  );
}
