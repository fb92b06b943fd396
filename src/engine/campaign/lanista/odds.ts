/** 39.5.4.4, P125: book odds. */
import type { Side } from '../../kernel/state.ts';
import { moneyValue } from './houses.ts';
import type { Fixture, Odds, Wager } from './month-types.ts';

/** P125 No number of the odds is above this. */
const LARGEST = 5;

/** 39.5.4.4, P125 The CVs of both sides brought down to small numbers; what is left over is rounded up (P3). */
export function bookOdds(red: number, blue: number): Odds {
  const [a, b] = [Math.max(1, red), Math.max(1, blue)];
  const divisor = commonDivisor(a, b);
  const [x, y] = [a / divisor, b / divisor];
  const larger = Math.max(x, y);
  if (larger <= LARGEST) return [x, y];
  return [Math.ceil((LARGEST * x) / larger), Math.ceil((LARGEST * y) / larger)];
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** P289 The CVs of both sides together. */
export function sideValues({ sheet, bill }: Pick<Fixture, 'sheet' | 'bill'>): readonly [red: number, blue: number] {
  const sum = (men: Fixture['bill']['comrades']) => men.reduce((total, { man }) => total + moneyValue(man), 0);
  return [moneyValue(sheet) + sum(bill.comrades), sum(bill.challengers)];
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
