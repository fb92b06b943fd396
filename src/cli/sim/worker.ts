/** A worker thread of harena sim: fights the batches it is given. It knows the engine and no screen. */
import { parentPort, workerData } from 'node:worker_threads';
import { gladiatorTables } from '../../data.ts';
import { gladiator } from '../../engine/gladiator/index.ts';
import { fight, type Orders } from './batch.ts';
import type { Answer, Task } from './crew.ts';

const orders = workerData as Orders;
const tables = gladiator.parseTables(gladiatorTables);
parentPort?.on('message', ({ index, batch }: Task) => {
  parentPort?.postMessage({ index, fought: fight(tables, orders, batch) } satisfies Answer);
});
