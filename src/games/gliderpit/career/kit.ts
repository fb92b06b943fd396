/** The types of a season, as the kernel takes them together. */
import { asking, type Rule } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import type { SeasonEvent } from './events.ts';
import type { SeasonTables } from './tables.ts';
import type { SeasonDecisions, SeasonSetup, SeasonState } from './types.ts';

/** All types of a season. */
export interface SeasonKit {
  readonly state: SeasonState;
  readonly decisions: SeasonDecisions;
  readonly event: SeasonEvent;
  readonly setup: SeasonSetup;
  readonly tables: SeasonTables;
}

/** What a rule of a season works with. */
export type SeasonContext = Context<SeasonKit>;

/** A rule of a season. */
export type SeasonRule<T = void> = Rule<SeasonDecisions, T>;

/** Puts questions of one kind to the player. */
export const resolveSeasonAsk = asking<SeasonDecisions>();
