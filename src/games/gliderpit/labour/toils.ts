/** How this game's errands are done, by their kinds. */
import type { Errand, Toil } from '../../../odds/labour.ts';
import { type FlightOfDayOrders, toilForFlight } from './challenge.ts';
import { THOUGHTS } from './think.ts';

/** Begins an errand of this game; throws where there is none of its kind. */
export function gliderpitToil(errand: Errand): Toil {
  const toil =
    errand.kind === 'challenge' ? toilForFlight(errand.orders as FlightOfDayOrders) : THOUGHTS.toilFor(errand);
  if (toil === null) throw new Error(`Glider-Pit Gladiators knows no errand '${errand.kind}'`);
  return toil;
}
