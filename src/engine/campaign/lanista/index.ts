/** A game of houses, chapter 39, as a rule set. */
import { overlaysOf } from '../../gladiator/edition-types.ts';
import { gladiator } from '../../gladiator/index.ts';
import type { RuleSet } from '../../kernel/ruleset.ts';
import type { CampaignTables } from '../table-types.ts';
import { parseCampaignTables } from '../tables.ts';
import { lanistaDecisions } from './decisions.ts';
import type { LanistaEvent } from './events.ts';
import { initialGame, prepareGame, snapshotOfGame, viewOfGame } from './founding.ts';
import { narrateHouses } from './narrate.ts';
import { choiceSchemas, lanistaSetupSchema, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import type { LanistaDecisions, LanistaSetup, LanistaState } from './types.ts';

/** Of the rules of this chapter alone; goes up whenever the same seed and choices could give another game. */
const LANISTA_VERSION = 2;

/** Its version has GLADIATOR's in it: most bouts are fought by its rules within a game. */
export const lanista: RuleSet<LanistaState, LanistaDecisions, LanistaEvent, LanistaSetup, CampaignTables> = {
  id: 'lanista',
  version: LANISTA_VERSION * 1000 + gladiator.version,
  schema: { setup: lanistaSetupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: lanistaDecisions,
  parseTables: parseCampaignTables,
  tablesFor: (tables, { rules }) => tables.under(overlaysOf(rules)),
  initial: initialGame,
  prepare: prepareGame,
  playPhase,
  view: viewOfGame,
  snapshot: snapshotOfGame,
  narrate: narrateHouses,
  long: true,
};
