/** 39.5.4.3, P278: private wagers that houses of the program propose, to the seat and to each other. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import type { Side } from '../../rules/side.ts';
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from '../context.ts';
import type { House, HouseId } from '../house-types.ts';
import { houseOf, housesInPlay, seatHouse } from '../houses.ts';
import type { Odds, Wager } from '../month-types.ts';
import { venturesMost, wantsBet } from '../policies.ts';
import { oddsProposed, rollVenture } from '../proposing.ts';
import type { HousesState } from '../types.ts';
import { otherSide, sideValues } from './odds.ts';
import { agrees, backed, fixtureOf, houseOn, lay, refuse, SIDES, spareOf } from './wagers.ts';

const CITE = 'P278';

/** P278 Every house of the program in turn; the seat is asked once a month at most. */
export function* playDares(ctx: HousesContext): HousesRule {
  const { state } = ctx;
  if (state.month.fixtures.every(({ odds }) => odds === null)) return;
  let open = housesInPlay(state).map(({ id }) => id);
  for (const { id, by } of housesInPlay(state)) {
    if (by === 'seat') continue;
    const wager = propose(ctx, id, open);
    if (wager === null) continue;
    yield* resolveDare(ctx, wager);
    open = open.filter((one) => one !== wager.with || one !== seatHouse(state)?.id);
  }
}

interface PrivateWager extends Wager {
  readonly with: HouseId;
}

/** P278 The wager a house proposes to one of those who can be asked, or null. */
function propose(ctx: HousesContext, id: HouseId, open: readonly HouseId[]): PrivateWager | null {
  const { state, dice, emit } = ctx;
  const house = houseOf(state, id);
  const { name } = house;
  const { willing, roll } = rollVenture(ctx, house);
  emit({ kind: 'venture-rolled', cite: CITE, house: id, name, of: 'wager', willing, rolls: [roll] });
  if (!willing) return null;
  const plans = daresOf(state, house, open);
  if (plans.length === 0) return null;
  const lot = dice.lot('dare', CITE, plans.length);
  const plan = plans[lot.picked];
  if (plan === undefined) return null;
  const stake = rollOf('dare', CITE, dice.throw('dare', ONE_DIE), 'sum');
  const { most, ...what } = plan;
  const wager = { ...what, stake: Math.min(stake.total, most) };
  const to = houseOf(state, wager.with).name;
  const man = backed(fixtureOf(state, wager.fixture), wager.on);
  emit({ kind: 'wager-proposed', cite: CITE, wager, name, to, man, rolls: [stake], lots: [lot] });
  return wager;
}

interface Plan extends Omit<PrivateWager, 'stake'> {
  /** The largest amount that both sides can cover. */
  readonly most: number;
}

/** P278 On its own men whom it would bet on, against any house that has no man on their side. */
function daresOf(state: Readonly<HousesState>, house: House, open: readonly HouseId[]): readonly Plan[] {
  return state.month.fixtures.flatMap((fixture): readonly Plan[] => {
    const on = SIDES.find((side) => houseOn(state, fixture, side) === house.id);
    if (fixture.odds === null || on === undefined) return [];
    const values = sideValues(fixture);
    if (!wantsBet(house, values[on], values[otherSide(on)])) return [];
    const odds = oddsProposed(house, fixture.odds, on);
    const common = { house: house.id, fixture: fixture.n, on, odds };
    return open
      .filter((id) => id !== house.id)
      .map((id) => ({ ...common, with: id, most: mostOf(state, house, id, odds, on) }))
      .filter(({ most }) => most > 0);
  });
}

/** P278 Nobody is asked to risk more of his purse than one part in so many. */
const ASKED_PART = 3;

function mostOf(state: Readonly<HousesState>, house: House, taker: HouseId, odds: Odds, on: Side): number {
  const own = Math.min(spareOf(state, house.id), venturesMost(house));
  const asked = Math.min(spareOf(state, taker), Math.floor(houseOf(state, taker).denarii / ASKED_PART));
  return Math.min(Math.floor(own / odds[on]), Math.floor(asked / odds[otherSide(on)]));
}

/** 39.5.4.3 The house that is asked takes the other side, or does not. */
function* resolveDare(ctx: HousesContext, wager: PrivateWager): HousesRule {
  const { state } = ctx;
  const seated = houseOf(state, wager.with).by === 'seat';
  const ask = { kind: 'dare', seat: SEAT, cite: '39.5.4.3', wager } as const;
  const [taken = false] = seated ? yield* resolveAskOfHouse<'dare'>([ask]) : [agrees(state, wager, wager.with)];
  if (taken) lay(ctx, wager);
  else refuse(ctx, wager, wager.with);
}
