/** Glider-Pit Gladiators as a rule set. */
import type { RuleSet } from '../../../kernel/ruleset.ts';
import { copyPlain } from '../../../kernel/state.ts';
import { decisions } from './decisions.ts';
import type { PitKit } from './kit.ts';
import { narrate } from './narrate.ts';
import { choiceSchemas, setupSchema, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { initialState, prepareBout } from './setup.ts';
import { parseTables } from './tables/tables.ts';

/** The rules of a bout as the kernel plays them. Nothing of it is hidden from anybody. */
export const gliderpit: RuleSet<PitKit> = {
  id: 'gliderpit',
  version: 1,
  schema: { setup: setupSchema, state: stateSchema, choice: choiceSchemas },
  decisions,
  parseTables,
  initial: initialState,
  prepare: prepareBout,
  playPhase,
  view: copyPlain,
  resample: copyPlain,
  narrate,
};
