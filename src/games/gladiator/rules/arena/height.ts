/** 27.8.2.1, 30.6.3: who fights from above. */
import { ridesAbove } from '../beasts/mounts.ts';
import type { Fighter, State } from '../types.ts';
import { isOnRock, standsAbove } from './obstacles.ts';

/**
 * Whether one man has another below him, from a rock or from a horse: he has him as if the other knelt, and
 * is attacked at half. Nobody on a rock is below a rider, nor the other way round (P167).
 */
export function hasBelow(state: Readonly<State>, one: Fighter, other: Fighter): boolean {
  if (ridesAbove(one, other)) return !isOnRock(state, other);
  return other.mount === null && standsAbove(state, one, other);
}
