/** Fights a plan, in this thread or in several: the same tallies, whoever fought. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { gladiatorTables } from '../../data.ts';
import { gladiator } from '../../engine/gladiator/index.ts';
import type { Range } from '../../session/simulate.ts';
import { emptyTally, joinTallies, type Tally } from '../../session/tally.ts';
import { StoppedError, UsageError } from '../errors.ts';
import { clock, type Progress, progressOn } from '../progress.ts';
import { type Batches, cut, type Fought, fight, type Orders } from './batch.ts';
import { fightTogether } from './crew.ts';

/** How a plan is fought. */
export interface Means {
  readonly workers: number;
  readonly ascii: boolean;
  /** Where the journal goes, if one is kept. */
  readonly journal: { write(text: string): void } | null;
}

const WORKERS_MAX = 256;
/** A worker takes as long to begin as so many bouts take: for fewer it is not worth its while. */
const BOUTS_A_WORKER = 1000;
/** Few enough that keys and progress are not kept waiting. */
const BATCH = 32;

/** Reads --workers; where nothing is said, as many as there are cores and work for. */
export function readWorkers(text: string | undefined, bouts: number): number {
  if (text === undefined) return Math.max(1, Math.min(availableParallelism(), Math.floor(bouts / BOUTS_A_WORKER)));
  const workers = Number(text);
  if (/^\d+$/.test(text) && workers >= 1 && workers <= WORKERS_MAX) return workers;
  throw new UsageError(`--workers ${text}: expected a whole number from 1 to ${WORKERS_MAX}`);
}

/** Fights the same bouts of every pairing; a tally each. Throws StoppedError where Ctrl-C stops it. */
export async function fightPlan(
  pairings: Orders['pairings'],
  range: Range,
  { workers, ascii, journal }: Means,
): Promise<readonly Tally[]> {
  const orders: Orders = { pairings: pairings.map(({ setup, seed }) => ({ setup, seed })), journal: journal !== null };
  const batches = cut(pairings.length, range, BATCH);
  const total = pairings.length * (range.to - range.from);
  const tallies = pairings.map(emptyTally);
  const progress = progressOn(process.stderr, ascii);
  let done = 0;
  const take = ({ tally, journal: lines }: Fought, index: number): void => {
    const { pairing } = batches.at(index);
    tallies[pairing] = joinTallies(tallies[pairing] ?? emptyTally(), tally);
    journal?.write(lines);
    done += tally.bouts;
    progress.at(done / total, (spent) => progressText(done, total, spent));
  };
  await untilStopped(progress, (stop) =>
    workers === 1 ? fightAlone(orders, batches, take, stop) : fightTogether(orders, batches, workers, take, stop),
  ).catch((error) => {
    throw error instanceof StoppedError ? new StoppedError(`stopped after ${done} of ${total} bouts`) : error;
  });
  return tallies;
}

/** How many bouts are done, how quickly, and how long the rest takes. */
export function progressText(done: number, total: number, spent: number): string {
  const left = done === 0 ? '' : `, ${clock((spent / done) * (total - done))} left`;
  return `${done} of ${total} bouts, ${Math.round((done * 1000) / spent)} a second${left}`;
}

async function fightAlone(
  orders: Orders,
  batches: Batches,
  take: (fought: Fought, index: number) => void,
  stop: AbortSignal,
): Promise<void> {
  const tables = gladiator.parseTables(gladiatorTables);
  for (let index = 0; index < batches.count; index++) {
    stop.throwIfAborted();
    take(fight(tables, orders, batches.at(index)), index);
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
