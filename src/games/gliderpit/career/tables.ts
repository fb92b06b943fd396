/** Reads the tables of seasons, and those of a bout beneath them. */
import { cellAt, integerAt, wordAt } from '../../../kernel/table/cells.ts';
import { rangeIndex } from '../../../kernel/table/totals.ts';
import { type PrintedTable, TableError, tablesIn } from '../../../kernel/table.ts';
import { parseTables } from '../rules/tables/tables.ts';
import type { Tables } from '../rules/tables/types.ts';
import { FLOORS, type Floor } from '../rules/words.ts';
import { MADE_UP_BY, type MadeUpBy, PIT_FIELDS, type PitFieldKind } from './words.ts';

/** 23.2 A pit of the ladder. */
export interface LadderPit {
  readonly name: string;
  readonly floor: Floor;
  readonly field: PitFieldKind;
  readonly hirelings: number;
  readonly madeUpBy: MadeUpBy;
  /** 23.6 What laurels are multiplied by. */
  readonly laurels: number;
}

/** All tables of a season. */
export interface SeasonTables {
  /** Those of a bout. */
  readonly bout: Tables;
  /** 23.2 In the order in which they are flown. */
  readonly ladder: readonly LadderPit[];
  /** GR-47 What the better one is expected to score, in hundredths, by a difference in whole points. */
  readonly expected: (difference: number) => number;
  readonly names: readonly string[];
}

/** Reads all tables of a season. Throws TableError naming file, row and column. */
export function parseSeasonTables(json: unknown): SeasonTables {
  const table = tablesIn(json);
  const [pits, names] = [table('season-pits'), table('season-names')];
  return {
    bout: parseTables(json),
    ladder: pits.rows.map((_, row) => pitAt(pits, row)),
    expected: readExpected(table('season-expected')),
    names: names.rows.map((_, row) => cellAt(names, row, 0).text()),
  };
}

function pitAt(table: PrintedTable, row: number): LadderPit {
  const floor = FLOORS.find((one) => one === integerAt(table, row, 2));
  if (integerAt(table, row, 0) !== row + 1 || floor === undefined)
    throw new TableError(`table ${table.id}, row ${row + 1}: expected pit ${row + 1} and one of ${FLOORS.join(', ')}`);
  return {
    ...{ name: cellAt(table, row, 1).text(), floor, field: wordAt(table, row, 3, PIT_FIELDS) },
    ...{ hirelings: integerAt(table, row, 4), madeUpBy: wordAt(table, row, 5, MADE_UP_BY) },
    laurels: integerAt(table, row, 6),
  };
}

function readExpected(table: PrintedTable): SeasonTables['expected'] {
  const index = rangeIndex(
    table.id,
    table.rows.map(([head]) => `${head}`),
  );
  const hundredths = table.rows.map((_, row) => integerAt(table, row, 1));
  return (difference) => hundredths[index.rowOf(difference)] ?? 100;
}
