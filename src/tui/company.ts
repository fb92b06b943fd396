/** What the screens know of others: who is there, what they play, what has happened. A host gives it. */

import type { Read, Save } from '../kernel/save.ts';
import type { HallSection } from '../store/hall.ts';

/** Somebody who is logged in. */
export interface Present {
  /** Names the session, for `watch`; never shown. */
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  /** Minutes since the session began. */
  readonly minutes: number;
  /** What is done there, as a part of a sentence: 'leads Felix against Rufus'. */
  readonly doing: string;
  /** Whether a match is played there now. */
  readonly fighting: boolean;
  /** Why the match that is played there cannot be watched, in a sentence; null where there is none, or it can. */
  readonly closed: string | null;
  /** How many are watching. */
  readonly watchers: number;
  /** Whether this is the session that asks. */
  readonly self: boolean;
}

/** Something that happened on the host and is worth telling. */
export interface News {
  /** A day, as 2026-11-22. */
  readonly date: string;
  readonly name: string;
  /** A whole sentence. */
  readonly text: string;
}

/** Something in the hall of fame of the host: a career, a house. */
export interface Famed<E> {
  /** Whose it was. */
  readonly player: string;
  readonly self: boolean;
  readonly entry: E;
}

/** One who has tried the challenge of a day. */
export interface DailyRow {
  /** The place, which equals share; null while the try goes on. */
  readonly rank: number | null;
  readonly name: string;
  readonly result: string;
  readonly points: number;
  /** Turns it took, wounds dealt and taken. */
  readonly turns: number;
  readonly dealt: number;
  readonly taken: number;
  readonly self: boolean;
}

/** Whether a player has tried the challenge of a day: not yet, it goes on, it is over; or why none may be begun. */
export type DailyStanding = 'open' | 'going' | 'done' | { readonly why: string };

/** The bout that is the same for everybody on one day. Days are in UTC, as 2026-11-22. */
export interface Daily {
  /** Today. */
  date(): string;
  /** Days that have a table or are to have one, the newest first: today is the first of them. */
  days(): readonly string[];
  /** Who meets whom, in two or three sentences. */
  about(date: string): readonly string[];
  standing(date: string): DailyStanding;
  table(date: string): readonly DailyRow[];
  /** The best try of a day that is over. */
  best(date: string): Read<{ readonly name: string; readonly game: string; readonly save: Save }>;
  /** How points are counted, in sentences. */
  readonly points: readonly string[];
  /** Where one plays alone: the table has days in place of players. Absent: it is that of a host. */
  readonly alone?: {
    /** The id of the game. */
    readonly game: string;
    /** The best and the streak, in a few words; '' before anything was tried. */
    told(): string;
  };
}

/** A key of an account. */
export interface AccountKey {
  readonly fingerprint: string;
  readonly comment: string;
  /** The day it was added. */
  readonly added: string;
  /** Whether this session came in with it. */
  readonly inUse: boolean;
  /** Whether it does not open the account yet: its owner has to come in with it and agree. */
  readonly waits: boolean;
}

/** The account that is played by, as its owner sees and changes it. */
export interface Account {
  readonly name: string;
  keys(): readonly AccountKey[];
  /** Asks for a key by its line as in id_ed25519.pub; it waits then. Returns its fingerprint, or why not. */
  addKey(line: string): Read<string>;
  /** Takes a key away; the last one that opens the account stays. Returns why not, or null. */
  removeKey(fingerprint: string): string | null;
}

/** The others on a host. */
export interface Company {
  /** What the host has to say to everybody, or null. */
  readonly motd: string | null;
  /** The player's name; guests are called by a number. */
  readonly name: string;
  /** Null for guests, whose games are not kept. */
  readonly account: Account | null;
  /** Everybody who is here, who came first first. */
  present(): readonly Present[];
  /** How many watch this session now. */
  watchers(): number;
  /** The newest first. */
  news(): readonly News[];
  /** A part of the hall of fame, with the entries of all players. */
  hall<E>(section: HallSection<E>): readonly Famed<E>[];
  readonly daily: Daily;
}
