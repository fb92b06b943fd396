/** What the host measures of itself, told once a minute. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Facts } from './log.ts';

/** Keys of a minute that are kept; of more, the last. */
const KEYS_MAX = 4096;
/** A frame so long after a key answers something else. */
const ANSWER_MS = 2_000;
/** How often the loop is looked at. */
const LOOP_MS = 10;
const MB = 1024 * 1024;

/** How things stand now. */
export interface Census {
  readonly sessions: number;
  readonly guests: number;
  readonly connections: number;
  /** Sessions whose saves are on their way to the disk. */
  readonly saving: number;
}

/** Measures from one telling to the next. */
export class Metrics {
  readonly #delays = new Float64Array(KEYS_MAX);
  #keys = 0;
  #came = 0;
  #crashes = 0;
  #processor = process.cpuUsage();
  #since = performance.now();
  readonly #loop = monitorEventLoopDelay({ resolution: LOOP_MS });

  constructor() {
    this.#loop.enable();
  }

  /** A frame has gone out so many milliseconds after the key before it. */
  answered(ms: number): void {
    if (ms > ANSWER_MS) return;
    this.#delays[this.#keys % KEYS_MAX] = ms;
    this.#keys++;
  }

  /** A session has begun. */
  came(): void {
    this.#came++;
  }

  /** Something went wrong in a session, or outside of all. */
  crashed(): void {
    this.#crashes++;
  }

  /** The line of this minute; the next begins. */
  tell({ sessions, guests, connections, saving }: Census): Facts {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage(this.#processor);
    const spent = (user + system) / 1_000 / (performance.now() - this.#since);
    const facts = {
      ...{ sessions, guests, connections, saving },
      ...{ came: this.#came, crashes: this.#crashes, keys: this.#keys },
      keyMsP95: this.#p95(),
      loopMsP95: late(this.#loop.percentile(95)),
      loopMsMost: late(this.#loop.max),
      cpuPercent: Math.round(spent * 100),
      rssMB: Math.round(rss / MB),
      heapMB: Math.round(heapUsed / MB),
    };
    this.#processor = process.cpuUsage();
    this.#since = performance.now();
    this.#keys = 0;
    this.#came = 0;
    this.#crashes = 0;
    this.#loop.reset();
    return facts;
  }

  /** Measures no more. */
  stop(): void {
    this.#loop.disable();
  }

  /** The time 95 in 100 keys did not exceed; null where none was pressed. */
  #p95(): number | null {
    const count = Math.min(this.#keys, KEYS_MAX);
    if (count === 0) return null;
    const sorted = this.#delays.slice(0, count).sort();
    return tenths(sorted[Math.min(count - 1, Math.floor(0.95 * count))] ?? 0);
  }
}

/** Milliseconds that the loop was late, of the nanoseconds from one look to the next. */
const late = (ns: number): number => tenths(Math.max(0, ns / 1e6 - LOOP_MS));
const tenths = (value: number): number => Math.round(value * 10) / 10;
