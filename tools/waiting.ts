/** Waiting for what nothing tells of: what another process does, its files, its silence. */
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 5;

/** Asks again and again, until the answer is yes or patience runs out after so many milliseconds; says which. */
export async function comesTrue(so: () => boolean, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (!so()) {
    if (performance.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}
