/** Does a job, in this thread or in several: the same, whoever did it. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Job } from '../../games/commands.ts';
import { StoppedError, UsageError } from '../errors.ts';
import { clock, type Progress, progressOn } from '../progress.ts';
import type { Batches } from './batches.ts';
import { workTogether } from './crew.ts';

const WORKERS_MAX = 256;

/** Reads --workers; where nothing is said, as many as there are cores and work for. `each`: units of work it takes to be worth a worker's beginning. */
export function readWorkers(text: string | undefined, units: number, each: number): number {
  if (text === undefined) return Math.max(1, Math.min(availableParallelism(), Math.floor(units / each)));
  const workers = Number(text);
  if (/^\d+$/.test(text) && workers >= 1 && workers <= WORKERS_MAX) return workers;
  throw new UsageError(`--workers ${text}: expected a whole number from 1 to ${WORKERS_MAX}`);
}

/** What is to be done: in words for other threads, and by hand in this one. */
export interface CrewWork<Batch, Done> {
  readonly job: Job;
  hand(): (batch: Batch) => Done;
}

/** How a job is done, and how much of it there is to be told of. */
export interface Means {
  readonly workers: number;
  readonly ascii: boolean;
  /** What is counted, in words: bouts. */
  readonly units: string;
  readonly total: number;
}

/**
 * Does all batches of a job. `take` gets what came of each, in their order, and says how many units it was. Throws
 * StoppedError where Ctrl-C stops it.
 */
export async function doJob<Batch, Done>(
  work: CrewWork<Batch, Done>,
  batches: Batches<Batch>,
  { workers, ascii, units, total }: Means,
  take: (done: Done, index: number) => number,
): Promise<void> {
  const progress = progressOn(process.stderr, ascii);
  let done = 0;
  const taken = (one: Done, index: number): void => {
    done += take(one, index);
    progress.at(done / total, (spent) => progressText(done, total, units, spent));
  };
  await untilStopped(progress, (stop) =>
    workers === 1 ? workAlone(work, batches, taken, stop) : workTogether(work.job, batches, workers, taken, stop),
  ).catch((error) => {
    throw error instanceof StoppedError ? new StoppedError(`stopped after ${done} of ${total} ${units}`) : error;
  });
}

/** How many are done, how quickly, and how long the rest takes. @internal */
export function progressText(done: number, total: number, units: string, spent: number): string {
  const left = done === 0 ? '' : `, ${clock((spent / done) * (total - done))} left`;
  return `${done} of ${total} ${units}, ${Math.round((done * 1000) / spent)} a second${left}`;
}

async function workAlone<Batch, Done>(
  work: CrewWork<Batch, Done>,
  batches: Batches<Batch>,
  take: (done: Done, index: number) => void,
  stop: AbortSignal,
): Promise<void> {
  const hand = work.hand();
  for (let index = 0; index < batches.count; index++) {
    stop.throwIfAborted();
    take(hand(batches.at(index)), index);
    await setImmediate();
  }
}

async function untilStopped(progress: Progress, work: (stop: AbortSignal) => Promise<void>): Promise<void> {
  const control = new AbortController();
  const stop = () => control.abort(new StoppedError());
  process.once('SIGINT', stop);
  try {
    await work(control.signal);
  } finally {
    process.off('SIGINT', stop);
    progress.clear();
  }
}
