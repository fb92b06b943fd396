/** 39.5.2, 33.3: what experience buys this month. */
import type { ManContext } from '../../career/context.ts';
import { chartPrices, type Prices } from '../../career/man/improvements.ts';
import type { HousesContext } from '../context.ts';
import type { HouseId } from '../house-types.ts';

/** C45 31-33 A point of TR, in XP. */
const BARLEY_TR = 20;
/** 21-23, P118 So much less, and no less than that. */
const TRAINER = { less: 5, least: 5 } as const;

/** The Experience Chart for the men of a house, as the month's event has it; the harvest before the trainer. */
export function pricesFor(
  { state, tables }: Pick<HousesContext, 'state'> & Pick<ManContext, 'tables'>,
  house: HouseId,
): Prices {
  const printed = chartPrices(tables);
  const barley = state.month.event === 'barley-harvest';
  const trained = state.month.trainer === house;
  return (man, purchase) => {
    const tr = purchase.kind === 'rating' && purchase.rating === 'tr';
    const price = barley && tr ? BARLEY_TR : printed(man, purchase);
    return trained ? Math.max(TRAINER.least, price - TRAINER.less) : price;
  };
}
