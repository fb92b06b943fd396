/** 30 A word of advice on riders beside the prompt. */
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter } from '../../rules/types.ts';
import { bearingOn } from './beast-bearing.ts';

/** What to know while an order is written and the nearest opponent rides. */
export function riderPlotHint(tables: Tables, me: Fighter, rider: Fighter): string {
  const { side, bonus, range } = bearingOn(tables, me.at, rider);
  const name = rider.name.toUpperCase();
  if (range > 2)
    return `${name} is ${range} hexes off, and rides in every phase. Over whom he comes, or who runs into him, tests impact against his horse: the weaker is trampled, the stronger gives way unharmed (30.5).`;
  const where =
    side === 'front' ? 'You are before his horse' : `You are toward the ${side} of his horse: +${bonus} on him`;
  return `${where} (30.6.1). His front is the three hexes before its head, and he does not turn to who attacks him. From below you strike him at half, the horse at full (30.6.3, 30.6.6).`;
}

/** What to know while CF are divided against a rider. */
export const RIDER_ALLOCATE_HINT =
  'From below you strike him at half, his horse at full: Tab goes between them (30.6.3, 30.6.6). A hit may unseat him, a dead horse will (30.6.4).';
