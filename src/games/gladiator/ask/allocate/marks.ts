/** Whom the CF being written go to, and what he can be struck with. */
import { markAt } from '../../rules/pool.ts';
import type { FighterId, Mark, Pool } from '../../rules/types.ts';

/** The opponent that the keys of a draft write attacks at: the one chosen, or else the nearest; null where there is none. */
export function draftMark(pool: Pool, { at }: { readonly at: FighterId | null }): Mark | null {
  return markAt(pool, at === null ? {} : { target: at });
}

/** What can be done to one opponent; nothing where he cannot be struck at. */
export type Reachable = Pick<Mark, 'arms' | 'specialAttacks' | 'edge'>;

const OUT_OF_REACH: Reachable = { arms: [], specialAttacks: [], edge: [] };

/** What a pool can do to the opponent chosen, or to the nearest. */
export function markIn(pool: Pool, at: FighterId | null = null): Reachable {
  return draftMark(pool, { at }) ?? OUT_OF_REACH;
}
