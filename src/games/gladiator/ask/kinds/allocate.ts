/** What is asked in combat: how CF are divided (9.3). */

import type { Request } from '../../../../kernel/request.ts';
import { attackCost, defenceCost } from '../../rules/basic/allocation.ts';
import type { Allocation, GladiatorDecisions, Pool } from '../../rules/types.ts';
import { roundOf } from '../allocate/allocation-specials.ts';
import { attackWords, defenceWords } from '../allocate/told.ts';
import type { Asked, Here } from '../asked.ts';
import { allocateHint } from '../hints/allocate-hint.ts';

type AllocateRequest = Request<GladiatorDecisions, 'allocate'>;

/** 9.3 How CF are divided, in words: what is asked, how it is written, what it means. */
export const ALLOCATE: Asked<'allocate'> = {
  question: () => 'Divide your CF in secret; unspent CF are lost.',
  hint: allocateHint,
  answers: {
    written:
      'Write attacks in their order, a bar, and defence: head 4, legs 2 | chest 1. A special attack stands before its area: feint head 4, sweep 3; a special defence by its name: | duck. + adds the edge, @1 takes the second weapon, >C strikes at C, fatal gives the attack up. - means nothing at all.',
  },
  means: (here, request, allocation) =>
    `Attacks: ${strikesText(here, request, allocation)}. Defence: ${defenceWords(allocation)}. ${lostText(request.pool, allocation)}.`,
};

/** 9.4.2 'head 4 in round 1, legs 2 in round 5', or 'none'. */
function strikesText({ state, tables }: Here, { pool, target, foes }: AllocateRequest, allocation: Allocation): string {
  const nearest = pool.marks[0]?.fighter ?? target;
  const struck = allocation.attacks.map((attack, i) => {
    const words = attackWords(state, attack, nearest, foes.length > 1);
    return `${words} in round ${roundOf(tables, pool, allocation, i)}`;
  });
  return struck.length === 0 ? 'none' : struck.join(', ');
}

/** 9.3.1 '2 of 10 CF are unspent and lost'. */
function lostText(pool: Pool, allocation: Allocation): string {
  const left = pool.total - attackCost(pool, allocation) - defenceCost(pool, allocation);
  return left === 0
    ? 'All CF are spent'
    : `${left} of ${pool.total} CF ${left === 1 ? 'is' : 'are'} unspent and will be lost`;
}
