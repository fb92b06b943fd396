import type * as z from 'zod/mini';
import type { Dice } from './dice.ts';
import type { GameEvent } from './event.ts';
import type { Decisions, DecisionTable, Request, Seat } from './request.ts';
import type { Roll } from './roll.ts';
import type { Rule } from './rule.ts';
import type { GameState } from './state.ts';

/** What a rule works with: the state it may change, the tables, the dice, and the journal it writes to. */
export interface Context<S, E extends GameEvent, T> {
  readonly state: S;
  readonly tables: T;
  readonly dice: Dice;
  emit(event: E): void;
}

/** A roll that whoever made it may plead to have thrown again. Nothing in it hangs on later dice. */
export interface Plea {
  readonly seat: Seat;
  readonly fighter: string;
  /** What was thrown for, in words. */
  readonly what: string;
  readonly draw: number;
  /** All readings of its dice, as its event will tell them. */
  readonly rolls: readonly Roll[];
  /** Dice of the same event that lay on the table before. */
  readonly before: readonly Roll[];
  /** Whether it has gone against him. */
  readonly against: boolean;
}

/** Which of two throws of the same dice stands. */
export type Kept = 'first' | 'second';

/**
 * Rolls thrown again by somebody's favour. `ask` puts a question that is answered by true or false, `askKept`
 * one that is answered by a Kept.
 */
export interface FavourRules<S extends GameState, D extends Decisions, E extends GameEvent, T> {
  /** Whether anybody can plead in the phase about to begin. */
  inPlay(state: S): boolean;
  /** Rolls of an event that are somebody's own, as the state stands some time after it, whether he can plead or not. */
  of(state: S, event: E): readonly Plea[];
  /** Whether he who rolled can plead. */
  may(state: S, plea: Plea): boolean;
  ask(state: S, plea: Plea): Request<D>;
  /** Makes a plea: throws for it, writes it down, and says whether the dice are thrown again. */
  invoke(context: Context<S, E, T>, plea: Plea): boolean;
  /** `again`: the same roll, thrown again. */
  askKept(state: S, plea: Plea, again: Plea): Request<D>;
  /** Writes down which of them stands, and the other as it fell. */
  keep(context: Context<S, E, T>, plea: Plea, again: Plea, kept: Kept): void;
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
  /** The tables that a match of this set-up is played by, of those that were read; all of them where this is left out. */
  tablesFor?(tables: T, setup: Setup): T;
  /** The state before anything is rolled. */
  initial(setup: Setup, tables: T): S;
  /** Rolls what the set-up left open, as turn 0; `seed`: of the match, for whoever derives others from it. */
  prepare(context: Context<S, E, T>, setup: Setup, seed: string): void;
  /** Plays one phase to its end. Nothing but the state survives it. */
  playPhase(context: Context<S, E, T>): Rule<D>;
  /** The state as a seat may see it. */
  view(state: S, seat: Seat): S;
  /** A copy of the state that nothing changes any more; without it every part is copied. */
  snapshot?(state: Readonly<S>): S;
  /** One line of English. */
  narrate(event: E, state: S): string;
  /** Its matches last for months: one is opened where it was last seen, and not played again from its seed. */
  readonly long?: true;
  /** Where rolls can be thrown again. */
  readonly favour?: FavourRules<S, D, E, T>;
}
