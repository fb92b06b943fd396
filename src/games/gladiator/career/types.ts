/** 31-38: the state of a career, what is asked in it, and what may be answered. */

import type { LeadLevel } from '../../../kernel/levels.ts';
import type { SealedSeeds } from '../../../kernel/seal.ts';
import type { GameState, Outcome } from '../../../kernel/state.ts';
import type { Change } from '../rules/event-shape.ts';
import type {
  Armour,
  ByArea,
  EndCause,
  FightingStyle,
  ResultLetter,
  RuleChoices,
  WeaponGroup,
  WeaponKind,
} from '../rules/types.ts';
import type { Injury, Man, Purse, Rival, Standing } from './man/man-types.ts';
import type { Bill, BoutOrder, BoutResult, MatchType } from './munus/munus-types.ts';

/** How a career may be saved: one save and no way back, or autosaves to return to. */
export const MODES = ['ironman', 'lenient'] as const;
type Mode = (typeof MODES)[number];

/** Levels that can be chosen in the book's place. */
export const BOUT_LEVELS = ['novice', 'adept', 'tactician', 'champion'] as const satisfies readonly LeadLevel[];
type BoutLevel = (typeof BOUT_LEVELS)[number];

/** How well the program leads those in a bout whom the player does not; absent: by the book. */
export interface BoutLevels {
  /** Of the player's side. */
  readonly own?: BoutLevel;
  /** 'each': every opponent as follows from his house or his name. */
  readonly foes?: BoutLevel | 'each';
}

/** What is settled before a career begins. */
export interface CareerSetup extends SealedSeeds {
  readonly name: string;
  readonly mode: Mode;
  /** 31-38 with the Advanced Game beneath them. */
  readonly rules: RuleChoices;
  /** 36.1 Social origin is rolled. */
  readonly origin: boolean;
  /** 37.1 Armour is rolled, or bought area by area. */
  readonly armour: 'roll' | 'buy';
  /** 26 In team matches the player leads his man, or his whole side. */
  readonly lead: 'one' | 'all';
  /** P353 Whether the player may be told odds in its bouts; the hall marks it. */
  readonly trueOdds: boolean;
  /** P356 His first match is one he may well live through; never in careers from before it could be. */
  readonly kindFirst?: true;
  /** How well the program leads men in the player's bouts; absent: by the book. */
  readonly levels?: BoutLevels;
}

/** 31.3 One thing a talent roll, or a free choice, may be turned into. */
export type TalentPick =
  | { readonly code: 'WP'; readonly group: WeaponGroup }
  | { readonly code: 'TH' | 'GP' | 'HG' | 'RE' | 'DI' | 'FA' | 'BR' | 'TG' | 'SP' | 'FB' };

/** 33.3 One thing experience buys. */
export type Purchase =
  | { readonly kind: 'rating'; readonly rating: 'tr' | 'st' | 'ag' | 'cn' | 'w' }
  | { readonly kind: 'level'; readonly pick: TalentPick }
  /** `extra`: how many times 10 XP are added for +1 on the red die. */
  | { readonly kind: 'roll'; readonly extra: number };

/** A purchase with its price, whether it may be made now, and why not where it may not. */
export interface Improvement {
  readonly purchase: Purchase;
  readonly price: number;
  readonly fault: string | null;
}

/** One munus behind the player's man. */
export interface PastMunus {
  readonly munus: number;
  readonly bill: Bill;
  readonly result: BoutResult;
  /** P124 His combat value as he went in. */
  readonly cv: number;
  readonly xpEarned: number;
  /** 32-35 What the day left him with. */
  readonly injuries: readonly Injury[];
  readonly pr: Change;
  readonly luck: Change;
}

/** One of the two men of a bout that the player's man had no part in. */
export interface OtherMan {
  readonly rival: number;
  readonly result: ResultLetter;
  /** P124 His combat value as he went in. */
  readonly cv: number;
}

/** What the other houses did in a month: bouts between known gladiators, fought by the book. */
export interface OtherBout {
  readonly munus: number;
  readonly red: OtherMan;
  readonly blue: OtherMan;
  readonly by: EndCause;
  readonly turns: number;
  /** What was most worth telling of it. */
  readonly moment: string | null;
}

/** How a career ends: killed in the arena, dead of its wounds, the tenth win, alive or dying (C160, P51), or by choice. */
export const CAREER_ENDS = [
  'killed',
  'died of wounds',
  "Emperor's Champion",
  "died Emperor's Champion",
  'retired',
] as const;
export type CareerEnd = (typeof CAREER_ENDS)[number];

/** Where in the month a career stands. */
export const CAREER_STEPS = ['creation', 'ludus', 'bill', 'bout', 'after', 'others'] as const;
export type CareerStep = (typeof CAREER_STEPS)[number];

/** `turn` counts the munera from 1 (0: creation); `phase` is the step of the month, numbered as in STEPS. */
export interface CareerState extends GameState {
  outcome: (Outcome<Standing> & { readonly by: CareerEnd }) | null;
  /** Of the career: the seeds of its bouts are derived from it. Not for players' eyes. */
  seed: string;
  readonly setup: CareerSetup;
  /** Null until he has been made. */
  man: Man | null;
  standing: Standing;
  /** How he died, or became free. */
  end: { readonly munus: number; readonly how: CareerEnd; readonly killer: string | null } | null;
  rivals: Rival[];
  bill: Bill | null;
  /** What may still be raised before the next match (33.3.1, 33.3.2). */
  raised: { st: number; ag: number; cn: number; tr: number; w: number };
  past: PastMunus[];
  others: OtherBout[];
}

/** P330 A weapon that he bears from now on. */
export interface Arming {
  readonly kind: 'arm';
  readonly weapon: WeaponKind;
}

/** Everything that the seat of a career is asked: what each question holds, and what answers it. */
export type CareerDecisions = {
  /** 19, 31.1 The style he is trained for: those his class and talents allow. */
  style: { ask: { readonly styles: readonly FightingStyle[] }; choice: FightingStyle };
  /** 31.3 What a talent roll is turned into, where there is a choice. */
  talent: { ask: { readonly man: string; readonly picks: readonly TalentPick[] }; choice: number };
  /** 37.2 Armour bought area by area; what is left of the denarii is lost. */
  armour: {
    ask: { readonly man: string; readonly denarii: number; readonly purse?: Purse };
    choice: Readonly<ByArea<Armour>>;
  };
  /** Between matches: buy something, be trained for another style, bear another weapon (P330), go to the next games, or lay the sword down for good. */
  ludus: {
    ask: {
      readonly offers: readonly Improvement[];
      readonly styles: readonly FightingStyle[];
      readonly weapons: readonly WeaponKind[];
    };
    choice:
      | { readonly kind: 'buy'; readonly purchase: Purchase }
      | { readonly kind: 'retrain'; readonly style: FightingStyle }
      | Arming
      | { readonly kind: 'games' }
      | { readonly kind: 'retire' };
  };
  /** 38.2.3 Which kind of match a unique one is to be; null leaves it to the dice. */
  unique: { ask: { readonly types: readonly MatchType[] }; choice: MatchType | null };
  /** 38.4.2 A known gladiator instead of the newcomer, by his number; null: the newcomer. */
  challenger: { ask: { readonly rivals: readonly number[] }; choice: number | null };
  /** The bill has been read: he goes in, or takes another weapon first (P330). */
  enter: { ask: { readonly bill: Bill; readonly weapons: readonly WeaponKind[] }; choice: true | Arming };
  bout: { ask: BoutOrder; choice: BoutResult };
};
