/** How many accounts may be made, so that nobody fills the host with names. */
import { countedAs } from '../door/address.ts';
import type { Clock } from '../door/clock.ts';
import { Bucket, FIXED } from '../door/limits.ts';

/** New accounts, by the address they are made from and in all. */
export class Newcomers {
  readonly #clock: Clock;
  readonly #all: Bucket;
  readonly #from = new Map<string, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#all = new Bucket(FIXED.newcomers, clock);
  }

  /** Counts a new account from an address. Returns why there may be none now, as a sentence, or null. */
  admit(address: string): string | null {
    this.#sweep();
    const place = countedAs(address);
    const from = this.#from.get(place) ?? new Bucket(FIXED.newcomersFrom, this.#clock);
    this.#from.set(place, from);
    if (from.take(1) === 0) return 'Too many accounts were made from your address lately: come back in an hour.';
    return this.#all.take(1) === 0 ? 'Too many accounts were made here lately: come back in an hour.' : null;
  }

  /** Forgets addresses that have been quiet. */
  #sweep(): void {
    for (const [address, bucket] of this.#from) if (bucket.full) this.#from.delete(address);
  }
}
