/** The set-up and the state of a match. */
import type { AskedLevel } from '../../../kernel/levels.ts';
import type { Seat } from '../../../kernel/request.ts';
import type { GameState, Outcome, ResultLetter } from '../../../kernel/state.ts';
import type {
  Attributes,
  BoardId,
  FightStyle,
  GatePair,
  Gender,
  HandSide,
  Item,
  Locale,
  Part,
  Signature,
  ZoneName,
} from './words.ts';

/** 2.5 Who somebody is beyond one match, as a match needs to know it. */
export interface HeroCard {
  gender: Gender;
  /** 2.4 The hand that holds the weapon. */
  handed: HandSide;
  /** 3.5 One, or two. */
  signatures: Signature[];
  /** Before anything of the match: 1 to 7 each. */
  attributes: Attributes;
  /** 7.5 Points that parts have lost for good. */
  lost: { [P in Part]?: number };
  /** 6.8 Whether the Emperor has spared this gladiator before. */
  spared: boolean;
}

/** 3.1 A Star is its player's own; a Grunt lives for one match, unless it comes back (R100). */
type Rank = 'star' | 'grunt';

/** One who is to fight. What is null is rolled when the match begins. */
export interface FighterSetup {
  readonly name: string;
  readonly side: 0 | 1;
  /** Who answers; null: the book (5.2.5). */
  readonly seat: Seat | null;
  /** How well the program answers from a seat of its own; absent: a person answers, or nobody is asked. */
  readonly level?: AskedLevel;
  readonly rank: Rank;
  readonly style: FightStyle | null;
  /** 3.8 Fights in a secondary style. */
  readonly secondary: boolean;
  /** null: rolled on the Gladiator Pool (4.5). */
  readonly card: HeroCard | null;
  /** 4.5 The row of the pool, 1 to 6; null: rolled. */
  readonly row: number | null;
}

/** 4 What is settled before a match. */
export interface HeroesSetup {
  readonly board: BoardId;
  readonly gates: GatePair;
  /** 7.3 Whose rows of the pool, and whose cap, are used; null: a match outside a career, any row, cap 20. */
  readonly locale: Locale | null;
  /** 4.7 Whether it goes to the death; null: rolled. */
  readonly toDeath: boolean | null;
  /** 3.2.1 Whether Stars have Star Power. */
  readonly starPower: boolean;
  /** In roster order, side 0 first. */
  readonly fighters: readonly FighterSetup[];
}

/** 6 How somebody stands in the match. */
export const STANDINGS = ['active', 'dead', 'unconscious', 'fallen', 'surrendered'] as const;
/** 6 Active, or out of the match and how. */
export type Standing = (typeof STANDINGS)[number];

/** 2.5 A part of a body: what it can take, what is left, and its armour class. */
export interface PartState {
  max: number;
  now: number;
  armour: number;
}

/** One gladiator in a match. */
export interface Fighter {
  /** 'A', 'B', .. in roster order. */
  id: string;
  name: string;
  side: 0 | 1;
  seat: Seat | null;
  rank: Rank;
  style: FightStyle;
  secondary: boolean;
  card: HeroCard;
  /** 4.8 Where this fighter came in. */
  gate: ZoneName;
  /** 3.6 Attributes at the start of this match, the loss of a secondary style already taken off. */
  start: Attributes;
  /** Attributes now. */
  now: Attributes;
  /** 3.5 Raw total with the AP of the signatures, one less in a secondary style. */
  rated: number;
  parts: Record<Part, PartState>;
  hands: Record<HandSide, Item | null>;
  /** 3.7 Bonus Dice. */
  bonus: number;
  /** 3.2.1 Star Power dice. */
  starPower: number;
  zone: ZoneName;
  /** 5.2.4 The zone before the last step, and when that step was made; null: none yet. */
  from: ZoneName | null;
  entered: number;
  knocked: boolean;
  ensnared: boolean;
  /** 5.4.9 Sand in the eyes. */
  blinded: boolean;
  /** 3.5 Steady has kept this fighter on its feet once. */
  steadied: boolean;
  kicked: boolean;
  threw: boolean;
  /** 6.5 Blows that cost at least a point. */
  taken: number;
  dealt: number;
  /** Parts that such blows have hit. */
  wounded: Part[];
  killings: number;
  /** Ids of those this fighter has put out. */
  defeated: string[];
  standing: Standing;
  /** 6.8 What became of one who is out; null: nothing was settled. */
  fate: 'spared' | 'killed' | null;
  /** 6.8 Spared by the Emperor in this match. */
  mercy: boolean;
  /** Who put this fighter out. */
  beatenBy: string | null;
}

/** 3.10.6 Something that lies on the floor. */
export interface GroundItem {
  item: Item;
  zone: ZoneName;
  /** Turns of the whole match when it fell (R89). */
  fell: number;
  /** 5.3.3 Whom a net has missed, and who may destroy it in the next turn (R90). */
  missed: string | null;
}

/** 5.3, 5.4 What goes on in the present turn, for those who are shown it. */
export interface Exchange {
  kind: 'maneuver' | 'attack' | 'net' | 'throw' | 'sand';
  /** Who began it, and against whom; in an attack the attacker and the defender. */
  first: string;
  second: string;
  advantage: boolean;
  bash: boolean;
  retakes: number;
}

/** A match as it stands. `turn` counts rounds, `phase` is the place in the order: 0 initiative, 9 the end of a round. */
export interface State extends GameState {
  outcome: Outcome<ResultLetter> | null;
  board: BoardId;
  toDeath: boolean;
  fighters: Fighter[];
  ground: GroundItem[];
  /** 5.2 Who is to have a turn in this round, in order, and how many have begun. */
  order: string[];
  done: number;
  /** Turns of the whole match so far. */
  turns: number;
  /** Steps of the whole match so far. */
  steps: number;
  /** 6.6 How often a break was called. */
  breaks: number;
  /** 5.4 The Attack table was rolled in the present turn. */
  attacked: boolean;
  /** 3.10.6 Something was picked up in the present turn. */
  picked: boolean;
  exchange: Exchange | null;
}
