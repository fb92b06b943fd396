/** What a game tells a searcher, and what a searcher tells of its choice. */
import type { Kit } from '../kernel/kit.ts';
import type { Answer, Request, Seat } from '../kernel/request.ts';
import type { Rule } from '../kernel/rule.ts';
import type { Context } from '../kernel/ruleset.ts';

/** A chance in ten-thousandths: whole numbers are the same on every machine. */
export type Likelihood = number;
/** A chance that is certain. */
export const CERTAIN: Likelihood = 10_000;

/** Whole chance: a number below n (0..n-1). */
export type Pick = (n: number) => number;

/** A question as a seat has it before it: all that it knows. */
export interface Inquiry<K extends Kit> {
  readonly request: Request<K['decisions']>;
  /** The state as the seat sees it. */
  readonly view: K['state'];
  /** What this seat has answered in the phase so far, oldest first. */
  readonly given: readonly Answer<K['decisions']>[];
  /** A legal answer that is weighed to the end, whatever it is worth: what somebody means to give; absent: none. */
  readonly own?: unknown;
}

/**
 * How a game is searched. All of it is called with states that a seat could not tell from the true one; nothing of it
 * changes them but `resume` and `settle`, which are given copies.
 */
export interface Tactics<K extends Kit> {
  /** Answers worth a thought, each legal, the likeliest first; of the own question and of those that others are asked at the same time. */
  candidates(
    state: Readonly<K['state']>,
    tables: K['tables'],
    request: Request<K['decisions']>,
    pick: Pick,
  ): readonly unknown[];
  /** A legal answer that costs little: of anybody, to whatever a trial comes to ask later. */
  policy(state: Readonly<K['state']>, tables: K['tables'], request: Request<K['decisions']>, pick: Pick): unknown;
  /**
   * The rest of the phase as a script that puts the question anew and plays on from it; `own`: what the seat was asked,
   * which tells what the state does not. Null: such a question is not worth a search, and `policy` answers it.
   */
  resume(context: Context<K>, own: Request<K['decisions']>): Rule<K['decisions']> | null;
  /** Whether others who are asked at the same time answer by `policy` in each world that is drawn, since the view has not what they answer with. */
  readonly inWorlds?: boolean;
  /** Whether two answers to a question, written differently, are one and the same; absent: only equal ones are. */
  isAlike?(request: Request<K['decisions']>, one: unknown, other: unknown): boolean;
  /** Whether two questions are the same one, put again. */
  isSame(one: Request<K['decisions']>, other: Request<K['decisions']>): boolean;
  /** Phases that are played after the one in which the question is asked. */
  readonly horizon: number;
  /** Makes a state ready for those phases, as by handing all figures to whoever needs no questions. */
  settle?(state: K['state']): void;
  /** The chance that the party of a seat wins from here: certain or none where the match is over, half for a draw. */
  evaluate(state: Readonly<K['state']>, tables: K['tables'], seat: Seat): Likelihood;
  /**
   * Whether whoever is asked at the same time means ill: one party against one. Where several play each for themselves
   * their answers are taken as they are likely, not as the worst.
   */
  readonly opposed: boolean;
  /** Whether who is asked such a question is of the party of a seat: answers as `policy` does, and means no ill; absent: nobody is. */
  isAlly?(state: Readonly<K['state']>, seat: Seat, other: Request<K['decisions']>): boolean;
}

/** How much a searcher may do: counted in work, never in time. */
export interface Budget {
  /** Trials in all: a phase or more played out once. */
  readonly trials: number;
  /** Answers that are weighed at all: of more, those that the game names first. */
  readonly answers: number;
  /** Answers that are still weighed at the end. */
  readonly finalists: number;
  /** Answers of the others that are taken into account. */
  readonly replies: number;
  /** Worlds that the seat may stand in and the others can tell apart, as by hidden cards; 1: what is hidden changes nobody's answers. */
  readonly worlds: number;
  /** Trials of a slice: some milliseconds. */
  readonly slice: number;
}

/** One answer that was weighed. */
interface Weighed {
  readonly choice: unknown;
  /** Of winning by it, against what the others are thought to answer. */
  readonly chance: Likelihood;
  /** How often it is chosen where the searcher stands here: answers are mixed where a sure one could be met. */
  readonly share: Likelihood;
}

/** What another may answer, and what is left of the chance to win against it. */
export interface Feared<K extends Kit = Kit> {
  readonly answers: readonly { readonly request: Request<K['decisions']>; readonly choice: unknown }[];
  readonly chance: Likelihood;
}

/** Why a searcher chose as it did, as plain JSON. */
export interface Reasons<K extends Kit = Kit> {
  /** Answers weighed, and trials played for it. */
  readonly weighed: number;
  readonly trials: number;
  /** Of winning, as it sees the match. */
  readonly chance: Likelihood;
  /** The best of them, at most three, the best first; the one chosen is among them. */
  readonly best: readonly Weighed[];
  /** The answer of the others that costs most; null: nobody else is asked, dice decide. */
  readonly feared: Feared<K> | null;
  /** Of winning by the answer that was weighed to the end; absent: there was none. */
  readonly own?: Likelihood;
}

/** A choice and its reasons, as plain JSON. */
export interface Thought<K extends Kit = Kit> {
  readonly choice: unknown;
  /** Null: there was nothing to weigh. */
  readonly reasons: Reasons<K> | null;
  /** What the journal is to say of how it came about; absent: nothing. */
  readonly remark?: string;
}
