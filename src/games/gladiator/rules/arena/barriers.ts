/** What bars the way of a long body: the edge of a match with beasts or riders, which is a wall (P25), a pillar, a rock (A7). */
import { edgeBeyond } from '../../../../kernel/arena.ts';
import type { Hex } from '../../../../kernel/hex.ts';
import type { State } from '../types.ts';
import { isSolid } from './obstacles.ts';

/** Whether no beast and no rider can be in a hex. */
export function isBarred(state: Readonly<State>, hex: Hex): boolean {
  return edgeBeyond(state.window, hex) !== null || isSolid(state, hex);
}
