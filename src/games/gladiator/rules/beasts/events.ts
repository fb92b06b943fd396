/** What can happen to beasts and riders (28, 30, P180). */
import type { Edge } from '../../../../kernel/arena.ts';
import type { Direction, Hex } from '../../../../kernel/hex.ts';
import type { Change, Event } from '../event-shape.ts';
import type { AnimalMove } from '../springsteen/types.ts';
import type { Area, FighterId } from '../types.ts';
import type { BeastAction } from './types.ts';

/** 28, 30, P181 What happens to beasts and riders alone. */
export type BeastEvent =
  | Event<'beast-acted', { fighter: FighterId; action: BeastAction | 'dazed'; hexes: number; towards?: FighterId }>
  | Event<'beast-stepped', { fighter: FighterId; from: Hex; to: Hex; facing: Direction }>
  | Event<'beast-barred', { fighter: FighterId; way: Direction; aside: Direction | null }>
  /** `area`: what a senseless man lost a wound box of. */
  | Event<'beast-fed', { fighter: FighterId; body: FighterId; area: Area | null; left: Change | null }>
  | Event<'reared', { fighter: FighterId }>
  | Event<'beast-prowled', { fighter: FighterId; move: AnimalMove; moves: number; towards?: FighterId }>
  /** P182 It directly faces a man, with moves left to come at him. */
  | Event<'beast-sighted', { fighter: FighterId; target: FighterId; left: number }>
  | Event<
      'beast-at-wall',
      { fighter: FighterId; edge: Edge; how: 'along' | 'rebound' | 'stays'; way: Direction | null }
    >
  | Event<'rode', { fighter: FighterId; from: Hex; to: Hex; facing: Direction }>
  | Event<'unhorsed', { fighter: FighterId; horse: FighterId; at: Hex }>
  | Event<'horse-gone', { fighter: FighterId; edge: Edge }>;
