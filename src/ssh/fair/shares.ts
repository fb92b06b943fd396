/** How much of something each has had of late, for those who had least to come first. */

/** Who wants a part: a session, for its account, from its address. */
export interface Sharer {
  /** As addresses are counted. */
  readonly address: string;
  /** The account; for guests something that those of one address have in common. */
  readonly account: string;
  /** The number of the session. */
  readonly session: number;
}

interface Count {
  had: number;
  at: number;
}

/** In so many milliseconds half of what somebody has had is forgotten. */
const HALF_LIFE_MS = 2_000;
/** What has become less than so is forgotten altogether. */
const NOTHING = 0.01;
/** Counts that are kept before those that have come to nothing are swept out. */
const SWEEP = 256;

/** What has been had, by address, by account and by session; it fades with time. */
export class FairShares {
  readonly #now: () => number;
  readonly #counts = new Map<string, Count>();

  /** `now` in milliseconds, of a clock that goes evenly. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Somebody has had so much. */
  charge(who: Sharer, much: number): void {
    for (const key of keysOf(who)) this.#counts.set(key, { had: this.#had(key) + much, at: this.#now() });
    if (this.#counts.size > SWEEP) this.#sweep();
  }

  /** Whose turn it is: of the address that had least, there of the account, there of the session; among equals the first. Null for nobody. */
  next<T extends { readonly who: Sharer }>(waiting: Iterable<T>): T | null {
    let best: { readonly one: T; readonly had: readonly number[] } | null = null;
    for (const one of waiting) {
      const had = keysOf(one.who).map((key) => this.#had(key));
      if (best === null || isLess(had, best.had)) best = { one, had };
    }
    return best?.one ?? null;
  }

  #had(key: string): number {
    const count = this.#counts.get(key);
    return count === undefined ? 0 : count.had * 0.5 ** ((this.#now() - count.at) / HALF_LIFE_MS);
  }

  #sweep(): void {
    for (const key of this.#counts.keys()) if (this.#had(key) < NOTHING) this.#counts.delete(key);
  }
}

const keysOf = ({ address, account, session }: Sharer): readonly string[] => [
  `address ${address}`,
  `account ${account}`,
  `session ${session}`,
];

/** Whether the first number that differs is less. */
function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((had, i) => had !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
