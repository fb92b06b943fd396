/** Gladiatori as a rule set. */
import type { RuleSet } from '../../../kernel/ruleset.ts';
import { bookBy } from './book/policy.ts';
import { byDice } from './book/whims.ts';
import { decisions } from './decisions.ts';
import type { GladiatoriKit, Policy } from './kit.ts';
import { narrate } from './narrate.ts';
import { choiceSchemas, setupSchema, stateSchema } from './schema.ts';
import { playPhaseBy } from './sequence.ts';
import { initialState, prepareGame } from './setup.ts';
import { setupFault } from './sheets.ts';
import { parseTables } from './tables/tables.ts';
import { resampled, viewFor } from './view.ts';

/** The rules of a game as the kernel plays them, with whoever answers for those whom no seat leads. */
export const gladiatoriBy = (policy: Policy): RuleSet<GladiatoriKit> => ({
  id: 'gladiatori',
  version: 1,
  schema: { setup: setupSchema, state: stateSchema, choice: choiceSchemas },
  decisions,
  parseTables,
  unknown: (tables, from) => ('step' in from ? null : setupFault(tables, from)),
  initial: initialState,
  prepare: prepareGame,
  playPhase: playPhaseBy(policy),
  view: viewFor,
  resample: resampled,
  narrate,
});

/** The rules of a game; the book leads whom no seat leads. */
export const gladiatori: RuleSet<GladiatoriKit> = gladiatoriBy(bookBy(byDice));
