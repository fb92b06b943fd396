/** 39.5.4.4, P352: what the bank takes, and what it can pay. */
import type { Side } from '../rules/side.ts';
import { prizeOf, riskOf } from './games/odds.ts';
import type { HouseId } from './house-types.ts';
import { BANK_STAKE } from './limits.ts';
import type { Fixture, Wager } from './month-types.ts';
import type { HousesState } from './types.ts';

type Game = Readonly<HousesState>;

/** P352 Denarii in the bank's purse that no wager has a claim on. */
export function bankSpare(state: Game): number {
  return Math.max(0, state.bank - sum(withBank(state).map(prizeOf)));
}

/** P352 The largest amount of a wager on a side that the bank takes of a house: within its limit on the match, and its purse. */
export function bankTakes(state: Game, house: HouseId, { n, odds }: Fixture, on: Side): number {
  if (odds === null) return 0;
  const laid = withBank(state).filter((one) => one.house === house && one.fixture === n);
  const limit = BANK_STAKE * (state.month.quality ?? 0) - sum(laid.map(riskOf));
  const one = { stake: 1, odds, on };
  return Math.max(0, Math.min(Math.floor(limit / riskOf(one)), Math.floor(bankSpare(state) / prizeOf(one))));
}

const withBank = ({ month }: Game): readonly Wager[] => month.wagers.filter((one) => one.with === null);
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
