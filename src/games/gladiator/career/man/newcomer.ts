/** 38.5: men the player's man has never met. */

import type { CareerContext } from '../context.ts';
import { challengerXp, makeChallenger } from '../munus/challenger.ts';
import type { Billed } from '../munus/munus-types.ts';
import type { CombatClass } from './man-types.ts';

/** 38.5 A man of a class, made for this career: his XP go by the record of the player's man, and nobody else alive bears his name. */
export function newcomer(
  ctx: CareerContext,
  combatClass: CombatClass,
  champion: boolean,
  beside: readonly Billed[],
): Billed {
  const { man, rivals } = ctx.state;
  if (man === null) throw new Error('there is no man to meet him');
  const living = rivals.filter(({ standing }) => standing === 'fighting');
  const taken = [man, ...[...beside, ...living].map((one) => one.man)].map(({ name }) => name);
  const budget = challengerXp(ctx, man, champion);
  return { ...makeChallenger(ctx, { of: { combatClass }, budget, taken }), rival: null };
}
