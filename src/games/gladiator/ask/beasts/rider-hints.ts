/** 30 A word of advice on riders beside the prompt. */
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter } from '../../rules/types.ts';
import { bearingOn } from './beast-bearing.ts';

/** What to know while an order is written and the nearest opponent rides. */
export function riderPlotHint(tables: Tables, me: Fighter, rider: Fighter): string {
  const { side, bonus, range } = bearingOn(tables, me.at, rider);
  const name = rider.name.toUpperCase();
  if (range > 2)
    return `${name} is ${range} hexes away, and rides in every phase. A man he rides into, or who runs into him, tests impact against the horse: if he is weaker he is trampled, if not he gets out of the way unharmed (30.5).`;
  const where =
    side === 'front' ? 'You are in front of his horse' : `You are at the ${side} of his horse: +${bonus} on him`;
  return `${where} (30.6.1). His front is the three hexes in front of its head, and he does not turn to face an attacker. You strike him at half CF, the horse at full (30.6.3, 30.6.6).`;
}

/** What to know while CF are divided against a rider. */
export const RIDER_ALLOCATE_HINT =
  'You strike him at half CF, his horse at full; Tab: the other (30.6.3, 30.6.6). A hit may throw him off; if the horse dies, he falls (30.6.4).';
