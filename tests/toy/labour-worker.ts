/** A worker thread that does the toy's errands. */
import { parentPort } from 'node:worker_threads';
import { errandHand } from '../../src/ssh/labour/hand.ts';
import type { ThreadOrder } from '../../src/ssh/labour/words.ts';
import { TOY } from './game.ts';

const hand = errandHand([TOY], () => performance.now());
parentPort?.on('message', (order: ThreadOrder) => {
  void hand(order).then((answer) => answer !== null && parentPort?.postMessage(answer));
});
