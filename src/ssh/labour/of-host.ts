/** The labour of a host: how many threads, and what of it is the host's own. */
import { availableParallelism } from 'node:os';
import type { Clock } from '../door/clock.ts';
import type { Log } from '../door/log.ts';
import type { Sharer } from '../fair/shares.ts';
import { LabourPool } from './pool.ts';
import { threadsOf } from './thread.ts';
import type { StartThread } from './words.ts';

/** More threads than so are not started, however many processors there are. */
const THREADS_MAX = 4;

/** The host itself, as one who wants work done. */
export const ITSELF: Sharer = { address: 'the host', account: 'the host', session: 0 };

/** Threads for what takes long: one for each processor but that on which all are played. */
export function labourOf(
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  start: StartThread = threadsOf(),
): LabourPool {
  return new LabourPool({
    threads: Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1)),
    start,
    clock,
    now: () => performance.now(),
    warn: (why) => log.warn('labour', { why }),
  });
}
