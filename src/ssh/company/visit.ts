/** Sessions as the rooms of the host that are common to all know them. */
import type { Read } from '../../kernel/save.ts';
import type { HallSection } from '../../store/hall.ts';
import type { Account } from '../../tui/company.ts';
import type { Stand } from '../../tui/host/stand.ts';
import type { Routes } from '../../tui/program.ts';
import type { Services } from '../../tui/services.ts';
import type { Hold } from '../accounts/accounts.ts';

/** Somebody who plays on the host. */
export interface Visit {
  /** Random; names the session and nothing else. */
  readonly id: string;
  /** The name of the account; guests are called by a number. */
  readonly name: string;
  /** The account's id, or null for a guest. */
  readonly account: string | null;
  /** The day the account was made, in UTC, as 2026-11-22; null for a guest. */
  readonly accountDay: string | null;
  readonly since: Date;
}

/** How a game is wired before it knows of others. */
export interface Play {
  readonly services: Services;
  /** What the player's own hall says of a section; or why it cannot be read. */
  ownHall<E>(section: HallSection<E>): Read<readonly E[]>;
  readonly routes: Routes;
  /** The account for its player's own screens; null for a guest. */
  readonly account: Account | null;
  /** Calls back once all of the session's own saves asked for so far are on the disk, at once for a guest; not at all where one failed. */
  saved(then: () => void): void;
  /** Told of every write to what is common that this player's keys ask for: the session's screen waits for it. */
  readonly hold: Hold;
}

/** A game that knows of others: its services have a company. */
export interface Joined {
  readonly services: Services;
  readonly routes: Routes;
  /** What the player does, as a part of a sentence: 'leads Felix against Rufus'. */
  doing(): string;
  /** Whether a match is played that can be watched. */
  fighting(): boolean;
  /** A place to watch another session from; or why there is none, in a sentence. */
  watch(id: string): Read<Stand>;
  /** The session has ended; `movesOn`: because another one of the account is about to come in its place. */
  leave(movesOn: boolean): void;
}

/** What is common to all on the host: who is there, news, the hall of fame, the challenge of the day. */
export interface Commons {
  join(visit: Visit, play: Play): Joined;
  /** When everything asked for so far is written, or has failed. */
  settled(): Promise<void>;
}
