/** What GLADIATOR's screens need of a player's files: careers, houses, men who are known, the hall. */
import type { Rulebook } from '../../../kernel/rulebook.ts';
import type { Read } from '../../../kernel/save.ts';
import type { PrintedTable } from '../../../kernel/table.ts';
import type { LongGames } from '../../../play/long-games.ts';
import type { Man } from '../career/man/man-types.ts';
import type { HallEntry } from '../career/told/hall.ts';
import type { CareerSetup } from '../career/types.ts';
import type { HouseEntry } from '../house/told/hall.ts';
import type { HousesSetup } from '../house/types.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { CareerGame } from '../session/career.ts';
import type { HousesGame } from '../session/house.ts';
import type { CareerFacts } from './career-kind.ts';
import type { HouseFacts } from './house-kind.ts';

/** The player's careers. */
export type CareerServices = LongGames<CareerFacts, CareerSetup, CareerGame>;

/** The player's games of houses. */
export interface HouseServices extends LongGames<HouseFacts, HousesSetup, HousesGame> {
  /** Houses whose game is over, and why they cannot be read where that is so. */
  hall(): Read<readonly HouseEntry[]>;
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
