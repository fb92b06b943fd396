/** 20, 21.7: the tables of nets and lassos. */

import { cellAt } from '../../../../kernel/table/cells.ts';
import { rangeIndex } from '../../../../kernel/table/totals.ts';
import type { PrintedTable } from '../../../../kernel/table.ts';
import type { NetKind } from '../types.ts';
import { byWord, cellTable, foundAt, labelsOf, readKnown } from './cells.ts';
import { type LassoCell, NET_CONDITIONS, type NetAttackRow, type Tables } from './types.ts';

const KINDS = ['toss', 'swing', 'lay'] as const satisfies readonly NetKind[];
const CAUGHT = ['neck', 'torso', 'arm', 'leg'] as const;

/** 20.2.1 What each attack costs and how often it may be made. */
export function readNetAttacks(table: PrintedTable): Tables['netAttacks'] {
  const number = (row: number, column: number) => cellAt(table, row, column).integer();
  return byWord(
    table,
    KINDS,
    (row): NetAttackRow => ({
      cite: cellAt(table, row, 1).text('a paragraph'),
      cf: number(row, 2),
      reach: number(row, 3),
      every: number(row, 4),
    }),
  );
}

/** 20.4, 20.7, 20.8 DRMs by attack and condition. */
export function readNetDrms(table: PrintedTable): Tables['netDrms'] {
  const column = (at: number) => readKnown(table, NET_CONDITIONS, at, KINDS.length + 1);
  return { toss: column(1), swing: column(2), lay: column(3) };
}

/** 21.7.1 Where a lasso catches, by 2D6. */
export function readLasso(table: PrintedTable): Tables['lasso'] {
  const index = rangeIndex(table.id, labelsOf(table));
  const cells = table.rows.map((_, row) => {
    const by = cellAt(table, row, 1).word(CAUGHT);
    const value: LassoCell = { by, drag: cellAt(table, row, 2).integer() };
    return cellTable(table, row, 1, value);
  });
  return { at: (total) => foundAt([cells], 0, index.rowOf(total), table.id) };
}
