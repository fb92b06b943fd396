/** What GLADIATOR's screens need of a player's files: careers, houses, men who are known, the hall. */
import type { Rulebook } from '../../../kernel/rulebook.ts';
import type { Read } from '../../../kernel/save.ts';
import type { PrintedTable } from '../../../kernel/table.ts';
import type { Man } from '../career/man/man-types.ts';
import type { HallEntry } from '../career/told/hall.ts';
import type { CareerSetup } from '../career/types.ts';
import type { HouseEntry } from '../house/told/hall.ts';
import type { LanistaSetup } from '../house/types.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { CareerGame } from '../session/career.ts';
import type { LudusGame } from '../session/house.ts';

/** Is told what is being played, by its id, in a few words; null: it is over. */
export type Played = (id: string, note: string | null) => void;

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

/** What GLADIATOR keeps for a player, and the tables it is played by. */
export interface GladiatorServices {
  readonly tables: Tables;
  /** A table as it is printed, or null where there is none of that id. */
  printedTable(id: string): PrintedTable | null;
  readonly careers: CareerServices;
  readonly houses: HouseServices;
  /** The gladiators of all careers, and those on cards. */
  knownMen(): readonly KnownMan[];
  /** Every career that is over, and why they cannot be read where that is so. */
  hall(): Read<readonly HallEntry[]>;
  /** The rules in our own words; read when first asked for. */
  rulebook(): Rulebook;
}
