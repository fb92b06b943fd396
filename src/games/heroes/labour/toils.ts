/** How the errands of this game are done. */
import type { Errand, Toil } from '../../../odds/labour.ts';
import { type DiceLuckOrders, toilForDiceLuck, toilForPools } from './dice-luck.ts';
import { THOUGHTS } from './think.ts';

const OWN: { readonly [kind: string]: (orders: DiceLuckOrders) => Toil } = {
  'dice-luck': toilForDiceLuck,
  pools: toilForPools,
};

/** Begins an errand of this game; throws where there is none of its kind. */
export function toilFor(errand: Errand): Toil {
  const toil = OWN[errand.kind]?.(errand.orders as DiceLuckOrders) ?? THOUGHTS.toilFor(errand);
  if (toil === null) throw new Error(`Heroes of the Colosseum knows no errand '${errand.kind}'`);
  return toil;
}
