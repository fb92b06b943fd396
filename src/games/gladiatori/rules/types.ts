/** The state of a game. */
import type { Direction, Hex } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/request.ts';
import type { GameState, Outcome } from '../../../kernel/state.ts';
import type { GameOptions, Sheet } from './setup-types.ts';
import type {
  Card,
  CardName,
  Character,
  Intention,
  ItemName,
  Plan,
  Power,
  RuleLevel,
  Skill,
  Species,
} from './words.ts';

/** 6.2 An Action card on the table. */
export interface RowCard {
  card: Card;
  rotated: boolean;
  /** 7 Turned over to rest: of no more use this turn. */
  standby: boolean;
  /** Nobody but its owner has seen it. */
  hidden: boolean;
}

/** 1.4 An item that somebody has. */
export interface OwnItem {
  name: ItemName;
  damaged: boolean;
  /** 11.2 Whom this net holds. */
  holds: string | null;
}

/** 12 Overskill: how much a Skill is more until it is used. */
interface Over {
  skill: Skill;
  amount: number;
}

/** How somebody stands in the game; 'falling': out, and still to be carried off at the end of the sub-round. */
export const STANDINGS = ['active', 'falling', 'dead', 'surrendered'] as const;
/** One of them. */
type Standing = (typeof STANDINGS)[number];

/** Won, nobody won or lost, lost and alive, dead. */
export const LETTERS = ['V', 'S', 'M', 'P'] as const;
/** One of LETTERS. */
export type Letter = (typeof LETTERS)[number];

/** 22 What the book has in mind for one whom it leads. */
export interface BookMind {
  plan: Plan;
  intention: Intention | null;
  /** Whom it means, and where it means to stand for it. */
  target: string | null;
  hex: Hex | null;
  facing: Direction | null;
}

/** One gladiator in a game. */
export interface Fighter {
  /** 'A', 'B', .. in the order of the set-up. */
  id: string;
  name: string;
  team: number;
  seat: Seat | null;
  character: Character | 'custom';
  /** 2.1 As it began: hidden of a custom gladiator. */
  start: Sheet;
  /** All its cards as it began: hidden of a custom gladiator. */
  list: Card[];
  cur: Sheet;
  over: Over | null;
  powers: Power[];
  deck: Card[];
  hand: Card[];
  hpDeck: Card[];
  discard: Card[];
  /** Of the discard, what everybody has seen go there. */
  seen: CardName[];
  removed: CardName[];
  /** 18.1 Special Moves that come later. */
  withheld: Card[];
  row: RowCard[];
  /** Combat cards on the present Action or Reaction, and those spent by Lunge with it. */
  played: Card[];
  lunged: Card[];
  items: OwnItem[];
  hex: Hex;
  facing: Direction;
  unbalanced: number;
  faceDown: boolean;
  trapped: number;
  /** Markers that come into force at the end of the sub-round. */
  pending: number;
  /** GR-36 Has turned in this round while it could not step. */
  turned: boolean;
  vp: number;
  /** 4 Higher acts first of equals. */
  stackSeq: number;
  delayBonus: boolean;
  ally: { vs: string; amount: number } | null;
  /** 10.4 Fights on though dead, to the end of this round (1 to 12). */
  undead: number | null;
  /** 10.4 Four more on the next attack or Reaction. */
  fury: boolean;
  standing: Standing;
  /** 10.3 By how much the blow was more than could be borne; null: alive. */
  overkill: number | null;
  /** 21.1 What everybody must believe its sheet to be. */
  believed: Sheet;
  dealt: number;
  taken: number;
  attacks: number;
  hits: number;
  kills: number;
  book: BookMind | null;
}

/** 17 An animal. */
export interface Animal {
  id: string;
  kind: Species;
  /** Null: it waits behind the gates, or is dead. */
  hex: Hex | null;
  trapped: number;
  state: 'waiting' | 'out' | 'dead';
  /** 17.2 The gate die with which it came in this round: its first move. */
  entry: number | null;
  /** GR-51 Born in this round: it acts from the next one on. */
  born: boolean;
}

/** 8 An Action or a Reaction as it was played. */
export interface PlayedAction {
  card: Card;
  /** Its place in the row, from the left. */
  at: number;
  fresh: boolean;
  /** Its orientation before. */
  wasRotated: boolean;
  /** Everybody knows which card it is. */
  revealed: boolean;
  /** What lies on it has been turned up. */
  up: boolean;
}

/** 9.4 What one side has put into a fight and gets back with a Feint. */
export interface Outlay {
  /** What the Skill was before it was used. */
  skill: { name: 'offense' | 'guard'; before: number } | null;
  /** 12.4 What Overskill had raised before the first change. */
  overBefore: { was: Over | null } | null;
  blood: number;
  speed: number;
  sacrificed: CardName | null;
  powers: Power[];
  rage: { took: CardName; from: 'discard' | 'hpDeck' } | null;
  acrobatic: boolean;
  /** Special Moves, a Feint and Powers spent for two each against an animal (17.6). */
  spent: number;
  spentCards: CardName[];
}

/** 7 How an attack is made. */
export type Mode =
  | { readonly do: 'melee'; readonly target: string }
  /** Three hexes beside the attacker, the first by its bearing from there. */
  | { readonly do: 'sweep'; readonly from: number; readonly clockwise: boolean }
  | { readonly do: 'break'; readonly target: string; readonly item: ItemName }
  | { readonly do: 'throw'; readonly item: ItemName; readonly target: string }
  | { readonly do: 'net melee' | 'net throw'; readonly item: ItemName; readonly target: string }
  | { readonly do: 'help'; readonly ally: string; readonly target: string };

/** 9 One who is struck. */
export interface Strike {
  target: string;
  animal: boolean;
  /** Where the attacker stands, from the target: 0 in front, 3 directly behind; 0 for animals. */
  bearing: number;
  react: PlayedAction | null;
  stake: Outlay;
  /** Cards that were on the Reaction when it was revealed. */
  passive: boolean;
  fav: number;
  fdv: number | null;
  /** 9.1 Not above 0: no effect at all. */
  nothing: boolean;
  /** 12 Whether the target answers with an Unbalancing Strike that holds. */
  unbalances: boolean;
  feinted: boolean;
  hit: boolean;
  /** HP still to be paid. */
  damage: number;
  /** 17.7 The victim may step back before a doubled bite. */
  doubled: boolean;
}

/** 9 A fight: an attack with all who are struck. */
export interface Fight {
  attacker: string;
  /** 17.4 The attacker is an animal. */
  beast: boolean;
  mode: Mode | null;
  action: PlayedAction | null;
  stake: Outlay;
  strikes: Strike[];
  /** The strike that is being dealt with. */
  at: number;
  /** 9.3 Cards in the attack, Action included. */
  n: number;
  /** 12.7 The attack unbalances. */
  unbalances: boolean;
  feinted: boolean;
  leapDamage: number;
  deep: number;
  /** 17.7 Unbalanced markers of an animal's seven, for whoever does not dodge. */
  markers: number;
  wrestles: string | null;
  /** 15.1 Awards made once an attack. */
  frontPaid: boolean;
  rearPaid: boolean;
}

/** 7 A sub-round. */
export interface SubRound {
  fighter: string;
  /** 13 Hexes stepped into so far. */
  entered: number;
  /** GR-41, GR-42 How all stood when it began. */
  before: { id: string; hex: Hex; facing: Direction; melee: string[] }[];
  /** Who has moved or turned of its own will. */
  moved: string[];
  /** The Action, until a fight has it. */
  action: PlayedAction | null;
}

/** What is played next. */
export const STEPS = [
  'items',
  'spoils',
  'placement',
  'turn start',
  'split',
  'order',
  'delay',
  'animals',
  'animal',
  'retreat',
  'sub start',
  'windows',
  'free',
  'action',
  'add',
  'declare',
  'react',
  'react add',
  'attack reveal',
  'attack options',
  'strike',
  'defense reveal',
  'defense options',
  'answer unbalanced',
  'feint',
  'feint answer',
  'hit',
  'pay',
  'death',
  'seven',
  'move',
  'wrestle',
  'reflex',
  'sub end',
  'round end',
  'rest',
  'turn end',
] as const;
/** One of them. */
export type Step = (typeof STEPS)[number];

/** A die roll of an animal that waits for what comes of it. */
interface Seven {
  /** Who must lose an item or a card (17.7). */
  fighter: string;
  next: Step;
}

/** A game as it stands. `turn` counts turns; `phase` is 1 for the cards, 2 and 3 for the rounds, 4 for the rest. */
export interface State extends GameState {
  outcome: Outcome<Letter> | null;
  level: RuleLevel;
  options: GameOptions;
  step: Step;
  round: 1 | 2;
  fighters: Fighter[];
  animals: Animal[];
  /** GR-15 There are animals: the gates are closed to gladiators. */
  gated: boolean;
  /** 17.1 Animals come in by and by, and VP count. */
  coliseum: boolean;
  /** Ids of fighters: the order of this round, and how many have begun their sub-round; who has yet to be asked. */
  order: string[];
  done: number;
  queue: string[];
  /** The step after those who are asked in the queue. */
  after: Step;
  /** Animals of this round in order, and who was in melee when it began. */
  pack: string[];
  mauled: { animal: string; fighters: string[] }[];
  vpBefore: { id: string; vp: number }[];
  nextSeq: number;
  /** 8.1, 12.8 Movement operations without cost that are left. */
  free: number;
  sub: SubRound | null;
  fight: Fight | null;
  seven: Seven | null;
  firstBlood: string | null;
  /** 2.4 Items not given out yet, in the order they are shown. */
  pool: ItemName[];
  /** How many animals were killed. */
  killed: number;
}
