/** 39.5: what a month has brought so far, and what is kept of months gone by. */

import type { Man } from '../career/man/man-types.ts';
import type { Bill, BoutResult } from '../career/munus/munus-types.ts';
import type { ArenaSetup } from '../rules/arena/types.ts';
import type { EndCause, ResultLetter } from '../rules/end-types.ts';
import type { Side } from '../rules/side.ts';
import type { FightingStyle } from '../rules/types.ts';
import type { HouseId, ManId } from './house-types.ts';

/** 39.5.2 The rows of the Random Events Table. */
export const RANDOM_EVENTS = [
  'plague',
  'imperial-edict',
  'trainer',
  'champion',
  'barley-harvest',
  'feast',
  'taxes',
  'low-stock',
  'none',
  'poor-stock',
  'good-stock',
  'windfall',
  'investor',
  'revolt',
] as const;
export type RandomEvent = (typeof RANDOM_EVENTS)[number];

/** P125 Book odds of the two sides of a match: the side's number is risked to win the other's, for each denarius of the wager. */
export type Odds = readonly [red: number, blue: number];

/** 39.5.4.3, 39.5.4.4 What a house has wagered on one match, with the bank or with another house. */
export interface Wager {
  /** Who laid it. */
  readonly house: HouseId;
  /** Who took it; null: the bank. */
  readonly with: HouseId | null;
  readonly fixture: number;
  /** The side it was laid on. */
  readonly on: Side;
  /** The amount of the wager: what the numbers of the odds are multiplied by. */
  readonly stake: number;
  readonly odds: Odds;
}

/** One match on the bill of a munus. The seat's man, if he is in it, is red. */
export interface Fixture {
  /** Numbered from 1 in the month, in the order in which they are fought. */
  readonly n: number;
  readonly red: ManId;
  /** His sheet as he goes in. */
  readonly sheet: Man;
  /** A man of another house; null: men without a house, or beasts, as the bill has them. */
  readonly blue: ManId | null;
  /** Its challenger, where he is of a house, bears his number as `rival`. */
  readonly bill: Bill;
  /** Null: nobody lays wagers on it (beasts have no CV). */
  readonly odds: Odds | null;
  readonly fought: { readonly way: FightWay; readonly result: BoutResult } | null;
}

/** How a bout of the seat's house is gone through: played by hand, looked on at, or settled by the book at once. */
export const WAYS = ['hand', 'watch', 'book'] as const;
export type FightWay = (typeof WAYS)[number];

/** 39.5.3.2 The rows of the Stock Auction Table. */
export const QUALITIES = ['pathetic', 'poor', 'average', 'good', 'excellent', 'superb'] as const;
export type Quality = (typeof QUALITIES)[number];

/** 39.5.3.2 Stock that is paid for, and not yet looked at. */
export interface StockOrder {
  readonly house: HouseId;
  readonly cv: number;
}

/** 39.5.3.1 What is proposed to a house: denarii may go either way (below 0: it is to pay). */
export interface Proposal {
  readonly house: HouseId;
  /** Its man who is to come. */
  readonly want: ManId | null;
  /** The proposer's own man who is to go. */
  readonly give: ManId | null;
  readonly pay: number;
}

/** 39.5.3.1, P276 A proposal, and whose it is. */
export interface Dealing extends Proposal {
  readonly by: HouseId;
}

/** P276 A proposal of a house of the program, as it was last spoken of, and whether it was taken. */
export interface PastDealing extends Dealing {
  readonly taken: boolean;
}

/** What this month has brought so far. */
export interface Month {
  readonly editor: HouseId | null;
  readonly event: RandomEvent | null;
  /** 39.5.2 Whose improvements cost less. */
  readonly trainer: HouseId | null;
  /** 39.5.2 CF that a feast has cost, by gladiator. */
  readonly feast: { readonly [man: string]: number };
  /** P285 Houses that hear no more proposals of the seat's this month. */
  readonly deaf: readonly HouseId[];
  readonly stock: readonly StockOrder[];
  /** P276 What houses of the program have proposed. */
  readonly dealings: readonly PastDealing[];
  /** P285 Men who have been put up for sealed bids. */
  readonly offered: readonly ManId[];
  /** 39.5.4 Null until it is rolled, and in a month without games. */
  readonly quality: number | null;
  readonly arena: ArenaSetup | null;
  readonly sent: readonly ManId[];
  readonly fixtures: readonly Fixture[];
  readonly wagers: readonly Wager[];
}

/** A man of a match gone by. */
export interface PastMan {
  /** Null: of no house. */
  readonly id: ManId | null;
  readonly house: HouseId | null;
  readonly name: string;
  readonly style: FightingStyle;
  /** P124 As he went in. */
  readonly cv: number;
  /** Null: he never came in (P216). */
  readonly result: ResultLetter | null;
  readonly dead: boolean;
}

/** A match gone by. */
export interface PastBout extends Pick<Fixture, 'n'>, Pick<Bill, 'type' | 'deathMatch' | 'beasts'> {
  readonly month: number;
  readonly red: readonly PastMan[];
  readonly blue: readonly PastMan[];
  readonly winner: Side | null;
  readonly by: EndCause;
  readonly turns: number;
  readonly way: FightWay;
  /** What was most worth telling of it; of the seat's own bouts all that was. */
  readonly moments: BoutResult['moments'];
}

/** How a house stood at the end of a month. */
interface Standing {
  readonly denarii: number;
  readonly rep: number;
  readonly men: number;
}

/** What the chronicle keeps of a month that is over. */
export interface PastMonth {
  readonly month: number;
  readonly editor: HouseId | null;
  readonly event: RandomEvent | null;
  readonly quality: number | null;
  readonly arena: ArenaSetup | null;
  /** P276 What houses of the program proposed. */
  readonly dealings: readonly PastDealing[];
  /** By number of the house. */
  readonly houses: readonly Standing[];
}
