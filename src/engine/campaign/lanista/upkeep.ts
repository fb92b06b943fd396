/** 39.5.9: what a house costs its lanista. */
import type { LanistaContext } from './context.ts';
import { dismissHired } from './hire.ts';
import type { HouseId } from './house-types.ts';
import { changeHouse, houseOf, housesInPlay, moneyValue, ownMenOf } from './houses.ts';
import { post } from './ledger.ts';
import { LOAN } from './random-events.ts';
import type { LanistaState } from './types.ts';

/** 39.5.9.1, C53 Half of CV and PR, rounded up, not below 0, for each man. */
function keepOf(state: Readonly<LanistaState>, house: HouseId): number {
  return ownMenOf(state, house).reduce(
    (sum, { man }) => sum + Math.max(0, Math.ceil((moneyValue(man) + man.pr) / 2)),
    0,
  );
}

/** Instalments of loans that fall due in the month. */
function dueOf(state: Readonly<LanistaState>, house: HouseId): number {
  return LOAN.instalment * houseOf(state, house).instalments.filter((month) => month <= state.turn).length;
}

/** 39.5.9, P293 All that a house will have to pay at the end of the month, as it stands now. */
export function upkeepOf(state: Readonly<LanistaState>, house: HouseId): number {
  return keepOf(state, house) + houseOf(state, house).rep + dueOf(state, house);
}

/** 39.5.9 Every house pays. */
export function payUpkeep(ctx: LanistaContext): void {
  const { state } = ctx;
  dismissHired(ctx);
  for (const { id, rep, instalments } of housesInPlay(state)) {
    post(ctx, id, -keepOf(state, id), { why: 'men kept', cite: '39.5.9.1' });
    post(ctx, id, -rep, { why: 'renown kept', cite: '39.5.9.2' });
    post(ctx, id, -dueOf(state, id), { why: 'instalment', cite: '39.5.2' });
    changeHouse(state, id, { instalments: instalments.filter((month) => month > state.turn) });
  }
}
