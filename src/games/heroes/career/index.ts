/** 7 A career of Heroes of the Colosseum as a rule set. */
import type { RuleSet } from '../../../kernel/ruleset.ts';
import { copyPlain } from '../../../kernel/state.ts';
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

/** Its version has that of a match in it. */
export const heroesCareer: RuleSet<CareerKit> = {
  id: 'heroes-career',
  version: CAREER_VERSION * 1000 + heroes.version,
  schema: { setup: careerSetupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: careerDecisions,
  parseTables,
  initial: initialCareer,
  prepare({ state }, _setup, seed) {
    state.seed = seed;
  },
  playPhase,
  view: copyPlain,
  resample: copyPlain,
  narrate: narrateCareer,
  long: true,
};
