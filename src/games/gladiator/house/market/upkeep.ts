/** 39.5.9: what a house costs its lanista. */
import type { HousesContext } from '../context.ts';
import { changeHouse, housesInPlay } from '../houses.ts';
import { post } from '../ledger.ts';
import { dueOf, keepOf } from './costs.ts';
import { dismissHired } from './hire.ts';

/** 39.5.9 Every house pays. */
export function payUpkeep(ctx: HousesContext): void {
  const { state } = ctx;
  dismissHired(ctx);
  for (const { id, rep, instalments } of housesInPlay(state)) {
    post(ctx, id, -keepOf(state, id), { why: 'men kept', cite: '39.5.9.1' });
    post(ctx, id, -rep, { why: 'renown kept', cite: '39.5.9.2' });
    post(ctx, id, -dueOf(state, id), { why: 'instalment', cite: '39.5.2' });
    changeHouse(state, id, { instalments: instalments.filter((month) => month > state.turn) });
  }
}
