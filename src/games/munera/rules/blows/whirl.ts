/** 12.1 Where a whirl ends. */
import { type Hex, neighbour } from '../../../../kernel/hex.ts';
import { direction, lineTo } from '../geometry.ts';
import type { Fighter } from '../types.ts';

/** 12.1 A third of the way round the target, clockwise, from the hex in which a whirl begins. */
export function whirlEnd(from: Hex, foe: Pick<Fighter, 'hex'>): Hex {
  return neighbour(foe.hex, direction(lineTo(foe.hex, from) + 2));
}
