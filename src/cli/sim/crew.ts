/** Worker threads over batches. What they bring is taken in the order of the batches, whoever was first. */
import { Worker } from 'node:worker_threads';
import type { Job } from '../../games/commands.ts';
import type { Batches } from './batches.ts';

/** Where a worker begins, seen from here; the bundle says it otherwise. */
declare const HARENA_SIM_WORKER: string | undefined;
const ENTRY = new URL(typeof HARENA_SIM_WORKER === 'undefined' ? './worker.ts' : HARENA_SIM_WORKER, import.meta.url);

/** So many batches a worker may be ahead of what has been taken: what waits lies in memory. */
const AHEAD = 8;

/** Does all batches of a job with so many workers; `take` gets what came of each, in their order. Rejects when stopped. */
export async function workTogether<Batch, Done>(
  job: Job,
  batches: Batches<Batch>,
  workers: number,
  take: (done: Done, index: number) => void,
  stop: AbortSignal,
): Promise<void> {
  const crew = Array.from({ length: Math.min(workers, batches.count) }, () => new Worker(ENTRY, { workerData: job }));
  try {
    await workThrough(crew, batches, take, stop);
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

/** What a worker is told to do: one batch, by its number. */
export interface Task<Batch> {
  readonly index: number;
  readonly batch: Batch;
}
/** What a worker answers with: what came of the batch of that number. */
export interface WorkerReply<Done> {
  readonly index: number;
  readonly done: Done;
}

function workThrough<Batch, Done>(
  crew: readonly Worker[],
  batches: Batches<Batch>,
  take: (done: Done, index: number) => void,
  stop: AbortSignal,
): Promise<void> {
  const waiting = new Map<number, Done>();
  let next = 0;
  let taken = 0;
  const idle = new Set(crew);

  function handOut(): void {
    for (const worker of idle) {
      if (next === batches.count || next - taken >= AHEAD * crew.length) return;
      idle.delete(worker);
      worker.postMessage({ index: next, batch: batches.at(next) } satisfies Task<Batch>);
      next += 1;
    }
  }

  function takeWhatIsNext(): void {
    for (let done = waiting.get(taken); done !== undefined; done = waiting.get(taken)) {
      waiting.delete(taken);
      take(done, taken);
      taken += 1;
    }
  }

  return new Promise((resolve, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason), { once: true });
    for (const worker of crew) {
      worker.on('error', reject);
      worker.on('message', ({ index, done }: WorkerReply<Done>) => {
        waiting.set(index, done);
        idle.add(worker);
        try {
          takeWhatIsNext();
        } catch (error) {
          reject(error);
        }
        if (taken === batches.count) resolve();
        else handOut();
      });
    }
    handOut();
  });
}
