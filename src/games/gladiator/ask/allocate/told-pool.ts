/** A man's pool in a fight, by all that has been told of him. */

import type { Modifier } from '../../../../kernel/modifier.ts';
import { ONES } from '../../../../odds/falls.ts';
import { poolModifiers, poolOf, type Reach } from '../../rules/basic/allocation.ts';
import { beginPhase } from '../../rules/phase.ts';
import type { Fighter, Pool } from '../../rules/types.ts';
import { type Engagement, engagedIn } from './foes.ts';
import { fameIn, retellArming, spentIn } from './phase-told.ts';

/** 9.3.1 What a man has to spend, and on what; `target`: the only one he can strike at, or null. */
export function toldPool(
  engagement: Engagement,
  man: Fighter,
  modifiers: readonly Modifier[],
  target: Fighter | null,
): Pool {
  const { state, tables } = engagement;
  const ctx = beginPhase({ state, tables, dice: ONES, emit: () => {} });
  retellArming(ctx, engagement, man);
  const apart = engagedIn(engagement).filter((one) => one.fighter === man.id && one.apart === true);
  const edge = apart.flatMap((one) => one.modifiers);
  const reached: readonly Reach[] = target === null ? [] : [{ target, edge, past: false }];
  return poolOf(ctx, man, modifiers, reached);
}

/** 9.3.1 What made the pool: CF, stun, posture, the advantage and the fame that count in this phase, less what it has cost. */
export function poolTerms(engagement: Engagement, fighter: Fighter): readonly Modifier[] {
  const { state, tables } = engagement;
  const pooled = engagedIn(engagement).filter((one) => one.fighter === fighter.id && one.apart !== true);
  const advantage = pooled.flatMap(({ modifiers }) => modifiers);
  const foes = state.fighters.filter(({ side, fate }) => side !== fighter.side && fate === 'fighting');
  const fame = fameIn(engagement, fighter, foes);
  return poolModifiers(tables, fighter, [...advantage, ...fame], state.rules, spentIn(engagement, fighter));
}
