/** 30.6.5: what becomes of riders who have come off their horses. */
import { modifier } from '../kernel/modifier.ts';
import { horseOf } from './mounts.ts';
import type { PhaseContext } from './phase.ts';
import { fallProne } from './posture.ts';
import { isActive } from './sheet.ts';
import { stunBySeverity } from './stun.ts';

/** 30.6.5.1 */
const FALL_STUN = 3;

/** 30.6.5, P99 Whose horse has gone down falls with it; and who has fallen is stunned. */
export function settleThrown(ctx: PhaseContext): void {
  for (const rider of ctx.state.fighters) {
    const horse = horseOf(ctx.state, rider);
    if (horse !== null && horse.fate !== 'waiting' && !isActive(horse)) fallProne(ctx, rider, 'unhorsed');
  }
  for (const rider of ctx.thrown.splice(0)) {
    if (rider.fate !== 'fighting') continue;
    stunBySeverity(ctx, rider, 'the fall from his horse', '30.6.5.1', [
      modifier(FALL_STUN, 'from his horse', '30.6.5.1'),
    ]);
  }
}
