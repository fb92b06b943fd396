/** How far long work has come, on one line of a terminal that is written over. */
import { columnBar } from './bars.ts';

/** Where progress goes: standard error, or a test's. */
export interface Tty {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A line that shows how much is done. */
export interface Progress {
  /** `share`: how much is done, 0 to 1; `words`: what to say of it, after so many milliseconds. */
  at(share: number, words: (spent: number) => string): void;
  /** Takes the line away. */
  clear(): void;
}

const EVERY = 100;
const BAR_WIDTH = 24;
const WIPE = '\r\u001b[K';
const SECONDS = 60;

const QUIET: Progress = { at: () => {}, clear: () => {} };

/** A progress line; nothing at all where there is no terminal. `now`: milliseconds. */
export function progressOn(tty: Tty, ascii: boolean, now: () => number = () => performance.now()): Progress {
  if (tty.isTTY !== true || process.env.TERM === 'dumb') return QUIET;
  const started = now();
  let last = started;
  let shown = false;
  return {
    at(share, words) {
      const time = now();
      if (time - last < EVERY) return;
      last = time;
      shown = true;
      const bar = columnBar(share, BAR_WIDTH, ascii).padEnd(BAR_WIDTH, ascii ? '.' : '░');
      tty.write(`${WIPE}${bar} ${Math.floor(100 * share)} %  ${words(time - started)}`);
    },
    clear() {
      if (shown) tty.write(WIPE);
    },
  };
}

/** Milliseconds as 0:07, 12:30 or 100:00. */
export function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / SECONDS)}:${String(seconds % SECONDS).padStart(2, '0')}`;
}
