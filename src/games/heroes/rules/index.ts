/** Heroes of the Colosseum as a rule set. */
import { NOTHING_HIDDEN, type RuleSet } from '../../../kernel/ruleset.ts';
import { decisions } from './decisions.ts';
import type { HeroesKit } from './kit.ts';
import { choiceSchemas, setupSchema, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { initialState, prepareMatch } from './setup.ts';
import { snapshotOf } from './snapshot.ts';
import { parseTables } from './tables/tables.ts';
import { narrate } from './told/narrate.ts';

/** The rules of a match as the kernel plays them. Nothing of it is hidden from anybody. */
export const heroes: RuleSet<HeroesKit> = {
  ...{ id: 'heroes', version: 1, decisions, parseTables, playPhase, narrate },
  schema: { setup: setupSchema, state: stateSchema, choice: choiceSchemas },
  initial: initialState,
  prepare: prepareMatch,
  ...NOTHING_HIDDEN,
  resample: snapshotOf,
  snapshot: snapshotOf,
};
