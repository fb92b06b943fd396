/** Work of a soak, shared out among as many threads as there are cores, or as HARENA_THREADS says. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const THREADS = Number(process.env.HARENA_THREADS ?? availableParallelism());

/**
 * Hands tasks to threads of a file that answers each message with what came of it; returns that in the order of the
 * tasks. `told` hears of each as it is done.
 */
export async function inThreads<Task, Done>(
  file: URL,
  tasks: readonly Task[],
  told: (n: number, done: Done) => void = () => {},
): Promise<readonly Done[]> {
  const found: Done[] = [];
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(file);
      let at = -1;
      const give = (): void => {
        at = next++;
        const task = tasks[at];
        if (task === undefined) void thread.terminate().then(() => resolve(), reject);
        else thread.postMessage(task);
      };
      thread.on('message', (done: Done) => {
        found[at] = done;
        told(at, done);
        give();
      });
      thread.on('error', reject);
      give();
    });
  await Promise.all(Array.from({ length: Math.min(tasks.length, THREADS) }, work));
  return found;
}
