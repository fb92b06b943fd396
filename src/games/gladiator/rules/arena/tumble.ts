/** 27.8.2: men who go down on top of a rock. */

import type { PhaseContext } from '../phase.ts';
import type { Fighter } from '../types.ts';
import { freeHexesAround, isOnRock } from './obstacles.ts';

/** P132, P162 A man who lies on a rock falls into a free hex beside it, at random; where there is none he stays. */
export function tumble(ctx: PhaseContext, fighter: Fighter): void {
  if (!isOnRock(ctx.state, fighter)) return;
  const free = freeHexesAround(ctx.state, fighter);
  const lots = free.length > 1 ? [ctx.dice.lot('tumble', 'P132', free.length)] : [];
  const to = free[lots[0]?.picked ?? 0];
  if (to === undefined) return;
  const from = fighter.at;
  fighter.at = to;
  ctx.emit({ kind: 'tumbled', cite: 'P132', fighter: fighter.id, from, to, lots });
}
