/** 12, 13.4 The lesson on what a shield is worth. */

import { ONES } from '../../../../odds/falls.ts';
import { attackReader } from '../../odds/attack.ts';
import { orderOdds } from '../../odds/order.ts';
import { recoveryChance } from '../../odds/single-rolls.ts';
import { trialOf } from '../../odds/trial.ts';
import { beginPhase } from '../../rules/phase.ts';
import { fighterOf, isShield, isWeapon } from '../../rules/sheet.ts';
import type { Area, LooseItem, Plot } from '../../rules/types.ts';
import { chanceOrNot, type Lecture, type LessonMoment, oddsText, pairIn } from './lecture.ts';

/** The blow that the odds are of: where, and with how many CF. */
const BLOW = { area: 2 as Area, cf: 6 } as const;

function looseShield({ state }: LessonMoment): LooseItem {
  const found = state.loose.find(({ item }) => isShield(item));
  if (found === undefined) throw new Error('no shield lies there');
  return found;
}

/** That an order brings the shield back into his hand. */
function takes(moment: LessonMoment, plot: Plot): number {
  const [own] = pairIn(moment);
  const byOrder = orderOdds(moment, own.id, plot).find(({ what }) => what === 'takes');
  if (byOrder !== undefined) return byOrder.chance;
  const stays = plot.actions.every(({ code }) => code === 'X');
  if (!plot.act || !stays) return 0; // 13.4 a try is made beside it alone
  const ctx = beginPhase({ state: trialOf(moment.state), tables: moment.tables, dice: ONES, emit: () => {} });
  return recoveryChance(ctx, fighterOf(ctx.state, own.id), looseShield(moment));
}

/** That the blow wounds him, with the shield or without it. */
function woundedBy(moment: LessonMoment, shielded: boolean): number {
  const state = trialOf(moment.state);
  const [own, foe] = pairIn({ ...moment, state });
  if (shielded) own.hands.push(looseShield(moment).item);
  const item = foe.hands.find(isWeapon) ?? null;
  const stroke = { attacker: foe, target: own, area: BLOW.area, round: 1, item, special: null, behind: false };
  const { wounds } = attackReader({ rules: state.rules, tables: moment.tables }, stroke)(BLOW.cf);
  return 1 - (wounds[0] ?? 0);
}

/** 13.4 To take it up while nobody can strike. */
export const SHIELD: Lecture<Plot> = {
  head: ['shield in hand', `${BLOW.cf} CF at your chest wound`],
  figures(moment, plot) {
    const chance = takes(moment, plot);
    const wounds = chance * woundedBy(moment, true) + (1 - chance) * woundedBy(moment, false);
    return [chanceOrNot(chance), oddsText(wounds)];
  },
  isMet: (moment, plot) => takes(moment, plot) > 0.5,
  tells: ({ kind }) => kind === 'recovery-tried',
};
