/** 23.2 T: sand, which reaches two hexes whatever a man holds. */

import { hasInSight } from '../arena/sight.ts';
import { areasFrom } from '../basic/facing.ts';
import { isOnFoot } from '../beasts/mounts.ts';
import { headOf, hexesOf, rangeBetween } from '../bodies.ts';
import { inForce } from '../rule-choices.ts';
import { isUpright } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { type Arm, type Fighter, SPECIAL_ATTACKS, type State } from '../types.ts';
import { isArcher } from './bow.ts';
import { isUnbound } from './grip.ts';

/** 23.2 T How many hexes sand reaches. */
export const SAND_REACH = 2;

/** P315 What a man has at another whom nothing in his hands reaches: his foot, for sand and nothing else. */
export const SAND_ARM: Arm = { hand: null, kind: 'sand', halvings: 0, speed: 0 };

/** 23.2, P315 Whether a man's sand would reach another if he faced him. The book's men kick it only where they can strike. */
export function reachesWithSand(state: Readonly<State>, tables: Tables, fighter: Fighter, target: Fighter): boolean {
  const able = fighter.by === 'seat' && inForce(state.rules, 23) && isOnFoot(fighter) && !isArcher(tables, fighter);
  return able && isUpright(fighter) && isUnbound(state, fighter) && rangeBetween(fighter, target) <= SAND_REACH;
}

/** 23.2, 28.7.1 Whether the head of another lies open to a man from where he stands. */
export function bearsSand(tables: Tables, fighter: Fighter, target: Fighter): boolean {
  return areasFrom(tables, target, headOf(fighter)).some((area) => area === SPECIAL_ATTACKS.sand);
}

/** 23.2 Whether a man has another in his two-hex front, with nothing between, and a foot free to kick sand. */
export function hasInSand(state: Readonly<State>, tables: Tables, fighter: Fighter, target: Fighter): boolean {
  const sees = hexesOf(target).some((hex) => hasInSight(state, fighter, hex, SAND_REACH));
  return sees && reachesWithSand(state, tables, fighter, target);
}
