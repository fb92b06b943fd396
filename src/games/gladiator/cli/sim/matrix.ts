/** Each against each: how one of them fares against another, and against all others. */
import type { PairReport, Report, Share } from './report.ts';
import { shareOf } from './report.ts';

/** How the one fares against the other, in so many bouts. */
export interface MatrixCell {
  readonly bouts: number;
  readonly wins: number;
  readonly losses: number;
}

/** One of a matrix against all others together. */
export interface MatrixRank extends Share {
  readonly fighter: string;
  readonly bouts: number;
  readonly wins: number;
}

/** Who stands in a matrix. */
export function fightersOf({ input }: Report): readonly string[] {
  return 'matrix' in input ? input.matrix : [];
}

/** How `one` fares against `other`; against his own kind it is the red man who is told of. */
export function cellOf({ pairs }: Report, one: string, other: string): MatrixCell {
  for (const { red, blue, tally } of pairs) {
    const { bouts, wins } = tally;
    if (red === one && blue === other) return { bouts, wins: wins[0], losses: wins[1] };
    if (red === other && blue === one) return { bouts, wins: wins[1], losses: wins[0] };
  }
  throw new Error(`nobody fought ${one} against ${other}`);
}

/** Everybody against all others, the best first; those of equal share as they were named. */
export function standingsOf(report: Report): readonly MatrixRank[] {
  const fighters = fightersOf(report);
  const standings = fighters.map((fighter) => {
    const cells = fighters.filter((other) => other !== fighter).map((other) => cellOf(report, fighter, other));
    const bouts = cells.reduce((sum, cell) => sum + cell.bouts, 0);
    const wins = cells.reduce((sum, cell) => sum + cell.wins, 0);
    return { fighter, bouts, wins, ...shareOf(wins, bouts) };
  });
  return standings.sort((a, b) => b.share - a.share);
}

/** By how much a cell's share may be wrong at most, 95 times in 100. */
export function reachOf(pairs: readonly PairReport[]): number {
  const halves = pairs.map(({ tally }) => {
    const { low, high } = shareOf(tally.wins[0], tally.bouts);
    return (high - low) / 2;
  });
  return Math.max(0, ...halves);
}
