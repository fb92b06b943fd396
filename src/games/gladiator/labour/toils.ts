/** How GLADIATOR's errands are done, by their kinds. */
import type { Errand, Toil } from '../../../odds/labour.ts';
import { type ChallengeOrders, toilForChallenge } from './challenge.ts';
import { type DiceLuckOrders, toilForDiceLuck } from './dice-luck.ts';
import { type ExchangeOrders, toilForExchange } from './exchange.ts';
import { type LuckOrders, toilForLuck } from './luck.ts';
import { THOUGHTS } from './think.ts';
import { type TrueOddsOrders, toilForTrueOdds } from './true-odds.ts';

/** By the kind of an errand, what begins it. */
const TOILS: { readonly [kind: string]: (orders: unknown) => Toil } = {
  luck: (orders) => toilForLuck(orders as LuckOrders),
  'dice-luck': (orders) => toilForDiceLuck(orders as DiceLuckOrders),
  exchange: (orders) => toilForExchange(orders as ExchangeOrders),
  'true-odds': (orders) => toilForTrueOdds(orders as TrueOddsOrders),
  challenge: (orders) => toilForChallenge(orders as ChallengeOrders),
};

/** Begins an errand that a task of this folder asked for; throws where there is none of its kind. */
export function toilFor(errand: Errand): Toil {
  const { kind, orders } = errand;
  const thought = THOUGHTS.toilFor(errand);
  if (thought !== null) return thought;
  const begin = Object.hasOwn(TOILS, kind) ? TOILS[kind] : undefined;
  if (begin === undefined) throw new Error(`GLADIATOR knows no errand '${kind}'`);
  return begin(orders);
}
