/** Time as the host knows it: the real one, or a test's. */

/** When it is, and what is to happen later. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after so many milliseconds, unless what it returns is called before. */
  after(ms: number, act: () => void): () => void;
}

/** The longest a timer of Node can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** The clock of this machine. */
export const CLOCK: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, Math.min(ms, LONGEST_MS));
    return () => clearTimeout(timer);
  },
};

/** Calls back again and again, so many milliseconds apart, until what it returns is called. */
export function every(clock: Clock, ms: number, act: () => void): () => void {
  let stop = (): void => {};
  const next = (): void => {
    stop = clock.after(ms, () => {
      next();
      act();
    });
  };
  next();
  return () => stop();
}

/** The day in UTC, as 2026-11-22. */
export const utcDay = (date: Date): string => date.toISOString().slice(0, 10);
