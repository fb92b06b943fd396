/** 39: everything that can happen in a game of houses. */

import type { CareerEvent } from '../career/events.ts';
import type { EndCause, ResultLetter } from '../rules/end-types.ts';
import type { Change, Event } from '../rules/event-shape.ts';
import type { Side } from '../rules/side.ts';
import type { FightingStyle } from '../rules/types.ts';
import type { Downfall, HouseId, Reason } from './house-types.ts';
import type { Dealing, FightWay, Odds, Quality, RandomEvent, Wager } from './month-types.ts';
import type { HousesEnd, Sale } from './types.ts';

/** How a man comes into a house. */
export type Arrival = 'founding' | 'career' | 'stock' | 'trade' | 'hire';

/** Of houses, and of what they are paid. `name` is always the house's, `man` a gladiator's. */
type MoneyEvent =
  | Event<'house-founded', { house: HouseId; name: string }>
  /** Denarii in or out; every change of a purse is told so. */
  | Event<'paid', { house: HouseId; name: string; denarii: number; left: number; why: Reason; man: string | null }>
  | Event<'reputation-raised', { house: HouseId; name: string; man: string; change: Change }>
  | Event<'house-out', { house: HouseId; name: string; how: Downfall }>
  | Event<'game-ended', { how: HousesEnd; winner: HouseId | null; name: string | null }>;

/** 39.5.1, 39.5.2 Who is Editor, and what the month brings. */
type MonthEvent =
  | Event<'month-begun', { month: number }>
  /** Every house's 2D6, in the order of `houses`; those tied throw again in an event of their own. */
  | Event<'editor-rolled', { houses: readonly HouseId[]; tied: boolean }>
  | Event<'editor-named', { house: HouseId; name: string; passed: HouseId | null }>
  | Event<'event-rolled', { event: RandomEvent; ignored: boolean }>
  | Event<'plague-rolled', { house: HouseId; man: string; died: boolean }>
  | Event<'feast-rolled', { house: HouseId; man: string; loss: number }>
  | Event<'revolt-rolled', { house: HouseId; man: string; fled: boolean }>
  | Event<'trainer-hired', { house: HouseId; name: string }>
  | Event<'champion-announced', { man: string; style: FightingStyle; wanted: number; cv: number }>
  | Event<'loan-answered', { house: HouseId; name: string; taken: boolean }>;

/** 39.5.3 Who comes to a house and who leaves it, and for what. */
type MarketEvent =
  | Event<'man-joined', { house: HouseId; name: string; man: string; style: FightingStyle; coming: Arrival }>
  | Event<'man-left', { house: HouseId | null; name: string | null; man: string; how: 'sold' | 'fled' | 'gone home' }>
  /** All bids at once; `winner` null: nobody bid enough. */
  | Event<
      'bids-opened',
      {
        sale: Sale;
        man: string;
        bids: readonly { readonly house: HouseId; readonly denarii: number }[];
        winner: HouseId | null;
      }
    >
  /** P276, P278 Whether a house of the program has a mind to propose something this month. */
  | Event<'venture-rolled', { house: HouseId; name: string; of: 'deal' | 'wager'; willing: boolean }>
  | Event<'proposal-made', { proposal: Dealing; name: string; to: string }>
  /** `name`: who was asked. */
  | Event<'proposal-answered', { proposal: Dealing; name: string; taken: boolean }>
  /** P277 `name`: who had proposed it, and answers to another sum. */
  | Event<'proposal-countered', { proposal: Dealing; name: string; to: string; taken: boolean }>
  | Event<'stock-bought', { house: HouseId; name: string; cv: number; price: number }>
  | Event<'quality-rolled', { house: HouseId; name: string; cv: number; quality: Quality; final: number }>;

/** 39.5.4 The munus: who is sent, who meets whom, what is wagered, what comes of it. */
type GamesEvent =
  | Event<'munus-announced', { quality: number }>
  | Event<'sent', { house: HouseId; name: string; men: readonly string[] }>
  /** 38.2.1 Whose match is arranged next. */
  | Event<'called-up', { house: HouseId; man: string }>
  | Event<
      'match-arranged',
      { fixture: number; red: string; redHouse: HouseId; blue: readonly string[]; blueHouse: HouseId | null }
    >
  | Event<'odds-made', { fixture: number; odds: Odds; cvs: readonly [red: number, blue: number] }>
  | Event<'wager-laid', { wager: Wager; name: string; man: string }>
  /** 39.5.4.3, P278 A house of the program proposes a private wager on its man. */
  | Event<'wager-proposed', { wager: Wager; name: string; to: string; man: string }>
  /** `name`: who was to take it. */
  | Event<'wager-refused', { wager: Wager; name: string }>
  | Event<'wager-settled', { wager: Wager; name: string; outcome: 'won' | 'lost' | 'off' }>
  | Event<
      'fixture-fought',
      {
        fixture: number;
        way: FightWay;
        red: string;
        blue: readonly string[];
        results: readonly [red: ResultLetter, blue: ResultLetter | null];
        winner: Side | null;
        by: EndCause;
        turns: number;
        digest: string;
      }
    >;

/** 39.5.5, 39.5.8 What becomes of men after the munus, and what they learn. */
type MenEvent =
  | Event<'man-died', { house: HouseId; man: string; killer: string | null }>
  | Event<'man-freed', { house: HouseId; man: string }>
  | Event<'colosseum-won', { man: string; change: Change }>
  | Event<'trained', { house: HouseId; man: string; xp: number; total: number }>;

/** Something that happened to houses: money, the month, the market, the games, and men as somebody's own. */
export type HouseEvent = MoneyEvent | MonthEvent | MarketEvent | GamesEvent | MenEvent;
/** Something that happened in a game of houses, to a house or to one man, discriminated by `kind`. */
export type HousesEvent = CareerEvent | HouseEvent;
