/** What the screens need from outside: files, seeds, the rulebook. Given by whoever starts the program. */

import type { DiceLuck, LuckTold } from '../kernel/dice-luck.ts';
import type { Read, Save } from '../kernel/save.ts';
import type { Party } from '../kernel/state.ts';
import type { Awaited, Labour } from '../odds/labour.ts';
import type { SaveSink } from '../session/session.ts';
import type { CopyAside } from '../session/taken-up.ts';
import type { Settings } from '../settings.ts';
import type { Room } from '../store/room.ts';
import type { CountedLine, Stats } from '../store/stats.ts';
import type { Store } from '../store/store.ts';
import type { Company } from './company.ts';
import type { CountsTold } from './stats/telling.ts';

/** A finished bout in the list of replays. */
export type ReplayItem =
  | {
      readonly state: 'ok';
      readonly name: string;
      readonly date: string | null;
      readonly seed: string;
      /** The id of the game it is of. */
      readonly game: string;
      /** The names of each party. */
      readonly parties: readonly string[];
      readonly winner: Party | null;
      readonly by: string;
      readonly turns: number;
      readonly results: { readonly [fighter: string]: string };
    }
  /** One that was never summed up, and whose game is not loaded. */
  | {
      readonly state: 'bare';
      readonly name: string;
      readonly date: string | null;
      readonly seed: string;
      readonly ruleset: string;
      readonly game: string;
    }
  | { readonly state: 'damaged'; readonly name: string; readonly why: string }
  /** One that is to be read yet: some are at every look at the list. */
  | { readonly state: 'unread'; readonly name: string };

/** The match of a game that stands alone and is not over. */
export interface MatchFile extends SaveSink {
  load(): Read<Save | null>;
  /** What goes on, as far as a title tells it; null: nothing. */
  going(): { readonly turn: number | null } | null;
  /** Puts it aside; says what became of it, in a sentence. */
  setAside(why: string): string;
  readonly copyAside: CopyAside;
  clear(): void;
}

/** What is counted of a player's matches, of all games. */
export interface Counts {
  /** Whether anything is, by the file alone. */
  any(): boolean;
  load(): Read<Stats>;
  /** Counts a finished match once, or looks what a state of a long game earns. `record`: where its record lies in the player's folder, or null. */
  add(save: Save, record: string | null): void;
  /** What was earned since this was asked last, in sentences. */
  takeEarned(): readonly string[];
  /** How the counts of a game are told; null: it counts nothing, or is not loaded. */
  telling(game: string): CountsTold | null;
  /** Begins to read the luck of a match whose record is kept; null: it is not, or nothing tells it. */
  luckOf(match: CountedLine, labour: Labour): Awaited<LuckTold> | null;
  /** Keeps what was found. Why it is not on the disk, or null. */
  keepLuck(match: CountedLine, luck: DiceLuck): string | null;
}

/** Makes what a game keeps for a player. `services` are those it is asked of. */
export type MakesOwn<T extends object> = (files: Store, services: Services) => T;

/** What screens ask of the world outside: files, options, seeds. They return why something failed, or null. */
export interface Services {
  readonly version: string;
  /** Why nothing is saved, or null. */
  readonly trouble: string | null;
  /** Things the player must be told once. */
  takeNotices(): readonly string[];
  newSeed(): string;
  /** Why a text is no seed, or null. */
  seedFault(text: string): string | null;
  settings(): Settings;
  changeSettings(patch: Partial<Settings>): string | null;
  /** A game's match that stands alone. */
  match(game: string): MatchFile;
  /** What a game makes of the player's files, made when it is first asked for. */
  own<T extends object>(make: MakesOwn<T>): T;
  /** Who does what takes long and needs no screen. */
  readonly labour: Labour;
  /** The others on a host; null where one plays alone. */
  readonly company: Company | null;
  /** What is counted of the player's matches. */
  readonly counts: Counts;
  /** Keeps a finished bout among the replays, and counts it; returns its name, or why it could not. */
  keepReplay(save: Save): Read<string>;
  /** Writes a text beside the replay of that name; returns where, or why it could not. */
  writeRecord(name: string, text: string): Read<string>;
  replays(): readonly ReplayItem[];
  /** How many there are. */
  replayCount(): number;
  /** How much more may be kept. */
  readonly room: Room;
  loadReplay(name: string): Read<Save>;
}
