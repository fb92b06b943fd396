/** A worker thread of a host: does errands of all games, and gives way to the thread on which they are played. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { GAMES } from '../../games/index.ts';
import { errandHand } from './hand.ts';
import type { ThreadOrder } from './words.ts';

const NICE = 10;

try {
  // Of a single thread on Linux alone: elsewhere it would be the whole process.
  if (process.platform === 'linux') setPriority(NICE);
} catch {
  // Whoever keeps the process may forbid it; then all threads are equal.
}

const hand = errandHand(GAMES, () => performance.now());
parentPort?.on('message', (order: ThreadOrder) => {
  void hand(order).then((answer) => {
    if (answer !== null) parentPort?.postMessage(answer);
  });
});
