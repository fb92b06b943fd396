/** What the screens know of others: who is there, what they play, what has happened. A host gives it. */

import type { HallEntry } from '../games/gladiator/career/told/hall.ts';
import type { HouseEntry } from '../games/gladiator/house/told/hall.ts';
import type { Gladiator } from '../games/gladiator/rules/kit.ts';
import type { GladiatorSession } from '../games/gladiator/screens/bout/session.ts';
import type { Read, Save } from '../kernel/save.ts';
import type { Showing } from '../session/frames.ts';

/** Somebody who is logged in. */
export interface Present {
  /** Names his session, for `watch`; never shown. */
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  /** Minutes since he came. */
  readonly minutes: number;
  /** What he does, as a part of a sentence: 'fights Rufus in his third munus'. */
  readonly doing: string;
  /** Whether a bout of his can be watched now. */
  readonly fighting: boolean;
  /** How many are watching him. */
  readonly watchers: number;
  /** Whether this is the session that asks. */
  readonly self: boolean;
}

/** A bout somebody else is fighting, as far as he has seen it himself, without what a stranger must not know. */
export interface WatchedBout {
  /** 1 for the first bout of his that is watched, and so on. */
  readonly number: number;
  /** Who meets whom, and where; '' once he has turned to something else. */
  readonly title: string;
  /** What waits to be shown here he has been shown already. */
  readonly showing: Showing<Gladiator>;
  /** Events that wait to be shown. */
  readonly behind: number;
  /** Whether he has seen all of it. */
  readonly over: boolean;
}

/** Somebody who is watched. */
export interface Watched {
  readonly name: string;
  /** As in `Present`. */
  readonly doing: string;
  /** Null while he fights none. */
  readonly bout: WatchedBout | null;
}

/** A place from which somebody is watched; until `leave` is called he counts one more watcher. */
export interface Seat {
  /** What there is to see; null once he has left, or wants to be alone. */
  look(): Watched | null;
  leave(): void;
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
export interface Famed<E = HallEntry> {
  /** Whose it was. */
  readonly player: string;
  readonly self: boolean;
  readonly entry: E;
}

/** One who has tried the challenge of a day. */
export interface DailyRow {
  /** His place, which equals share; null while he is at it. */
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

/** Whether a player has tried the challenge of a day: not yet, it goes on, it is over; or why he may not. */
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
  /** The bout of that day, begun or gone on with; a try begun on its day may be gone on with later. */
  fight(date: string): Read<GladiatorSession>;
  /** What is to be told of the record of a try that has been begun or is over, once; or null. */
  word(date: string, session: GladiatorSession): string | null;
  table(date: string): readonly DailyRow[];
  /** The best try of a day that is over. */
  best(date: string): Read<{ readonly name: string; readonly save: Save }>;
  /** How points are counted, in sentences. */
  readonly points: readonly string[];
}

/** A key that opens an account. */
export interface AccountKey {
  readonly fingerprint: string;
  readonly comment: string;
  /** The day it was added. */
  readonly added: string;
  /** Whether this session came in with it. */
  readonly inUse: boolean;
}

/** The account of the player. */
export interface Account {
  readonly name: string;
  keys(): readonly AccountKey[];
  /** Adds a key by its line as in id_ed25519.pub. Returns its fingerprint, or why not. */
  addKey(line: string): Read<string>;
  /** Takes a key away; the last one stays. Returns why not, or null. */
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
  /** A place to watch a session from; or why there is none. */
  watch(id: string): Read<Seat>;
  /** How many watch this session now. */
  watchers(): number;
  /** The newest first. */
  news(): readonly News[];
  /** Careers that are over, of all players. */
  hall(): readonly Famed[];
  /** Houses whose games are over, likewise. */
  houses(): readonly Famed<HouseEntry>[];
  readonly daily: Daily;
}
