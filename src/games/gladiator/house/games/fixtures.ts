/** 38, 39.5.4.5, P288: the matches of a munus. */

import type { CombatClass, Man } from '../../career/man/man-types.ts';
import { classOf } from '../../career/man/talents.ts';
import { billed, isHuntMatch, numbersOf, resolveType, rollBeasts, rollDeath } from '../../career/munus/bill.ts';
import { challengerXp, makeChallenger } from '../../career/munus/challenger.ts';
import type { Bill, Billed, MatchType } from '../../career/munus/munus-types.ts';
import { rollClass } from '../../career/munus/pairing.ts';
import type { CampaignTables } from '../../career/table-types.ts';
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from '../context.ts';
import type { Gladiator, ManId } from '../house-types.ts';
import { changeMonth, gladiatorOf, houseOf, namesTaken, ownerOf } from '../houses.ts';
import type { Fixture } from '../month-types.ts';
import type { HousesState } from '../types.ts';
import { bookOdds, sideValues } from './odds.ts';

/** 38.2, P288 One match for each man sent, in the order of the lot. */
export function* resolveFixtures(ctx: HousesContext): HousesRule {
  const { state, dice } = ctx;
  for (;;) {
    const waiting = unbilled(state);
    if (waiting.length === 0) return;
    const lot = dice.lot('called-up', 'P288', waiting.length);
    const one = waiting[lot.picked];
    if (one === undefined) return;
    ctx.emit({ kind: 'called-up', cite: 'P288', house: ownerOf(one), man: one.man.name, lots: [lot] });
    addFixture(ctx, yield* resolveFixture(ctx, one));
  }
}

/** Those sent who are on no bill yet. */
function unbilled(state: HousesState): readonly Gladiator[] {
  const { sent, fixtures } = state.month;
  const billedMen = fixtures.flatMap(({ red, blue }) => [red, blue]);
  return sent.filter((id) => !billedMen.includes(id)).map((id) => gladiatorOf(state, id));
}

type Drawn = Pick<Fixture, 'red' | 'blue' | 'sheet' | 'bill'>;

function* resolveFixture(ctx: HousesContext, one: Gladiator): HousesRule<Drawn> {
  const { state } = ctx;
  const seated = houseOf(state, ownerOf(one)).by === 'seat';
  const { type, unique, death } = yield* resolveType(ctx, seated ? 'seat' : 'book');
  const deathMatch = !isHuntMatch(type) && death !== null && rollDeath(ctx, death);
  const common = { type, unique, deathMatch, arena: arenaOfMonth(state) };
  const alone = { red: one.id, blue: null, sheet: one.man };
  if (isHuntMatch(type)) {
    const beasts = rollBeasts(ctx, state.setup.rules.beastBook);
    return { ...alone, bill: { ...common, comrades: [], challengers: [], beasts } };
  }
  const foe = type === 'matched-pair' ? yield* resolveFoe(ctx, one, seated) : null;
  if (foe === null) return { ...alone, bill: { ...common, ...strangers(ctx, one.man, type), beasts: [] } };
  // The seat's man is red.
  const [red, blue] = houseOf(state, ownerOf(foe)).by === 'seat' ? [foe, one] : [one, foe];
  const challengers = [asChallenger(ctx, blue)];
  return { red: red.id, blue: blue.id, sheet: red.man, bill: { ...common, comrades: [], challengers, beasts: [] } };
}

function arenaOfMonth({ month: { arena } }: HousesState): Bill['arena'] {
  if (arena === null) throw new Error('the munus has no arena');
  return arena;
}

/** 38.4.1, 38.4.2, P288 A man of another house who is not yet on a bill and whose class the row has; or null. */
function* resolveFoe(ctx: HousesContext, one: Gladiator, seated: boolean): HousesRule<Gladiator | null> {
  const { state, tables, dice } = ctx;
  const classes = classesFor(tables, classOf(tables, one.man.style));
  const able = unbilled(state).filter(
    ({ house, man }) => house !== one.house && classes.includes(classOf(tables, man.style)),
  );
  if (able.length === 0) return null;
  const men = able.map(({ id }) => id);
  const ask = { kind: 'opponent', seat: SEAT, cite: '38.4.2', man: one.id, men } as const;
  const [chosen = null] = seated ? yield* resolveAskOfHouse<'opponent'>([ask]) : [];
  const named = able.find(({ id }) => id === chosen);
  if (named !== undefined) return named;
  const lot = dice.lot('opponent', 'P288', able.length);
  const drawn = able[lot.picked] ?? null;
  if (drawn === null) return null;
  ctx.emit({ kind: 'called-up', cite: 'P288', house: ownerOf(drawn), man: drawn.man.name, lots: [lot] });
  return drawn;
}

/** 38.4.1 The classes that a row of the Pairing Table names. */
function classesFor({ pairing }: CampaignTables, own: CombatClass): readonly CombatClass[] {
  const row = [...pairing.values()].filter(({ player }) => player === own);
  return [...new Set(row.flatMap(({ challenger }) => (challenger === 'any' ? [] : [challenger])))];
}

function asChallenger(ctx: HousesContext, { id, man, fs }: Gladiator): Billed {
  return billed(ctx, 1, { man, fs, combatClass: classOf(ctx.tables, man.style), spent: 0, rival: id });
}

/** 38.4, 38.5, P105 Comrades and challengers without a house. */
function strangers(ctx: HousesContext, man: Man, type: MatchType): Pick<Bill, 'comrades' | 'challengers'> {
  const [own, theirs] = numbersOf(ctx, type);
  const combatClass = classOf(ctx.tables, man.style);
  const comrades: Billed[] = [];
  for (let i = 1; i < own; i++) comrades.push(stranger(ctx, man, combatClass, false, comrades));
  const challengers: Billed[] = [];
  for (let i = 0; i < theirs; i++) {
    const beside = [...comrades, ...challengers];
    challengers.push(stranger(ctx, man, rollClass(ctx, combatClass), type === 'champion', beside));
  }
  return {
    comrades: comrades.map((one) => billed(ctx, 0, one)),
    challengers: challengers.map((one) => billed(ctx, 1, one)),
  };
}

/** 38.5 A challenger of no house, made for this match under a name that nobody has. */
function stranger(
  ctx: HousesContext,
  man: Man,
  combatClass: CombatClass,
  champion: boolean,
  beside: readonly Billed[],
): Billed {
  const taken = [...namesTaken(ctx.state), ...beside.map((one) => one.man.name)];
  const budget = challengerXp(ctx, man, champion);
  return { ...makeChallenger(ctx, { of: { combatClass }, budget, taken }), rival: null };
}

/** The match goes on the bill, with its odds. */
function addFixture(ctx: HousesContext, drawn: Drawn): void {
  const { state, emit } = ctx;
  const { red, blue, sheet, bill } = drawn;
  const n = state.month.fixtures.length + 1;
  const cvs = sideValues(drawn);
  const odds = bill.challengers.length === 0 ? null : bookOdds(...cvs);
  changeMonth(state, { fixtures: [...state.month.fixtures, { n, ...drawn, odds, fought: null }] });
  const names = bill.challengers.map(({ man }) => man.name);
  const others = bill.beasts.length > 0 ? bill.beasts : names;
  const houses = { redHouse: ownerOf(gladiatorOf(state, red)), blueHouse: houseOfMan(state, blue) };
  emit({ kind: 'match-arranged', cite: '39.5.4.5', fixture: n, red: sheet.name, blue: others, ...houses });
  if (odds !== null) emit({ kind: 'odds-made', cite: '39.5.4.4', fixture: n, odds, cvs });
}

const houseOfMan = (state: HousesState, id: ManId | null) => (id === null ? null : ownerOf(gladiatorOf(state, id)));
