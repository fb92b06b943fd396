/** Who answers for a seat of the program that is asked like any other. */
import type { Kit } from '../kernel/kit.ts';
import type { Match } from '../kernel/match.ts';
import type { Request, Seat } from '../kernel/request.ts';
import { derive, type RngState, rngFrom, seedState } from '../kernel/rng.ts';
import type { Outcome } from '../kernel/state.ts';
import type { DoableErrand } from '../odds/labour.ts';
import type { Inquiry, Pick, Thought } from './tactics.ts';

/** Decides for one seat by what that seat may see. It keeps nothing from one question to the next. */
export interface Mind<K extends Kit> {
  /** A legal choice, at once; `pick` (0..n-1) is all the chance it has. */
  choose(request: Request<K['decisions']>, view: K['state'], pick: Pick): unknown;
  /**
   * What it has to think about for longer, as an errand that can be done in slices and in any thread; null: it answers
   * by `choose`. Absent: it never thinks. `chance` is all the chance it has.
   */
  thought?(asked: Inquiry<K>, chance: RngState): DoableErrand<Thought<K>> | null;
  /** Is told that a match begins, or goes on; absent: it need not know. */
  begins?(): void;
  /** Is told how a match ended; absent: it need not know. */
  ends?(outcome: Outcome): void;
}

/** The minds of a match, by seat. */
export type Minds<K extends Kit> = { readonly [seat: Seat]: Mind<K> };

/** Every mind once, whatever seats it has. */
export function eachMind<K extends Kit>(minds: Minds<K> = {}): readonly Mind<K>[] {
  return [...new Set(Object.values<Mind<K>>(minds))];
}

/** What a mind was asked and answers, or what it has to think out first. */
type Mindful<K extends Kit> = { readonly asked: Inquiry<K> } & (
  | { readonly choice: unknown }
  | { readonly errand: DoableErrand<Thought<K>> }
);

/**
 * What a mind answers to a pending request, or the errand to find it. Its chance hangs on the seed, the seat and the
 * number of answers so far alone. Throws where the seat has no mind: a bug.
 */
export function answerOf<K extends Kit>(
  match: Match<K>,
  minds: Minds<K>,
  request: Request<K['decisions']>,
): Mindful<K> {
  const { seat } = request;
  const mind = minds[seat];
  if (mind === undefined) throw new Error(`nobody answers for seat ${seat}`);
  const chance = chanceFor(match, 'mind', seat);
  const asked = inquiryOf(match, request);
  const errand = mind.thought?.(asked, chance) ?? null;
  if (errand !== null) return { asked, errand };
  return { asked, choice: legal(match, request, mind.choose(request, asked.view, rngFrom(chance).int)) };
}

/** A pending request as its seat has it before it. */
export function inquiryOf<K extends Kit>(
  { ruleset, state, answers }: Match<K>,
  request: Request<K['decisions']>,
): Inquiry<K> {
  const { seat } = request;
  return { request, view: ruleset.view(state, seat), given: answers.filter((one) => one.request.seat === seat) };
}

/** All the chance there is in a thought: it hangs on the seed, what it is for, the seat and the number of answers so far alone. */
export function chanceFor(
  { seed, choices }: { readonly seed: string; readonly choices: readonly unknown[] },
  what: string,
  seat: Seat,
): RngState {
  return seedState(derive(seed, `${what} ${seat}`, choices.length));
}

/** A choice of a mind that the rules accept. Throws where they refuse it: a bug. */
export function legal<K extends Kit>(match: Match<K>, request: Request<K['decisions']>, choice: unknown): unknown {
  const why = match.check(request, choice);
  if (why !== null) throw new Error(`the choice of a mind was refused: ${why}`);
  return choice;
}

/** What a mind answers to a pending request, thought out here and now. @internal */
export function choiceOf<K extends Kit>(match: Match<K>, minds: Minds<K>, request: Request<K['decisions']>): unknown {
  const answer = answerOf(match, minds, request);
  if (!('errand' in answer)) return answer.choice;
  const toil = answer.errand.begin();
  while (!toil.over) toil.step();
  return legal(match, request, toil.found?.choice);
}

/** Plays a match to its end, minds answering for its seats; its last state. Throws where an answer is refused: a bug. */
export function playOut<K extends Kit>(match: Match<K>, minds: Minds<K>): K['state'] {
  while (!match.over) {
    const why = match.answer(match.pending.map((request) => choiceOf(match, minds, request)));
    if (why !== null) throw new Error(`an answer was refused: ${why}`);
  }
  return match.state;
}
