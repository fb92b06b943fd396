/** Munera Sine Missione as a rule set. */
import { NOTHING_HIDDEN, type RuleSet } from '../../../kernel/ruleset.ts';
import { decisions } from './decisions.ts';
import type { MuneraKit } from './kit.ts';
import { narrate } from './narrate.ts';
import { choiceSchemas, setupSchema, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { initialState, prepareBout } from './setup.ts';
import { parseTables } from './tables/tables.ts';

/** The rules of a bout as the kernel plays them. Nothing of it is hidden from anybody. */
export const munera: RuleSet<MuneraKit> = {
  ...{ id: 'munera', version: 1, decisions, parseTables, playPhase, narrate },
  schema: { setup: setupSchema, state: stateSchema, choice: choiceSchemas },
  initial: initialState,
  prepare: prepareBout,
  ...NOTHING_HIDDEN,
};
