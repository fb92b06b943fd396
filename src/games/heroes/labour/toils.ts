/** How the errands of this game are done. */
import type { Errand, Toil } from '../../../odds/labour.ts';
import { type DiceLuckOrders, toilForDiceLuck } from './dice-luck.ts';
import { THOUGHTS } from './think.ts';

/** Begins an errand of this game; throws where there is none of its kind. */
export function toilFor(errand: Errand): Toil {
  const { kind, orders } = errand;
  const toil = kind === 'dice-luck' ? toilForDiceLuck(orders as DiceLuckOrders) : THOUGHTS.toilFor(errand);
  if (toil === null) throw new Error(`Heroes of the Colosseum knows no errand '${kind}'`);
  return toil;
}
