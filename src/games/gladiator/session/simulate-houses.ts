/** Many games of houses without a person, counted. */

import { Match } from '../../../kernel/match.ts';
import { derive } from '../../../kernel/rng.ts';
import { type Controller, runMatch } from '../../../kernel/runner.ts';
import { added } from '../../../session/counts.ts';
import type { Range } from '../../../session/range.ts';
import { plainLanista } from '../ai/plain-lanista.ts';
import { combatValue } from '../career/munus/fighter.ts';
import type { MatchType } from '../career/munus/munus-types.ts';
import type { CampaignTables } from '../career/table-types.ts';
import type { HousesEvent } from '../house/events.ts';
import { type Downfall, type House, type Master, type Reason, TEMPERAMENTS } from '../house/house-types.ts';
import { lanista } from '../house/index.ts';
import type { HousesKit } from '../house/kit.ts';
import type { RandomEvent } from '../house/month-types.ts';
import type { HouseSetup, HousesEnd, HousesSetup, HousesState } from '../house/types.ts';

/** What became of the houses that were led in one way. @internal */
export interface HouseTally {
  houses: number;
  won: number;
  readonly out: { [D in Downfall]: number };
  /** Months in the game, all together. */
  months: number;
  champions: number;
  /** Of those in the game when it ended: how many, and what they had. */
  readonly left: { houses: number; denarii: number; rep: number; men: number };
  readonly ledger: { [R in Reason]?: number };
}

/** What was paid for men: how often, at which CV altogether, and for how much. */
interface PriceTally {
  readonly deals: number;
  readonly cv: number;
  readonly denarii: number;
  readonly least: number;
  readonly most: number;
}

/** What came of a batch of seasons. */
export interface SeasonTally {
  seasons: number;
  months: number;
  readonly ends: { [E in HousesEnd]?: number };
  readonly by: { [M in Master]?: HouseTally };
  /** Houses still in the game after so many months, from 0 on. */
  readonly inPlay: number[];
  readonly prices: { [what in Priced]?: PriceTally };
  /** Seasons by the Emperor's Champions they saw. */
  readonly champions: number[];
  readonly events: { [E in RandomEvent]?: number };
  readonly matches: { [T in MatchType]?: number };
  /** Matches between men of two houses. */
  ownMatches: number;
  /** Men who died, fled, were sold or freed. */
  readonly fates: { [fate: string]: number };
  readonly wagers: { won: number; lost: number; off: number };
}

/** 39.5.2, 39.5.3 Deals in which a man has a price. */
const PRICED = ['hire', 'trade', 'stock sale', 'forced sale'] as const;
type Priced = (typeof PRICED)[number];

const NAMES = ['Batiatus', 'Solonius', 'Tullius', 'Vettius'] as const;

/** Four houses: of three temperaments one each, and one more in turn, in an order that changes from season to season; or the plain lanista against those three. */
export function seasonHouses(season: number, who: 'program' | 'plain'): readonly HouseSetup[] {
  const turn = (i: number) => TEMPERAMENTS[(season + i) % TEMPERAMENTS.length] ?? 'steady';
  return NAMES.map((name, i) => ({ name, by: i === 0 && who === 'plain' ? 'seat' : turn(i) }));
}

/** Plays some seasons of a batch; equal arguments give an equal tally. `lanistaFor`: who has the seat, where it is taken. */
export function simulateHouses(
  tables: CampaignTables,
  setup: Omit<HousesSetup, 'houses'>,
  seed: string,
  { from, to }: Range,
  who: 'program' | 'plain' = 'program',
  lanistaFor: (tables: CampaignTables) => Controller<HousesKit> = plainLanista,
): SeasonTally {
  const tally = noSeasons();
  for (let season = from; season < to; season++) {
    const houses = seasonHouses(season, who);
    const watch = ({ event }: { readonly event: HousesEvent }) => countEvent(tally, event);
    const match = Match.start(lanista, tables, { ...setup, houses }, derive(seed, 'season', season), {
      ...{ journal: false, watch },
    });
    const player = lanistaFor(match.tables);
    runMatch(match, () => player);
    countSeason(tally, match.state);
  }
  return tally;
}

/** Nothing counted yet. */
export function noSeasons(): SeasonTally {
  return {
    ...{ seasons: 0, months: 0, ends: {}, by: {}, inPlay: [], prices: {}, champions: [], events: {}, matches: {} },
    ...{ ownMatches: 0, fates: {}, wagers: { won: 0, lost: 0, off: 0 } },
  };
}

/** Both tallies together; `b` has the seasons after those of `a`. */
export function joinSeasons(a: SeasonTally, b: SeasonTally): SeasonTally {
  const prices = added(a.prices, b.prices);
  for (const what of PRICED) {
    const [sum, one, other] = [prices[what], a.prices[what], b.prices[what]];
    if (sum === undefined || one === undefined || other === undefined) continue;
    prices[what] = { ...sum, least: Math.min(one.least, other.least), most: Math.max(one.most, other.most) };
  }
  return { ...added(a, b), prices };
}

function countEvent(tally: SeasonTally, event: HousesEvent): void {
  if (event.kind === 'event-rolled') tally.events[event.event] = (tally.events[event.event] ?? 0) + 1;
  if (event.kind === 'wager-settled') tally.wagers[event.outcome] += 1;
}

function countSeason(tally: SeasonTally, state: HousesState): void {
  const { end, houses, months, bouts, men } = state;
  if (end === null) throw new Error('a season that has not ended');
  tally.seasons += 1;
  tally.months += months.length;
  tally.ends[end.how] = (tally.ends[end.how] ?? 0) + 1;
  for (const house of houses) countHouse(tally, state, house);
  add(
    tally.champions,
    houses.reduce((sum, { champions }) => sum + champions, 0),
  );
  for (const { type, blue } of bouts) {
    tally.matches[type] = (tally.matches[type] ?? 0) + 1;
    if (blue.some(({ house }) => house !== null)) tally.ownMatches += 1;
  }
  for (const { fate } of men) tally.fates[fate] = (tally.fates[fate] ?? 0) + 1;
  for (const what of PRICED) countPrices(tally, state, what);
}

function countHouse(tally: SeasonTally, state: HousesState, { id, by, out, champions, denarii, rep }: House): void {
  const one = tally.by[by] ?? emptyHouse();
  tally.by[by] = one;
  const lasted = out?.month ?? state.months.length;
  one.houses += 1;
  one.months += lasted;
  one.champions += champions;
  if (state.end?.winner === id) one.won += 1;
  if (out !== null) one.out[out.how] += 1;
  else {
    one.left.houses += 1;
    one.left.denarii += denarii;
    one.left.rep += rep;
    one.left.men += state.months.at(-1)?.houses[id]?.men ?? 0;
  }
  for (let month = 0; month <= state.setup.months; month++) {
    if (out === null || month < out.month) add(tally.inPlay, month);
  }
  for (const { why, denarii: paid } of state.ledger.filter((posting) => posting.house === id)) {
    one.ledger[why] = (one.ledger[why] ?? 0) + paid;
  }
}

function emptyHouse(): HouseTally {
  return {
    ...{ houses: 0, won: 0, out: { debts: 0, 'no men': 0 }, months: 0, champions: 0, ledger: {} },
    left: { houses: 0, denarii: 0, rep: 0, men: 0 },
  };
}

/** The buyer's side of a deal among houses, the seller's of a sale. CV is that of the man as the season left him. */
function countPrices(tally: SeasonTally, { ledger, men }: HousesState, what: Priced): void {
  for (const { why, denarii, man } of ledger) {
    if (why !== what || man === null || (what === 'trade' && denarii > 0)) continue;
    const paid = Math.abs(denarii);
    const sheet = men[man - 1]?.man;
    const was = tally.prices[what] ?? { deals: 0, cv: 0, denarii: 0, least: paid, most: paid };
    tally.prices[what] = {
      deals: was.deals + 1,
      cv: was.cv + (sheet === undefined ? 0 : combatValue(sheet)),
      denarii: was.denarii + paid,
      least: Math.min(was.least, paid),
      most: Math.max(was.most, paid),
    };
  }
}

/** Lists count from 0 up without holes. */
function add(list: number[], at: number): void {
  while (list.length <= at) list.push(0);
  list[at] = (list[at] ?? 0) + 1;
}
