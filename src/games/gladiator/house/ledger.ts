/** 39.2: every denarius that changes hands. */
import type { Lot } from '../../../kernel/dice.ts';
import type { Roll } from '../../../kernel/roll.ts';
import type { HousesContext } from './context.ts';
import type { HouseId, ManId, Reason } from './house-types.ts';
import { changeHouse, gladiatorOf, houseOf } from './houses.ts';
import { stepOf } from './steps.ts';
import type { HousesState } from './types.ts';

/** What denarii change hands for. */
interface Occasion {
  readonly why: Reason;
  readonly cite: string;
  readonly man?: ManId;
  readonly with?: HouseId;
  readonly rolls?: readonly Roll[];
  readonly lots?: readonly Lot[];
}

/** Denarii in or out (below 0) of a house's purse: a line of its ledger, and an event. Nothing for none. */
export function post(ctx: HousesContext, house: HouseId, denarii: number, occasion: Occasion): void {
  const { why, cite, man = null, with: other = null, rolls, lots } = occasion;
  if (denarii === 0 && rolls === undefined) return;
  const { state } = ctx;
  const left = houseOf(state, house).denarii + denarii;
  const { name } = changeHouse(state, house, { denarii: left });
  if (denarii !== 0) {
    const posting = { month: state.turn, step: stepOf(state), house, denarii, why, cite, man, with: other };
    state.ledger = [...state.ledger, posting];
  }
  const whom = man === null ? null : gladiatorOf(state, man).man.name;
  const dice = { ...(rolls === undefined ? {} : { rolls }), ...(lots === undefined ? {} : { lots }) };
  ctx.emit({ kind: 'paid', cite, house, name, denarii, left, why, man: whom, ...dice });
}

/** Denarii from one house to another. */
export function transfer(
  ctx: HousesContext,
  from: HouseId,
  to: HouseId,
  denarii: number,
  occasion: Omit<Occasion, 'with'>,
): void {
  post(ctx, from, -denarii, { ...occasion, with: to });
  post(ctx, to, denarii, { ...occasion, with: from });
}

/** What the ledger of a house comes to: its purse. @internal */
export function balanceOf({ ledger }: Pick<HousesState, 'ledger'>, house: HouseId): number {
  return ledger.reduce((sum, one) => (one.house === house ? sum + one.denarii : sum), 0);
}
