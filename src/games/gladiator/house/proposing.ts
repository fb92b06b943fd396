/** P276, P278, P285: what program houses propose, and what they take. They read what lies open to everybody, and nothing else. */

import { ONE_DIE } from '../../../kernel/dice.ts';
import { modifier } from '../../../kernel/modifier.ts';
import { needing, type Roll, rollOf } from '../../../kernel/roll.ts';
import type { Side } from '../rules/side.ts';
import type { HousesContext } from './context.ts';
import { otherSide } from './games/odds.ts';
import type { Gladiator, House, ManId } from './house-types.ts';
import { gladiatorOf, houseOf, housesInPlay, isUntried, marketValue, moneyValue, ownMenOf } from './houses.ts';
import { upkeepOf } from './market/costs.ts';
import type { Dealing, Odds, Proposal } from './month-types.ts';
import { byTaste, MEN_NEEDED, policyOf, portionOf, tasteOf } from './temperaments.ts';
import type { HousesState } from './types.ts';

type Game = Readonly<HousesState>;

/** P276, P285 What houses of the program go by when they deal. */
const DEALS = {
  /** P285 What a man is worth beyond CV + PR. */
  worth: 4,
  /** P285 No house sells itself below so many men. */
  kept: 5,
  /** P276 A house with a purse below so many months' upkeep is short of money. */
  short: 2,
  /** P276 It never offers its best men, so many of them. */
  best: 2,
  /** P276 A house with so many men has no use for another. */
  full: 6,
  /** P276 A man is traded for one who is better by so much. */
  better: 3,
  /** P276 A man stays so many months where he has come before he is spoken of. */
  settled: 3,
  /** P276 The highest throw for a price, and what is taken off that of a trade. */
  dieMost: 6,
  tradeDrm: -3,
} as const;

/** P285, P351 What a man is worth to a house of the program; nobody pays more for untried stock than it was bought for. */
export function worthOf(one: Gladiator): number {
  return isUntried(one) ? marketValue(one) : Math.max(1, priceOf(one) + DEALS.worth);
}

/** P285 Whether a house takes what is proposed to it. */
export function takesProposal(state: Game, { house: id, want, give, pay }: Proposal): boolean {
  const house = houseOf(state, id);
  const { bidding, buying } = policyOf(house);
  const men = ownMenOf(state, id).length - (want === null ? 0 : 1) + (give === null ? 0 : 1);
  if (want !== null && men < DEALS.kept) return false;
  if (want === null && men > buying.below) return false;
  if (-pay > portionOf(house.denarii, bidding)) return false;
  const wanted = want === null ? 0 : asked(house, worthOf(gladiatorOf(state, want)));
  const gained = (give === null ? 0 : worthOf(gladiatorOf(state, give))) + pay;
  return gained >= wanted;
}

/** P276, P278 Whether it has a mind to propose something this month. */
export function rollVenture({ dice }: HousesContext, house: House): { readonly willing: boolean; readonly roll: Roll } {
  const thrown = rollOf('venture', 'P276', dice.throw('venture', ONE_DIE), 'sum');
  const roll = needing(thrown, '<=', policyOf(house).ventures);
  return { willing: roll.need?.met === true, roll };
}

/** P276 A deal before its sum is thrown. */
type Plan = Omit<Dealing, 'pay'>;

/** P276 What it may propose as things stand: a house short of money sells, another buys or trades. */
export function dealingsWanted(state: Game, house: House): readonly Plan[] {
  const others = housesInPlay(state).filter(({ id }) => id !== house.id);
  if (house.denarii < DEALS.short * upkeepOf(state, house.id)) return salesWanted(state, house, others);
  const bought = purchasesWanted(state, house, others);
  return bought.length > 0 ? bought : tradesWanted(state, house, others);
}

/** P276 Its men but the best, each to every house that has a place and the money for him. */
function salesWanted(state: Game, house: House, others: readonly House[]): readonly Plan[] {
  if (ownMenOf(state, house.id).length <= MEN_NEEDED) return [];
  const men = byTaste(house, ownMenOf(state, house.id)).slice(DEALS.best);
  return others
    .filter(({ id }) => ownMenOf(state, id).length < DEALS.full)
    .flatMap((other) =>
      men
        .filter((one) => asked(house, priceOf(one) + DEALS.dieMost) <= other.denarii - upkeepOf(state, other.id))
        .map(({ id: give }) => ({ by: house.id, house: other.id, want: null, give })),
    )
    .filter((plan) => isOpen(state, plan));
}

/** P276 With a place and money for a man: of every house that can spare one the best it can pay for. */
function purchasesWanted(state: Game, house: House, others: readonly House[]): readonly Plan[] {
  const { above, below } = policyOf(house).buying;
  if (house.denarii <= above || ownMenOf(state, house.id).length >= below) return [];
  const most = spends(state, house);
  return others.flatMap((other): readonly Plan[] => {
    const men = ownMenOf(state, other.id);
    if (men.length <= (other.by === 'seat' ? MEN_NEEDED : DEALS.kept)) return [];
    const plans = byTaste(house, men)
      .filter((one) => priceOf(one) + DEALS.dieMost <= most)
      .map(({ id: want }) => ({ by: house.id, house: other.id, want, give: null }));
    return plans.filter((plan) => isOpen(state, plan)).slice(0, 1);
  });
}

/** P276 Its least man for a better one, of every house the best for whom it can pay what he is more. */
function tradesWanted(state: Game, house: House, others: readonly House[]): readonly Plan[] {
  const least = byTaste(house, ownMenOf(state, house.id)).at(-1);
  if (least === undefined) return [];
  const most = priceOf(least) + spends(state, house) - DEALS.dieMost - DEALS.tradeDrm;
  const isBetter = (one: Gladiator, other: Gladiator) =>
    [tasteOf(house, one) - tasteOf(house, other), priceOf(one) - priceOf(other)].every((more) => more >= DEALS.better);
  return others.flatMap((other): readonly Plan[] => {
    const men = ownMenOf(state, other.id);
    if (other.by !== 'seat' && men.length < DEALS.kept) return [];
    const plans = byTaste(house, men)
      .filter((one) => isBetter(one, least) && priceOf(one) <= most)
      .map(({ id: want }) => ({ by: house.id, house: other.id, want, give: least.id }));
    return plans.filter((plan) => isOpen(state, plan)).slice(0, 1);
  });
}

/** P276 What a man counts when a price is thrown for him. */
const priceOf = (one: Gladiator): number => (isUntried(one) ? marketValue(one) : moneyValue(one.man) + one.man.pr);

/** P276 What it wants for its own man where another house would pay so much. */
function asked(house: House, denarii: number): number {
  const { asks } = policyOf(house);
  return Math.ceil((denarii * asks[0]) / asks[1]);
}

/** P276 The most it pays for a man: a part of its purse, and never the upkeep of the month. */
export function spends(state: Game, house: House): number {
  return Math.min(portionOf(house.denarii, policyOf(house).bidding), house.denarii - upkeepOf(state, house.id));
}

/** P276 Nobody who has just come, and nobody spoken of in vain last month. */
function isOpen(state: Game, { by, house, want, give }: Plan): boolean {
  const men = [want, give].flatMap((id) => (id === null ? [] : [gladiatorOf(state, id)]));
  if (men.some(({ since }) => since > 0 && state.turn - since < DEALS.settled)) return false;
  const about = want ?? give;
  const last = state.months.at(-1)?.dealings ?? [];
  return !last.some((one) => one.by === by && one.house === house && !one.taken && (one.want ?? one.give) === about);
}

/** P276 The sum it names, counted as in a proposal, with the roll it comes of. */
export function rollSum(
  { state, dice }: HousesContext,
  { by, want, give }: Plan,
): { readonly pay: number; readonly roll: Roll } {
  const house = houseOf(state, by);
  const value = (id: ManId | null, sign: 1 | -1) =>
    id === null ? [] : [modifier(sign * priceOf(gladiatorOf(state, id)), 'CV and PR', 'P276')];
  const always = want === null || give === null ? [] : [modifier(DEALS.tradeDrm, 'a trade', 'P276')];
  const modifiers = want === null ? value(give, 1) : [...value(want, 1), ...value(give, -1), ...always];
  const roll = rollOf('sum', 'P276', dice.throw('sum', ONE_DIE), 'sum', modifiers);
  const named = Math.max(1, roll.total);
  const pay = want === null ? -asked(house, named) : named;
  return { pay, roll: { ...roll, result: house.name } };
}

/** P278 The odds at which it proposes a wager on a side: the book's, or with a piece more or less for itself. */
export function oddsProposed(house: House, book: Odds, on: Side): Odds {
  const [own, other] = policyOf(house).lays;
  if (own === other) return book;
  const mine = 2 * book[on] + own;
  const theirs = 2 * book[otherSide(on)] + other;
  return on === 0 ? [mine, theirs] : [theirs, mine];
}
