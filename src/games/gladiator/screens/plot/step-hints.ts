/** The keys of the steps on offer, on the hexes they lead to. */

import type { Direction } from '../../../../kernel/hex.ts';
import type { Hint } from '../../../../tui/arena/marks.ts';
import type { StepWay } from '../../ask/plot/ways.ts';

/** The key letters to draw on the hexes of the ways. */
export function hintsOf(ways: readonly StepWay[], keyOf: (direction: Direction) => string): readonly Hint[] {
  return ways.map(({ direction, to, tone }) => ({ at: to, text: keyOf(direction), warn: tone === 'warn' }));
}
