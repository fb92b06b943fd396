/** What the arena view is given to draw: a scene in the arena's true coordinates. */
import type { ArenaWindow, Edge } from '../../kernel/arena.ts';
import type { Direction, Hex } from '../../kernel/hex.ts';
import { type BoardMarks, NO_MARKS, type PlanStep } from './marks.ts';
import type { ObstacleKind, Posture, SnareKind, Thing } from './things.ts';

/** 'you' are all on the player's side. */
export type Team = 'you' | 'foe';

/** 28.2, P180 A beast's body: of several hexes the head lies before the figure's hex, and of three the tail behind. */
export interface LongBody {
  /** As it is written on the body. */
  readonly kind: string;
  readonly hexes: 1 | 2 | 3;
  /** 28.7.4 On its hind legs. */
  readonly reared: boolean;
  /** 28.5.2 It runs wild, and heeds nobody any more. */
  readonly panicked: boolean;
  readonly dazed: boolean;
  readonly fed: boolean;
  /** 30 Somebody sits on it, and it is him that the figure stands for. */
  readonly ridden: boolean;
}

/** A man or a beast on the sand, or what is left of him. */
export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly team: Team;
  /** Of many, his letter is wanted even where his name is written. */
  readonly lettered: boolean;
  /** It is for him that a question is open. */
  readonly asked: boolean;
  readonly at: Hex;
  /** null: a man on foot, who has one hex. */
  readonly body: LongBody | null;
  readonly facing: Direction;
  readonly posture: Posture;
  readonly faceUp: boolean;
  readonly state: 'fighting' | 'unconscious' | 'dead';
  readonly stumbling: boolean;
  /** 20.5, 21.7 What has been thrown over him. */
  readonly caught?: SnareKind;
  readonly stun: number;
  /** What he strikes with, and what is in the other hand. */
  readonly weapon: Thing | null;
  readonly other: Thing | null;
  /** The hexes he can strike; null: the three before him, or before its head (6.1, 28.2). */
  readonly strikes: readonly Hex[] | null;
  /** The share of wound boxes left, 0..1, by body area. */
  readonly condition: readonly number[];
}

/** 20.5 The cord of a net or a noose, from the man who holds it. */
export interface Cord {
  readonly team: Team;
  readonly from: Hex;
  readonly to: Hex;
  /** What is at its end where nobody is caught in it: cast in vain, or laid on the sand (20.8). */
  readonly end: SnareKind | null;
  /** The share of the way that it has been cast, 0..1; absent: all of it. */
  readonly reach?: number;
}

/** 13.3, 21.3 What was thrown or shot, and at whom. */
export interface Flight {
  readonly team: Team;
  readonly from: Hex;
  readonly to: Hex;
  /** The share of the way it went, 0..1: one that fell short sticks in the sand there. */
  readonly reach: number;
  /** 13.3.3 Where it came to rest afterwards; null: not yet, or an arrow, which is lost. */
  readonly landed: Hex | null;
  /** It is in the air still, as far on its way as `reach` says. */
  readonly flying?: true;
}

/** A figure on its way: it has left `from`, has gone that share of the way, and stands in no hex yet. */
export interface Passing {
  readonly figure: Figure;
  readonly from: Hex;
  /** The share of the way that is behind it, 0 to 1. */
  readonly share: number;
}

/** A blow that a shield or a weapon stopped, between who struck and who was struck. */
export interface Spark {
  readonly from: Hex;
  readonly to: Hex;
  /** Which of its two pictures. */
  readonly bright: boolean;
}

/** Something that stands in a hex. */
interface Obstacle {
  readonly kind: ObstacleKind;
  readonly at: Hex;
}

/** A thing on the ground. */
interface GroundItem {
  readonly kind: Thing;
  readonly at: Hex;
}

/** Where a comrade's order leads that is already sealed. */
export interface Ghost extends PlanStep {
  readonly id: string;
}

/** An arena over which nothing is laid: no order, no mark, nothing that moves. */
export const BARE = {
  ...NO_MARKS,
  sealed: [],
  cords: [],
  flights: [],
  passing: [],
  sparks: [],
  coords: false,
} as const satisfies Partial<ArenaScene>;

/** All that is drawn. */
export interface ArenaScene extends BoardMarks {
  readonly window: ArenaWindow;
  readonly figures: readonly Figure[];
  /** 27.4 Edges of the map at which walls stand. */
  readonly walls: readonly Edge[];
  readonly obstacles: readonly Obstacle[];
  readonly items: readonly GroundItem[];
  readonly blood: readonly Hex[];
  /** Whose hexes within reach are tinted. */
  readonly fronts: readonly Team[];
  /** Where the sealed orders of your other men lead. */
  readonly sealed: readonly Ghost[];
  readonly cords: readonly Cord[];
  readonly flights: readonly Flight[];
  /** Figures that stand in no hex, being on their way. */
  readonly passing: readonly Passing[];
  readonly sparks: readonly Spark[];
  readonly coords: boolean;
}
