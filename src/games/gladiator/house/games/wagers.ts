/** 39.5.4.3, 39.5.4.4, 39.5.6: wagers, with the bank and among houses. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import type { Side } from '../../rules/side.ts';
import { bankTakes } from '../bank.ts';
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from '../context.ts';
import type { House, HouseId } from '../house-types.ts';
import { changeMonth, gladiatorOf, houseOf, housesInPlay, ownerOf, seatHouse } from '../houses.ts';
import { post, transfer } from '../ledger.ts';
import type { Fixture, Odds, Wager } from '../month-types.ts';
import { takesWager, wantsBet } from '../policies.ts';
import type { HousesState, Tip } from '../types.ts';
import { otherSide, prizeOf, riskOf, sideValues, takersOdds } from './odds.ts';

/** Both sides of a match. */
export const SIDES: readonly Side[] = [0, 1];

/** P289 First the seat, then the program's houses. */
export function* playWagers(ctx: HousesContext): HousesRule {
  if (seatHouse(ctx.state) !== null) yield* playSeat(ctx);
  for (const house of housesInPlay(ctx.state)) if (house.by !== 'seat') betByBook(ctx, house);
}

function* playSeat(ctx: HousesContext): HousesRule {
  const { state } = ctx;
  for (;;) {
    const seat = seatHouse(state);
    const tips = seat === null ? [] : tipsFor(state, seat.id);
    if (seat === null || tips.length === 0) return;
    const ask = { kind: 'wager', seat: SEAT, cite: '39.5.4.4', tips, spare: spareOf(state, seat.id) } as const;
    const [choice] = yield* resolveAskOfHouse<'wager'>([ask]);
    if (choice === undefined || choice.kind === 'done') return;
    const { fixture, on, stake } = choice;
    const odds = choice.kind === 'house' ? choice.odds : tips.find((tip) => tip.fixture === fixture)?.odds;
    if (odds === undefined) return;
    const wager = { house: seat.id, with: choice.kind === 'house' ? choice.house : null, fixture, on, stake, odds };
    if (wager.with === null || agrees(state, wager, wager.with)) lay(ctx, wager);
    else refuse(ctx, wager, wager.with);
  }
}

/** P289 Matches of men against men, with the sides that a house may back. @internal */
export function tipsFor(state: Readonly<HousesState>, house: HouseId): readonly Tip[] {
  const takers = housesInPlay(state).filter(({ id }) => id !== house);
  return state.month.fixtures.flatMap((one): readonly Tip[] => {
    if (one.odds === null) return [];
    const sides = SIDES.filter((side) => houseOn(state, one, otherSide(side)) !== house);
    const open = takers.filter(({ id }) => sides.some((side) => houseOn(state, one, side) !== id));
    const bank = [bankTakes(state, house, one, 0), bankTakes(state, house, one, 1)] as const;
    return [{ fixture: one.n, odds: one.odds, sides, takers: open.map(({ id }) => id), bank }];
  });
}

/** Whose man fights on a side; null: nobody's. */
export function houseOn(state: Readonly<HousesState>, { red, blue }: Fixture, side: Side): HouseId | null {
  const man = side === 0 ? red : blue;
  return man === null ? null : ownerOf(gladiatorOf(state, man));
}

/** P289 Denarii that no wager has a claim on. */
export function spareOf(state: Readonly<HousesState>, house: HouseId): number {
  const laid = state.month.wagers.filter((one) => one.house === house).map(riskOf);
  const taken = state.month.wagers.filter((one) => one.with === house).map(prizeOf);
  return Math.max(0, houseOf(state, house).denarii - [...laid, ...taken].reduce((sum, one) => sum + one, 0));
}

/** P282, P289 Whether a house takes the other side. */
export function agrees(state: HousesState, wager: Wager, taker: HouseId): boolean {
  const fixture = fixtureOf(state, wager.fixture);
  const risk = prizeOf(wager);
  if (houseOn(state, fixture, wager.on) === taker || risk > spareOf(state, taker)) return false;
  const all = risk + takenBy(state, taker);
  return takesWager(houseOf(state, taker), all, takersOdds(wager, fixture.odds ?? wager.odds) < 0);
}

/** P282 What a house already risks in private wagers that it took this month. */
function takenBy({ month }: Readonly<HousesState>, taker: HouseId): number {
  return month.wagers.filter((one) => one.with === taker).reduce((sum, one) => sum + prizeOf(one), 0);
}

/** 39.5.4.3, 39.5.4.4 A wager is laid; `rolls`: what its amount came of. */
export function lay({ state, emit }: HousesContext, wager: Wager, rolls?: Parameters<typeof post>[3]['rolls']): void {
  changeMonth(state, { wagers: [...state.month.wagers, wager] });
  const cite = wager.with === null ? '39.5.4.4' : '39.5.4.3';
  const { name } = houseOf(state, wager.house);
  const man = backed(fixtureOf(state, wager.fixture), wager.on);
  emit({ kind: 'wager-laid', cite, wager, name, man, ...(rolls === undefined ? {} : { rolls }) });
}

/** The man a wager on a side names. */
export function backed({ sheet, bill }: Fixture, side: Side): string {
  return side === 0 ? sheet.name : (bill.challengers[0]?.man.name ?? '');
}

/** 39.5.4.3 A private wager is not taken by the house it was proposed to. */
export function refuse({ state, emit }: HousesContext, wager: Wager, house: HouseId): void {
  emit({ kind: 'wager-refused', cite: '39.5.4.3', wager, name: houseOf(state, house).name });
}

/** P126, P282 1D6 on its own men, as far as its purse goes. */
function betByBook(ctx: HousesContext, house: House): void {
  const { state, dice } = ctx;
  for (const fixture of state.month.fixtures) {
    if (fixture.odds === null) continue;
    const on = SIDES.find((side) => houseOn(state, fixture, side) === house.id);
    if (on === undefined) continue;
    const values = sideValues(fixture);
    if (!wantsBet(house, values[on], values[otherSide(on)])) continue;
    const own = Math.floor(spareOf(state, house.id) / fixture.odds[on]);
    const most = Math.min(own, bankTakes(state, house.id, fixture, on));
    if (most < 1) continue;
    const roll = rollOf('wager', 'P126', dice.throw('wager', ONE_DIE), 'sum');
    const stake = Math.min(roll.total, most);
    lay(ctx, { house: house.id, with: null, fixture: fixture.n, on, stake, odds: fixture.odds }, [roll]);
  }
}

/** A match of this month by its number. Throws where there is none: a bug. */
export function fixtureOf({ month }: Readonly<HousesState>, n: number): Fixture {
  const fixture = month.fixtures[n - 1];
  if (fixture === undefined) throw new Error(`no match ${n}`);
  return fixture;
}

/** 39.5.6 Every wager, by the odds it was laid at; nothing where nobody won (P125). */
export function settleWagers(ctx: HousesContext): void {
  for (const wager of ctx.state.month.wagers) settle(ctx, wager);
}

function settle(ctx: HousesContext, wager: Wager): void {
  const { state, emit } = ctx;
  const winner = fixtureOf(state, wager.fixture).fought?.result.winner ?? null;
  const outcome = winner === null ? 'off' : winner === wager.on ? 'won' : 'lost';
  const { name } = houseOf(state, wager.house);
  emit({ kind: 'wager-settled', cite: winner === null ? 'P125' : '39.5.6', wager, name, outcome });
  if (outcome === 'off') return;
  const denarii = outcome === 'won' ? prizeOf(wager) : -riskOf(wager);
  const { house, with: taker } = wager;
  if (taker === null) payFromBank(ctx, house, denarii);
  else if (denarii > 0) transfer(ctx, taker, house, denarii, { why: 'private wager', cite: '39.5.6' });
  else transfer(ctx, house, taker, -denarii, { why: 'private wager', cite: '39.5.6' });
}

/** P352 What the bank pays comes out of its purse, and what it wins goes in. */
function payFromBank(ctx: HousesContext, house: HouseId, denarii: number): void {
  ctx.state.bank -= denarii;
  post(ctx, house, denarii, { why: 'bank wager', cite: '39.5.6' });
}

/** 39.5.4.3, 39.5.4.4, P289 Why the seat may not lay a wager, or null. */
export function wagerFault(
  state: Readonly<HousesState>,
  { tips, spare }: { readonly tips: readonly Tip[]; readonly spare: number },
  wager: {
    readonly fixture: number;
    readonly on: Side;
    readonly stake: number;
    readonly odds: Odds | null;
    readonly house: HouseId | null;
  },
): string | null {
  const tip = tips.find(({ fixture }) => fixture === wager.fixture);
  if (tip === undefined) return `match ${wager.fixture} is not open for wagers (P289)`;
  if (!tip.sides.includes(wager.on)) return 'you cannot wager against your own man (P289)';
  if (wager.house !== null && !tip.takers.includes(wager.house)) return 'that house takes no wager on it (39.5.4.3)';
  const odds = wager.odds ?? tip.odds;
  const risk = riskOf({ ...wager, odds });
  if (risk > spare) return `it risks ${risk} denarii; ${spare} are not yet at risk (P289)`;
  const taken = tip.bank[wager.on];
  if (wager.house === null && wager.stake > taken)
    return `the bank takes ${taken} times ${odds[wager.on]} on it (P352)`;
  const covered = wager.house === null ? null : spareOf(state, wager.house);
  const prize = prizeOf({ ...wager, odds });
  return covered !== null && prize > covered ? `they could not pay ${prize} denarii (P289)` : null;
}
