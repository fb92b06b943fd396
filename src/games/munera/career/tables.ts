/** Reads the tables of careers, and those of a bout beneath them. */
import { cellAt, integerAt, rowsByWord, wordAt } from '../../../kernel/table/cells.ts';
import { rowsByTotal } from '../../../kernel/table/totals.ts';
import { tablesIn } from '../../../kernel/table.ts';
import { parseTables } from '../rules/tables/tables.ts';
import type { Tables } from '../rules/tables/types.ts';
import { ARENAS, type Arena } from '../rules/words.ts';
import { SPECTACLES, type Spectacle, TEMPERS, type Temper } from './words.ts';

/** MR-55 Who gives games, where, and on which sand. */
interface Giver {
  readonly name: string;
  readonly town: string;
  readonly arena: Arena;
}

/** MR-56 What a temper adds to every appeal, and what it pays. */
interface TemperRow {
  readonly temper: Temper;
  readonly appeal: number;
  readonly pay: number;
}

/** MR-57 What is seen beside the duels, of how many, and what that adds to their appeals. */
interface SpectacleRow {
  readonly spectacle: Spectacle;
  readonly gladiators: number;
  readonly appeal: number;
}

/** All tables of a career. */
export interface CareerTables {
  /** Those of a bout. */
  readonly bout: Tables;
  readonly givers: readonly Giver[];
  readonly temper: (die: number) => TemperRow;
  readonly tempers: { readonly [T in Temper]: TemperRow };
  readonly spectacle: (die: number) => SpectacleRow;
  readonly names: readonly string[];
}

/** Reads all tables of a career. Throws TableError naming file, row and column. */
export function parseCareerTables(json: unknown): CareerTables {
  const table = tablesIn(json);
  const tempers = table('career-tempers');
  const temperAt = (row: number): TemperRow => {
    const [appeal, pay] = [integerAt(tempers, row, 2), integerAt(tempers, row, 3)];
    return { temper: wordAt(tempers, row, 1, TEMPERS), appeal, pay };
  };
  const spectacles = table('career-spectacles');
  const [givers, names] = [table('career-givers'), table('career-names')];
  return {
    bout: parseTables(json),
    givers: givers.rows.map((_, row) => ({
      ...{ name: cellAt(givers, row, 0).text(), town: cellAt(givers, row, 1).text() },
      arena: wordAt(givers, row, 2, ARENAS),
    })),
    temper: rowsByTotal(tempers, temperAt),
    tempers: rowsByWord(tempers, 1, TEMPERS, temperAt),
    spectacle: rowsByTotal(spectacles, (row): SpectacleRow => {
      const [gladiators, appeal] = [integerAt(spectacles, row, 2), integerAt(spectacles, row, 3)];
      return { spectacle: wordAt(spectacles, row, 1, SPECTACLES), gladiators, appeal };
    }),
    names: names.rows.map((_, row) => cellAt(names, row, 0).text()),
  };
}
