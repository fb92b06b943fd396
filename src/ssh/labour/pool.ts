/**
 * The errands of all sessions of a host, done by a few threads. An errand has a turn of some slices, and then the next
 * of whoever has had least: by address, there by account, there by session. Of a session the newest errand is done,
 * which is the one that its player looks at.
 */
import type { Awaited, DoableErrand, Errand, Labour } from '../../odds/labour.ts';
import type { Clock } from '../door/clock.ts';
import { FairShares, type Sharer } from '../fair/shares.ts';
import type { StartThread, Thread, ThreadAnswer } from './words.ts';

/** What a pool is made with. */
export interface PoolOptions {
  readonly threads: number;
  readonly start: StartThread;
  readonly clock: Clock;
  /** Milliseconds, of a clock that goes evenly. */
  readonly now: () => number;
  /** Is told what went wrong with a thread. */
  readonly warn: (why: string) => void;
}

/** The labour of one session. */
export interface OwnLabour extends Labour {
  /** The session has ended: nobody waits for its errands any more. */
  close(): void;
}

/** Milliseconds between two looks of a screen: each look draws it. */
const PAUSE = 150;
/** A turn that lasts longer than so many milliseconds never ends. */
const TURN_MAX_MS = 10_000;
/** Threads that an errand may end before it is given up. */
const DEATHS = 2;
/** Errands that are kept for a session; of more the oldest are given up. */
const KEPT = 4;

/** What is told of an errand that does not go as it should. @internal */
export const TROUBLES = {
  again: 'The thread that worked on it has stopped: it starts again.',
  lost: 'Every thread that worked on it has stopped: it is given up.',
  failed: 'Something broke while it was worked on; the host has made a note of it. It is given up.',
  crowded: 'Too much was asked for at once: it is given up.',
} as const;

interface Job {
  readonly id: number;
  readonly who: Sharer;
  readonly errand: Errand;
  /** Where it was begun, and has to go on; null: not yet. */
  bench: Bench | null;
  deaths: number;
  done: number;
  found: unknown;
  over: boolean;
  trouble: string | null;
}

/** A place for a thread. */
interface Bench {
  thread: Thread | null;
  /** Whose turn it is there. */
  job: Job | null;
  /** Takes back that it is to be ended should the turn not end. */
  inTime: () => void;
}

/** The threads of a host, which are started when there is something to do. */
export class LabourPool {
  readonly #options: PoolOptions;
  readonly #shares: FairShares;
  readonly #benches: readonly Bench[];
  /** By number, in the order in which they were asked for. */
  readonly #jobs = new Map<number, Job>();
  #numbered = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#shares = new FairShares(options.now);
    this.#benches = Array.from({ length: options.threads }, () => ({ thread: null, job: null, inTime: () => {} }));
  }

  /** The labour of a session. */
  of(who: Sharer): OwnLabour {
    return {
      pause: PAUSE,
      send: <T>(errand: DoableErrand<T>) => this.#send<T>(who, errand),
      close: () => {
        for (const job of this.#jobsOf(who)) this.#drop(job);
      },
    };
  }

  /** Errands that are waiting or being done. */
  get size(): number {
    return this.#jobs.size;
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#jobs.clear();
    const threads = this.#benches.map((bench) => this.#takeThread(bench));
    await Promise.all(threads.map((thread) => thread?.stop()));
  }

  #send<T>(who: Sharer, { game, kind, orders }: DoableErrand<T>): Awaited<T> {
    const state = { bench: null, deaths: 0, done: 0, found: null, over: false, trouble: null };
    const job: Job = { id: ++this.#numbered, who, errand: { game, kind, orders }, ...state };
    this.#jobs.set(job.id, job);
    const own = this.#jobsOf(who);
    for (const old of own.slice(0, Math.max(0, own.length - KEPT))) this.#giveUp(old, TROUBLES.crowded);
    this.#assign();
    return {
      get done() {
        return job.done;
      },
      get found() {
        return job.found as T | null;
      },
      get over() {
        return job.over;
      },
      get trouble() {
        return job.trouble;
      },
      look() {},
      stop: () => this.#drop(job),
    };
  }

  #jobsOf({ session }: Sharer): readonly Job[] {
    return [...this.#jobs.values()].filter(({ who }) => who.session === session);
  }

  /** Gives every bench that is free a job, as far as there are any for it. */
  #assign(): void {
    for (const bench of this.#benches) {
      if (this.#closed || bench.job !== null) continue;
      const job = this.#shares.next(this.#candidates(bench));
      if (job !== null) this.#give(bench, job);
    }
  }

  /** The newest job of each session that has none in its turn, as far as it can be done on a bench. */
  #candidates(bench: Bench): readonly Job[] {
    const working = new Set(this.#benches.flatMap(({ job }) => (job === null ? [] : [job.who.session])));
    const newest = new Map([...this.#jobs.values()].map((job) => [job.who.session, job]));
    return [...newest.values()].filter(
      (job) => !working.has(job.who.session) && (job.bench === null || job.bench === bench),
    );
  }

  #give(bench: Bench, job: Job): void {
    const errand = job.bench === null ? job.errand : null;
    bench.thread ??= this.#start(bench);
    bench.job = job;
    job.bench = bench;
    bench.inTime = this.#options.clock.after(TURN_MAX_MS, () => {
      void bench.thread?.stop();
      this.#died(bench, `a turn of '${job.errand.kind}' took more than ${TURN_MAX_MS / 1000} s`);
    });
    bench.thread.post({ to: 'do', id: job.id, errand });
  }

  #start(bench: Bench): Thread {
    const thread: Thread = this.#options.start({
      answered: (answer) => bench.thread === thread && this.#answered(bench, answer),
      died: (why) => bench.thread === thread && this.#died(bench, why),
    });
    return thread;
  }

  #answered(bench: Bench, answer: ThreadAnswer): void {
    const { job } = bench;
    if (job?.id !== answer.id) return;
    bench.inTime();
    bench.job = null;
    this.#shares.charge(job.who, answer.ms);
    if ('failed' in answer) {
      this.#options.warn(`errand '${job.errand.kind}' failed: ${answer.failed}`);
      this.#giveUp(job, TROUBLES.failed);
    } else {
      job.done = answer.done;
      if (answer.found !== null) [job.found] = answer.found;
      if (answer.over) this.#finish(job);
      else if (!this.#jobs.has(job.id)) bench.thread?.post({ to: 'drop', id: job.id });
    }
    this.#assign();
  }

  #finish(job: Job): void {
    job.over = true;
    job.trouble = null;
    this.#jobs.delete(job.id);
  }

  /** The thread of a bench has ended: what was begun there is begun again elsewhere, in time. */
  #died(bench: Bench, why: string): void {
    const { job } = bench;
    this.#takeThread(bench);
    this.#options.warn(`a thread has stopped: ${why}`);
    for (const one of this.#jobs.values()) if (one.bench === bench) one.bench = null;
    if (job !== null && this.#jobs.has(job.id)) {
      job.deaths += 1;
      job.trouble = TROUBLES.again;
      if (job.deaths >= DEATHS) this.#giveUp(job, TROUBLES.lost);
    }
    this.#assign();
  }

  #takeThread(bench: Bench): Thread | null {
    const { thread } = bench;
    bench.inTime();
    bench.thread = null;
    bench.job = null;
    return thread;
  }

  #giveUp(job: Job, trouble: string): void {
    job.over = true;
    job.trouble = trouble;
    this.#drop(job);
  }

  /** One in its turn is dropped by its thread when that is over. */
  #drop(job: Job): void {
    if (!this.#jobs.delete(job.id)) return;
    const { bench } = job;
    if (bench !== null && bench.job !== job) bench.thread?.post({ to: 'drop', id: job.id });
  }
}
