import type * as z from 'zod/mini';
import type { Dice } from './dice.ts';
import type { GameEvent } from './event.ts';
import type { Decisions, DecisionTable, Seat } from './request.ts';
import type { Rule } from './rule.ts';
import type { GameState } from './state.ts';

/** What a rule works with: the state it may change, the tables, the dice, and the journal it writes to. */
export interface Context<S, E extends GameEvent, T> {
  readonly state: S;
  readonly tables: T;
  readonly dice: Dice;
  emit(event: E): void;
}

/** A game's rules, whole. Rule sets share the kernel and never import one another. */
export interface RuleSet<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T> {
  readonly id: string;
  /** Goes up whenever the same seed and choices could give another match. */
  readonly version: number;
  /** For all that comes from outside. */
  readonly schema: { readonly setup: z.ZodMiniType<Setup>; readonly state: z.ZodMiniType<S> } & {
    readonly choice: { readonly [K in keyof D & string]: z.ZodMiniType<D[K]['choice']> };
  };
  readonly decisions: DecisionTable<S, T, D>;
  /** Reads and checks the data files. Throws TableError naming file, row and column. */
  parseTables(json: unknown): T;
  /** The state before anything is rolled. */
  initial(setup: Setup, tables: T): S;
  /** Rolls what the set-up left open, as turn 0; `seed`: of the match, for whoever derives others from it. */
  prepare(context: Context<S, E, T>, setup: Setup, seed: string): void;
  /** Plays one phase to its end. Nothing but the state survives it. */
  playPhase(context: Context<S, E, T>): Rule<D>;
  /** The state as a seat may see it. */
  view(state: S, seat: Seat): S;
  /** One line of English. */
  narrate(event: E, state: S): string;
}
