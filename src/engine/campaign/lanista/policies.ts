/** P115, P118, P126, P282: what program houses do. They read what lies open to everybody, and nothing else. */

import { type DiceCounts, ONE_DIE, TWO_DICE } from '../../kernel/dice.ts';
import { modifier } from '../../kernel/modifier.ts';
import type { Roll } from '../../kernel/roll.ts';
import { rollOf } from '../../kernel/roll.ts';
import type { LanistaContext } from './context.ts';
import type { Gladiator, House, ManId, Temperament } from './house-types.ts';
import { gladiatorOf, houseOf, menOf, moneyValue, ownMenOf } from './houses.ts';
import { GUARDS_STEP, STOCK_MOST } from './limits.ts';
import type { LanistaState, Proposal, Sale } from './types.ts';

type Game = Readonly<LanistaState>;
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
}

const POLICIES: { readonly [T in Temperament]: Policy } = {
  thrifty: {
    buying: { above: 30, below: 5, part: [1, 4] },
    ...{ bidding: [1, 4], borrowsBelow: 0, bets: [1, 1], dares: [1, 10], sends: [1, 2], showy: 0 },
    ...{ guards: null, asks: [3, 2] },
  },
  steady: {
    buying: { above: 20, below: 6, part: [1, 3] },
    ...{ bidding: [1, 2], borrowsBelow: 10, bets: [2, 3], dares: [1, 5], sends: [1, 1], showy: 0 },
    ...{ guards: 20, asks: [1, 1] },
  },
  showman: {
    buying: { above: 20, below: 6, part: [1, 2] },
    ...{ bidding: [3, 4], borrowsBelow: 25, bets: [1, 2], dares: [1, 3], sends: [1, 1], showy: 3 },
    ...{ guards: 12, asks: [1, 1] },
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
  { state, dice }: LanistaContext,
  house: House,
  sale: Sale,
): { readonly denarii: number; readonly roll: Roll | null } {
  const { man } = gladiatorOf(state, sale.man);
  const { buying, bidding } = policyOf(house);
  const forGood = sale.seller !== null;
  if (forGood && ownMenOf(state, house.id).length >= buying.below) return { denarii: 0, roll: null };
  const counts: DiceCounts = forGood ? ONE_DIE : TWO_DICE;
  const roll = rollOf('bid', 'P282', dice.throw('bid', counts), 'sum', [modifier(moneyValue(man), 'CV', 'P118')]);
  const denarii = Math.min(roll.total, partOf(house.denarii, bidding));
  return { denarii, roll: { ...roll, result: house.name } };
}

/** P285 What a man is worth to a house of the program. */
function worthOf({ man }: Gladiator): number {
  return Math.max(1, moneyValue(man) + man.pr + WORTH);
}

/** P285 Whether a house takes what is proposed to it. */
export function takesProposal(state: Game, { house: id, want, give, pay }: Proposal): boolean {
  const house = houseOf(state, id);
  const { asks, bidding, buying } = policyOf(house);
  const men = ownMenOf(state, id).length - (want === null ? 0 : 1) + (give === null ? 0 : 1);
  if (want !== null && men < KEPT) return false;
  if (want === null && men > buying.below) return false;
  if (-pay > partOf(house.denarii, bidding)) return false;
  const asked = want === null ? 0 : Math.ceil((worthOf(gladiatorOf(state, want)) * asks[0]) / asks[1]);
  const gained = (give === null ? 0 : worthOf(gladiatorOf(state, give))) + pay;
  return gained >= asked;
}

/** P282, P287 Whom it sends, of those it may send `most`. */
export function menSent(state: Game, house: House, most: number): readonly ManId[] {
  const { sends, showy } = policyOf(house);
  const men = menOf(state, house.id);
  const rank = ({ man }: Gladiator) => moneyValue(man) + showy * man.pr;
  const best = [...men].sort((a, b) => rank(b) - rank(a) || a.id - b.id);
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
  return !worse && risk <= partOf(house.denarii, policyOf(house).dares);
}

/** P294 Whom a house in debt sells first: the least man who covers it, or else the best; `free`: those it may sell. */
export function soldFirst(free: readonly Gladiator[], owed: number): ManId | null {
  const dear = byWorth(free);
  const enough = dear.filter(({ man }) => moneyValue(man) >= owed).at(-1);
  return (enough ?? dear[0])?.id ?? null;
}
