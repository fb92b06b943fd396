import * as z from 'zod/mini';
import { readAs } from './save.ts';

/** A printed table as it lies in a data file. */
const tableSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  cite: z.string(),
  columns: z.array(z.string()).check(z.minLength(1)),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).check(z.minLength(1)),
});
/** A data file in the shape of a printed table: every cell as it stands there, a number or a text. */
export type PrintedTable = z.infer<typeof tableSchema>;

/** A data file that does not hold what it should; the message names file, row and column. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

/** Reads one printed table, checking that every row is as wide as the head. */
export function parseTable(id: string, json: unknown): PrintedTable {
  const read = readAs(tableSchema, json, `table ${id}`);
  if (!read.ok) throw new TableError(read.why);
  const table = read.value;
  if (table.id !== id) throw new TableError(`table ${id}: its id is '${table.id}', expected '${id}'`);
  for (const [i, row] of table.rows.entries()) {
    if (row.length !== table.columns.length) {
      throw new TableError(
        `table ${id}, row ${i + 1}: ${row.length} cells, expected ${table.columns.length} (${table.columns.join(', ')})`,
      );
    }
  }
  return table;
}

/** The printed tables of data files, which are keyed by their ids: each is read where it is asked for. Throws TableError. */
export function tablesIn(files: unknown): (id: string) => PrintedTable {
  const byId = files as { readonly [id: string]: unknown };
  return (id) => parseTable(id, byId[id]);
}

/** One cell of a printed table. What is not what it is read as is a TableError that names its place. */
interface TableCell {
  /** `what` says what `read` takes; it gives null for all else. */
  as<T>(what: string, read: (cell: string | number) => T | null): T;
  integer(): number;
  text(what?: string): string;
  word<const W extends string>(words: readonly W[]): W;
}

/** The cell in a row and a column, both from 0. */
export function cellAt(table: PrintedTable, row: number, column: number): TableCell {
  const as: TableCell['as'] = (what, read) => {
    const cell = table.rows[row]?.[column];
    const value = cell === undefined ? null : read(cell);
    if (value !== null) return value;
    const head = table.columns[column] ?? column;
    throw new TableError(`table ${table.id}, row ${row + 1}, column ${head}: '${cell}', expected ${what}`);
  };
  return {
    as,
    integer: () => as('a whole number', asInteger),
    text: (what = 'text') => as(what, (cell) => (typeof cell === 'string' ? cell : null)),
    word: (words) => as(words.join(', ').replace(/, (?=[^,]*$)/, ' or '), asWord(words)),
  };
}

/** Reads a cell as a whole number. */
export function asInteger(cell: string | number): number | null {
  return typeof cell === 'number' && Number.isInteger(cell) ? cell : null;
}

/** Reads a cell as one of a list of words. */
export function asWord<W extends string>(words: readonly W[]): (cell: string | number) => W | null {
  return (cell) => words.find((word) => word === cell) ?? null;
}

/** The whole number of a cell. Throws TableError. */
export const integerAt = (table: PrintedTable, row: number, column: number): number =>
  cellAt(table, row, column).integer();

/** The word of a cell, one of a list. Throws TableError. */
export const wordAt = <W extends string>(table: PrintedTable, row: number, column: number, words: readonly W[]): W =>
  cellAt(table, row, column).word(words);

/** Whether a cell says 'yes' and not 'no'. Throws TableError. */
export const yesAt = (table: PrintedTable, row: number, column: number): boolean =>
  wordAt(table, row, column, ['yes', 'no']) === 'yes';

/** A row for each word of a list, which a column names in whatever order. Throws TableError where a word has not one row. */
export function rowsByWord<W extends string, T>(
  table: PrintedTable,
  column: number,
  words: readonly W[],
  read: (row: number) => T,
): { readonly [P in W]: T } {
  const rows = table.rows.map((_, row) => [wordAt(table, row, column, words), read(row)] as const);
  const missing = words.find((one) => rows.filter(([name]) => name === one).length !== 1);
  if (missing !== undefined) throw new TableError(`table ${table.id}: expected one row for '${missing}'`);
  return Object.fromEntries(rows) as { readonly [P in W]: T };
}

/** A whole number for each word of a list: of a table whose first column names them and whose second has the numbers. Throws TableError. */
export const integersByWord = <W extends string>(
  table: PrintedTable,
  words: readonly W[],
): { readonly [P in W]: number } => rowsByWord(table, 0, words, (row) => integerAt(table, row, 1));

/** Rows found by a total: '8-' is 8 or less, '19+' 19 or more, '9-10' a range, '7' itself. */
export interface RangeIndex {
  readonly labels: readonly string[];
  /** The row of a total; totals outside the printed range take the nearest row. */
  rowOf(total: number): number;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The place of a total among those that can come up. */
type Place = (total: number) => number;
const SIDES = 6;
const inLine: Place = (total) => total;
const ofD66: Place = (total) => SIDES * Math.floor(total / 10) + (total % 10);
/** 00 stands for 100. */
const ofPercent: Place = (total) => total || 100;

function parseRange(label: string, place: Place): Range | null {
  const match = /^(\d+)(?:([-+])|-(\d+))?$/.exec(label);
  if (match === null) return null;
  const first = place(Number(match[1]));
  if (match[2] === '-') return { from: Number.NEGATIVE_INFINITY, to: first };
  if (match[2] === '+') return { from: first, to: Number.POSITIVE_INFINITY };
  const last = match[3] === undefined ? first : place(Number(match[3]));
  return last < first ? null : { from: first, to: last };
}

/** Indexes row or column heads by total, checking that they ascend and leave no gap. */
export function rangeIndex(id: string, labels: readonly string[]): RangeIndex {
  return indexBy(id, labels, inLine);
}

/** As rangeIndex, by the totals of a D66, which go from 16 to 21; all 36 must be there, and 71 may follow 66. */
export function d66Index(id: string, labels: readonly string[]): RangeIndex {
  const index = indexBy(id, labels, ofD66);
  if (!/^11(-|$)/.test(labels[0] ?? '') || !labels.some((label) => /(^|-)66$/.test(label))) {
    throw new TableError(`table ${id}: expected lines from 11 to 66`);
  }
  return index;
}

/** As rangeIndex, by percentages: all from 01 to 00 must be there. */
export function percentIndex(id: string, labels: readonly string[]): RangeIndex {
  const index = indexBy(id, labels, ofPercent);
  if (!/^01(-|$)/.test(labels[0] ?? '') || !/(^|-)00$/.test(labels.at(-1) ?? '')) {
    throw new TableError(`table ${id}: expected lines from 01 to 00`);
  }
  return index;
}

function indexBy(id: string, labels: readonly string[], place: Place): RangeIndex {
  const ranges = labels.map((label, i) => {
    const range = parseRange(label, place);
    if (range === null) throw new TableError(`table ${id}, line ${i + 1}: '${label}', expected a number or range`);
    return range;
  });
  for (const [i, range] of ranges.entries()) {
    const before = ranges[i - 1];
    if (before !== undefined && range.from !== before.to + 1) {
      throw new TableError(`table ${id}, line ${i + 1}: '${labels[i]}' does not follow '${labels[i - 1]}'`);
    }
  }
  const low = ranges[0]?.to ?? 0;
  const high = ranges.at(-1)?.from ?? 0;
  const rows: number[] = [];
  for (let at = low; at <= high; at++) rows.push(ranges.findIndex(({ from, to }) => at >= from && at <= to));
  const clamp = (at: number) => Math.max(low, Math.min(high, at));
  return { labels, rowOf: (total) => rows[clamp(place(total)) - low] ?? 0 };
}
