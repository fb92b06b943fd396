/** 14, MR-54 A career of Munera Sine Missione as a rule set. */
import { longRules } from '../../../kernel/ruleset.ts';
import { munera } from '../rules/index.ts';
import { careerDecisions } from './decisions.ts';
import type { CareerKit } from './kit.ts';
import { newMan } from './men.ts';
import { narrateCareer } from './narrate.ts';
import { careerSetupSchema, choiceSchemas, stateSchema } from './schema.ts';
import { playPhase, swearIn } from './sequence.ts';
import { parseCareerTables } from './tables.ts';
import type { CareerSetup, CareerState } from './types.ts';

/** Of the rules of careers alone; goes up whenever the same seed and choices could give another career. */
const CAREER_VERSION = 1;

/** The state before the oath. */
function initialCareer(setup: CareerSetup): CareerState {
  return {
    ...{ turn: 0, phase: 0, outcome: null, setup: { ...setup }, seed: '' },
    ...{ man: newMan(setup.name, setup.profile), ended: null, rivals: [], year: [] },
    ...{ sparedToday: 0, ids: 0, past: [], others: [] },
  };
}

/** 14, MR-54 The rules of a career. */
export const muneraCareer = longRules<CareerKit>({
  ...{ id: 'munera-career', own: CAREER_VERSION, match: munera },
  schema: { setup: careerSetupSchema, state: stateSchema, choice: choiceSchemas },
  ...{ decisions: careerDecisions, parseTables: parseCareerTables, initial: initialCareer },
  ...{ begin: swearIn, playPhase, narrate: narrateCareer },
});
