/** A worker thread that does the toy's errands. */
import { parentPort } from 'node:worker_threads';
import { handOf } from '../../src/ssh/labour/hand.ts';
import type { Order } from '../../src/ssh/labour/words.ts';
import { TOY } from './game.ts';

const hand = handOf([TOY], () => performance.now());
parentPort?.on('message', (order: Order) => {
  void hand(order).then((answer) => answer !== null && parentPort?.postMessage(answer));
});
