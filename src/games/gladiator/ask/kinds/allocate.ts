/** What is asked in combat: how CF are divided (9.3). */

import { andText, times } from '../../../../kernel/words.ts';
import { attackCost, defenceCost } from '../../rules/basic/allocation.ts';
import type { Allocation, Pool } from '../../rules/types.ts';
import { roundOf } from '../allocate/allocation-specials.ts';
import type { Asked, Here } from '../asked.ts';
import { allocateHint } from '../hints/allocate-hint.ts';
import { printAllocation } from '../notation/allocation.ts';

/** 9.3 An allocation. */
export const ALLOCATE: Asked<'allocate'> = {
  question: () => 'Divide your CF in secret; what is left over is lost.',
  hint: ({ state }, request) => allocateHint(state, request),
  answers: {
    written:
      'Write attacks in their order, a bar, and defence: head 4, legs 2 | chest 1. A special attack stands before its area: feint head 4, sweep 3; a special defence by its name: | duck. + adds the edge, @1 takes the second weapon, >C strikes at C, fatal gives the attack up. - is nothing at all.',
  },
  means: (here, { pool }, allocation) =>
    `${printAllocation(allocation)}: ${[attackWords(here, pool, allocation), lostWords(pool, allocation)].join(', ')}.`,
};

/** 9.4.2 'attacks fall in rounds 1 and 5'. */
function attackWords({ tables }: Here, pool: Pool, allocation: Allocation): string {
  const rounds = allocation.attacks.map((_, i) => `${roundOf(tables, pool, allocation, i)}`);
  if (rounds.length === 0) return 'you do not attack';
  return `${times(rounds.length, 'attack')} in ${rounds.length === 1 ? 'round' : 'rounds'} ${andText(rounds)}`;
}

/** 9.3.1 '2 of 10 CF are lost'. */
function lostWords(pool: Pool, allocation: Allocation): string {
  const left = pool.total - attackCost(pool, allocation) - defenceCost(pool, allocation);
  return left === 0 ? 'no CF are lost' : `${left} of ${pool.total} CF are lost`;
}
