/** A word of advice on where one stands. */

import { isBesideTree, standsAbove } from '../../rules/arena/obstacles.ts';
import type { Fighter, State } from '../../rules/types.ts';

/** 27.6.1, 27.8.2 What it means to fight from a rock, against one, or beside a tree; '' elsewhere. */
export function arenaHint(me: Fighter, foe: Fighter, state: Readonly<State>): string {
  if (standsAbove(state, me, foe))
    return 'You stand on a rock: he counts as kneeling, and his attacks on you count half (27.8.2). A hit may throw you down.';
  if (standsAbove(state, foe, me))
    return 'He stands on a rock: you count as kneeling, and your attacks on him count half (27.8.2). But a hit may throw him down.';
  return isBesideTree(state, me.at) ? 'Next to a tree, a fumble costs you the weapon you struck with (27.6.1).' : '';
}
