/** 27 How far an order leads in the arena as it is, and what a man comes upon there. */

import { type Hex, sameHex, turn } from '../../../../kernel/hex.ts';
import { barrierTo, isClimb, obstacleAt } from '../../rules/arena/obstacles.ts';
import type { Barrier } from '../../rules/arena/types.ts';
import { wallFrom } from '../../rules/basic/edges.ts';
import { type Stance, stridesOf, walk } from '../../rules/basic/plot.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, PlotAction, State } from '../../rules/types.ts';

interface Ground {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly fighter: Fighter;
}

/** What stops a man on his way, and where it stands. */
interface Stop {
  readonly barrier: Barrier;
  readonly hex: Hex;
}

/** Where an order leads if nobody comes in his way. */
export interface Prospect {
  /** His stance after each stride, the last of them where he is stopped. */
  readonly stances: readonly Stance[];
  readonly stop: Stop | null;
}

/** 27.3 Follows an order up to the wall, the pillar or the rock that stops it; 27.8.2 a single F climbs a rock. */
export function prospectOf({ state, tables, fighter }: Ground, actions: readonly PlotAction[]): Prospect {
  const strides = stridesOf(tables, actions);
  const stances = walk(fighter, strides);
  if (state.arena === null || fighter.mount !== null) return { stances, stop: null };
  for (const [i, { at, facing }] of stances.entries()) {
    const from = stances[i - 1]?.at ?? fighter.at;
    const barrier = sameHex(from, at) ? null : barrierTo(state, from, at);
    if (barrier === null || (barrier === 'rock' && isClimb(strides))) continue;
    const before = { at: from, facing: turn(facing, -(strides[i]?.after ?? 0)) };
    return { stances: [...stances.slice(0, i), before], stop: { barrier, hex: at } };
  }
  return { stances, stop: null };
}

/** What lies in a hex that he enters, in a word or two; '' where it is sand. */
export function footing(state: Readonly<State>, hex: Hex): string {
  switch (obstacleAt(state, hex)) {
    case 'mud':
      return 'mud: may stumble';
    case 'tree':
      return 'a tree';
    case 'rock':
      return 'up the rock';
    default:
      return '';
  }
}

/** 27.4.1 What a step over the edge of the map may lead to; '' where no wall can stand. */
export function edgeNote(state: Readonly<State>, from: Hex, to: Hex): string {
  const least = wallFrom(state, from, to);
  return least === null ? '' : `a wall on ${least} or more`;
}
