/** What every long game has of the bouts in it: their version, tables and arms. */

import { gladiator } from '../rules/index.ts';
import { overlaysOf } from '../rules/tables/edition-types.ts';
import { unknownArms } from '../rules/tables/unknown-arms.ts';
import type { RuleChoices } from '../rules/types.ts';
import type { CampaignTables } from './table-types.ts';
import { parseCampaignTables } from './tables.ts';

/** What the rule set of a long game has of the bouts in it: a version with GLADIATOR's in it, and the tables of the Campaign Game by their edition. */
export function withBouts(version: number) {
  return {
    version: version * 1000 + gladiator.version,
    parseTables: parseCampaignTables,
    tablesFor: (tables: CampaignTables, { rules }: { readonly rules: RuleChoices }) => tables.under(overlaysOf(rules)),
    unknown: (tables: CampaignTables, from: unknown) => unknownArms(tables.gladiator.armoury, from),
    long: true,
  } as const;
}
