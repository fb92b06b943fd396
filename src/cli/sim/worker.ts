/** A worker thread of harena sim: does the batches it is given. It knows the game of its job and no screen. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from '../../games/commands.ts';
import { GAMES } from '../../games/index.ts';
import type { Task, WorkerReply } from './crew.ts';
import { handOf } from './hand.ts';

const hand = await handOf(GAMES, workerData as Job);
parentPort?.on('message', ({ index, batch }: Task<unknown>) => {
  parentPort?.postMessage({ index, done: hand(batch) } satisfies WorkerReply<unknown>);
});
