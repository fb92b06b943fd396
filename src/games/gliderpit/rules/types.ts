/** The set-up and the state of a bout. */
import type { Direction, Hex } from '../../../kernel/hex.ts';
import type { AskedLevel } from '../../../kernel/levels.ts';
import type { Seat } from '../../../kernel/request.ts';
import type { GameState, Outcome } from '../../../kernel/state.ts';
import type { Side } from './acts.ts';
import type { Floor, LaunchZone, Out, Weapon } from './words.ts';

/** How well the program leads somebody from a seat of its own. */
export const PIT_LEVELS = ['novice', 'tactician'] as const satisfies readonly AskedLevel[];
/** One of them. */
export type PitLevel = (typeof PIT_LEVELS)[number];

/** One who is to fly. */
export interface GliderSetup {
  readonly name: string;
  /** Gliders of one number fly side by side. */
  readonly team: number;
  /** Who answers; null: the book (18.1). */
  readonly seat: Seat | null;
  /** How well the program answers from a seat of its own, or that a bot does; absent: a person answers, or nobody is asked. */
  readonly level?: PitLevel | 'bot';
  /** GR-44 Portage beyond six. */
  readonly straps: number;
  /** 23.8 What it bears whom, by their ids in the bout; absent: nobody anything. */
  readonly grudges?: Grudges;
}

/** 23.8 Grudges from 1 to 3 by the ids of those that they are borne. */
export type Grudges = { readonly [id: string]: number };

/** 16 What may be added to the rules. */
interface PitOptions {
  /** 16.39 How deep the pit is. */
  floor: Floor;
  /** 16.40 Weapons are drawn face down. */
  randomWeapons: boolean;
  /** 16.41 The order of a turn is drawn. */
  randomChits: boolean;
  /** 16.42 to 16.44 Half-Loops and Zoom Climbs may be flown. */
  advanced: boolean;
}

/** 4.6 What is settled before a bout. */
export interface PitSetup extends Readonly<PitOptions> {
  /** GR-05 Counters of each weapon. */
  readonly armoury: number;
  /** Teams that go before all others in the set-up. */
  readonly first: readonly number[];
  readonly gliders: readonly GliderSetup[];
}

/** One glider in a bout. */
export interface Glider {
  /** 'A', 'B', .. by seat order. */
  id: string;
  name: string;
  team: number;
  seat: Seat | null;
  /** Led by the program, by the book or from a seat of its own. */
  program: boolean;
  zone: LaunchZone | null;
  hex: Hex;
  facing: Direction;
  alt: number;
  speed: number;
  stunned: boolean;
  netted: boolean;
  /** GR-40 Caught in its own net this turn. */
  ownNet: boolean;
  stowed: Weapon[];
  hand: Weapon | null;
  /** GR-44 The most portage that it carries. */
  limit: number;
  /** GR-33 The weapons that the program still wishes for; null: it has not rolled for them. */
  wishes: Weapon[] | null;
  /** Null: it flies. */
  out: Out | null;
  /** GR-43 Whose attack or ram put it out; null: nobody's. */
  downedBy: string | null;
  /** 23.8 Absent: it bears nobody a grudge. */
  grudges?: Grudges;
}

/** 8 How far a movement has come. */
export interface FlightState {
  /** 8.16 Its speed at the start, which is what it has to spend. */
  start: number;
  left: number;
  /** Nothing has been flown yet. */
  first: boolean;
  /** 8.18 The way of the Turns made in the hex it is in. */
  hexTurn: Side | 0;
  /** 8.18 The side of the Slip that was flown just now. */
  lastSlip: Side | 0;
  /** 8.18 The first Turn is paid for. */
  paid: boolean;
  climbed: boolean;
}

/** 10.24 A ram that is decided on. */
export interface RamPlan {
  readonly foe: string;
  readonly levels: number;
  readonly bonus: number;
}

/** 6 One glider's sequence. */
export interface Sequence {
  glider: string;
  flight: FlightState;
  ram: RamPlan | null;
}

/** 14 The four markers of a turn. */
interface Air {
  up: number;
  down: number;
  placed: { row: number; sign: 1 | -1 }[];
}

/** Won, still in the air when it ended, out. */
export const PIT_LETTERS = ['V', 'S', 'P'] as const;
/** One of PIT_LETTERS. */
export type PitLetter = (typeof PIT_LETTERS)[number];

/**
 * A bout as it stands. In turn 0 phase 1 is for launch zones, 2 for weapons, 3 for the launch; in all later ones `phase`
 * is the place in the order of chits, from 1, and the one after the last is for the air currents.
 */
export interface State extends GameState, PitOptions {
  outcome: Outcome<PitLetter> | null;
  gliders: Glider[];
  /** 4.7 Teams in the order of the set-up, and those of them that take no more weapons. */
  order: number[];
  passed: number[];
  /** Counters that nobody has taken. */
  armoury: { [W in Weapon]: number };
  /** 6.11 The order of this turn. */
  chits: string[];
  acting: Sequence | null;
  air: Air | null;
  /** Who went out, in order. */
  outs: string[];
}
