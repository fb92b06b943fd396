/** Work that is done a little at a time. */

/** Something that is being counted. */
export interface Counting<T> {
  /** How far it has come, 0 to 1; it only grows. */
  readonly done: number;
  /** null as long as it is not done. */
  readonly found: T | null;
  /** Goes through so many ways more. */
  readonly step: (ways: number) => void;
}

/** Counts to the end. */
export function finish<T>(counting: Counting<T>): T {
  for (;;) {
    if (counting.found !== null) return counting.found;
    counting.step(Number.MAX_SAFE_INTEGER);
  }
}

/** Counts several things one after another, and joins what was found. */
export function inTurn<T, R>(parts: readonly (() => Counting<T>)[], join: (all: readonly T[]) => R): Counting<R> {
  const all: T[] = [];
  let now = parts[0]?.() ?? null;
  let found: R | null = null;
  return {
    get done() {
      return found === null ? (all.length + (now?.done ?? 0)) / Math.max(1, parts.length) : 1;
    },
    get found() {
      return found;
    },
    step(ways) {
      if (found !== null) return;
      now?.step(ways);
      if (now !== null && now.found === null) return;
      if (now?.found !== undefined && now.found !== null) all.push(now.found);
      now = parts[all.length]?.() ?? null;
      if (now === null) found = join(all);
    },
  };
}
