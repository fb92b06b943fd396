/** How GLADIATOR's errands are done, by their kinds. */
import type { Errand, Toil } from '../../../odds/labour.ts';
import { type ChallengeOrders, toilForChallenge } from './challenge.ts';
import { type DiceLuckOrders, toilForDiceLuck } from './dice-luck.ts';
import { type ExchangeOrders, toilForExchange } from './exchange.ts';
import { type LuckOrders, toilForLuck } from './luck.ts';
import { type ThoughtOrders, toilForThought } from './think.ts';
import { type TrueOddsOrders, toilForTrueOdds } from './true-odds.ts';

/** Begins an errand that a task of this folder asked for; throws where there is none of its kind. */
export function toilFor({ kind, orders }: Errand): Toil {
  switch (kind) {
    case 'luck':
      return toilForLuck(orders as LuckOrders);
    case 'dice-luck':
      return toilForDiceLuck(orders as DiceLuckOrders);
    case 'exchange':
      return toilForExchange(orders as ExchangeOrders);
    case 'true-odds':
      return toilForTrueOdds(orders as TrueOddsOrders);
    case 'challenge':
      return toilForChallenge(orders as ChallengeOrders);
    case 'think':
      return toilForThought(orders as ThoughtOrders);
    default:
      throw new Error(`GLADIATOR knows no errand '${kind}'`);
  }
}
