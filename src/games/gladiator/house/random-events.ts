/** 39.5.2: what the month brings. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { rollOf } from '../../../kernel/roll.ts';
import { D66 } from '../rules/dice.ts';
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from './context.ts';
import type { House } from './house-types.ts';
import { changeHouse, changeMonth, housesInPlay, menOf } from './houses.ts';
import { post } from './ledger.ts';
import { LOAN } from './limits.ts';
import { resolveHire } from './market/hire.ts';
import { feast, plague, resolveRevolt } from './mishaps.ts';
import type { RandomEvent } from './month-types.ts';
import { wantsLoan } from './policies.ts';

const CITE = '39.5.2';
/** 41-43 Denarii for each gladiator. */
const TAX = 5;

/** 39.5.2 D66 on the Random Events Table, and what it says. */
export function* resolveRandomEvent(ctx: HousesContext): HousesRule {
  const { state } = ctx;
  const event = rollEvent(ctx);
  changeMonth(state, { event });
  switch (event) {
    case 'plague':
      plague(ctx);
      break;
    case 'trainer':
      hireTrainer(ctx);
      break;
    case 'champion':
      yield* resolveHire(ctx);
      break;
    case 'feast':
      feast(ctx);
      break;
    case 'taxes':
      tax(ctx);
      break;
    case 'windfall':
      windfall(ctx);
      break;
    case 'investor':
      yield* resolveInvestor(ctx);
      break;
    case 'revolt':
      yield* resolveRevolt(ctx);
      break;
    default:
      break; // Prices, qualities and the games themselves are asked where they come up.
  }
}

/** C115 In a mild game plague and revolt are no event. */
function rollEvent({ state, tables, dice, emit }: HousesContext): RandomEvent {
  const roll = rollOf('random-event', CITE, dice.throw('random-event', D66), 'd66');
  const { table, value } = tables.events.at(roll.total, 0);
  const ignored = !state.setup.harsh && (value === 'plague' || value === 'revolt');
  emit({ kind: 'event-rolled', cite: CITE, event: value, ignored, rolls: [{ ...roll, table, result: value }] });
  return ignored ? 'none' : value;
}

/** P284 A house drawn by lot. */
function drawHouse({ state, dice }: HousesContext, name: string) {
  const houses = housesInPlay(state);
  const lot = dice.lot(name, CITE, houses.length);
  return { house: houses[lot.picked], lots: [lot] };
}

/** 21-23 A trainer comes to one house, drawn by lot. */
function hireTrainer(ctx: HousesContext): void {
  const { house, lots } = drawHouse(ctx, 'trainer');
  if (house === undefined) return;
  changeMonth(ctx.state, { trainer: house.id });
  ctx.emit({ kind: 'trainer-hired', cite: CITE, house: house.id, name: house.name, lots });
}

/** 41-43 Every house pays taxes for each man it has. */
function tax(ctx: HousesContext): void {
  for (const { id } of housesInPlay(ctx.state)) {
    post(ctx, id, -TAX * menOf(ctx.state, id).length, { why: 'taxes', cite: CITE });
  }
}

/** 61-63, C131 One house, drawn by lot, comes into 1D6 denarii. */
function windfall(ctx: HousesContext): void {
  const { house, lots } = drawHouse(ctx, 'windfall');
  if (house === undefined) return;
  const roll = rollOf('windfall', CITE, ctx.dice.throw('windfall', ONE_DIE), 'sum');
  post(ctx, house.id, roll.total, { why: 'windfall', cite: CITE, rolls: [roll], lots });
}

/** 64-65 Whoever wants it. */
function* resolveInvestor(ctx: HousesContext): HousesRule {
  for (const house of housesInPlay(ctx.state)) {
    const ask = { kind: 'loan', seat: SEAT, cite: CITE, ...LOAN } as const;
    const [answer = false] = house.by === 'seat' ? yield* resolveAskOfHouse<'loan'>([ask]) : [wantsLoan(house)];
    lend(ctx, house, answer);
  }
}

function lend(ctx: HousesContext, { id, name, instalments }: House, taken: boolean): void {
  const { state } = ctx;
  ctx.emit({ kind: 'loan-answered', cite: CITE, house: id, name, taken });
  if (!taken) return;
  const due = Array.from({ length: LOAN.months }, (_, i) => state.turn + 1 + i);
  changeHouse(state, id, { instalments: [...instalments, ...due] });
  post(ctx, id, LOAN.lent, { why: 'loan', cite: CITE });
}
