/** The set-up and the state of a bout. */
import type { Direction, Hex } from '../../../kernel/hex.ts';
import type { AskedLevel } from '../../../kernel/levels.ts';
import type { Seat } from '../../../kernel/request.ts';
import type { GameState, Outcome, ResultLetter } from '../../../kernel/state.ts';
import type { Arena, Armour, Profile, Shield, Skill, WeaponKind } from './words.ts';

/** What somebody fights with. */
export interface Outfit {
  /** Kinds in the hands, and at the belt. A hasta may hang on a thong. */
  readonly held: readonly WeaponKind[];
  readonly sheathed: readonly WeaponKind[];
  readonly thonged: boolean;
  readonly darts: number;
  readonly shield: Shield;
  readonly galerus: boolean;
  readonly armour: Armour;
  readonly helmet: boolean;
}

/** How well the program leads somebody from a seat of its own. */
export const MUNERA_LEVELS = ['novice', 'tactician'] as const satisfies readonly AskedLevel[];
/** One of them. */
export type MuneraLevel = (typeof MUNERA_LEVELS)[number];

/** One who is to fight. */
export interface FighterSetup {
  readonly name: string;
  /** Fighters of one number fight side by side. */
  readonly team: number;
  /** Who answers; null: the book (16.1). */
  readonly seat: Seat | null;
  /** How well the program answers from a seat of its own, or that a bot does; absent: a person answers, or nobody is asked. */
  readonly level?: MuneraLevel | 'bot';
  readonly profile: Profile;
  /** What it fights with in place of what its profile has; null: as the profile. */
  readonly outfit: Outfit | null;
  readonly skills: readonly Skill[];
  /** MR-59 In a career: stamina that has not come back, 1 to 4; absent: none is missing. */
  readonly weakened?: number;
  /** MR-67 In a career: what the crowd adds to its appeals; absent: nothing. */
  readonly favour?: number;
}

/** MR-56 What the giver of the games adds to every appeal of a bout, and why. */
export interface Terms {
  readonly value: number;
  readonly why: string;
}

/** 3 What is settled before a bout. */
export interface MuneraSetup {
  readonly arena: Arena;
  /** MR-21 House option: bows never run out. */
  readonly endlessArrows: boolean;
  /** 13 How many the crowd has spared today before this bout. */
  readonly sparedToday: number;
  /** MR-56 In a career; absent: nothing. */
  readonly terms?: Terms;
  readonly fighters: readonly FighterSetup[];
}

/** A weapon of its own. */
export interface Weapon {
  /** Never the same twice in a bout. */
  readonly id: string;
  readonly kind: WeaponKind;
  /** MR-20 A hasta on a cord. */
  readonly thonged: boolean;
}

/** Something on the sand. */
export type GroundItem =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'shield'; readonly shield: Exclude<Shield, 'none'> }
  | { readonly kind: 'helmet' | 'dart' | 'arrow' };

/** Something on the sand, and where. */
interface Lying {
  item: GroundItem;
  hex: Hex;
}

/** 12.3 Locked together. */
interface Grip {
  with: string;
  role: 'grappler' | 'grappled';
}

/** How somebody stands in the bout. */
export const STATUSES = ['active', 'spared', 'killed', 'dead'] as const;
/** Active, or out of the bout and how. */
type Status = (typeof STATUSES)[number];

/** One gladiator in a bout. */
export interface Fighter {
  /** 'A', 'B', .. by seat order. */
  id: string;
  name: string;
  team: number;
  seat: Seat | null;
  profile: Profile;
  stamina0: number;
  stamina: number;
  fatigue: number;
  hex: Hex;
  facing: Direction;
  down: boolean;
  armour: Armour;
  helmet: boolean;
  shield: Shield;
  galerus: boolean;
  held: Weapon[];
  sheathed: Weapon[];
  darts: number;
  arrows: number;
  /** 13 The crowd does not like it. */
  hoplomachus: boolean;
  /** 8.45 Who holds the thing it is caught in, and what; `weapon` null: a cape. */
  entangled: { by: string; weapon: string | null; kind: 'net' | 'lasso' | 'cape' } | null;
  /** 8.45 Whom its net, lasso or cape holds. */
  holds: string | null;
  grip: Grip | null;
  /** 12.4 Sand in the eyes since its last turn; whether it has kicked any in this bout. */
  hazed: boolean;
  threwSand: boolean;
  skills: Skill[];
  taken: number;
  dealt: number;
  /** Ids of opponents it has injured, and of those it has beaten. */
  injured: string[];
  defeated: string[];
  whirlHits: number;
  whirlDoubles: number;
  /** 13 How often the crowd has spared it today. */
  spared: number;
  /** MR-67 What the crowd adds to its appeals; absent: nothing. */
  favour?: number;
  status: Status;
  beatenBy: string | null;
}

/** One gladiator's turn. */
export interface OwnTurn {
  fighter: string;
  /** 6 The sum of the modifiers, and what was rolled with them. */
  modifier: number;
  ap: number;
  spent: number;
  attacks: number;
  /** What was attacked with: ids of weapons, 'shield', 'cape', 'dart', 'improvised'. */
  used: string[];
  cut: boolean;
  /** 5.14 Has stood up this turn. */
  stood: boolean;
  feint: 'none' | 'armed' | 'used';
  /** 12.4 Whom it has kicked sand at this turn. */
  hazes: string[];
  /** 9 Whom it has floored by a Double 2, in order. */
  floored: string[];
}

/** A bout as it stands. `turn` counts rounds, `phase` is the place in the order, from 1. */
export interface State extends GameState {
  outcome: Outcome<ResultLetter> | null;
  radius: number;
  endlessArrows: boolean;
  fighters: Fighter[];
  ground: Lying[];
  /** 3.10 The order of turns, all bout long. */
  order: string[];
  sparedToday: number;
  /** MR-56 What the giver adds to every appeal; absent: nothing. */
  terms?: Terms;
  acting: OwnTurn | null;
}
