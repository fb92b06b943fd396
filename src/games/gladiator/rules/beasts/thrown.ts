/** 30.6.5: what becomes of riders who have come off their horses. */
import { distance } from '../../../../kernel/hex.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { FIST_REACH, isInRange, reachesTo } from '../advanced/weapons.ts';
import { fallProne, loseAttacks } from '../basic/posture.ts';
import { stunBySeverity } from '../basic/stun.ts';
import { headOf } from '../bodies.ts';
import type { PhaseContext, PlannedAttack } from '../phase.ts';
import { isActive } from '../sheet.ts';
import type { Fighter } from '../types.ts';
import { horseOf } from './mounts.ts';

/** 30.6.5.1 What goes on the stun of a rider who falls. */
const FALL_STUN = 3;

/** 30.6.5, P99 Whose horse has gone down falls with it; and who has fallen is stunned. */
export function settleThrown(ctx: PhaseContext): void {
  for (const rider of ctx.state.fighters) {
    const horse = horseOf(ctx.state, rider);
    if (horse !== null && horse.fate !== 'waiting' && !isActive(horse)) fallProne(ctx, rider, 'unhorsed');
  }
  for (const rider of ctx.thrown.splice(0)) {
    if (rider.fate !== 'fighting') continue;
    for (const { fighter } of ctx.combatants)
      loseAttacks(ctx, fighter, 'out of reach', (attack) => attack.target === rider && !reaches(ctx, fighter, attack));
    stunBySeverity(ctx, rider, 'the fall from his horse', '30.6.5.1', [
      modifier(FALL_STUN, 'from his horse', '30.6.5.1'),
    ]);
  }
}

/** P206 Whether what strikes still reaches the man it is meant for from where he has landed. */
function reaches({ tables }: PhaseContext, fighter: Fighter, { target, weapon, fist }: PlannedAttack): boolean {
  const range = distance(headOf(fighter), target.at);
  if (weapon !== null) return reachesTo(tables, weapon, range);
  return fist || fighter.beast !== null ? range <= FIST_REACH : isInRange(tables, fighter, target);
}
