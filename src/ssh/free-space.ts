/** Whether the host's disk has room for anything new, looked at now and then and told in the log when it changes. */
import type { Clock } from './door/clock.ts';
import type { Log } from './door/log.ts';

/** What free space is watched with. */
interface FreeSpaceOptions {
  /** Bytes that are free now; null where the system does not say. */
  readonly free: () => number | null;
  /** With fewer free bytes nothing new is begun. */
  readonly least: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** What a player reads who would begin something; games that go on are saved as long as the disk takes them. */
export const DISK_FULL =
  'The disk of this host is nearly full: nothing new can begin until there is room again. What has begun can be played on.';

const LOOK_EVERY = 5_000;

/** The free space of a host. */
export class FreeSpace {
  readonly #options: FreeSpaceOptions;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #low = false;

  constructor(options: FreeSpaceOptions) {
    this.#options = options;
  }

  /** Whether there is too little of it. */
  get low(): boolean {
    const now = this.#options.clock.now();
    if (now - this.#lookedAt >= LOOK_EVERY) {
      this.#lookedAt = now;
      this.#look();
    }
    return this.#low;
  }

  #look(): void {
    const { free, least, log } = this.#options;
    const bytes = free();
    const low = bytes !== null && bytes < least;
    if (low === this.#low) return;
    this.#low = low;
    const facts = { freeMB: Math.round((bytes ?? 0) / 1e6), leastMB: Math.round(least / 1e6) };
    if (low) log.warn('disk nearly full', facts);
    else log.info('disk has room again', facts);
  }
}
