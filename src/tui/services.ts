/** What the screens need from outside: files, seeds, the rulebook. Given by whoever starts the program. */

import type { Man } from '../games/gladiator/career/man/man-types.ts';
import type { HallEntry } from '../games/gladiator/career/told/hall.ts';
import type { CareerSetup } from '../games/gladiator/career/types.ts';
import type { HouseEntry } from '../games/gladiator/house/told/hall.ts';
import type { LanistaSetup } from '../games/gladiator/house/types.ts';
import type { Tables } from '../games/gladiator/rules/tables/types.ts';
import type { CareerGame } from '../games/gladiator/session/career.ts';
import type { LudusGame } from '../games/gladiator/session/house.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Read, Save } from '../kernel/save.ts';
import type { Party } from '../kernel/state.ts';
import type { PrintedTable } from '../kernel/table.ts';
import type { SaveSink } from '../session/session.ts';
import type { CopyAside } from '../session/taken-up.ts';
import type { Settings } from '../settings.ts';
import type { Company } from './company.ts';

/** A finished bout in the list of replays. */
export type ReplayItem =
  | {
      readonly state: 'ok';
      readonly name: string;
      readonly date: string | null;
      readonly seed: string;
      readonly red: string;
      readonly blue: string;
      readonly winner: Party | null;
      readonly by: string;
      readonly turns: number;
      readonly results: { readonly [fighter: string]: string };
    }
  | { readonly state: 'damaged'; readonly name: string; readonly why: string };

/** A career in the list of careers. */
export type CareerItem =
  | {
      readonly state: 'ok';
      readonly id: string;
      readonly name: string;
      /** Null before he is made. */
      readonly style: string | null;
      readonly record: { readonly v: number; readonly s: number; readonly m: number };
      readonly munus: number;
      readonly standing: string;
      readonly mode: string;
      readonly returns: number;
      readonly over: boolean;
    }
  | { readonly state: 'damaged'; readonly id: string; readonly why: string };

/** The player's careers. */
export interface CareerServices {
  /** All of them, the one last played first. */
  list(): readonly CareerItem[];
  /** A new career, on the disk when this returns. */
  begin(setup: CareerSetup, seed: string): Read<CareerGame>;
  open(id: string): Read<CareerGame>;
}

/** A game of houses in their list. */
export type HouseItem =
  | {
      readonly state: 'ok';
      readonly id: string;
      /** Of the player's house. */
      readonly name: string;
      readonly month: number;
      readonly months: number;
      readonly denarii: number;
      readonly rep: number;
      readonly men: number;
      readonly mode: string;
      readonly returns: number;
      readonly over: boolean;
    }
  | { readonly state: 'damaged'; readonly id: string; readonly why: string };

/** The player's games of houses. */
export interface HouseServices {
  /** All of them, the one last played first. */
  list(): readonly HouseItem[];
  /** Houses whose game is over, and why they cannot be read where that is so. */
  hall(): Read<readonly HouseEntry[]>;
  /** A new game, on the disk when this returns. */
  begin(setup: LanistaSetup, seed: string): Read<LudusGame>;
  open(id: string): Read<LudusGame>;
}

/** A gladiator whom practice bouts can be fought against. */
export interface KnownMan {
  readonly id: string;
  /** Where he is known from. */
  readonly from: string;
  readonly man: Man;
}

export interface Services {
  readonly version: string;
  readonly tables: Tables;
  /** A table as it is printed, or null where there is none of that id. */
  printedTable(id: string): PrintedTable | null;
  /** Why nothing is saved, or null. */
  readonly trouble: string | null;
  /** Things the player must be told once. */
  takeNotices(): readonly string[];
  newSeed(): string;
  /** Why a text is no seed, or null. */
  seedFault(text: string): string | null;
  settings(): Settings;
  changeSettings(patch: Partial<Settings>): string | null;
  /** The practice bout in progress. */
  readonly bout: SaveSink & {
    load(): Read<Save | null>;
    setAside(why: string): string;
    readonly copyAside: CopyAside;
    clear(): void;
  };
  readonly careers: CareerServices;
  readonly houses: HouseServices;
  /** The others on a host; null where one plays alone. */
  readonly company: Company | null;
  /** The gladiators of all careers, and those on cards. */
  knownMen(): readonly KnownMan[];
  /** Every career that is over, and why they cannot be read where that is so. */
  hall(): Read<readonly HallEntry[]>;
  /** Keeps a finished bout among the replays; returns its name, or why it could not. */
  keepReplay(save: Save): Read<string>;
  /** Writes a text beside the replay of that name; returns where, or why it could not. */
  writeRecord(name: string, text: string): Read<string>;
  replays(): readonly ReplayItem[];
  loadReplay(name: string): Read<Save>;
  /** The rules in our own words; read when first asked for. */
  rulebook(): Rulebook;
}
