/** 7 A career of Heroes of the Colosseum as a rule set. */
import { longRules } from '../../../kernel/ruleset.ts';
import { heroes } from '../rules/index.ts';
import { parseTables } from '../rules/tables/tables.ts';
import { careerDecisions } from './decisions.ts';
import type { CareerKit } from './kit.ts';
import { narrateCareer } from './narrate.ts';
import { careerSetupSchema, choiceSchemas, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import type { CareerSetup, CareerState } from './types.ts';

/** Of the rules of careers alone. */
const CAREER_VERSION = 1;

/** The state before the first month. */
function initialCareer(setup: CareerSetup): CareerState {
  return {
    ...{ turn: 0, phase: 0, outcome: null, setup: { ...setup }, seed: '' },
    ...{ familia: [], rivals: [], creation: null, made: 0 },
    ...{ slots: 0, used: 0, fought: {}, ids: 0, past: [] },
  };
}

/** The rules of a career. */
export const heroesCareer = longRules<CareerKit>({
  ...{ id: 'heroes-career', own: CAREER_VERSION, match: heroes },
  schema: { setup: careerSetupSchema, state: stateSchema, choice: choiceSchemas },
  ...{ decisions: careerDecisions, parseTables, initial: initialCareer, playPhase, narrate: narrateCareer },
});
