/** P115, P118, P126, P282: what program houses do of themselves. They read what lies open to everybody, and nothing else. */

import { type DiceCounts, ONE_DIE, TWO_DICE } from '../../../kernel/dice.ts';
import { modifier } from '../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../kernel/roll.ts';
import type { HousesContext } from './context.ts';
import type { Gladiator, House, ManId } from './house-types.ts';
import { gladiatorOf, marketValue, menOf, moneyValue, ownMenOf } from './houses.ts';
import { GUARDS_STEP, STOCK_MOST } from './limits.ts';
import { byTaste, MEN_NEEDED, policyOf, portionOf } from './temperaments.ts';
import type { HousesState, Sale } from './types.ts';

type Game = Readonly<HousesState>;

/** P282 So many men stay in the school. */
const STAY = 1;
/** P282 Guards leave so many denarii in the purse. */
const GUARDS_LEAVE = 30;

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
  const needed = men < MEN_NEEDED && house.denarii >= price;
  if (!needed && (house.denarii <= above || men >= below)) return null;
  return Math.min(STOCK_MOST, Math.max(1, Math.floor(portionOf(house.denarii, part) / price)));
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
  const denarii = Math.min(roll.total, portionOf(house.denarii, bidding));
  return { denarii, roll: { ...roll, result: house.name } };
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

/** P278 What it risks at most in a private wager. */
export function venturesMost(house: House): number {
  return portionOf(house.denarii, policyOf(house).dares);
}
