/** Who may knock: connections that have not said yet who they are. */
import { countedAs } from './address.ts';
import type { Clock } from './clock.ts';
import { Bucket, FIXED, type Limits } from './limits.ts';

/** Somebody at the door. */
export interface Knock {
  /** Something was heard from the client. */
  heard(): void;
  /** The client has come a step further on its way in. */
  further(): void;
  /** The client is known, or gone. */
  away(): void;
}

interface Waiting {
  /** As what the address is counted. */
  readonly from: string;
  /** Steps it has come on its way in. */
  steps: number;
  /** Sends the client away, for somebody else. */
  readonly giveWay: () => void;
}

/** Counts the connections that have not said yet who they are, and lets go the one that has been silent longest. */
export class Door {
  readonly #limits: Limits;
  readonly #clock: Clock;
  /** The one that has said nothing longest stands first. */
  readonly #waiting = new Set<Waiting>();
  readonly #knocks = new Map<string, Bucket>();

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** How many are at the door. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Lets a connection begin. Null where too many come from its address. When all places are taken,
   * `giveWay` is called of one that has come least far: of those, the one that has said nothing longest.
   */
  knock(address: string, giveWay: () => void): Knock | null {
    const from = countedAs(address);
    const { unknown, perAddress } = this.#limits;
    if (this.#bucket(from).take(1) === 0) return null;
    if ([...this.#waiting].filter((other) => other.from === from).length >= perAddress) return null;
    if (this.#waiting.size >= unknown) this.#makeRoom();
    const waiting: Waiting = { from, steps: 0, giveWay };
    this.#waiting.add(waiting);
    return {
      heard: () => {
        if (this.#waiting.delete(waiting)) this.#waiting.add(waiting);
      },
      further: () => void waiting.steps++,
      away: () => void this.#waiting.delete(waiting),
    };
  }

  /** Forgets addresses that have been quiet. */
  sweep(): void {
    for (const [address, bucket] of this.#knocks) if (bucket.full) this.#knocks.delete(address);
  }

  #makeRoom(): void {
    const least = Math.min(...[...this.#waiting].map(({ steps }) => steps));
    const next = [...this.#waiting].find(({ steps }) => steps === least);
    if (next === undefined) return;
    this.#waiting.delete(next);
    next.giveWay();
  }

  #bucket(from: string): Bucket {
    let bucket = this.#knocks.get(from);
    if (bucket === undefined) {
      const { burst, perSecond } = FIXED.knocks;
      const { perAddress } = this.#limits;
      bucket = new Bucket({ burst: burst * perAddress, perSecond: perSecond * perAddress }, this.#clock);
      this.#knocks.set(from, bucket);
    }
    return bucket;
  }
}
