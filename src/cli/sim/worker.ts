/** A worker thread of harena sim: does the batches it is given. It knows the engine and no screen. */
import { parentPort, workerData } from 'node:worker_threads';
import { handFor, type Job, type JobKind } from '../../games/gladiator/cli/sim/jobs.ts';
import type { Answer, Task } from './crew.ts';

const hand = handFor(workerData as Job<JobKind>);
parentPort?.on('message', ({ index, batch }: Task<JobKind>) => {
  parentPort?.postMessage({ index, done: hand(batch) } satisfies Answer<JobKind>);
});
