/** How this game's errands are done, by their kinds. */
import type { Errand, Toil } from '../../../odds/labour.ts';
import { type GladiatoriDayOrders, toilForMatch } from './challenge.ts';
import { THOUGHTS } from './think.ts';

/** Begins an errand of this game; throws where there is none of its kind. */
export function gladiatoriToil(errand: Errand): Toil {
  const toil =
    errand.kind === 'challenge' ? toilForMatch(errand.orders as GladiatoriDayOrders) : THOUGHTS.toilFor(errand);
  if (toil === null) throw new Error(`Gladiatori knows no errand '${errand.kind}'`);
  return toil;
}
