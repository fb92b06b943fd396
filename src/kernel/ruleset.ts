import type * as z from 'zod/mini';
import type { Dice } from './dice.ts';
import type { Kit, Playing } from './kit.ts';
import type { DecisionTable, Kind, Request, Seat } from './request.ts';
import type { Roll } from './roll.ts';
import type { Rule } from './rule.ts';
import { copyPlain, type GameState } from './state.ts';

/** What a rule works with: the state it may change, the tables, the dice, and the journal it writes to. */
export interface Context<K extends Playing> {
  readonly state: K['state'];
  readonly tables: K['tables'];
  readonly dice: Dice;
  emit(event: K['event']): void;
}

/** A roll that somebody may plead to have thrown again. Nothing in it hangs on later dice. */
export interface Plea {
  /** null: of somebody whom no seat leads. */
  readonly seat: Seat | null;
  readonly fighter: string;
  /** What was thrown for, in words. */
  readonly what: string;
  readonly draw: number;
  /** All readings of its dice, as its event will tell them. */
  readonly rolls: readonly Roll[];
  /** Dice of the same event that lay on the table before. */
  readonly before: readonly Roll[];
  /** Whether it has gone against the one who pleads. */
  readonly against: boolean;
  /** How ill it would leave whoever pleads: 0, it would not; the higher the worse. */
  readonly woe: number;
}

/** Which of two throws of the same dice stands. */
export type KeptThrow = 'first' | 'second';

/**
 * Rolls thrown again by somebody's favour. `ask` puts a question that is answered by true or false, `askKept`
 * one that is answered by a Kept; where no seat leads whoever pleads, each is the answer itself.
 */
export interface FavourRules<K extends Omit<Kit, 'setup'>> {
  /** Whether anybody can plead in the phase about to begin. */
  inPlay(state: K['state']): boolean;
  /** Rolls of some events in a row that somebody may have thrown again, as the state stands some time after them. */
  of(state: K['state'], events: readonly K['event'][]): readonly Plea[];
  /** Whether the pleader can plead, and for one whom no seat leads, whether it is done. */
  may(state: K['state'], plea: Plea): boolean;
  ask(state: K['state'], plea: Plea): Request<K['decisions']> | boolean;
  /** Makes a plea: throws for it, writes it down, and says whether the dice are thrown again. */
  invoke(context: Context<K>, plea: Plea): boolean;
  /** `again`: the same roll, thrown again. */
  askKept(state: K['state'], plea: Plea, again: Plea): Request<K['decisions']> | KeptThrow;
  /** Writes down which of them stands, and the other as it fell. */
  keep(context: Context<K>, plea: Plea, again: Plea, kept: KeptThrow): void;
}

/** A game's rules, whole. Rule sets share the kernel and never import one another. */
export interface RuleSet<K extends Kit> {
  readonly id: string;
  /** Goes up whenever the same seed and choices could give another match. */
  readonly version: number;
  /** For all that comes from outside. */
  readonly schema: { readonly setup: z.ZodMiniType<K['setup']>; readonly state: z.ZodMiniType<K['state']> } & {
    readonly choice: { readonly [P in Kind<K['decisions']>]: z.ZodMiniType<K['decisions'][P]['choice']> };
  };
  readonly decisions: DecisionTable<K['state'], K['tables'], K['decisions']>;
  /** Reads and checks the data files. Throws TableError naming file, row and column. */
  parseTables(json: unknown): K['tables'];
  /** The tables that a match of this set-up is played by, of those that were read; all of them where this is left out. */
  tablesFor?(tables: K['tables'], setup: K['setup']): K['tables'];
  /** What a set-up or a state from outside names that these tables do not know; null: nothing. Left out: its shape is all there is to check. */
  unknown?(tables: K['tables'], from: K['setup'] | K['state']): string | null;
  /** The state before anything is rolled. */
  initial(setup: K['setup'], tables: K['tables']): K['state'];
  /** Rolls what the set-up left open, as turn 0; `seed`: of the match, for whoever derives others from it. */
  prepare(context: Context<K>, setup: K['setup'], seed: string): void;
  /** Plays one phase to its end. Nothing but the state survives it. */
  playPhase(context: Context<K>): Rule<K['decisions']>;
  /** The state as a seat may see it. */
  view(state: K['state'], seat: Seat): K['state'];
  /**
   * Another state that a seat could not tell from the true one, for whoever thinks about what is not seen: what its
   * view hides is drawn with `pick` (0..n-1). The view of both is the same.
   */
  resample(state: Readonly<K['state']>, seat: Seat, pick: (n: number) => number): K['state'];
  /** A copy of the state that nothing changes any more; without it every part is copied. */
  snapshot?(state: Readonly<K['state']>): K['state'];
  /** One line of English. */
  narrate(event: K['event'], state: K['state']): string;
  /** Its matches last for months: one is opened where it was last seen, and not played again from its seed. */
  readonly long?: true;
  /** Where rolls can be thrown again. */
  readonly favour?: FavourRules<K>;
}

/** The part of a rule set of which nothing is hidden from anybody. */
export const NOTHING_HIDDEN = { view: copyPlain, resample: copyPlain } as const;

/** A kit whose state keeps the seed from which those of its matches are derived. */
interface SeededKit extends Kit {
  readonly state: GameState & { seed: string };
}

/** What a long game of one player says of itself. `own`: the version of its rules, without those of its matches. */
interface LongRules<K extends SeededKit>
  extends Omit<RuleSet<K>, 'version' | 'prepare' | 'view' | 'resample' | 'long'> {
  readonly own: number;
  readonly match: { readonly version: number };
  /** What happens before the first phase. */
  readonly begin?: (ctx: Context<K>) => void;
}

const OWN = 1000;

/** The rule set of a long game in which its player sees everything; its version has that of a match in it. */
export function longRules<K extends SeededKit>({ own, match, begin, ...rules }: LongRules<K>): RuleSet<K> {
  return {
    ...rules,
    version: own * OWN + match.version,
    prepare(ctx, _setup, seed) {
      ctx.state.seed = seed;
      begin?.(ctx);
    },
    view: copyPlain,
    resample: copyPlain,
    long: true,
  };
}
