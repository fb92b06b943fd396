/** Cells and rows of a printed table, each read as what it is to be. */
import { type PrintedTable, TableError } from '../table.ts';

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
