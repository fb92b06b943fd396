/** Whom the CF being written go to, and what he can be struck with. */
import { markAt } from '../../engine/gladiator/pool.ts';
import type { FighterId, Mark, Pool } from '../../engine/gladiator/types.ts';

/** What can be done to one opponent; nothing where he cannot be struck at. */
export type Reachable = Pick<Mark, 'arms' | 'specialAttacks' | 'edge'>;

const OUT_OF_REACH: Reachable = { arms: [], specialAttacks: [], edge: [] };

/** What a pool can do to the opponent named, or to the nearest. */
export function markIn(pool: Pool, target?: FighterId): Reachable {
  return markAt(pool, target === undefined ? {} : { target }) ?? OUT_OF_REACH;
}
