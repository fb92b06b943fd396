/** P115, P118, P126, P276, P278, P282: the temperaments of program houses, in numbers, and what each likes in a man. */

import type { LeadLevel } from '../../../kernel/levels.ts';
import type { Gladiator, House, Temperament } from './house-types.ts';
import { moneyValue } from './houses.ts';

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
  /** How well its men are led where each house has a level of its own: by trainers as good as it pays for. */
  readonly leads: LeadLevel;
}

const POLICIES: { readonly [T in Temperament]: Policy } = {
  thrifty: {
    buying: { above: 30, below: 5, part: [1, 4] },
    ...{ bidding: [1, 4], borrowsBelow: 0, bets: [1, 1], dares: [1, 10], sends: [1, 2], showy: 0 },
    ...{ guards: null, asks: [3, 2], ventures: 1, lays: [0, 1], leads: 'book' },
  },
  steady: {
    buying: { above: 20, below: 6, part: [1, 3] },
    ...{ bidding: [1, 2], borrowsBelow: 10, bets: [2, 3], dares: [1, 5], sends: [1, 1], showy: 0 },
    ...{ guards: 20, asks: [1, 1], ventures: 2, lays: [0, 0], leads: 'adept' },
  },
  showman: {
    buying: { above: 20, below: 6, part: [1, 2] },
    ...{ bidding: [3, 4], borrowsBelow: 25, bets: [1, 2], dares: [1, 3], sends: [1, 1], showy: 3 },
    ...{ guards: 12, asks: [1, 1], ventures: 3, lays: [1, 0], leads: 'tactician' },
  },
};

/** P282 Below so many men it buys whatever it can pay. */
export const MEN_NEEDED = 3;

/** The policy of a program house. Throws for the seat's: a bug. */
export function policyOf({ by }: House): Policy {
  if (by === 'seat') throw new Error('the seat decides for itself');
  return POLICIES[by];
}

/** A part of a whole, rounded down; of what is owed nothing. */
export const portionOf = (whole: number, [over, under]: Part): number =>
  Math.floor((Math.max(0, whole) * over) / under);

/** P282 What a man counts in the eyes of a house of the program. */
export function tasteOf(house: House, { man }: Gladiator): number {
  return moneyValue(man) + policyOf(house).showy * man.pr;
}

/** The best first, in its eyes. */
export function byTaste(house: House, men: readonly Gladiator[]): readonly Gladiator[] {
  return [...men].sort((a, b) => tasteOf(house, b) - tasteOf(house, a) || a.id - b.id);
}
