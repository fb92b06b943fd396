/** How much there may be of everything, so that nobody can take the host from the others. */
import type { Quotas } from '../../store/room.ts';
import type { Clock } from './clock.ts';

/** What an operator may set. */
export interface Limits {
  /** Sessions in all. */
  readonly sessions: number;
  /** Sessions from one address. */
  readonly perAddress: number;
  /** Sessions of one account. */
  readonly perAccount: number;
  /** Connections that have not yet said who they are, in all; from one address as many as sessions. When all are taken, a new one takes the place of the one that has been silent longest. */
  readonly unknown: number;
  /** Connections in all, whatever they are: also those that are on their way out. */
  readonly connections: number;
}

/** What holds unless the operator sets it otherwise. */
export const LIMITS: Limits = { sessions: 64, perAddress: 8, perAccount: 3, unknown: 32, connections: 128 };

/** What is kept of one account, and what must be free of the disk. */
export interface Bounds {
  readonly quotas: Quotas;
  /** With fewer free bytes nothing new is begun. */
  readonly leastFree: number;
}

/** A career comes to half a million bytes, a house to as many again, a replay to ten thousand. */
export const BOUNDS: Bounds = {
  quotas: { going: 20, over: 100, replays: 200, bytes: 100_000_000 },
  leastFree: 100_000_000,
};

/** Connections beyond sessions and those at the door, for such as are on their way out. */
export const LEAVING = LIMITS.connections - LIMITS.sessions - LIMITS.unknown;

/** What no operator need know. Times in milliseconds, rates a second. */
export const FIXED = {
  /** From the beginning of a connection to being let in and asking for a terminal. */
  helloMs: 30_000,
  /** Of that, until the client has said which SSH it speaks. */
  greetingMs: 5_000,
  /** From the end of a connection to the moment it is cut, should its client not close it. */
  farewellMs: 2_000,
  keepaliveMs: 15_000,
  keepalivesMissed: 3,
  /** Ways to say who one is that are tried on one connection; a client offers all its keys. */
  attempts: 20,
  /** Of those, such as are signed: a client signs with a key only when the host has said it would do. */
  signed: 3,
  /** Things asked for on one connection that there are not; with so many it is cut. */
  refusals: 20,
  /** New secrets of a connection's cipher; a client asks for them once an hour. */
  rekeys: { burst: 4, perSecond: 1 / 60 },
  /** Bytes that come over a connection, whatever they are. */
  bytes: { burst: 256 * 1024, perSecond: 16 * 1024 },
  /** Keys that are heard; more are dropped. */
  keys: { burst: 120, perSecond: 30 },
  /** Keys that a new size of the window counts for: all of it is drawn anew. */
  resizeKeys: 10,
  /** Bytes typed; who sends more than anybody types or pastes is sent away. */
  typed: { burst: 128 * 1024, perSecond: 2 * 1024 },
  /** New connections from one address for each session it may have; more are turned away at the door. */
  knocks: { burst: 4, perSecond: 1 / 4 },
  /** New accounts from one address, and in all. */
  newcomersFrom: { burst: 5, perSecond: 2 / 3600 },
  newcomers: { burst: 60, perSecond: 60 / 3600 },
  /** Of all sessions, those that only accounts may take: a quarter. */
  keptForAccounts: 1 / 4,
  /** The cells that are drawn: of a larger window those at its top left. */
  columns: { least: 1, most: 200, unknown: 80 },
  rows: { least: 1, most: 60, unknown: 24 },
  /** The least a packet of the client's may hold, so that no frame goes out byte by byte. */
  packet: 1024,
  /** Bytes that may wait for a slow line: with more, frames are dropped until it has caught up. */
  backlog: 192 * 1024,
  /** How long a line may be that slow. */
  clogMs: 30_000,
} as const;

/** A rate with a reserve: what is taken faster than it fills is refused. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is left of a rate. */
export class Bucket {
  readonly #rate: Rate;
  readonly #clock: Clock;
  #left: number;
  #at: number;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#left = rate.burst;
    this.#at = clock.now();
  }

  /** Takes up to so many; returns how many were to be had. */
  take(wanted: number): number {
    this.#fill();
    const had = Math.min(wanted, Math.floor(this.#left));
    this.#left -= had;
    return had;
  }

  /** Takes so many, or none where there are fewer; whether they were to be had. */
  takeAll(wanted: number): boolean {
    this.#fill();
    const had = this.#left >= wanted;
    if (had) this.#left -= wanted;
    return had;
  }

  /** Whether it is full again, as if nothing had ever been taken. */
  get full(): boolean {
    this.#fill();
    return this.#left >= this.#rate.burst;
  }

  #fill(): void {
    const now = this.#clock.now();
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** How many there are of each kind. */
export class KindCount {
  readonly #counts = new Map<string, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  /** How many of one kind. */
  of(kind: string): number {
    return this.#counts.get(kind) ?? 0;
  }

  /** One more; call what is returned when it is gone. */
  add(kind: string): () => void {
    let gone = false;
    this.#change(kind, 1);
    return () => {
      if (!gone) this.#change(kind, -1);
      gone = true;
    };
  }

  #change(kind: string, by: number): void {
    this.#total += by;
    const count = this.of(kind) + by;
    if (count === 0) this.#counts.delete(kind);
    else this.#counts.set(kind, count);
  }
}

/** A side of a window in cells: what a client asks for, between the least and the most; 0 is not known. */
export function clamp(asked: number, { least, most, unknown }: typeof FIXED.columns | typeof FIXED.rows): number {
  return asked === 0 ? unknown : Math.min(most, Math.max(least, asked));
}
