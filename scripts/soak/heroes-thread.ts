/** A thread of the soak of Heroes of the Colosseum: does the tasks it is sent. */
import { parentPort } from 'node:worker_threads';
import { type SoakTask, soakTask } from './heroes-tasks.ts';

parentPort?.on('message', (task: SoakTask) => parentPort?.postMessage(soakTask(task)));
