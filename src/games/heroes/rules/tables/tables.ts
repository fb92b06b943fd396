/** Reads the printed tables from their data files. */
import {
  cellAt,
  type PrintedTable,
  parseTable,
  type RangeIndex,
  rangeIndex,
  TableError,
} from '../../../../kernel/table.ts';
import { boardOf } from '../board.ts';
import {
  ATTRIBUTES,
  type Attributes,
  BOARDS,
  BODY_SIZES,
  type FightStyle,
  ITEMS,
  LOCALES,
  PARTS,
  SIGNATURES,
  STYLES,
} from '../words.ts';
import {
  ATTACK_LINES,
  type Board,
  type ByTotal,
  INITIATIVE_LINES,
  type LocaleRow,
  type LocationRow,
  MANEUVER_LINES,
  MERCY_LINES,
  NET_LINES,
  type RecoveryRow,
  type StyleRow,
  type Tables,
} from './types.ts';

/** Data files by id. */
type Files = { readonly [id: string]: unknown };

const GUARDED = ['nothing', 'its own', 'any', 'large'] as const satisfies readonly LocationRow['guarded'][];
const UNARMOURED = ['always', 'without a net', 'no'] as const satisfies readonly StyleRow['unarmoured'][];

/** Reads all tables. Throws TableError naming file, row and column. */
export function parseTables(json: unknown): Tables {
  const files = json as Files;
  const table = (id: string): PrintedTable => parseTable(id, files[id]);
  const [signatures, size, locations] = [table('signatures'), table('size'), table('location')];
  return {
    size: byTotal(size, 2, 12, (row) => ({
      size: word(size, row, 1, BODY_SIZES),
      speed: integer(size, row, 2),
      strength: integer(size, row, 3),
    })),
    signature: byTotal(signatures, 2, 12, (row) => word(signatures, row, 1, SIGNATURES)),
    points: byWord(signatures, 1, SIGNATURES, (row) => integer(signatures, row, 2)),
    pool: readPool(table('pool')),
    styles: readStyles(table('styles')),
    opponents: readOpponents(table('opponents')),
    armour: readArmour(table('armour')),
    items: readItems(table('equipment')),
    initiative: readLines(table('initiative'), INITIATIVE_LINES),
    maneuver: readLines(table('maneuver'), MANEUVER_LINES),
    net: readLines(table('net-toss'), NET_LINES),
    attack: readLines(table('attack'), ATTACK_LINES),
    location: byTotal(locations, 2, 12, (row) => ({
      part: word(locations, row, 1, PARTS),
      guarded: word(locations, row, 2, GUARDED),
    })),
    mercy: readMercy(table('mercy')),
    recovery: readRecovery(table('recovery')),
    locales: readLocales(table('locales')),
    boards: readBoards(table('boards')),
  };
}

const integer = (table: PrintedTable, row: number, column: number): number => cellAt(table, row, column).integer();
const text = (table: PrintedTable, row: number, column: number): string => cellAt(table, row, column).text();
const word = <W extends string>(table: PrintedTable, row: number, column: number, words: readonly W[]): W =>
  cellAt(table, row, column).word(words);
const yes = (table: PrintedTable, row: number, column: number): boolean =>
  word(table, row, column, ['yes', 'no']) === 'yes';

/** A row for each word of a list, in whatever order; every word must have one. */
function byWord<W extends string, T>(
  table: PrintedTable,
  column: number,
  words: readonly W[],
  read: (row: number) => T,
): { readonly [P in W]: T } {
  const rows = table.rows.map((_, row) => [word(table, row, column, words), read(row)] as const);
  const missing = words.find((one) => rows.filter(([name]) => name === one).length !== 1);
  if (missing !== undefined) throw new TableError(`table ${table.id}: expected one row for '${missing}'`);
  return Object.fromEntries(rows) as { readonly [P in W]: T };
}

const readLines = <L extends string>(table: PrintedTable, lines: readonly L[]): { readonly [P in L]: number } =>
  byWord(table, 0, lines, (row) => integer(table, row, 1));

/** A table whose first column holds totals, all from `low` to `high`. */
function byTotal<T>(table: PrintedTable, low: number, high: number, read: (row: number) => T): ByTotal<T> {
  const index = wholeIndex(
    table.id,
    table.rows.map(([head]) => `${head}`),
    low,
    high,
  );
  const values = table.rows.map((_, row) => read(row));
  return (total) => found(table, index, values, total);
}

function found<T>(table: PrintedTable, index: RangeIndex, values: readonly T[], total: number) {
  const row = index.rowOf(total);
  const cells = table.rows[row] ?? [];
  const cell = { id: table.id, row: `${cells[0]}`, column: `${table.columns[1]}`, cell: cells.slice(1).join(', ') };
  const value = values[row];
  if (value === undefined) throw new TableError(`table ${table.id}: no row for ${total}`);
  return { table: cell, value };
}

function wholeIndex(id: string, labels: readonly string[], low: number, high: number): RangeIndex {
  const index = rangeIndex(id, labels);
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  if (Number.parseInt(first, 10) !== low || Number(last.split('-').at(-1)) !== high)
    throw new TableError(`table ${id}: expected rows from ${low} to ${high}`);
  return index;
}

function readPool(table: PrintedTable): ByTotal<Attributes> {
  return byTotal(table, 1, 6, (row) => {
    const values = ATTRIBUTES.map((one, i) => [one, integer(table, row, i + 1)] as const);
    return Object.fromEntries(values) as Attributes;
  });
}

function readStyles(table: PrintedTable): Tables['styles'] {
  return byWord(table, 0, STYLES, (row) => ({
    weapon: word(table, row, 1, ITEMS),
    off: word(table, row, 2, ITEMS),
    unarmoured: word(table, row, 3, UNARMOURED),
  }));
}

/** 3.8 A style for each face of a die. */
function readOpponents(table: PrintedTable): Tables['opponents'] {
  return byWord(table, 0, STYLES, (row): ByTotal<FightStyle> => {
    const styles = [1, 2, 3, 4, 5, 6].map((face) => word(table, row, face, STYLES));
    return (total) => {
      const value = styles[total - 1];
      if (value === undefined) throw new TableError(`table opponents: no column for ${total}`);
      return { table: { id: table.id, row: text(table, row, 0), column: `${total}`, cell: value }, value };
    };
  });
}

function readArmour(table: PrintedTable): Tables['armour'] {
  return byWord(table, 0, STYLES, (row) => {
    const classes = PARTS.map((part, i) => [part, integer(table, row, i + 1)] as const);
    return Object.fromEntries(classes) as Tables['armour'][FightStyle];
  });
}

function readItems(table: PrintedTable): Tables['items'] {
  return byWord(table, 0, ITEMS, (row) => ({
    use: word(table, row, 1, ['weapon', 'guard']),
    one: integer(table, row, 2),
    two: integer(table, row, 3),
    reach: yes(table, row, 4),
    thrown: yes(table, row, 5),
    belly: yes(table, row, 6),
  }));
}

function readMercy(table: PrintedTable): Tables['mercy'] {
  return byWord(table, 0, MERCY_LINES, (row) => ({
    gladiator: integer(table, row, 1),
    emperor: integer(table, row, 2),
  }));
}

function readRecovery(table: PrintedTable): ByTotal<RecoveryRow> {
  return byTotal(table, 0, 2, (row) => ({
    part: word(table, row, 1, ['whole', '-1']),
    belly: word(table, row, 2, ['whole', 'dies']),
    barred: word(table, row, 3, ['fights', 'barred']) === 'barred',
  }));
}

function readLocales(table: PrintedTable): Tables['locales'] {
  return byWord(
    table,
    0,
    LOCALES,
    (row): LocaleRow => ({
      rows: cellAt(table, row, 1).as('six rows of the pool', poolRows),
      cap: integer(table, row, 2),
      leaves: integer(table, row, 3),
      toDeath: word(table, row, 4, ['never', 'seven']),
      board: word(table, row, 5, BOARDS),
    }),
  );
}

function poolRows(cell: string | number): readonly number[] | null {
  return /^[1-6]( [1-6]){5}$/.test(`${cell}`) ? `${cell}`.split(' ').map(Number) : null;
}

function readBoards(table: PrintedTable): Tables['boards'] {
  return byWord(table, 0, BOARDS, (row): Board => {
    const [west, east, north, south] = [4, 5, 6, 7].map((column) => text(table, row, column));
    return boardOf({
      id: word(table, row, 0, BOARDS),
      columns: text(table, row, 1).length,
      rows: integer(table, row, 2),
      center: text(table, row, 3).split(' '),
      gates: { west: west ?? '', east: east ?? '', north: north ?? '', south: south ?? '' },
    });
  });
}
