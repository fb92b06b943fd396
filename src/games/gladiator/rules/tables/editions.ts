/** The tables in which editions differ in more than their cells (P260). */

import { asWord, cellAt } from '../../../../kernel/table/cells.ts';
import { rangeIndex } from '../../../../kernel/table/totals.ts';
import { type PrintedTable, TableError } from '../../../../kernel/table.ts';
import { BLOW_RESULTS } from '../events.ts';
import { byWord, cellTable, foundAt, readKnown, totalTable } from './cells.ts';
import {
  type CombatResults,
  type CrtCell,
  type DrmRow,
  type GuardRules,
  IMPACT_CONDITIONS,
  type ImpactCondition,
  type MissusChart,
  RECOVERY_CONDITIONS,
  type RecoveryCondition,
  type Tables,
  THROWN_AS,
} from './types.ts';

function crtCell(cell: string | number): CrtCell | null {
  const bonus = /^H\+(\d+)$/.exec(String(cell));
  if (bonus !== null) return { result: 'H', bonus: Number(bonus[1]) };
  if (cell === 'M') return { result: 'F', bonus: 0 }; // P261 the sheet writes M
  const result = asWord(BLOW_RESULTS)(cell);
  return result === null ? null : { result, bonus: 0 };
}

/** 9.5, P261 The CRT, its columns headed by CF one above the other. */
export function readCombatResults(table: PrintedTable): CombatResults {
  const heads = table.columns.slice(1).map(Number);
  const [first = 0] = heads;
  if (heads.some((head, i) => head !== first + i)) {
    throw new TableError(`table ${table.id}: its columns are headed ${heads.join(', ')}, expected CF one by one`);
  }
  return {
    first,
    last: first + heads.length - 1,
    ...totalTable(table, 1, heads.length, 'a combat result', crtCell),
  };
}

/** Reads DRMs by condition, a row for each of them. Throws TableError. */
export function readDrms<C extends string>(table: PrintedTable, conditions: readonly C[]): ReadonlyMap<C, DrmRow> {
  byWord(table, conditions, (row) => row);
  return readKnown(table, conditions);
}

/** 8.4 Reads what counts on impact. Throws TableError. */
export function readCollision(table: PrintedTable): ReadonlyMap<ImpactCondition, DrmRow> {
  return readKnown(table, IMPACT_CONDITIONS);
}

/** 13.4.1 Reads what counts when a man takes something up. Throws TableError. */
export function readRecovery(table: PrintedTable): ReadonlyMap<RecoveryCondition, DrmRow> {
  return readKnown(table, RECOVERY_CONDITIONS);
}

/** 23.3, P270 Reads how special defences are had, and what they cost. Throws TableError. */
export function readGuards(table: PrintedTable): GuardRules {
  byWord(table, ['in force', 'CF', 'limbs', 'jump', 'off balance'], (row) => row);
  return {
    inForce: cellAt(table, 0, 1).word(['chapter 23', 'always']),
    cf: cellAt(table, 1, 1).integer(),
    limbs: cellAt(table, 2, 1).integer(),
    jump: cellAt(table, 3, 1).word(['each', 'together']),
    offBalance: cellAt(table, 4, 1).word(['nobody', 'whom it fooled']),
  };
}

/** P268 Reads what goes on the die of a throw, for each thing at 1 to 6 hexes. Throws TableError. */
export function readThrows(table: PrintedTable): NonNullable<Tables['throws']> {
  const ranges = table.columns.slice(1);
  if (ranges.join() !== '1,2,3,4,5,6') throw new TableError(`table ${table.id}: expected columns 1 to 6`);
  return byWord(table, THROWN_AS, (row) => ranges.map((_, i) => cellAt(table, row, i + 1).integer()));
}

const VERDICTS = ['up', 'down'] as const;

/** P265 A die by the CF a man has spent. */
export function readMissus(table: PrintedTable): MissusChart {
  const heads = table.columns.slice(1);
  const totals = rangeIndex(table.id, heads);
  const faces = rangeIndex(
    table.id,
    table.rows.map(([face]) => String(face)),
  );
  const read = (row: number, column: number) =>
    cellTable(table, row, column + 1, cellAt(table, row, column + 1).word(VERDICTS));
  const cells = table.rows.map((_, row) => heads.map((_head, column) => read(row, column)));
  return {
    at: (face, column) => foundAt(cells, faces.rowOf(face), column, table.id),
    columnOf: totals.rowOf,
    columns: heads.length,
  };
}
