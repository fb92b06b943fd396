/** GR-97, GR-98 What a match is worth to Fame before it is fought, and what giving it up costs. */
import { sumModifiers } from '../../../kernel/modifier.ts';
import { awardOf } from '../rules/points.ts';
import { munusNow } from './calendar.ts';
import { entrantsIn, teamsOfOffer } from './order.ts';
import { GAVE_UP, type Stakes, xpLines } from './reward.ts';
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

/** What giving up would leave; pay is none. */
interface GivenUp {
  readonly fame: number;
  /** What it adds to experience. */
  readonly xp: number;
  /** GR-98 What the giver pays for coming, and as much for winning: it is lost. */
  readonly pay: number;
}

/** 16.1, GR-97, GR-98 What would be left by giving up now; `vp`: those that one has, null in a hunt, where they do not count. */
export function afterGivingUp(state: Readonly<CampaignState>, tables: CampaignTables, vp: number | null): GivenUp {
  const { man } = state;
  const { temper, species } = munusNow(state);
  const own = { vp: (vp ?? 0) + awardOf('surrender') };
  const lines = xpLines(tables.match, { own, won: false, kind: vp === null ? 'hunt' : 'duel', species });
  return {
    fame: Math.max(0, man.fame + GAVE_UP),
    xp: sumModifiers(lines),
    pay: tables.tempers[temper].pay,
  };
}
