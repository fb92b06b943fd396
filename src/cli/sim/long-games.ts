/** harena sim of long games: many of them by a plain player, counted in threads. */
import type { SimGlobals } from '../../games/commands.ts';
import type { Range } from '../../session/range.ts';
import { UsageError } from '../errors.ts';
import { inAscii } from '../in-ascii.ts';
import { seedGiven } from '../seed.ts';
import { cutRange } from './batches.ts';
import { type CrewWork, doJob, readWorkers } from './workers.ts';

/** What such a run counts. */
interface LongGamesOf<T> {
  /** The option that asks for it, which stands without -n, and what it counts in words. */
  readonly option: string;
  readonly units: string;
  readonly none: T;
  join(one: T, other: T): T;
  /** How many are counted in a tally. */
  counted(tally: T): number;
  work(seed: string): CrewWork<Range, T>;
}

/** A worker takes as long to begin as so many long games take. */
const A_WORKER = 20;
/** Few enough that keys and progress are not kept waiting. */
const A_BATCH = 4;

/** Plays `n` of them. Throws UsageError, FailureError, and StoppedError where Ctrl-C stops it. */
export async function countLongGames<T>(
  { option, units, none, join, counted, work }: LongGamesOf<T>,
  n: number,
  options: SimGlobals,
): Promise<{ readonly tally: T; readonly seed: string }> {
  if (options.n !== undefined) throw new UsageError(`${option} stands without -n`);
  const seed = seedGiven(options.seed);
  const means = { workers: readWorkers(options.workers, n, A_WORKER), ascii: inAscii(options), units, total: n };
  let tally = none;
  await doJob(work(seed), cutRange({ from: 0, to: n }, A_BATCH), means, (one) => {
    tally = join(tally, one);
    return counted(one);
  });
  return { tally, seed };
}

/** A part of a whole in percent, as '12.5 %'. */
export const partText = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
