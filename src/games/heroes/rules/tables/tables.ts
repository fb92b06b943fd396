/** Reads the printed tables from their data files. */

import { cellAt, integerAt, integersByWord, rowsByWord, wordAt, yesAt } from '../../../../kernel/table/cells.ts';
import { type RangeIndex, rangeIndex } from '../../../../kernel/table/totals.ts';
import { type PrintedTable, TableError, tablesIn } from '../../../../kernel/table.ts';
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

const GUARDED = ['nothing', 'its own', 'any', 'large'] as const satisfies readonly LocationRow['guarded'][];
const UNARMOURED = ['always', 'without a net', 'no'] as const satisfies readonly StyleRow['unarmoured'][];

/** Reads all tables. Throws TableError naming file, row and column. */
export function parseTables(json: unknown): Tables {
  const table = tablesIn(json);
  const [signatures, size, locations] = [table('signatures'), table('size'), table('location')];
  return {
    size: byTotal(size, 2, 12, (row) => ({
      size: wordAt(size, row, 1, BODY_SIZES),
      speed: integerAt(size, row, 2),
      strength: integerAt(size, row, 3),
    })),
    signature: byTotal(signatures, 2, 12, (row) => wordAt(signatures, row, 1, SIGNATURES)),
    points: rowsByWord(signatures, 1, SIGNATURES, (row) => integerAt(signatures, row, 2)),
    pool: readPool(table('pool')),
    styles: readStyles(table('styles')),
    opponents: readOpponents(table('opponents')),
    armour: readArmour(table('armour')),
    items: readItems(table('equipment')),
    initiative: integersByWord(table('initiative'), INITIATIVE_LINES),
    maneuver: integersByWord(table('maneuver'), MANEUVER_LINES),
    net: integersByWord(table('net-toss'), NET_LINES),
    attack: integersByWord(table('attack'), ATTACK_LINES),
    location: byTotal(locations, 2, 12, (row) => ({
      part: wordAt(locations, row, 1, PARTS),
      guarded: wordAt(locations, row, 2, GUARDED),
    })),
    mercy: readMercy(table('mercy')),
    recovery: readRecovery(table('recovery')),
    locales: readLocales(table('locales')),
    boards: readBoards(table('boards')),
  };
}

const text = (table: PrintedTable, row: number, column: number): string => cellAt(table, row, column).text();

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
    const values = ATTRIBUTES.map((one, i) => [one, integerAt(table, row, i + 1)] as const);
    return Object.fromEntries(values) as Attributes;
  });
}

function readStyles(table: PrintedTable): Tables['styles'] {
  return rowsByWord(table, 0, STYLES, (row) => ({
    weapon: wordAt(table, row, 1, ITEMS),
    off: wordAt(table, row, 2, ITEMS),
    unarmoured: wordAt(table, row, 3, UNARMOURED),
  }));
}

/** 3.8 A style for each face of a die. */
function readOpponents(table: PrintedTable): Tables['opponents'] {
  return rowsByWord(table, 0, STYLES, (row): ByTotal<FightStyle> => {
    const styles = [1, 2, 3, 4, 5, 6].map((face) => wordAt(table, row, face, STYLES));
    return (total) => {
      const value = styles[total - 1];
      if (value === undefined) throw new TableError(`table opponents: no column for ${total}`);
      return { table: { id: table.id, row: text(table, row, 0), column: `${total}`, cell: value }, value };
    };
  });
}

function readArmour(table: PrintedTable): Tables['armour'] {
  return rowsByWord(table, 0, STYLES, (row) => {
    const classes = PARTS.map((part, i) => [part, integerAt(table, row, i + 1)] as const);
    return Object.fromEntries(classes) as Tables['armour'][FightStyle];
  });
}

function readItems(table: PrintedTable): Tables['items'] {
  return rowsByWord(table, 0, ITEMS, (row) => ({
    use: wordAt(table, row, 1, ['weapon', 'guard']),
    one: integerAt(table, row, 2),
    two: integerAt(table, row, 3),
    reach: yesAt(table, row, 4),
    thrown: yesAt(table, row, 5),
    belly: yesAt(table, row, 6),
  }));
}

function readMercy(table: PrintedTable): Tables['mercy'] {
  return rowsByWord(table, 0, MERCY_LINES, (row) => ({
    gladiator: integerAt(table, row, 1),
    emperor: integerAt(table, row, 2),
  }));
}

function readRecovery(table: PrintedTable): ByTotal<RecoveryRow> {
  return byTotal(table, 0, 2, (row) => ({
    part: wordAt(table, row, 1, ['whole', '-1']),
    belly: wordAt(table, row, 2, ['whole', 'dies']),
    barred: wordAt(table, row, 3, ['fights', 'barred']) === 'barred',
  }));
}

function readLocales(table: PrintedTable): Tables['locales'] {
  return rowsByWord(
    table,
    0,
    LOCALES,
    (row): LocaleRow => ({
      rows: cellAt(table, row, 1).as('six rows of the pool', poolRows),
      cap: integerAt(table, row, 2),
      leaves: integerAt(table, row, 3),
      toDeath: wordAt(table, row, 4, ['never', 'seven']),
      board: wordAt(table, row, 5, BOARDS),
    }),
  );
}

function poolRows(cell: string | number): readonly number[] | null {
  return /^[1-6]( [1-6]){5}$/.test(`${cell}`) ? `${cell}`.split(' ').map(Number) : null;
}

function readBoards(table: PrintedTable): Tables['boards'] {
  return rowsByWord(table, 0, BOARDS, (row): Board => {
    const [west, east, north, south] = [4, 5, 6, 7].map((column) => text(table, row, column));
    return boardOf({
      id: wordAt(table, row, 0, BOARDS),
      columns: text(table, row, 1).length,
      rows: integerAt(table, row, 2),
      center: text(table, row, 3).split(' '),
      gates: { west: west ?? '', east: east ?? '', north: north ?? '', south: south ?? '' },
    });
  });
}
