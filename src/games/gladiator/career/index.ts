/** A career in the arena, the Campaign Game (31-38), as a rule set. */

import type { RuleSet } from '../../../kernel/ruleset.ts';
import { withBouts } from './bouts-within.ts';
import { careerDecisions } from './decisions.ts';
import type { CareerKit } from './kit.ts';
import { careerSetupSchema, choiceSchemas, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { initialCareer, prepareCareer, resampleCareer, viewOfCareer } from './setup.ts';
import { narrateCareer } from './told/narrate.ts';

/** The number is that of the rules of this chapter alone; it goes up whenever the same seed and choices could give another career. */
export const career: RuleSet<CareerKit> = {
  id: 'career',
  ...withBouts(2),
  schema: { setup: careerSetupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: careerDecisions,
  ...{ initial: initialCareer, prepare: prepareCareer, view: viewOfCareer, resample: resampleCareer },
  playPhase,
  narrate: narrateCareer,
};
