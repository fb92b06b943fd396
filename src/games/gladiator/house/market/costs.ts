/** 39.5.9: what a house will have to pay at the end of the month, as it lies open to everybody. */
import type { HouseId } from '../house-types.ts';
import { houseOf, moneyValue, ownMenOf } from '../houses.ts';
import { LOAN } from '../limits.ts';
import type { HousesState } from '../types.ts';

type Game = Readonly<HousesState>;

/** 39.5.9.1, C53 Half of CV and PR, rounded up, not below 0, for each man. */
export function keepOf(state: Game, house: HouseId): number {
  return ownMenOf(state, house).reduce(
    (sum, { man }) => sum + Math.max(0, Math.ceil((moneyValue(man) + man.pr) / 2)),
    0,
  );
}

/** Instalments of loans that fall due in the month. */
export function dueOf(state: Game, house: HouseId): number {
  return LOAN.instalment * houseOf(state, house).instalments.filter((month) => month <= state.turn).length;
}

/** 39.5.9, P293 All that a house will have to pay at the end of the month, as it stands now. */
export function upkeepOf(state: Game, house: HouseId): number {
  return keepOf(state, house) + houseOf(state, house).rep + dueOf(state, house);
}
