/** How this game's errands are done, by their kinds. */
import type { Errand, Toil } from '../../../odds/labour.ts';
import { type DayOrders, toilForBout } from './challenge.ts';
import { type DiceLuckOrders, toilForBoutThrows, toilForDiceLuck } from './dice-luck.ts';
import { THOUGHTS } from './think.ts';

const OWN: { readonly [kind: string]: (orders: never) => Toil } = {
  challenge: (orders: DayOrders) => toilForBout(orders),
  'dice-luck': (orders: DiceLuckOrders) => toilForDiceLuck(orders),
  throws: (orders: DiceLuckOrders) => toilForBoutThrows(orders),
};

/** Begins an errand of this game; throws where there is none of its kind. */
export function muneraToil(errand: Errand): Toil {
  const toil = OWN[errand.kind]?.(errand.orders as never) ?? THOUGHTS.toilFor(errand);
  if (toil === null) throw new Error(`Munera Sine Missione knows no errand '${errand.kind}'`);
  return toil;
}
