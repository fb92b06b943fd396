/** A game of houses, chapter 39, as a rule set. */

import type { RuleSet } from '../../../kernel/ruleset.ts';
import { withBouts } from '../career/bouts-within.ts';
import { housesDecisions } from './decisions.ts';
import { initialGame, prepareGame, resampleGame, snapshotOfGame, viewOfGame } from './founding.ts';
import type { HousesKit } from './kit.ts';
import { choiceSchemas, housesSetupSchema, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { narrateHouses } from './told/narrate.ts';

/** The number is that of the rules of this chapter alone; it goes up whenever the same seed and choices could give another game. */
export const lanista: RuleSet<HousesKit> = {
  id: 'lanista',
  ...withBouts(3),
  schema: { setup: housesSetupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: housesDecisions,
  ...{ initial: initialGame, prepare: prepareGame, view: viewOfGame, resample: resampleGame, snapshot: snapshotOfGame },
  playPhase,
  narrate: narrateHouses,
};
