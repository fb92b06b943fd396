/** A game of houses, chapter 39, as a rule set. */

import type { RuleSet } from '../../../kernel/ruleset.ts';
import { parseCampaignTables } from '../career/tables.ts';
import { gladiator } from '../rules/index.ts';
import { overlaysOf } from '../rules/tables/edition-types.ts';
import { unknownArms } from '../rules/tables/unknown-arms.ts';
import { housesDecisions } from './decisions.ts';
import { initialGame, prepareGame, resampleGame, snapshotOfGame, viewOfGame } from './founding.ts';
import type { HousesKit } from './kit.ts';
import { choiceSchemas, housesSetupSchema, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { narrateHouses } from './told/narrate.ts';

/** Of the rules of this chapter alone; goes up whenever the same seed and choices could give another game. */
const HOUSES_VERSION = 3;

/** Its version has GLADIATOR's in it: most bouts are fought by its rules within a game. */
export const lanista: RuleSet<HousesKit> = {
  id: 'lanista',
  version: HOUSES_VERSION * 1000 + gladiator.version,
  schema: { setup: housesSetupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: housesDecisions,
  parseTables: parseCampaignTables,
  tablesFor: (tables, { rules }) => tables.under(overlaysOf(rules)),
  unknown: ({ gladiator }, from) => unknownArms(gladiator.armoury, from),
  initial: initialGame,
  prepare: prepareGame,
  playPhase,
  view: viewOfGame,
  resample: resampleGame,
  snapshot: snapshotOfGame,
  narrate: narrateHouses,
  long: true,
};
