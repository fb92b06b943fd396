/** GR-97 What a match is worth to Fame before it is fought. */
import { entrantsIn, teamsOfOffer } from './order.ts';
import type { Stakes } from './reward.ts';
import { firstOfSchools } from './rivals.ts';
import type { CampaignTables } from './tables.ts';
import type { CampaignState, TakenMatch } from './types.ts';
import { coinsFor } from './veterans.ts';

/** GR-97 Who is met, and what is shown. */
export function stakesOf(state: Readonly<CampaignState>, tables: CampaignTables, taken: TakenMatch): Stakes {
  const { offer } = taken;
  const teams = teamsOfOffer(offer);
  const opponents = entrantsIn(state, offer).filter((_, at) => teams[at] !== 0);
  const own = coinsFor(state.man);
  const first = firstOfSchools(state);
  return {
    taken,
    shown: offer.kind === 'duel' ? 0 : tables.spectacles[offer.kind].fame,
    equals: opponents.filter((one) => coinsFor(one) >= own).length,
    first: opponents.some(({ id }) => id === first?.id),
  };
}
