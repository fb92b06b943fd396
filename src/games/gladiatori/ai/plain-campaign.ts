/** GR-100 A player of campaigns who does the plain thing: rests while hurt, drills what it has, takes the match that is even. */
import { answeringEach } from '../../../ai/each-kind.ts';
import type { Controller } from '../../../kernel/runner.ts';
import { drilledBuild } from '../career/drills.ts';
import type { CampaignKit } from '../career/kit.ts';
import { armsChoices, priceOf } from '../career/market.ts';
import type { CampaignTables } from '../career/tables.ts';
import type { CampaignState, DayAct, MatchOffer, MatchResult, WeeksAct } from '../career/types.ts';
import { spareCoins } from '../career/veterans.ts';
import { weeksFault } from '../career/weeks.ts';
import type { GladiatoriSetup } from '../rules/setup-types.ts';
import type { ItemName } from '../rules/words.ts';

/** Plays a match to its end. */
export type PlaysMatch = (setup: GladiatoriSetup, seed: string) => MatchResult;

/** GR-100 Cards missing that send one to bed, coins that are worth a drill, cards missing that keep one away. */
const RESTS = 2;
const DRILLS_FOR = 3;
const STAYS_AWAY = 4;

/** Plays a campaign to its end; `play`: who fights its matches. */
export function plainCampaign(tables: CampaignTables, play: PlaysMatch): Controller<CampaignKit> {
  return answeringEach<CampaignKit>({
    weeks: (_ask, state) => plainWeeks(tables, state),
    day: ({ offers }, state) => plainDay(offers, state),
    arms: (_ask, { man }) => best(tables, armsChoices(tables.match, man)),
    match: ({ setup, seed }) => play(setup, seed),
    verdict: () => false,
  });
}

const total = (tables: CampaignTables, items: readonly ItemName[]): number =>
  items.reduce((sum, item) => sum + priceOf(tables.match, item), 0);

const best = (tables: CampaignTables, pairs: readonly (readonly ItemName[])[]): readonly ItemName[] =>
  pairs.toSorted((a, b) => total(tables, b) - total(tables, a))[0] ?? [];

function plainWeeks(tables: CampaignTables, state: CampaignState): WeeksAct {
  const { man, market } = state;
  const wanted: readonly WeeksAct[] = [
    { do: 'buy freedom' },
    ...(man.arms.length < 2 ? market.map((item) => ({ do: 'buy', item }) as const) : []),
    ...(man.wounds >= RESTS ? [{ do: 'rest', surgeon: false } as const] : []),
    ...(spareCoins(tables.match, man) >= DRILLS_FOR
      ? [{ do: 'drill', build: drilledBuild(tables.match, man, 'attack') } as const]
      : []),
  ];
  return wanted.find((act) => weeksFault(state, tables.match, act) === null) ?? { do: 'work' };
}

/** The duel that is matched, or what there is; not where one is badly hurt. */
function plainDay(offers: readonly MatchOffer[], { man }: CampaignState): DayAct {
  const even = offers.findIndex(({ kind, called }) => kind === 'duel' && !called);
  const offer = even >= 0 ? even : 0;
  if ((man.wounds >= STAYS_AWAY && even < 0) || man.wounds > STAYS_AWAY || offers.length === 0)
    return { do: 'sit out' };
  return { do: 'fight', offer, mortal: false };
}
