/** 39.5.4.5, P290: the matches, one after the other. */

import { innerSeed } from '../../../../kernel/seal.ts';
import { takeWeapon, weaponsFor } from '../../career/man/arms.ts';
import type { Man } from '../../career/man/man-types.ts';
import { isHuntMatch } from '../../career/munus/bill.ts';
import { boutSetup, challengerId, OWN_FIGHTER, streamSeed } from '../../career/munus/bout-order.ts';
import { fightByBook } from '../../career/munus/fight-out.ts';
import type { Billed, BoutOrder, BoutResult, Feats, MatchType } from '../../career/munus/munus-types.ts';
import type { CampaignTables } from '../../career/table-types.ts';
import type { FighterId, WeaponKind } from '../../rules/types.ts';
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from '../context.ts';
import type { ManId } from '../house-types.ts';
import { changeGladiator, changeMonth, gladiatorOf, houseOf, ownerOf } from '../houses.ts';
import type { FightWay, Fixture } from '../month-types.ts';
import type { HousesState } from '../types.ts';
import { levelOfBilled } from './own-levels.ts';

/** Records of bouts are numbered by month and match, so many apart. */
const MATCHES_PER_MONTH = 100;

/** The number that a record of a match goes by. */
export function recordNumber(month: number, fixture: number): number {
  return MATCHES_PER_MONTH * month + fixture;
}

/** The match that is fought next, or null when all have been. */
export function nextFixture({ month }: Readonly<HousesState>): Fixture | null {
  return month.fixtures.find(({ fought }) => fought === null) ?? null;
}

/** The bout of a match of this month: led by the seat as the set-up has it, looked on at, or the book's on both sides. */
export function fixtureOrder(
  state: Readonly<HousesState>,
  tables: CampaignTables,
  { n, red, blue, sheet, bill }: Fixture,
  way: FightWay,
): BoutOrder {
  const { fs } = gladiatorOf(state, red);
  const { rules, lead, levels = {} } = state.setup;
  const levelOf = (one: Billed, type: MatchType) => levelOfBilled(state, one, type);
  const manner = { rules, lead: way === 'hand' ? lead : null, ...(way === 'book' ? {} : { levels, levelOf }) };
  const setup = boutSetup(manner, tables, { man: sheet, fs }, bill);
  const lacking = new Map<FighterId, number>([
    [OWN_FIGHTER, state.month.feast[String(red)] ?? 0],
    [challengerId(bill, 0), blue === null ? 0 : (state.month.feast[String(blue)] ?? 0)],
  ]);
  const fighters = setup.fighters.map((one) => {
    const lacks = lacking.get(one.id) ?? 0; // 39.5.2, 34-36 a feast costs CF
    return lacks === 0 ? one : { ...one, lacks };
  });
  const munus = recordNumber(state.turn, n);
  return { munus, setup: { ...setup, fighters }, seed: innerSeed(state, 'bout', munus, streamSeed) };
}

/** 39.5.4.5 The next match, from how the seat goes through it to its result. */
export function* playNextBout(ctx: HousesContext, arranged: Fixture): HousesRule {
  const { state, tables } = ctx;
  const seated = houseOf(state, ownerOf(gladiatorOf(state, arranged.red))).by === 'seat';
  const [way, fixture] = seated ? yield* resolveWay(ctx, arranged) : (['book', arranged] as const);
  if (way === 'book') {
    closeBout(ctx, fixture, way, fightByBook(tables.gladiator, fixtureOrder(state, tables, fixture, way)));
    return;
  }
  const order = fixtureOrder(state, tables, fixture, way);
  const bout = { kind: 'bout', seat: SEAT, cite: '39.5.4.5', ...order, fixture: fixture.n, way } as const;
  const [result] = yield* resolveAskOfHouse<'bout'>([bout]);
  if (result !== undefined) closeBout(ctx, fixture, way, result);
}

/** P290, P330 How the seat goes through a match, once its man has the weapon he is to bear; beasts he meets as 28.1.1 has it. */
function* resolveWay(ctx: HousesContext, fixture: Fixture): HousesRule<readonly [FightWay, Fixture]> {
  let arranged = fixture;
  for (;;) {
    const { n, sheet, bill } = arranged;
    const weapons = isHuntMatch(bill.type) ? [] : weaponsFor(ctx.tables, sheet);
    const ask = { kind: 'fight', seat: SEAT, cite: 'P290', fixture: n, weapons } as const;
    const [choice = 'book'] = yield* resolveAskOfHouse<'fight'>([ask]);
    if (typeof choice === 'string') return [choice, arranged];
    arranged = { ...arranged, sheet: rearmed(ctx, arranged, choice.weapon) };
  }
}

/** P330 The man of a match takes a weapon, which he keeps. */
function rearmed(ctx: HousesContext, { n, red, sheet }: Fixture, weapon: WeaponKind): Man {
  const { state } = ctx;
  const man = takeWeapon(ctx, sheet, weapon);
  changeGladiator(state, red, { man });
  changeMonth(state, { fixtures: state.month.fixtures.map((one) => (one.n === n ? { ...one, sheet: man } : one)) });
  return man;
}

function closeBout(ctx: HousesContext, fixture: Fixture, way: FightWay, result: BoutResult): void {
  const { state, emit } = ctx;
  const fixtures = state.month.fixtures.map((one) => (one.n === fixture.n ? { ...one, fought: { way, result } } : one));
  changeMonth(state, { fixtures });
  const { n, sheet, bill } = fixture;
  const { winner, by, turns, digest, feats } = result;
  const blue = bill.beasts.length > 0 ? bill.beasts : bill.challengers.map(({ man }) => man.name);
  const results = [feats[OWN_FIGHTER]?.result ?? 'P', feats[challengerId(bill, 0)]?.result ?? null] as const;
  const told = { fixture: n, way, red: sheet.name, blue, results, winner, by, turns, digest };
  emit({ kind: 'fixture-fought', cite: '39.5.4.5', ...told });
}

/** What the men of houses did in a match that has been fought: each with his feats. */
export function entrantsOf({
  red,
  blue,
  bill,
  fought,
}: Fixture): readonly { readonly id: ManId; readonly feats: Feats }[] {
  const feats = fought?.result.feats ?? {};
  const places: readonly (readonly [ManId | null, FighterId])[] = [
    [red, OWN_FIGHTER],
    [blue, challengerId(bill, 0)],
  ];
  return places.flatMap(([id, figure]) => {
    const one = feats[figure];
    return id === null || one === undefined ? [] : [{ id, feats: one }];
  });
}
