/** Reads the tables of campaigns, and those of a match beneath them. */
import { cellAt, integerAt, rowsByWord, wordAt } from '../../../kernel/table/cells.ts';
import { rowsByTotal } from '../../../kernel/table/totals.ts';
import { tablesIn } from '../../../kernel/table.ts';
import { parseTables } from '../rules/tables/tables.ts';
import type { Tables } from '../rules/tables/types.ts';
import { SPECIES, type Species } from '../rules/words.ts';
import { CUSTOMS, type Custom, SPECTACLES, type Spectacle, TEMPERS, type Temper } from './words.ts';

/** GR-83 What a temper pays, and how many more faces of a die finish who lies unconscious before it. */
interface TemperTerms {
  readonly pay: number;
  readonly finishes: number;
}

/** GR-85 How many are on either side of a spectacle, and what winning it adds to Fame. */
interface SpectacleTerms {
  readonly friends: number;
  readonly foes: number;
  readonly fame: number;
}

/** GR-94 What comes of a duel among others. */
interface DuelRow {
  readonly winner: 'first' | 'second';
  readonly loser: 'beaten' | 'fallen';
}

/** All tables of a campaign. */
export interface CampaignTables {
  /** Those of a match. */
  readonly match: Tables;
  readonly givers: readonly { readonly name: string; readonly town: string }[];
  readonly temper: (die: number) => Temper;
  readonly tempers: { readonly [T in Temper]: TemperTerms };
  readonly custom: (die: number) => Custom;
  readonly spectacle: (die: number) => Spectacle;
  readonly spectacles: { readonly [S in Spectacle]: SpectacleTerms };
  readonly beasts: (die: number) => { readonly species: Species; readonly count: number };
  readonly duel: (dice: number) => DuelRow;
  readonly names: readonly string[];
}

/** Reads all tables of a campaign. Throws TableError naming file, row and column. */
export function parseCampaignTables(json: unknown): CampaignTables {
  const table = tablesIn(json);
  const [tempers, spectacles] = [table('campaign-tempers'), table('campaign-spectacles')];
  const [customs, beasts, duels] = [table('campaign-customs'), table('campaign-beasts'), table('campaign-bouts')];
  const [givers, names] = [table('campaign-givers'), table('campaign-names')];
  return {
    match: parseTables(json),
    givers: givers.rows.map((_, row) => ({
      ...{ name: cellAt(givers, row, 0).text(), town: cellAt(givers, row, 1).text() },
    })),
    temper: rowsByTotal(tempers, (row) => wordAt(tempers, row, 1, TEMPERS)),
    tempers: rowsByWord(tempers, 1, TEMPERS, (row) => ({
      ...{ pay: integerAt(tempers, row, 2), finishes: integerAt(tempers, row, 3) },
    })),
    custom: rowsByTotal(customs, (row) => wordAt(customs, row, 1, CUSTOMS)),
    spectacle: rowsByTotal(spectacles, (row) => wordAt(spectacles, row, 1, SPECTACLES)),
    spectacles: rowsByWord(spectacles, 1, SPECTACLES, (row): SpectacleTerms => {
      const [friends = 0, foes = 0, fame = 0] = [2, 3, 4].map((column) => integerAt(spectacles, row, column));
      return { friends, foes, fame };
    }),
    beasts: rowsByTotal(beasts, (row) => ({
      ...{ species: wordAt(beasts, row, 1, SPECIES), count: integerAt(beasts, row, 2) },
    })),
    duel: rowsByTotal(
      duels,
      (row): DuelRow => ({
        ...{ winner: wordAt(duels, row, 1, ['first', 'second']), loser: wordAt(duels, row, 2, ['beaten', 'fallen']) },
      }),
    ),
    names: names.rows.map((_, row) => cellAt(names, row, 0).text()),
  };
}
