/** How this game's errands are done, by their kinds. */
import type { Errand, Toil } from '../../../odds/labour.ts';
import { type DayOrders, toilForBout } from './challenge.ts';
import { THOUGHTS } from './think.ts';

/** Begins an errand of this game; throws where there is none of its kind. */
export function muneraToil(errand: Errand): Toil {
  const toil = errand.kind === 'challenge' ? toilForBout(errand.orders as DayOrders) : THOUGHTS.toilFor(errand);
  if (toil === null) throw new Error(`Munera Sine Missione knows no errand '${errand.kind}'`);
  return toil;
}
