/** What harena sim found: what was asked, what was counted, and the shares that follow. */
import { wilson } from '../../../../odds/intervals.ts';
import type { BoutTally } from '../../session/tally.ts';
import type { Input, Listed } from './plan.ts';

/** What came of one side against another. */
export interface PairReport {
  readonly red: string;
  readonly blue: string;
  readonly seed: string;
  readonly roster: readonly Listed[];
  readonly tally: BoutTally;
}

/** All that was found; everything printed and drawn is made of it alone. */
export interface Report {
  readonly input: Input;
  readonly pairs: readonly PairReport[];
}

/** A share of all bouts, and where the chance lies 95 times in 100. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How one pairing came out, as shares. */
export interface Shares {
  readonly red: Share;
  readonly blue: Share;
  readonly draws: Share;
}

/** A count of bouts as a share of them. */
export function shareOf(count: number, bouts: number): Share {
  return { share: bouts === 0 ? 0 : count / bouts, ...wilson(count, bouts) };
}

/** The shares of wins and draws. */
export function sharesOf({ bouts, wins, draws }: BoutTally): Shares {
  const [red, blue] = wins;
  return { red: shareOf(red, bouts), blue: shareOf(blue, bouts), draws: shareOf(draws, bouts) };
}

/** The only pairing of a run that was of one. */
export function onlyPair({ pairs }: Report): PairReport {
  const [pair] = pairs;
  if (pair === undefined) throw new Error('nothing was fought');
  return pair;
}
