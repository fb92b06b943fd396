/** 32: what wounds leave behind for life. */

import { TWO_DICE } from '../../../../kernel/dice.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { needing, rollOf } from '../../../../kernel/roll.ts';
import { AREAS, type Area, type ByArea } from '../../rules/types.ts';
import type { ManContext } from '../context.ts';
import type { Injury, Man } from './man-types.ts';

/** 32.2.1-32.2.4 What an injury of an area is taken from. */
const INJURED: { readonly [A in Area]: { readonly rating: Injury['rating']; readonly cite: string } } = {
  1: { rating: 'cn', cite: '32.2.1' },
  2: { rating: 'w', cite: '32.2.2' },
  3: { rating: 'w', cite: '32.2.2' },
  4: { rating: 'st', cite: '32.2.3' },
  5: { rating: 'ag', cite: '32.2.4' },
};
/** P107 He does not live without these. */
const VITAL = ['cn', 'w'] as const satisfies readonly Injury['rating'][];

/** 32.2 A roll for each wounded area; all other wounds are healed before the next match. */
export function rollInjuries(
  ctx: ManContext,
  whole: Man,
  wounds: Readonly<ByArea<number>>,
  munus: number,
): { readonly man: Man; readonly died: boolean } {
  let man = whole;
  for (const area of AREAS) if (wounds[area] > 0) man = rollInjury(ctx, man, area, wounds[area], munus);
  const fatal = VITAL.find((rating) => man.ratings[rating] <= 0);
  if (fatal !== undefined) ctx.emit({ kind: 'died-of-wounds', cite: 'P107', man: man.name, rating: fatal });
  return { man, died: fatal !== undefined };
}

/** 32.2 2D6 less the wounds of the area: what is short of 0, or of 2 by the Billings tables (P344), is lost for good. */
function rollInjury(ctx: ManContext, man: Man, area: Area, wounds: number, munus: number): Man {
  const { rating, cite } = INJURED[area];
  const thrown = ctx.dice.throw('injury', TWO_DICE);
  const least = ctx.tables.gladiator.formulas.healing;
  const roll = needing(rollOf('injury', cite, thrown, 'sum', [modifier(-wounds, 'wounds', '32.2')]), '>=', least);
  const loss = Math.max(0, least - roll.total);
  const from = man.ratings[rating];
  const change = loss === 0 ? null : { from, to: from - loss };
  ctx.emit({ kind: 'injury-rolled', cite, man: man.name, area, wounds, rating, change, rolls: [roll] });
  if (loss === 0) return man;
  const injury: Injury = { munus, area, rating, loss };
  return { ...man, ratings: { ...man.ratings, [rating]: from - loss }, injuries: [...man.injuries, injury] };
}
