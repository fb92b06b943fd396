/** A game of houses, chapter 39, as a rule set. */

import type { RuleSet } from '../../../kernel/ruleset.ts';
import { tablesOfBouts, withBouts } from '../career/bouts-within.ts';
import { housesDecisions } from './decisions.ts';
import { initialGame, prepareGame, resampleGame, snapshotOfGame, viewOfGame } from './founding.ts';
import type { HousesKit } from './kit.ts';
import { choiceSchemas, housesSetupSchema, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { narrateHouses } from './told/narrate.ts';

/** Of the rules of this chapter alone; goes up whenever the same seed and choices could give another game. */
const HOUSES_VERSION = 3;

/** Its version has GLADIATOR's in it. */
export const lanista: RuleSet<HousesKit> = {
  id: 'lanista',
  version: withBouts(HOUSES_VERSION),
  schema: { setup: housesSetupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: housesDecisions,
  ...tablesOfBouts,
  initial: initialGame,
  prepare: prepareGame,
  playPhase,
  view: viewOfGame,
  resample: resampleGame,
  snapshot: snapshotOfGame,
  narrate: narrateHouses,
  long: true,
};
