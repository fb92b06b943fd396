/** 39.5.3.1, P276, P277: what houses of the program propose of their own. */
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from '../context.ts';
import type { HouseId } from '../house-types.ts';
import { changeMonth, houseOf, housesInPlay, seatHouse } from '../houses.ts';
import { transfer } from '../ledger.ts';
import type { Dealing } from '../month-types.ts';
import { dealingsWanted, rollSum, rollVenture, spends, takesProposal } from '../proposing.ts';
import { joinHouse } from './recruits.ts';

const CITE = 'P276';

/** P276 Every house of the program in turn, each with one proposal at most. */
export function* playDealings(ctx: HousesContext): HousesRule {
  for (const { id, by } of housesInPlay(ctx.state)) {
    if (by === 'seat') continue;
    const dealing = propose(ctx, id);
    if (dealing !== null) yield* resolveDealing(ctx, dealing);
  }
}

/** P276 What a house proposes this month, or null. */
function propose(ctx: HousesContext, id: HouseId): Dealing | null {
  const { state, dice, emit } = ctx;
  const house = houseOf(state, id);
  const { name } = house;
  const { willing, roll } = rollVenture(ctx, house);
  emit({ kind: 'venture-rolled', cite: CITE, house: id, name, of: 'deal', willing, rolls: [roll] });
  if (!willing) return null;
  const seat = seatHouse(state)?.id ?? null;
  const heard = state.month.dealings.some((one) => one.house === seat);
  const plans = dealingsWanted(state, house).filter((plan) => plan.house !== seat || !heard);
  if (plans.length === 0) return null;
  const lot = dice.lot('proposal', CITE, plans.length);
  const plan = plans[lot.picked];
  if (plan === undefined) return null;
  const { pay, roll: sum } = rollSum(ctx, plan);
  const proposal = { ...plan, pay };
  const to = houseOf(state, plan.house).name;
  emit({ kind: 'proposal-made', cite: CITE, proposal, name, to, rolls: [sum], lots: [lot] });
  return proposal;
}

/** P277 The house that was asked answers. */
function* resolveDealing(ctx: HousesContext, dealing: Dealing): HousesRule {
  const { state } = ctx;
  if (houseOf(state, dealing.house).by !== 'seat') {
    answer(ctx, dealing, takesProposal(state, dealing));
    return;
  }
  const [choice] = yield* resolveAskOfHouse<'proposal'>([{ kind: 'proposal', seat: SEAT, cite: CITE, dealing }]);
  if (choice?.kind === 'counter') answerCounter(ctx, dealing, choice.pay);
  else answer(ctx, dealing, choice?.kind === 'take');
}

function answer(ctx: HousesContext, dealing: Dealing, taken: boolean): void {
  const { name } = houseOf(ctx.state, dealing.house);
  ctx.emit({ kind: 'proposal-answered', cite: 'P277', proposal: dealing, name, taken });
  close(ctx, dealing, taken);
}

/** P277 A house to which another sum is named throws anew for its own, and breaks off where that is not reached. */
function answerCounter(ctx: HousesContext, dealing: Dealing, pay: number): void {
  const { state, emit } = ctx;
  const { pay: limit, roll } = rollSum(ctx, dealing);
  const house = houseOf(state, dealing.by);
  const taken = pay <= limit && pay <= Math.max(dealing.pay, spends(state, house));
  const proposal = { ...dealing, pay };
  const to = houseOf(state, dealing.house).name;
  emit({ kind: 'proposal-countered', cite: 'P277', proposal, name: house.name, to, taken, rolls: [roll] });
  if (!taken) changeMonth(state, { deaf: [...state.month.deaf, dealing.by] });
  close(ctx, taken ? proposal : dealing, taken);
}

function close(ctx: HousesContext, dealing: Dealing, taken: boolean): void {
  const { state } = ctx;
  changeMonth(state, { dealings: [...state.month.dealings, { ...dealing, taken }] });
  if (taken) carryOut(ctx, dealing, CITE);
}

/** 39.5.3.1 Men and denarii change houses. */
export function carryOut(ctx: HousesContext, { by, house, want, give, pay }: Dealing, cite: string): void {
  const man = want ?? give ?? 0;
  if (pay > 0) transfer(ctx, by, house, pay, { why: 'trade', cite, man });
  if (pay < 0) transfer(ctx, house, by, -pay, { why: 'trade', cite, man });
  if (want !== null) joinHouse(ctx, want, by, 'trade');
  if (give !== null) joinHouse(ctx, give, house, 'trade');
}

/** P277 Why the seat may not name such a sum in answer to a proposal, or null. */
export function counterFault(
  state: HousesContext['state'],
  { by, house, pay: was }: Dealing,
  pay: number,
): string | null {
  if (pay === was) return 'that sum was named already (P277)';
  const [theirs, own] = [by, house].map((id) => Math.max(0, houseOf(state, id).denarii));
  if (pay > (theirs ?? 0)) return `they have ${theirs} denarii (P277)`;
  return -pay > (own ?? 0) ? `you have ${own} denarii (P277)` : null;
}
