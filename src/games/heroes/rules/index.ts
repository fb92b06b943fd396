/** Heroes of the Colosseum as a rule set. */
import type { RuleSet } from '../../../kernel/ruleset.ts';
import { copyPlain } from '../../../kernel/state.ts';
import { decisions } from './decisions.ts';
import type { HeroesKit } from './kit.ts';
import { choiceSchemas, setupSchema, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { initialState, prepareMatch } from './setup.ts';
import { parseTables } from './tables/tables.ts';
import { narrate } from './told/narrate.ts';

/** The rules of a match as the kernel plays them. Nothing of it is hidden from anybody. */
export const heroes: RuleSet<HeroesKit> = {
  id: 'heroes',
  version: 1,
  schema: { setup: setupSchema, state: stateSchema, choice: choiceSchemas },
  decisions,
  parseTables,
  initial: initialState,
  prepare: prepareMatch,
  playPhase,
  view: copyPlain,
  resample: copyPlain,
  narrate,
};
