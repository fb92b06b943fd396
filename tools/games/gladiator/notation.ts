/** Orders and allocations as a player writes them; what cannot be read is the test's own mistake. */

import { parseAllocation } from '../../../src/games/gladiator/ask/notation/allocation.ts';
import { parsePlot } from '../../../src/games/gladiator/ask/notation/plot.ts';
import type { Allocation, Plot } from '../../../src/games/gladiator/rules/types.ts';
import type { Read } from '../../../src/kernel/save.ts';

/** 'F(L) SFR', 'X(RR)', 'RO BL', 'F TN', 'KN!', '' for no order. Throws where it is none. */
export const order = (text: string): Plot => written(text, parsePlot(text));

/** 'head 6, legs 2 | chest 1', 'sweep 3 @1 >C | duck', '' for nothing. Throws where it is none. */
export const allot = (text: string): Allocation => written(text, parseAllocation(text));

function written<T>(text: string, read: Read<T>): T {
  if (!read.ok) throw new Error(`'${text}' ${read.why}`);
  return read.value;
}
