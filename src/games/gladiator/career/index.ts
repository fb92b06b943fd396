/** A career in the arena, the Campaign Game (31-38), as a rule set. */

import type { RuleSet } from '../../../kernel/ruleset.ts';
import { tablesOfBouts, withBouts } from './bouts-within.ts';
import { careerDecisions } from './decisions.ts';
import type { CareerKit } from './kit.ts';
import { careerSetupSchema, choiceSchemas, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { initialCareer, prepareCareer, resampleCareer, viewOfCareer } from './setup.ts';
import { narrateCareer } from './told/narrate.ts';

/** Of the rules of this chapter alone; goes up whenever the same seed and choices could give another career. */
const CAREER_VERSION = 2;

/** Its version has GLADIATOR's in it. */
export const career: RuleSet<CareerKit> = {
  id: 'career',
  version: withBouts(CAREER_VERSION),
  schema: { setup: careerSetupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: careerDecisions,
  ...tablesOfBouts,
  initial: initialCareer,
  prepare: prepareCareer,
  playPhase,
  view: viewOfCareer,
  resample: resampleCareer,
  narrate: narrateCareer,
  long: true,
};
