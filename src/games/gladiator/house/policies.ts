/** P115, P118, P126, P276-P278, P282: what program houses do. They read what lies open to everybody, and nothing else. */

import { type DiceCounts, ONE_DIE, TWO_DICE } from '../../../kernel/dice.ts';
import { modifier } from '../../../kernel/modifier.ts';
import { needing, type Roll, rollOf } from '../../../kernel/roll.ts';
import type { Side } from '../rules/side.ts';
import type { HousesContext } from './context.ts';
import { otherSide } from './games/odds.ts';
import type { Gladiator, House, ManId, Temperament } from './house-types.ts';
import { gladiatorOf, houseOf, housesInPlay, isUntried, marketValue, menOf, moneyValue, ownMenOf } from './houses.ts';
import { GUARDS_STEP, STOCK_MOST } from './limits.ts';
import { upkeepOf } from './market/costs.ts';
import type { Dealing, Odds, Proposal } from './month-types.ts';
import type { HousesState, Sale } from './types.ts';

type Game = Readonly<HousesState>;
/** A part of something: so many over so many. */
type Part = readonly [over: number, under: number];

/** The numbers of a temperament. */
interface Policy {
  /** 39.5.3.2 Stock is bought above so many denarii, below so many men, for a part of the purse. */
  readonly buying: { readonly above: number; readonly below: number; readonly part: Part };
  /** The most it bids, of its purse. */
  readonly bidding: Part;
  /** 39.5.2 A loan is taken below so many denarii. */
  readonly borrowsBelow: number;
  /** P126 It bets on its own man if his CV is at least such a part of the other's. */
  readonly bets: Part;
  /** What it risks on a private wager at most, of its purse. */
  readonly dares: Part;
  /** 39.5.4.1 How much of its stable goes to a munus at most. */
  readonly sends: Part;
  /** What a point of PR counts when it chooses whom to send. */
  readonly showy: number;
  /** 39.5.2 Guards are paid for men from such a CV on; null: never. */
  readonly guards: number | null;
  /** P285 What it wants for its own man, of what he is worth. */
  readonly asks: Part;
  /** P276, P278 It proposes something on a throw of no more than this. */
  readonly ventures: number;
  /** P278 What goes on twice the book's odds in a wager it proposes: on its own side, and on the other. */
  readonly lays: readonly [own: number, other: number];
}

const POLICIES: { readonly [T in Temperament]: Policy } = {
  thrifty: {
    buying: { above: 30, below: 5, part: [1, 4] },
    ...{ bidding: [1, 4], borrowsBelow: 0, bets: [1, 1], dares: [1, 10], sends: [1, 2], showy: 0 },
    ...{ guards: null, asks: [3, 2], ventures: 1, lays: [0, 1] },
  },
  steady: {
    buying: { above: 20, below: 6, part: [1, 3] },
    ...{ bidding: [1, 2], borrowsBelow: 10, bets: [2, 3], dares: [1, 5], sends: [1, 1], showy: 0 },
    ...{ guards: 20, asks: [1, 1], ventures: 2, lays: [0, 0] },
  },
  showman: {
    buying: { above: 20, below: 6, part: [1, 2] },
    ...{ bidding: [3, 4], borrowsBelow: 25, bets: [1, 2], dares: [1, 3], sends: [1, 1], showy: 3 },
    ...{ guards: 12, asks: [1, 1], ventures: 3, lays: [1, 0] },
  },
};

/** P282 Below so many men it buys whatever it can pay. */
const NEEDED = 3;
/** P282 So many men stay in the school. */
const STAY = 1;
/** P285 What a man is worth beyond CV + PR. */
const WORTH = 4;
/** P285 No house sells itself below so many men. */
const KEPT = 5;
/** P276 A house with a purse below so many months' upkeep is short of money. */
const SHORT = 2;
/** P276 It never offers its best men, so many of them. */
const BEST = 2;
/** P276 A house with so many men has no use for another. */
const FULL = 6;
/** P276 A man is traded for one who is better by so much. */
const BETTER = 3;
/** P276 A man stays so many months where he has come before he is spoken of. */
const SETTLED = 3;
/** P276 The highest throw for a price. */
const DIE_MOST = 6;
/** P276 What is taken off the throw of a trade. */
const TRADE_DRM = -3;
/** P282 Guards leave so many denarii in the purse. */
const GUARDS_LEAVE = 30;

/** The policy of a program house. Throws for the seat's: a bug. */
function policyOf({ by }: House): Policy {
  if (by === 'seat') throw new Error('the seat decides for itself');
  return POLICIES[by];
}

const partOf = (whole: number, [over, under]: Part): number => Math.floor((Math.max(0, whole) * over) / under);

/** 39.5.2, P115 Whether it takes the investor's loan. */
export function wantsLoan(house: House): boolean {
  return house.denarii < policyOf(house).borrowsBelow;
}

/** 39.5.2 What it spends on guards, by gladiator. */
export function guardsOf(state: Game, house: House): { readonly [man: string]: number } {
  const { guards } = policyOf(house);
  if (guards === null) return {};
  const dear = byWorth(menOf(state, house.id)).filter(({ man }) => moneyValue(man) >= guards);
  const affordable = Math.max(0, Math.floor((house.denarii - GUARDS_LEAVE) / GUARDS_STEP));
  return Object.fromEntries(dear.slice(0, affordable).map(({ id }) => [String(id), GUARDS_STEP]));
}

/** The dearest first. */
function byWorth(men: readonly Gladiator[]): readonly Gladiator[] {
  return [...men].sort((a, b) => moneyValue(b.man) - moneyValue(a.man) || a.id - b.id);
}

/** P115, P282 The CV of the stock it buys now, at so many denarii a point; null: none. */
export function stockWanted(state: Game, house: House, price: number): number | null {
  const { above, below, part } = policyOf(house).buying;
  const coming = state.month.stock.filter((one) => one.house === house.id).length;
  const men = ownMenOf(state, house.id).length + coming;
  const needed = men < NEEDED && house.denarii >= price;
  if (!needed && (house.denarii <= above || men >= below)) return null;
  return Math.min(STOCK_MOST, Math.max(1, Math.floor(partOf(house.denarii, part) / price)));
}

/** P118, P282 Its sealed bid, with the roll it comes of; 0: none. */
export function rollBid(
  { state, dice }: HousesContext,
  house: House,
  sale: Sale,
): { readonly denarii: number; readonly roll: Roll | null } {
  const { buying, bidding } = policyOf(house);
  const forGood = sale.seller !== null;
  if (forGood && ownMenOf(state, house.id).length >= buying.below) return { denarii: 0, roll: null };
  const counts: DiceCounts = forGood ? ONE_DIE : TWO_DICE;
  const roll = rollOf('bid', 'P282', dice.throw('bid', counts), 'sum', [
    modifier(marketValue(gladiatorOf(state, sale.man)), 'CV', 'P118'),
  ]);
  const denarii = Math.min(roll.total, partOf(house.denarii, bidding));
  return { denarii, roll: { ...roll, result: house.name } };
}

/** P285, P351 What a man is worth to a house of the program; nobody pays more for untried stock than it was bought for. */
export function worthOf(one: Gladiator): number {
  return isUntried(one) ? marketValue(one) : Math.max(1, priceOf(one) + WORTH);
}

/** P285 Whether a house takes what is proposed to it. */
export function takesProposal(state: Game, { house: id, want, give, pay }: Proposal): boolean {
  const house = houseOf(state, id);
  const { bidding, buying } = policyOf(house);
  const men = ownMenOf(state, id).length - (want === null ? 0 : 1) + (give === null ? 0 : 1);
  if (want !== null && men < KEPT) return false;
  if (want === null && men > buying.below) return false;
  if (-pay > partOf(house.denarii, bidding)) return false;
  const wanted = want === null ? 0 : asked(house, worthOf(gladiatorOf(state, want)));
  const gained = (give === null ? 0 : worthOf(gladiatorOf(state, give))) + pay;
  return gained >= wanted;
}

/** P282 What a man counts in the eyes of a house of the program. */
function tasteOf(house: House, { man }: Gladiator): number {
  return moneyValue(man) + policyOf(house).showy * man.pr;
}

/** The best first, in its eyes. */
function byTaste(house: House, men: readonly Gladiator[]): readonly Gladiator[] {
  return [...men].sort((a, b) => tasteOf(house, b) - tasteOf(house, a) || a.id - b.id);
}

/** P282, P287 Whom it sends, of those it may send `most`. */
export function menSent(state: Game, house: House, most: number): readonly ManId[] {
  const { sends } = policyOf(house);
  const men = menOf(state, house.id);
  const best = byTaste(house, men);
  const [over, under] = sends;
  return best.slice(0, Math.min(most, men.length - STAY, Math.ceil((men.length * over) / under))).map(({ id }) => id);
}

/** P126, P282 Whether it bets on its own side of a match. */
export function wantsBet(house: House, own: number, other: number): boolean {
  const [over, under] = policyOf(house).bets;
  return own * under >= other * over;
}

/** P282, P289 Whether it takes the other side of a private wager: what it would risk, and whether the odds are worse than the book's. */
export function takesWager(house: House, risk: number, worse: boolean): boolean {
  return !worse && risk <= venturesMost(house);
}

/** P294 Whom a house in debt sells first: the least man who covers it, or else the best; `free`: those it may sell. */
export function soldFirst(free: readonly Gladiator[], owed: number): ManId | null {
  const dear = [...free].sort((a, b) => marketValue(b) - marketValue(a) || a.id - b.id);
  const enough = dear.filter((one) => marketValue(one) >= owed).at(-1);
  return (enough ?? dear[0])?.id ?? null;
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
  if (house.denarii < SHORT * upkeepOf(state, house.id)) return salesWanted(state, house, others);
  const bought = purchasesWanted(state, house, others);
  return bought.length > 0 ? bought : tradesWanted(state, house, others);
}

/** P276 Its men but the best, each to every house that has a place and the money for him. */
function salesWanted(state: Game, house: House, others: readonly House[]): readonly Plan[] {
  if (ownMenOf(state, house.id).length <= NEEDED) return [];
  const men = byTaste(house, ownMenOf(state, house.id)).slice(BEST);
  return others
    .filter(({ id }) => ownMenOf(state, id).length < FULL)
    .flatMap((other) =>
      men
        .filter((one) => asked(house, priceOf(one) + DIE_MOST) <= other.denarii - upkeepOf(state, other.id))
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
    if (men.length <= (other.by === 'seat' ? NEEDED : KEPT)) return [];
    const plans = byTaste(house, men)
      .filter((one) => priceOf(one) + DIE_MOST <= most)
      .map(({ id: want }) => ({ by: house.id, house: other.id, want, give: null }));
    return plans.filter((plan) => isOpen(state, plan)).slice(0, 1);
  });
}

/** P276 Its least man for a better one, of every house the best for whom it can pay what he is more. */
function tradesWanted(state: Game, house: House, others: readonly House[]): readonly Plan[] {
  const least = byTaste(house, ownMenOf(state, house.id)).at(-1);
  if (least === undefined) return [];
  const most = priceOf(least) + spends(state, house) - DIE_MOST - TRADE_DRM;
  const isBetter = (one: Gladiator, other: Gladiator) =>
    [tasteOf(house, one) - tasteOf(house, other), priceOf(one) - priceOf(other)].every((more) => more >= BETTER);
  return others.flatMap((other): readonly Plan[] => {
    const men = ownMenOf(state, other.id);
    if (other.by !== 'seat' && men.length < KEPT) return [];
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
  return Math.min(partOf(house.denarii, policyOf(house).bidding), house.denarii - upkeepOf(state, house.id));
}

/** P276 Nobody who has just come, and nobody spoken of in vain last month. */
function isOpen(state: Game, { by, house, want, give }: Plan): boolean {
  const men = [want, give].flatMap((id) => (id === null ? [] : [gladiatorOf(state, id)]));
  if (men.some(({ since }) => since > 0 && state.turn - since < SETTLED)) return false;
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
  const always = want === null || give === null ? [] : [modifier(TRADE_DRM, 'a trade', 'P276')];
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

/** P278 What it risks at most in a private wager. */
export function venturesMost(house: House): number {
  return partOf(house.denarii, policyOf(house).dares);
}
