/** 14, MR-54 A career of Munera Sine Missione as a rule set. */
import type { RuleSet } from '../../../kernel/ruleset.ts';
import { copyPlain } from '../../../kernel/state.ts';
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

/** Its version has that of a bout in it. */
export const muneraCareer: RuleSet<CareerKit> = {
  id: 'munera-career',
  version: CAREER_VERSION * 1000 + munera.version,
  schema: { setup: careerSetupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: careerDecisions,
  parseTables: parseCareerTables,
  initial: initialCareer,
  prepare(ctx, _setup, seed) {
    ctx.state.seed = seed;
    swearIn(ctx);
  },
  playPhase,
  view: copyPlain,
  resample: copyPlain,
  narrate: narrateCareer,
  long: true,
};
