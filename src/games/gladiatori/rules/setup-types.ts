/** What is settled before a game: gladiators, animals, options. */
import type { AskedLevel } from '../../../kernel/levels.ts';
import type { Seat } from '../../../kernel/request.ts';
import type { CardName, Character, ItemMethod, ItemName, Power, RuleLevel, Species } from './words.ts';

/** 2.1 Skills and Abilities as numbers. */
export interface Sheet {
  offense: number;
  guard: number;
  endurance: number;
  blood: number;
  speed: number;
}

/** 2.2 What a gladiator is made of: what is bought with coins, and the four Actions. */
export interface Build {
  readonly sheet: Readonly<Sheet>;
  readonly cards: readonly CardName[];
  readonly powers: readonly Power[];
}

/** How well the program leads somebody from a seat of its own. */
export const GLADIATORI_LEVELS = ['novice', 'tactician'] as const satisfies readonly AskedLevel[];
/** One of them. */
type GladiatoriLevel = (typeof GLADIATORI_LEVELS)[number];

/** One who is to fight. */
export interface FighterSetup {
  readonly name: string;
  /** Fighters of one number fight side by side. */
  readonly team: number;
  /** Who answers; null: the book (22). */
  readonly seat: Seat | null;
  /** How well the program answers from a seat of its own; absent: a person answers, or nobody is asked. */
  readonly level?: GladiatoriLevel | 'bot';
  readonly character: Character | 'custom';
  /** What a custom gladiator is made of; null: as its character is. */
  readonly build: Build | null;
  /** Coins to spend (2.2); a character that is ready made has more than 55 spent by a recipe (GR-76). */
  readonly budget: number;
  /** Items chosen beforehand; null: by the method. */
  readonly items: readonly ItemName[] | null;
}

/** 17.1 Which animals come in: some, or as many a gladiator as make it even, or by a die. */
type AnimalSetup =
  | { readonly kinds: readonly Species[] }
  | { readonly species: Species; readonly count: 'even' | 'random' };

/** 18 What is settled before a game. */
export interface GladiatoriSetup {
  readonly fighters: readonly FighterSetup[];
  readonly animals: AnimalSetup | null;
  readonly level: RuleLevel;
  readonly options: GameOptions;
}

/** 18.2 Options. */
export interface GameOptions {
  readonly freePlacement: boolean;
  /** GR-72 A hit by more hurts more. */
  readonly bonusDamage: boolean;
  /** GR-44 The last one alive has won, whatever the VP. */
  readonly lastManStandingWins: boolean;
  /** GR-79 VP that the single one has beforehand against two. */
  readonly singleVp: number;
  readonly promptEveryInstant: boolean;
  readonly itemMethod: ItemMethod;
  /** 2.2 Up to four cards of Energy or a Feint beyond the limits, each at double price; absent: none. */
  readonly overlimit?: boolean;
  /** GR-12 The Guard of a ready-made Hoplomachus; absent: 4. */
  readonly hoplomachusGuard?: 4 | 5;
}
