/** What an attack counts for before anything defends. */
import { struckCf } from '../../rules/arena/halved.ts';
import { edgeOf } from '../../rules/pool.ts';
import type { Attack, Fighter, Pool } from '../../rules/types.ts';
import type { Engagement } from './foes.ts';
import { exposedIn } from './phase-told.ts';

/**
 * The CF of an attack with its edge (26.5), half of them at legs that are low (14.2, 27.8.2.1, 30.6.3), more on a man
 * who has just torn himself free (C25). 0: it is never made (F18).
 */
export function weightOf(
  engagement: Engagement,
  pool: Pool,
  attacker: Fighter,
  target: Fighter,
  attack: Attack,
): number {
  const cf = struckCf(engagement.state, attacker, target, attack.area, attack.cf + edgeOf(pool, attack));
  return cf > 0 && target.conscious ? cf + exposedIn(engagement, target) : cf;
}
