/** What harena sim prints, made of nothing but what was asked and what was counted. */
import { wilson } from '../../odds/intervals.ts';
import { figuresOf } from '../../session/spread.ts';
import type { Spread, Tally } from '../../session/tally.ts';
import type { Input, Listed } from './plan.ts';

/** What came of one side against another. */
export interface PairReport {
  readonly red: string;
  readonly blue: string;
  readonly seed: string;
  readonly roster: readonly Listed[];
  readonly tally: Tally;
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
export function sharesOf({ bouts, wins, draws }: Tally): Shares {
  const [red, blue] = wins.map((count) => shareOf(count, bouts)) as [Share, Share];
  return { red, blue, draws: shareOf(draws, bouts) };
}

/** The document of one pairing. */
export function jsonOf(input: Input, { tally }: PairReport): string {
  return `${JSON.stringify({ schema: 'harena/sim/1', input, ...countsOf(tally) }, null, 2)}\n`;
}

/** A tally as documents hold it, with the shares. */
function countsOf(tally: Tally) {
  const { beasts, wounds, blows, ...counts } = tally;
  const wild = Object.keys(beasts).length > 0 ? { beasts } : {};
  return { ...counts, ...wild, confidence: 0.95, shares: sharesOf(tally), wounds, blows };
}

/** The figures of a spread in words. */
export function figuresText(spread: Readonly<Spread>): string {
  const { mean, median, most } = figuresOf(spread);
  return `mean ${mean.toFixed(1)}, median ${median}, 90 in 100 from ${most[0]} to ${most[1]}`;
}
