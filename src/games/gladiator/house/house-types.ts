/** 39: houses, their gladiators, and their money. */

import type { Man } from '../career/man/man-types.ts';
import type { CareerState } from '../career/types.ts';
import type { FightingSpirit } from '../rules/types.ts';
import type { HousesStep } from './steps.ts';

/** P282 How a house of the program's goes about its business. */
export const TEMPERAMENTS = ['thrifty', 'steady', 'showman'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** Who decides for a house: the one seat, or the program by a temperament. */
export const MASTERS = ['seat', ...TEMPERAMENTS] as const;
export type Master = (typeof MASTERS)[number];

/** A house by its number, from 0 in the order of the set-up. */
export type HouseId = number;
/** A gladiator by his number, from 1 in the order in which they came to be known. */
export type ManId = number;

/** Why a house is out of the game (39.6). */
export const DOWNFALLS = ['debts', 'no men'] as const;
export type Downfall = (typeof DOWNFALLS)[number];

/** 39.4 A house: whose it is, who decides for it, and what it has. */
export interface House {
  readonly id: HouseId;
  /** Of its lanista. */
  readonly name: string;
  readonly by: Master;
  /** Always the sum of its postings. */
  readonly denarii: number;
  /** 39.4.2 REP, its renown: it never falls. */
  readonly rep: number;
  /** 39.5.2 Months in which an instalment of a loan falls due, one for each. */
  readonly instalments: readonly number[];
  /** 39.5.5.2 How many Emperor's Champions have come out of it. */
  readonly champions: number;
  /** Null: in the game. */
  readonly out: { readonly month: number; readonly how: Downfall } | null;
}

/** What has become of a gladiator of some house. */
export const MAN_FATES = ['fighting', 'dead', 'freed', 'sold', 'fled', 'gone home'] as const;
export type ManFate = (typeof MAN_FATES)[number];

/** What a man has raised since his last match (33.3.1, 33.3.2). */
type Raised = Readonly<CareerState['raised']>;

/** A gladiator who is, or was, some house's own. */
export interface Gladiator {
  readonly id: ManId;
  readonly man: Man;
  /** 29.2 His fighting spirit, when the book leads him. */
  readonly fs: FightingSpirit;
  /** Whose he is; of those who are gone, whose he was last. Null: nobody's, a professional whom nobody hired. */
  readonly house: HouseId | null;
  readonly fate: ManFate;
  /** Who killed him, for those who are dead by somebody's hand. */
  readonly killer: string | null;
  /** The month in which he came to the house; 0: with its founding. */
  readonly since: number;
  /** The month in which his fate was settled. */
  readonly until: number | null;
  /** 39.5.2 A professional, hired for this month. */
  readonly hired: boolean;
  /** 39.5.3.3 The CV that a man bought as stock turned out to have; null: he came otherwise. */
  readonly boughtAs: number | null;
  readonly raised: Raised;
  /** P235 Trained for another style since his last match. */
  readonly retrained: boolean;
}

/** What denarii are gained or paid for. */
export const REASONS = [
  'founding',
  'taxes',
  'windfall',
  'loan',
  'instalment',
  'guards',
  'hire',
  'trade',
  'stock sale',
  'stock bought',
  'armour',
  'fee',
  'colosseum',
  'bank wager',
  'private wager',
  'earnings',
  'victory',
  'champion',
  'men kept',
  'renown kept',
  'forced sale',
] as const;
export type Reason = (typeof REASONS)[number];

/** One line of a house's ledger: denarii in, or out (below 0). */
export interface Posting {
  readonly month: number;
  readonly step: HousesStep;
  readonly house: HouseId;
  readonly denarii: number;
  readonly why: Reason;
  readonly cite: string;
  /** The gladiator it is about, if any. */
  readonly man: ManId | null;
  /** The other house of a deal or a wager; null: the bank, the Editor, the state. */
  readonly with: HouseId | null;
}
