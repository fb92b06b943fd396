/** Chapter 27: what an arena is made of. */
import type { Edge } from '../../../../kernel/arena.ts';
import type { Hex } from '../../../../kernel/hex.ts';

/** 27.5-27.8 What can stand in a hex of the arena. */
export const OBSTACLE_KINDS = ['pillar', 'tree', 'mud', 'rock'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

/** One counter in its hex. */
export interface Obstacle {
  readonly kind: ObstacleKind;
  readonly at: Hex;
}

/** 27.2.1 From the Colosseum to a fighting pit. */
export const ARENA_SIZES = [1, 2, 3, 4, 5] as const;
export type ArenaSize = (typeof ARENA_SIZES)[number];

/** The arena of a bout: its walls are edges of the map (27.4). */
export interface Arena {
  readonly size: ArenaSize;
  walls: Edge[];
  readonly obstacles: readonly Obstacle[];
}

/** What a set-up says of the arena; null is for the dice to say. */
export interface ArenaSetup {
  readonly size: ArenaSize | null;
  /** How many, or which and where. */
  readonly obstacles: number | readonly Obstacle[] | null;
}

/** 27.3 What stops a man who moves into it. */
export type Barrier = 'wall' | 'pillar' | 'rock';
