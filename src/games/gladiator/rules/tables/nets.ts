/** 20, 21.7: the tables of nets and lassos. */
import { asInteger, asText, asWord, type PrintedTable, rangeIndex, readCell } from '../../../../kernel/table.ts';
import type { NetKind } from '../types.ts';
import { byWord, cellTable, foundAt, labelsOf } from './cells.ts';
import {
  type DrmRow,
  type LassoCell,
  NET_CONDITIONS,
  type NetAttackRow,
  type NetCondition,
  type Tables,
} from './types.ts';

const KINDS = ['toss', 'swing', 'lay'] as const satisfies readonly NetKind[];
const CAUGHT = ['neck', 'torso', 'arm', 'leg'] as const;

/** 20.2.1 What each attack costs and how often it may be made. */
export function readNetAttacks(table: PrintedTable): Tables['netAttacks'] {
  const number = (row: number, column: number) => readCell(table, row, column, 'a whole number', asInteger);
  return byWord(
    table,
    KINDS,
    (row): NetAttackRow => ({
      cite: readCell(table, row, 1, 'a paragraph', asText),
      cf: number(row, 2),
      reach: number(row, 3),
      every: number(row, 4),
    }),
  );
}

/** 20.4, 20.7, 20.8 DRMs by attack and condition. */
export function readNetDrms(table: PrintedTable): Tables['netDrms'] {
  const column = (at: number): ReadonlyMap<NetCondition, DrmRow> =>
    new Map(
      table.rows.map((_, row) => [
        readCell(table, row, 0, NET_CONDITIONS.join(', '), asWord(NET_CONDITIONS)),
        {
          value: readCell(table, row, at, 'a whole number', asInteger),
          text: readCell(table, row, KINDS.length + 1, 'text', asText),
        },
      ]),
    );
  return { toss: column(1), swing: column(2), lay: column(3) };
}

/** 21.7.1 Where a lasso catches, by 2D6. */
export function readLasso(table: PrintedTable): Tables['lasso'] {
  const index = rangeIndex(table.id, labelsOf(table));
  const cells = table.rows.map((_, row) => {
    const by = readCell(table, row, 1, 'neck, torso, arm or leg', asWord(CAUGHT));
    const value: LassoCell = { by, drag: readCell(table, row, 2, 'a whole number', asInteger) };
    return cellTable(table, row, 1, value);
  });
  return { at: (total) => foundAt([cells], 0, index.rowOf(total), table.id) };
}
