/** 39: the state of a game of houses, what is asked in it, and what may be answered. */

import type { SealedSeeds } from '../../../kernel/seal.ts';
import type { GameState, Outcome } from '../../../kernel/state.ts';
import type { Man } from '../career/man/man-types.ts';
import type { BoutOrder, BoutResult } from '../career/munus/munus-types.ts';
import type { Arming, BoutLevels, CareerDecisions, CareerSetup, Improvement, Purchase } from '../career/types.ts';
import type { Side } from '../rules/side.ts';
import type { FightingStyle, RuleChoices, WeaponKind } from '../rules/types.ts';
import type { Gladiator, House, HouseId, ManId, Master, Posting } from './house-types.ts';
import type {
  Dealing,
  FightWay,
  Month,
  Odds,
  PastBout,
  PastMonth,
  Proposal,
  RandomEvent,
  Wager,
} from './month-types.ts';

/** A house before the game begins. */
export interface HouseSetup {
  /** Of its lanista. */
  readonly name: string;
  readonly by: Master;
}

/** What is settled before a game of houses begins. */
export interface HousesSetup extends SealedSeeds {
  readonly mode: CareerSetup['mode'];
  /** 31-38 with the Advanced Game beneath them. */
  readonly rules: RuleChoices;
  /** P123 How many months are played. */
  readonly months: number;
  /** P115 Three to five; at most one is the seat's, and that one comes first. */
  readonly houses: readonly HouseSetup[];
  /** P281 A man out of a career: he owns the first house, or fights for it besides the five. */
  readonly founder: { readonly man: Man; readonly as: 'lanista' | 'gladiator' } | null;
  /** C115 Plague and Revolt as printed; false: such a month has no event. */
  readonly harsh: boolean;
  /** 26 In team matches fought by hand the seat leads its man, or the whole side. */
  readonly lead: 'one' | 'all';
  /** P353 Whether the player may learn what a match is really worth; the hall marks it. */
  readonly trueOdds: boolean;
  /** How well the program leads men in matches that the seat leads or looks on at; absent: by the book, as in all others. */
  readonly levels?: BoutLevels;
}

/** How a game of houses ends: months over, the last house with five men, the seat's house out or given up, or all out. */
export const HOUSES_ENDS = ['months over', 'last house', 'eliminated', 'given up', 'nobody left'] as const;
export type HousesEnd = (typeof HOUSES_ENDS)[number];

/** How a house came through. */
export const HOUSE_RESULTS = ['won', 'lost', 'out'] as const;
export type HouseResult = (typeof HOUSE_RESULTS)[number];

/**
 * `turn` counts the months from 1 (0: the founding); `phase` is the step of the month, numbered as in STEPS. Nothing
 * below the first level is ever changed in place.
 */
export interface HousesState extends GameState {
  /** `winner`: 0 the first house, 1 another one; `results` by number of the house. */
  outcome: (Outcome<HouseResult> & { readonly by: HousesEnd }) | null;
  /** Of the game: the seeds of its bouts are derived from it. Not for players' eyes. */
  seed: string;
  readonly setup: HousesSetup;
  houses: readonly House[];
  /** Every gladiator who is or was some house's own. */
  men: readonly Gladiator[];
  month: Month;
  /** P352 The bank's purse. */
  bank: number;
  /** Every denarius that has changed hands. */
  ledger: readonly Posting[];
  months: readonly PastMonth[];
  bouts: readonly PastBout[];
  /** How it ended; `winner`: the house that won, if any. */
  end: { readonly month: number; readonly how: HousesEnd; readonly winner: HouseId | null } | null;
}

/** 33.3 What can be done for one man in the school. */
export interface Pupil {
  readonly man: ManId;
  readonly offers: readonly Improvement[];
  /** P235 Styles he may be trained for now. */
  readonly styles: readonly FightingStyle[];
  /** P330 Weapons among which he may choose. */
  readonly weapons: readonly WeaponKind[];
  /** 37.3 Whether armour may be bought for him. */
  readonly armour: boolean;
}

/** What houses bid for under seal: a gladiator of a house, or (seller null) a professional hired for the month. */
export interface Sale {
  readonly seller: HouseId | null;
  /** Of the gladiator. */
  readonly man: ManId;
  /** The least that is taken. */
  readonly least: number;
}

/** P125 A match open for wagers. */
export interface Tip {
  readonly fixture: number;
  readonly odds: Odds;
  /** P288 Sides that the seat may back: never against a man of its own. */
  readonly sides: readonly Side[];
  /** Houses that may take a private wager on it: each that is in the game. */
  readonly takers: readonly HouseId[];
  /** P352 The largest amount of a wager that the bank takes on either side. */
  readonly bank: readonly [red: number, blue: number];
}

/** Everything that the seat of a game of houses is asked: what each question holds, and what answers it. */
export type HousesDecisions = Pick<CareerDecisions, 'talent' | 'armour' | 'unique'> & {
  /** 39.5.2, 39.5.3.1 A sealed bid; 0: none. `most`: what the house can pay. */
  bid: { ask: { readonly sale: Sale; readonly most: number }; choice: number };
  /** 39.5.2 The investor's loan. */
  loan: { ask: { readonly lent: number; readonly instalment: number; readonly months: number }; choice: boolean };
  /** 39.5.2 Against a revolt: denarii by gladiator, by tens. `most`: what the house has. */
  guards: {
    ask: { readonly men: readonly ManId[]; readonly step: number; readonly most: number };
    choice: { readonly [man: string]: number };
  };
  /** 39.5.3.1 Dealings among houses: put a man up for sealed bids, propose something, or go on to the auction; or give up the house. */
  deal: {
    ask: { readonly men: readonly ManId[]; readonly houses: readonly HouseId[] };
    choice:
      | { readonly kind: 'offer'; readonly man: ManId; readonly least: number }
      | { readonly kind: 'propose'; readonly proposal: Proposal }
      | { readonly kind: 'give-up' }
      | { readonly kind: 'done' };
  };
  /** P276, P277 What a house of the program proposes to the seat; a counter-offer names another sum, counted as in the proposal. */
  proposal: {
    ask: { readonly dealing: Dealing };
    choice:
      | { readonly kind: 'take' }
      | { readonly kind: 'refuse' }
      | { readonly kind: 'counter'; readonly pay: number };
  };
  /** 39.5.3.2 The stock auction. `price`: denarii for a point of CV; `most`: the dearest CV that can be paid for. */
  stock: {
    ask: { readonly price: number; readonly most: number; readonly men: readonly ManId[] };
    choice:
      | { readonly kind: 'buy'; readonly cv: number }
      | { readonly kind: 'sell'; readonly man: ManId }
      | { readonly kind: 'done' };
  };
  /** 33.3, 37.3 In the school, after the auction and at the end of the month. */
  school: {
    ask: { readonly pupils: readonly Pupil[] };
    choice:
      | { readonly kind: 'buy'; readonly man: ManId; readonly purchase: Purchase }
      | { readonly kind: 'retrain'; readonly man: ManId; readonly style: FightingStyle }
      | { readonly kind: 'armour'; readonly man: ManId }
      | (Arming & { readonly man: ManId })
      | { readonly kind: 'done' };
  };
  /** 39.5.4.1 Who goes to the games; `most` men, by the munus and by what fees can be paid. */
  send: {
    ask: { readonly quality: number; readonly most: number; readonly free: boolean; readonly men: readonly ManId[] };
    choice: readonly ManId[];
  };
  /** 38.4.2 One of the men of other houses whom the seat's man may meet; null leaves it to the lot. */
  opponent: { ask: { readonly man: ManId; readonly men: readonly ManId[] }; choice: ManId | null };
  /** 39.5.4.3, 39.5.4.4 Wagers; `spare`: denarii not yet at risk. */
  wager: {
    ask: { readonly tips: readonly Tip[]; readonly spare: number };
    choice:
      | { readonly kind: 'bank'; readonly fixture: number; readonly on: Side; readonly stake: number }
      | {
          readonly kind: 'house';
          readonly house: HouseId;
          readonly fixture: number;
          readonly on: Side;
          readonly stake: number;
          readonly odds: Odds;
        }
      | { readonly kind: 'done' };
  };
  /** 39.5.4.3, P278 A private wager that a house of the program proposes to the seat: whether it is taken. */
  dare: { ask: { readonly wager: Wager }; choice: boolean };
  /** 39.5.4.5 How the seat goes through a match of its man's, who may take another weapon first (P330). */
  fight: { ask: { readonly fixture: number; readonly weapons: readonly WeaponKind[] }; choice: FightWay | Arming };
  /** The match itself; `way`: led by hand, or the book's on both sides and only looked on at. `munus` numbers its record. */
  bout: { ask: BoutOrder & { readonly fixture: number; readonly way: 'hand' | 'watch' }; choice: BoutResult };
  /** 39.6 A house in debt sells a man. */
  debts: { ask: { readonly owed: number; readonly men: readonly ManId[] }; choice: ManId };
};

/** 39.5.2 Whether an event leaves the month without games. */
export const NO_GAMES: RandomEvent = 'imperial-edict';
