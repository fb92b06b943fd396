import { edgeBeyond } from '../kernel/arena.ts';
import type { Hex } from '../kernel/hex.ts';
import type { State } from './types.ts';
export function isBarred(state: Readonly<State>, hex: Hex): boolean {
  return edgeBeyond(state.window, hex) !== null;
}
