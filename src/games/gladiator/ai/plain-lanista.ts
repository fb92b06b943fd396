/** The plain lanista: buys while he can pay, keeps a man at home, backs his own favourites, and is never tired of it. */

import type { Choice, Kind, Request } from '../../../kernel/request.ts';
import { derive } from '../../../kernel/rng.ts';
import type { Controller } from '../../../kernel/runner.ts';
import { fightOut } from '../career/munus/fight-out.ts';
import { combatValue } from '../career/munus/fighter.ts';
import type { CampaignTables } from '../career/table-types.ts';
import { otherSide, prizeOf, riskOf, takersOdds } from '../house/games/odds.ts';
import type { ManId } from '../house/house-types.ts';
import { gladiatorOf, houseOf, moneyValue, ownMenOf } from '../house/houses.ts';
import type { HousesKit } from '../house/kit.ts';
import { upkeepOf } from '../house/market/costs.ts';
import type { Dealing } from '../house/month-types.ts';
import { worthOf as dealersWorth } from '../house/proposing.ts';
import type { HousesDecisions, HousesState } from '../house/types.ts';
import { plainFighter } from './plain-bout.ts';
import { betterArms, coveringArmour, tastiestPick, wantedPurchase } from './plain-career.ts';

/** A question of one kind, as the one seat of a game of houses is asked it. */
export type LanistaQuestion<K extends Kind<HousesDecisions>> = Request<HousesDecisions, K>;
/** What a lanista says to each kind of question. */
export type LanistaAnswers = {
  readonly [K in Kind<HousesDecisions>]: (
    state: HousesState,
    tables: CampaignTables,
    ask: LanistaQuestion<K>,
  ) => Choice<HousesDecisions, K>;
};

/** The first house is the seat's. */
export const OWN = 0;
/** He buys below so many men, and keeps so many denarii. */
const STOCK = { men: 5, keep: 15 } as const;
/** 39.5.2 He borrows below so many denarii. */
const BORROWS_BELOW = 10;
/** One denarius in so many is put on a favourite. */
const WAGERED = 6;

/** What the plain lanista says. */
export const PLAIN_ANSWERS: LanistaAnswers = {
  talent: (state, tables, { man, picks }) => {
    const style = state.men.find((one) => one.fate === 'fighting' && one.man.name === man)?.man.style ?? null;
    return tastiestPick(tables, style, picks);
  },
  armour: (_state, tables, { denarii, purse }) => coveringArmour(tables, denarii, purse),
  unique: () => 'matched-pair',
  bid: bidFor,
  loan: (state) => houseOf(state, OWN).denarii < BORROWS_BELOW,
  guards: () => ({}),
  deal: () => ({ kind: 'done' }),
  proposal: (state, _tables, { dealing }) => ({ kind: isGood(state, dealing) ? 'take' : 'refuse' }),
  stock: stockWanted,
  school: (state, tables, { pupils }) => {
    for (const { man, offers, weapons } of pupils) {
      const weapon = betterArms(tables, gladiatorOf(state, man).man, weapons);
      if (weapon !== null) return { kind: 'arm', man, weapon };
      const purchase = wantedPurchase(tables, gladiatorOf(state, man).man.style, offers);
      if (purchase !== null) return { kind: 'buy', man, purchase };
    }
    return { kind: 'done' };
  },
  send: (state, _tables, { men, most }) => {
    const best = [...men].sort((a, b) => worthOf(state, b) - worthOf(state, a) || a - b);
    return best.slice(0, Math.max(1, Math.min(most, men.length - 1)));
  },
  opponent: (state, _tables, { men }) =>
    [...men].sort((a, b) => worthOf(state, a) - worthOf(state, b) || a - b)[0] ?? null,
  wager: backFavourite,
  dare: (state, _tables, { wager }) => {
    const book = state.month.fixtures[wager.fixture - 1]?.odds ?? wager.odds;
    return takersOdds(wager, book) >= 0 && prizeOf(wager) * WAGERED <= houseOf(state, OWN).denarii;
  },
  fight: () => 'book',
  bout: (_state, tables, order) =>
    fightOut(tables.gladiator, order, (seat) => plainFighter(tables.gladiator, derive(order.seed, 'plain', seat))),
  debts: (state, _tables, { owed, men }) => {
    const dear = [...men].sort((a, b) => worthOf(state, b) - worthOf(state, a) || a - b);
    return dear.filter((id) => worthOf(state, id) >= owed).at(-1) ?? dear[0] ?? 0;
  },
};

const worthOf = (state: HousesState, id: ManId): number => moneyValue(gladiatorOf(state, id).man);

/** A third of the purse at most, and no more than a man of that CV is worth. */
function bidFor(state: HousesState, _tables: CampaignTables, { sale, most }: LanistaQuestion<'bid'>): number {
  const bid = Math.min(Math.floor(most / 3), combatValue(gladiatorOf(state, sale.man).man) + 5);
  return bid >= Math.max(1, sale.least) ? bid : 0;
}

/** P277 What brings him no less than it takes, with the month's upkeep left, and as many men as he wants. */
function isGood(state: HousesState, { want, give, pay }: Dealing): boolean {
  const worth = (id: ManId | null) => (id === null ? 0 : dealersWorth(gladiatorOf(state, id)));
  if (want !== null && give === null && ownMenOf(state, OWN).length < STOCK.men) return false;
  if (pay < 0 && houseOf(state, OWN).denarii + pay < upkeepOf(state, OWN) + STOCK.keep) return false;
  return worth(give) + pay >= worth(want);
}

/** 39.5.3.2 What is left when the month is paid for goes into men. */
function stockWanted(
  state: HousesState,
  _tables: CampaignTables,
  { price, most }: LanistaQuestion<'stock'>,
): Choice<HousesDecisions, 'stock'> {
  const men = ownMenOf(state, OWN).length + state.month.stock.filter(({ house }) => house === OWN).length;
  const spare = houseOf(state, OWN).denarii - upkeepOf(state, OWN) - STOCK.keep;
  const cv = Math.min(most, Math.floor(spare / price / 2));
  if (men < 2 && most > 0) return { kind: 'buy', cv: Math.max(1, cv) };
  return men < STOCK.men && cv > 0 ? { kind: 'buy', cv } : { kind: 'done' };
}

/** 39.5.4.4 His own man, once, where the book has him ahead. */
function backFavourite(
  state: HousesState,
  _tables: CampaignTables,
  { tips, spare }: LanistaQuestion<'wager'>,
): Choice<HousesDecisions, 'wager'> {
  for (const { fixture, odds, bank } of tips) {
    const own = state.month.fixtures[fixture - 1];
    const backed = state.month.wagers.some((one) => one.house === OWN && one.fixture === fixture);
    if (own === undefined || backed || gladiatorOf(state, own.red).house !== OWN) continue;
    const on = 0;
    if (odds[on] <= odds[otherSide(on)]) continue;
    const stake = Math.min(bank[on], Math.floor(spare / WAGERED / riskOf({ stake: 1, odds, on })));
    if (stake > 0) return { kind: 'bank', fixture, on, stake };
  }
  return { kind: 'done' };
}

/** A lanista who always does the same in the same place. */
export function plainLanista(tables: CampaignTables): Controller<HousesKit> {
  return lanistaBy(PLAIN_ANSWERS, tables);
}

/** A lanista who always gives such answers. */
export function lanistaBy(answers: LanistaAnswers, tables: CampaignTables): Controller<HousesKit> {
  return { choose: (request, view) => answerTo(request, answers, view, tables) };
}

function answerTo<K extends Kind<HousesDecisions>>(
  request: LanistaQuestion<K>,
  answers: LanistaAnswers,
  view: HousesState,
  tables: CampaignTables,
): Choice<HousesDecisions, K> {
  return answers[request.kind](view, tables, request);
}
