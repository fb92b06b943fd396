/** Who answers for a seat of the program that is asked like any other. */
import type { Kit } from '../kernel/kit.ts';
import type { Match } from '../kernel/match.ts';
import type { Request, Seat } from '../kernel/request.ts';
import { derive, rngFrom, seedState } from '../kernel/rng.ts';

/** Decides for one seat by what that seat may see. It keeps nothing from one question to the next. @internal */
export interface Mind<K extends Kit> {
  /** A legal choice; `pick` (0..n-1) is all the chance it has. */
  choose(request: Request<K['decisions']>, view: K['state'], pick: (n: number) => number): unknown;
}

/** The minds of a match, by seat. */
export type Minds<K extends Kit> = { readonly [seat: Seat]: Mind<K> };

/**
 * What a mind answers to a pending request. Its chance hangs on the seed, the seat and the number of answers so far
 * alone. Throws where the rules refuse the choice, and where the seat has no mind: bugs.
 */
export function choiceOf<K extends Kit>(match: Match<K>, minds: Minds<K>, request: Request<K['decisions']>): unknown {
  const { ruleset, state, seed, choices } = match;
  const { seat } = request;
  const mind = minds[seat];
  if (mind === undefined) throw new Error(`nobody answers for seat ${seat}`);
  const { int } = rngFrom(seedState(derive(seed, `mind ${seat}`, choices.length)));
  const choice = mind.choose(request, ruleset.view(state, seat), int);
  const why = match.check(request, choice);
  if (why !== null) throw new Error(`the choice of a mind was refused: ${why}`);
  return choice;
}
