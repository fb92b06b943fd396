/** 22.3.3: a strike that opens the way to a hold, and laying hold. */
import type { DecisionRules } from '../../../../kernel/request.ts';
import { asking } from '../../../../kernel/rule.ts';
import { loseAttacks } from '../basic/posture.ts';
import { isOnFoot } from '../beasts/mounts.ts';
import type { Blow } from '../blow-types.ts';
import type { GladiatorRule, PhaseContext } from '../phase.ts';
import { areaLoss, isUpright } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { letGo } from '../things/drop.ts';
import { AREAS, type Area, type Fighter, type GladiatorDecisions, type State } from '../types.ts';
import { heldBy } from './grip.ts';
import { LIMB_LIMIT } from './specials.ts';
import { canLeaveHand } from './weapons.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** Wounds and stun of a man: who has more of them than a moment ago was hurt in it. */
export function hurtOf({ wounds, stun }: Fighter): number {
  return AREAS.reduce((sum, area) => sum + wounds[area], stun.amount);
}

/**
 * 22.3.3 The strikers of some blows may each lay hold of what they struck: a seat is asked, the book
 * does it whenever it can, but lays hold of nobody who lies senseless (P172).
 */
export function* resolveGrapples(ctx: PhaseContext, blows: readonly Blow[]): GladiatorRule {
  for (const { attacker, target, area } of blows) {
    if (!mayGrapple(ctx, attacker, target)) continue;
    const wishes = attacker.by === 'book' ? target.conscious : yield* resolveWish(attacker, target, area);
    if (wishes) layHold(ctx, attacker, target, area);
  }
}

/** 22.3.3.1, P170 Hands that can be emptied, arms that still serve, and nobody held already. */
function mayGrapple({ state, tables }: PhaseContext, striker: Fighter, target: Fighter): boolean {
  if (target.fate !== 'fighting' || target.grappled !== null || !isOnFoot(target)) return false;
  const able = isUpright(striker) && isOnFoot(striker) && striker.grappled === null && striker.ensnared === null;
  const free = striker.hands.every((item) => canLeaveHand(tables, item)) && heldBy(state, striker) === null;
  return able && free && areaLoss(tables, striker, 4) <= LIMB_LIMIT;
}

function* resolveWish({ id, seat }: Fighter, target: Fighter, area: Area): GladiatorRule<boolean> {
  const ask = { kind: 'grapple', seat: seat ?? 0, cite: '22.3.3', fighter: id, target: target.id, area } as const;
  const [wishes = false] = yield* resolveAsking<'grapple'>([ask]);
  return wishes;
}

/** 22.4 Both hands take hold; neither of the two has an attack left this phase (22.4.3). */
function layHold(ctx: PhaseContext, holder: Fighter, target: Fighter, area: Area): void {
  loseAttacks(ctx, holder, 'holding');
  for (const item of [...holder.hands]) letGo(ctx, holder, item);
  target.grappled = { by: holder.id, area };
  ctx.emit({ kind: 'grappled', cite: '22.3.3', fighter: holder.id, target: target.id, area });
  loseAttacks(ctx, target, 'held');
}

/** To lay hold or not: always both are legal. */
export const grappleDecision: DecisionRules<State, Tables, object, boolean> = {
  check: () => null,
  list: () => [true, false],
  sample: (_state, _tables, _ask, pick) => pick(4) > 0,
};
