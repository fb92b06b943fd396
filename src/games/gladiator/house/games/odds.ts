/** 39.5.4.4, P125: book odds. */

import type { Man } from '../../career/man/man-types.ts';
import { combatValue } from '../../career/munus/fighter.ts';
import type { Side } from '../../rules/side.ts';
import { RIDER_STYLES } from '../../rules/types.ts';
import type { Fixture, Odds, Wager } from '../month-types.ts';

/** P125 No number of the odds is above this. */
const LARGEST = 5;

/** 39.5.4.4, P125 The CVs of both sides brought down to the smallest numbers; what is left over is rounded up (P3). */
export function bookOdds(red: number, blue: number): Odds {
  const [x, y] = reduced(Math.max(1, red), Math.max(1, blue));
  const larger = Math.max(x, y);
  if (larger <= LARGEST) return [x, y];
  return reduced(Math.ceil((LARGEST * x) / larger), Math.ceil((LARGEST * y) / larger));
}

function reduced(a: number, b: number): Odds {
  const divisor = commonDivisor(a, b);
  return [a / divisor, b / divisor];
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** P354 For odds nobody counts less, and a horse counts so much. */
const COUNTS = { least: 5, horse: 10 } as const;

/** P354 What a man counts when odds are made. */
function countOf(man: Man): number {
  const mounted = RIDER_STYLES.some((style) => style === man.style);
  return Math.max(COUNTS.least, combatValue(man)) + (mounted ? COUNTS.horse : 0);
}

/** P289, P354 What both sides count: the men of each together, as many times as they are. */
export function sideValues({ sheet, bill }: Pick<Fixture, 'sheet' | 'bill'>): readonly [red: number, blue: number] {
  const value = (men: readonly Man[]) => men.length * men.reduce((total, man) => total + countOf(man), 0);
  return [value([sheet, ...bill.comrades.map(({ man }) => man)]), value(bill.challengers.map(({ man }) => man))];
}

/** The other side. */
export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** P282, P289 The odds of who takes a wager, held against the book's: below 0 worse for him, 0 no other, above 0 better. */
export function takersOdds({ odds, on }: Pick<Wager, 'odds' | 'on'>, book: Odds): number {
  return odds[on] * book[otherSide(on)] - odds[otherSide(on)] * book[on];
}

/** C114, P289 What he who laid a wager may lose by it. */
export function riskOf({ stake, odds, on }: Pick<Wager, 'stake' | 'odds' | 'on'>): number {
  return stake * odds[on];
}

/** C114 What he may win by it. */
export function prizeOf({ stake, odds, on }: Pick<Wager, 'stake' | 'odds' | 'on'>): number {
  return stake * odds[otherSide(on)];
}
