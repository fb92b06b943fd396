/** What bars the way of a long body: the edge of a match with beasts or riders, which is a wall (P25). */
import { edgeBeyond } from '../kernel/arena.ts';
import type { Hex } from '../kernel/hex.ts';
import type { State } from './types.ts';

/** Whether no beast and no rider can be in a hex. */
export function isBarred({ window }: Readonly<State>, hex: Hex): boolean {
  return edgeBeyond(window, hex) !== null;
}
