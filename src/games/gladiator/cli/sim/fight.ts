/** Fights a plan: the same tallies, whoever fought. */

import { doJob, readWorkers } from '../../../../cli/sim/workers.ts';
import type { Range } from '../../../../session/range.ts';
import { type BoutTally, emptyTally, joinTallies } from '../../session/tally.ts';
import { cut, type Orders } from './batch.ts';
import { workOf } from './jobs.ts';

/** How a plan is fought. */
interface BoutMeans {
  readonly workers: number;
  readonly ascii: boolean;
  /** Where the journal goes, if one is kept. */
  readonly journal: { write(text: string): void } | null;
}

/** A worker takes as long to begin as so many bouts take: for fewer it is not worth its while. */
const BOUTS_A_WORKER = 1000;
/** Few enough that keys and progress are not kept waiting. */
const BATCH = 32;

/** --workers for so many bouts. */
export function boutWorkers(text: string | undefined, bouts: number): number {
  return readWorkers(text, bouts, BOUTS_A_WORKER);
}

/** Fights the same bouts of every pairing; a tally each. Throws StoppedError where Ctrl-C stops it. */
export async function fightPlan(
  pairings: Orders['pairings'],
  range: Range,
  { workers, ascii, journal }: BoutMeans,
): Promise<readonly BoutTally[]> {
  const orders: Orders = { pairings: pairings.map(({ setup, seed }) => ({ setup, seed })), journal: journal !== null };
  const batches = cut(pairings.length, range, BATCH);
  const total = pairings.length * (range.to - range.from);
  const tallies = pairings.map(emptyTally);
  const means = { workers, ascii, units: 'bouts', total };
  await doJob(workOf('bouts', orders), batches, means, ({ tally, journal: lines }, index) => {
    const { pairing } = batches.at(index);
    tallies[pairing] = joinTallies(tallies[pairing] ?? emptyTally(), tally);
    journal?.write(lines);
    return tally.bouts;
  });
  return tallies;
}
