/** What all sessions of a host share. */
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Shelf } from '../../games/shelf.ts';
import type { Quotas } from '../../store/room.ts';
import type { Games } from '../../tui/program.ts';
import type { AccountEntry } from '../accounts/account-index.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Newcomers } from '../accounts/newcomers.ts';
import type { Caller } from '../door/caller.ts';
import type { Clock } from '../door/clock.ts';
import type { Log } from '../door/log.ts';
import type { Metrics } from '../door/metrics.ts';
import type { FairTurns } from '../fair/turns.ts';
import type { FreeSpace } from '../free-space.ts';
import type { LabourPool } from '../labour/pool.ts';
import type { Parting } from '../partings.ts';
import type { Timeouts } from '../timeouts.ts';
import type { Commons } from './visit.ts';

/** A session as the host knows it. */
export interface Resident {
  readonly caller: Caller;
  /** The account that plays here, or null: a guest, or nobody yet. */
  readonly account: AccountEntry | null;
  /** Names the session to the others; '' before its game begins. */
  readonly id: string;
  /** What the player is called; '' before the game begins. */
  readonly name: string;
  /** When the game began, in milliseconds since 1970. */
  readonly since: number;
  /** Whether saves are on their way to the disk. */
  readonly saving: boolean;
  /** What is done here, as a part of a sentence: 'leads Felix against Rufus'. */
  doing(): string;
  /** Whether a match is played that can be watched. */
  fighting(): boolean;
  /** Ends the session; the first end is the one that counts. Settles when all is closed. */
  end(parting: Parting): Promise<void>;
  /** Ends the session because of an error in it, which is logged and not shown. */
  crash(error: Error): void;
}

/** What a host has for all who are in. */
export interface Premises {
  readonly version: string;
  /** The games that are played here, all of them loaded. */
  readonly shelf: Shelf;
  readonly games: Games;
  readonly timeouts: Timeouts;
  /** What the host has to say to everybody, or null. */
  readonly motd: string | null;
  /** Whether one may play without an account. */
  readonly guests: boolean;
  readonly accounts: Accounts;
  readonly newcomers: Newcomers;
  readonly commons: Commons;
  readonly clock: Clock;
  readonly now: () => Date;
  readonly log: Log;
  readonly metrics: Metrics;
  /** How much is kept of an account. */
  readonly quotas: Quotas;
  readonly space: FreeSpace;
  /** A folder that is not there, for those whose games are not kept. */
  readonly guestFolder: string;
  /** Says in whose session something went wrong that nobody caught. */
  readonly culprit: AsyncLocalStorage<Resident>;
  /** What takes long and needs no screen, for all. */
  readonly labour: LabourPool;
  /** Whose turn it is on the thread that all share. */
  readonly turns: FairTurns;
}

/** The host as its sessions see it. */
export interface Rooms extends Premises {
  /** What the next guest is called. */
  guestName(): string;
  /** The session in which an account plays, or null. */
  playing(accountId: string): Resident | null;
  /** A session has ended. */
  retire(session: Resident): void;
}
