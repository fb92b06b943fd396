/** How far a long run has come, on one line of a terminal that is written over. */
import { barOf } from '../bars.ts';

/** Where progress goes: standard error, or a test's. */
export interface Tty {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A line that shows how much is done. */
export interface Progress {
  at(done: number): void;
  /** Takes the line away. */
  clear(): void;
}

const EVERY = 100;
const BAR_WIDTH = 24;
const WIPE = '\r\u001b[K';
const SECONDS = 60;

const QUIET: Progress = { at: () => {}, clear: () => {} };

/** A progress line over so many bouts; nothing at all where there is no terminal. `now`: milliseconds. */
export function progressOn(
  tty: Tty,
  total: number,
  ascii: boolean,
  now: () => number = () => performance.now(),
): Progress {
  if (tty.isTTY !== true || process.env.TERM === 'dumb') return QUIET;
  const started = now();
  let last = started;
  let shown = false;
  return {
    at(done) {
      const time = now();
      if (time - last < EVERY) return;
      last = time;
      shown = true;
      tty.write(`${WIPE}${lineOf(done, total, time - started, ascii)}`);
    },
    clear() {
      if (shown) tty.write(WIPE);
    },
  };
}

function lineOf(done: number, total: number, spent: number, ascii: boolean): string {
  const share = done / total;
  const bar = barOf(share, BAR_WIDTH, ascii).padEnd(BAR_WIDTH, ascii ? '.' : '░');
  const speed = Math.round((done * 1000) / spent);
  const left = done === 0 ? '' : `, ${clock((spent / done) * (total - done))} left`;
  return `${bar} ${Math.floor(100 * share)} %  ${done} of ${total} bouts, ${speed} a second${left}`;
}

/** Milliseconds as 0:07, 12:30 or 100:00. */
function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / SECONDS)}:${String(seconds % SECONDS).padStart(2, '0')}`;
}
