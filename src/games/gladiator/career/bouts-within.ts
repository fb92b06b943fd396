/** What every long game has of the bouts in it: their version, tables and arms. */

import { gladiator } from '../rules/index.ts';
import { overlaysOf } from '../rules/tables/edition-types.ts';
import { unknownArms } from '../rules/tables/unknown-arms.ts';
import type { RuleChoices } from '../rules/types.ts';
import type { CampaignTables } from './table-types.ts';
import { parseCampaignTables } from './tables.ts';

/** A version with GLADIATOR's in it: bouts are fought by its rules within a long game. */
export function withBouts(version: number): number {
  return version * 1000 + gladiator.version;
}

/** The part of a rule set that reads tables: those of the Campaign Game, by the edition that its bouts are fought by. */
export const tablesOfBouts = {
  parseTables: parseCampaignTables,
  tablesFor: (tables: CampaignTables, { rules }: { readonly rules: RuleChoices }) => tables.under(overlaysOf(rules)),
  unknown: (tables: CampaignTables, from: unknown) => unknownArms(tables.gladiator.armoury, from),
};
