/** Threads for errands. */
import { Worker } from 'node:worker_threads';
import type { StartThread, ThreadAnswer } from './words.ts';

/** Where a thread begins, seen from here; the bundle says it otherwise. */
declare const HARENA_LABOUR_WORKER: string | undefined;
const ENTRY = new URL(
  typeof HARENA_LABOUR_WORKER === 'undefined' ? './worker.ts' : HARENA_LABOUR_WORKER,
  import.meta.url,
);
/** Of the memory of a thread: an errand that wants more ends its thread, not the host. */
const MEMORY_MB = 256;

/** Starts a thread that begins with a file: that of the program unless told otherwise. */
export function threadsOf(entry: URL = ENTRY): StartThread {
  return ({ answered, died }) => {
    const worker = new Worker(entry, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => answered(answer));
    worker.on('error', (error) => died(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => died(`it ended with ${code}`));
    return {
      post: (order) => worker.postMessage(order),
      async stop() {
        await worker.terminate();
      },
    };
  };
}
