/** 29.7: how a centurion divides his CF. */

import { type Lot, ONE_DIE } from '../../../../kernel/dice.ts';
import type { Diced } from '../../../../kernel/event.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { guardCost } from '../advanced/specials.ts';
import {
  type Allocation,
  type Arm,
  type Attack,
  type Mark,
  type Pool,
  SPECIAL_ATTACKS,
  type SpecialAttack,
} from '../allocation-types.ts';
import { AREA_CF_MAX, NO_DEFENCE } from '../basic/allocation.ts';
import type { RollName } from '../events.ts';
import { unitOf } from '../pool.ts';
import { protectionOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { AREAS, type Area, type ByArea, type Fighter, type GladiatorType } from '../types.ts';
import type { BookView } from '../view.ts';
import { closestOf, pickOne } from './bearing.ts';

/** 29.7.1 One die for every this many CF. */
const CF_PER_DIE = 6;
/** 29.7.1 Taken off each die as fighting spirit is. */
const TYPE_SPIRIT: { readonly [T in GladiatorType]: number } = { light: 0, medium: 1, heavy: 2 };
/** P80 The area whose defence takes what no attack can hold. */
const LEFT_OVER_AREA: Area = 1;
const LEFT_OVER_NEXT: Area = 2;
/** 29.7.2 The face that calls for a special attack or defence. */
const SPECIAL_FACE = 6;

/** What a centurion allocated, with the dice that did it. */
export interface BookAllocation extends Diced {
  readonly allocation: Allocation;
  /** CF spent on attack before halving (P57). */
  readonly spentOnAttack: number;
}

/** The dice of a division, and what they have shown. */
export interface Dicing {
  readonly view: BookView;
  readonly rolls: Roll[];
  readonly lots: Lot[];
}

/** 29.7 A centurion's CF while he divides them. */
export interface Division {
  readonly target: Fighter;
  readonly arm: number;
  /** What he has against that man. */
  readonly pool: Pool;
  readonly defence: Readonly<ByArea<number>>;
  readonly special: Area | null;
  /** CF of defence that have no area yet. */
  readonly guarding: number;
  readonly attacks: readonly Placed[];
  /** CF of attack, before halving, that have no area yet. */
  readonly striking: number;
  /** CF he has for attacks, before halving. */
  readonly forAttack: number;
}

/**
 * 29.7 Defence by dice, the rest to attack, areas by dice (P80). Who may not attack defends with all he
 * has (F7); who has several men before him attacks the closest alone (P85).
 */
export function allocateCenturion(
  view: BookView,
  fighter: Fighter,
  foes: readonly Fighter[],
  whole: Pool,
): BookAllocation {
  const dicing: Dicing = { view, rolls: [], lots: [] };
  let division = beginDivision(dicing, fighter, foes, whole);
  while (!isDivided(division)) division = divideOn(dicing, division);
  return endDivision(dicing, division, whole);
}

/** 29.7.1 Whom he strikes at and with what, and how many CF go to either use. */
export function beginDivision(dicing: Dicing, fighter: Fighter, foes: readonly Fighter[], whole: Pool): Division {
  const target = chooseTarget(dicing, fighter, foes, whole);
  const arm = bestArm(whole.marks.find((mark) => mark.fighter === target.id)?.arms ?? []);
  const pool = { ...whole, marks: whole.marks.filter((mark) => mark.fighter === target.id).map(openTo(arm)) };
  const guarding = defenceCount(dicing, fighter, pool);
  const forAttack = pool.mayAttack ? pool.total - guarding : 0;
  const left = { striking: forAttack, forAttack };
  return { target, arm, pool, defence: NO_DEFENCE, special: null, guarding, attacks: [], ...left };
}

/** CF in effect, struck with his arm, that have no area yet (P36). */
function unplaced({ pool, arm, striking }: Pick<Division, 'pool' | 'arm' | 'striking'>): number {
  return Math.floor(striking / unitOf(pool, { arm }));
}

/** Whether there is nothing left to dice for. */
export function isDivided(division: Division): boolean {
  const { guarding, attacks, pool } = division;
  return guarding === 0 && (unplaced(division) === 0 || attacks.length >= areasOf(pool).length);
}

/** 29.7.2 The next dice: for a CF of defence, or else for some of attack. */
export function divideOn(dicing: Dicing, division: Division): Division {
  return division.guarding > 0 ? guard(dicing, division) : strike(dicing, division);
}

/** P80, 26.5 What no area could hold goes where there is room, and the edge into an attack. */
export function endDivision(dicing: Dicing, division: Division, whole: Pool): BookAllocation {
  const { target, arm, pool, special, forAttack } = division;
  const { attacks: made, left } = topUp(division);
  const defence = pool.mayDefend ? leftOver(division, left) : division.defence;
  const spentOnAttack = forAttack - left * unitOf(pool, { arm });
  const named = withEdge(dicing, target, pool, made);
  const edged = arm === 0 ? named : named.map((one) => ({ ...one, arm }));
  const attacks = target.id === whole.marks[0]?.fighter ? edged : edged.map((one) => ({ ...one, target: target.id }));
  const allocation = special === null ? { attacks, defence } : { attacks, defence, special };
  return { allocation, spentOnAttack, rolls: dicing.rolls, lots: dicing.lots };
}

const areasOf = ({ marks }: Pool): readonly Area[] => marks[0]?.areas ?? AREAS;

/** P173 Of what he can strike with, that which wastes least of his CF; of such the first in his hands. */
function bestArm(arms: readonly Arm[]): number {
  const least = Math.min(...arms.map(({ halvings }) => halvings));
  return Math.max(
    0,
    arms.findIndex(({ halvings }) => halvings === least),
  );
}

/** P82 The special attacks a man makes with an arm: bare hands neither disarm nor feint. */
function openTo(arm: number): (mark: Mark) => Mark {
  return (mark) => {
    if (mark.arms[arm]?.kind !== 'fist') return mark;
    return { ...mark, specialAttacks: mark.specialAttacks.filter((name) => name !== 'disarm' && name !== 'feint') };
  };
}

/** P85 The closest he can strike at; who can strike at none looks at his nearest opponent. */
function chooseTarget(dicing: Dicing, fighter: Fighter, foes: readonly Fighter[], { marks }: Pool): Fighter {
  const open = foes.filter(({ id }) => marks.some((mark) => mark.fighter === id));
  const [target, lots] = closestOf(dicing.view, fighter, open.length > 0 ? open : foes);
  dicing.lots.push(...lots);
  return target;
}

/** 26.5, P151 The edge goes into his largest attack; with no CF to attack it is an attack by itself (P87). */
function withEdge(dicing: Dicing, target: Fighter, pool: Pool, attacks: readonly Attack[]): readonly Attack[] {
  if ((pool.marks[0]?.edge.length ?? 0) === 0) return attacks;
  if (attacks.length === 0) {
    const face = dice(dicing, 'attack-area', '29.7.2.2').total;
    const area = areasOf(pool).find((one) => one === face) ?? weakest(dicing, target, areasOf(pool));
    return [{ area, cf: 0, edge: true }];
  }
  const most = Math.max(...attacks.map(({ cf }) => cf));
  const chosen = attacks.findIndex(({ cf }) => cf === most);
  return attacks.map((attack, i) => (i === chosen ? { ...attack, edge: true as const } : attack));
}

/** P80 What no attack can hold goes to the defence of the head, or of the chest while he ducks. */
function leftOver({ defence, special }: Division, cf: number): Readonly<ByArea<number>> {
  const area = special === LEFT_OVER_AREA ? LEFT_OVER_NEXT : LEFT_OVER_AREA;
  return cf === 0 ? defence : { ...defence, [area]: defence[area] + cf };
}

function dice(dicing: Dicing, name: RollName, cite: string, modifiers?: readonly Modifier[]): Roll {
  const roll = rollOf(name, cite, dicing.view.dice.throw(name, ONE_DIE), 'sum', modifiers);
  dicing.rolls.push(roll);
  return roll;
}

/** 29.7.1 1D6 for every six full CF, each less his spirit and his type's, each at least 0. */
function defenceCount(dicing: Dicing, fighter: Fighter, pool: Pool): number {
  if (!pool.mayDefend) return 0;
  if (!pool.mayAttack) return pool.total;
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -fighter.fs, 'fighting spirit', '29.7.1');
  const rides = fighter.mount !== null; // 30.6.2 a rider counts as heavy
  const type = rides ? 'heavy' : fighter.type;
  addModifier(modifiers, -TYPE_SPIRIT[type], rides ? 'on horseback' : `${type} gladiator`, rides ? '30.6.2' : '29.7.1');
  let sum = 0;
  for (let i = Math.floor(pool.total / CF_PER_DIE); i > 0; i--) {
    sum += Math.max(0, dice(dicing, 'defence-count', '29.7.1', modifiers).total);
  }
  return Math.min(sum, pool.total);
}

/**
 * 29.7.2.1 Each defence CF goes to an area by 1D6; the first 6 is a special defence open to him, if
 * three CF are left for it, and any other 6 is rolled again (C41, P81). What lay on the area it
 * guards is placed anew.
 */
function guard(dicing: Dicing, division: Division): Division {
  const { pool, guarding } = division;
  const face = dice(dicing, 'defence-area', '29.7.2.1').total;
  const area = AREAS.find((one) => one === face);
  const before = area === undefined && division.special === null && guarding >= guardCost(pool);
  const {
    defence,
    special,
    guarding: left,
  } = before && pool.specialDefences.length > 0 ? guardSpecially(dicing, division) : division;
  if (area === undefined || area === special) return { ...division, defence, special, guarding: left };
  return { ...division, defence: { ...defence, [area]: defence[area] + 1 }, guarding: left - 1 };
}

function guardSpecially(dicing: Dicing, division: Division): Division {
  const { pool, defence, guarding } = division;
  const [special, lots] = pickOne(dicing.view, 'special-defence', 'P81', pool.specialDefences);
  dicing.lots.push(...lots);
  const left = guarding + defence[special] - guardCost(pool);
  return { ...division, special, defence: { ...defence, [special]: 0 }, guarding: left };
}

/**
 * 29.7.2.2 Attack CF goes out in chunks of 1D6, each to an area by 1D6; a 6 goes to the weakest
 * armour while there are no special attacks. A chunk that lands on a full area is rolled again, and
 * what an area cannot hold goes back (P80, F17).
 */
function strike(dicing: Dicing, division: Division): Division {
  const { target, pool } = division;
  const chunk = dice(dicing, 'attack-chunk', '29.7.2.2').total;
  const face = dice(dicing, 'attack-area', '29.7.2.2').total;
  const special = face === SPECIAL_FACE ? specialFor(dicing, target, pool, division.attacks) : null;
  const placed = special === null ? division.attacks : [...division.attacks, special];
  const area = special?.area ?? chunkArea(dicing, target, areasOf(pool), placed, face);
  return area === null ? { ...division, attacks: placed } : put({ ...division, attacks: placed }, area, chunk);
}

/** P80, P81 The first 6 is a special attack open to him, on an area that has none yet. */
function specialFor(dicing: Dicing, target: Fighter, pool: Pool, placed: readonly Placed[]): Placed | null {
  if (placed.some(({ special }) => special !== undefined)) return null;
  const free = areasOf(pool).filter((area) => !placed.some((one) => one.area === area));
  const open = (pool.marks[0]?.specialAttacks ?? []).filter((name) => {
    const only = SPECIAL_ATTACKS[name];
    return only === null ? free.length > 0 : free.includes(only);
  });
  if (open.length === 0) return null;
  const [special, lots] = pickOne(dicing.view, 'special-attack', 'P81', open);
  dicing.lots.push(...lots);
  const area = SPECIAL_ATTACKS[special] ?? weakest(dicing, target, free);
  return { area, cf: 0, special };
}

function chunkArea(
  dicing: Dicing,
  target: Fighter,
  areas: readonly Area[],
  placed: readonly Placed[],
  face: number,
): Area | null {
  const open = areas.filter((area) => (placed.find((one) => one.area === area)?.cf ?? 0) < AREA_CF_MAX);
  if (face !== SPECIAL_FACE) return open.find((area) => area === face) ?? null;
  return weakest(dicing, target, open);
}

function weakest(dicing: Dicing, target: Fighter, among: readonly Area[]): Area {
  const [area, lots] = pickOne(dicing.view, 'weakest-armour', 'F17', weakestAreas(dicing.view.tables, target, among));
  dicing.lots.push(...lots);
  return area;
}

/** An attack while its CF is being put together. */
interface Placed {
  readonly area: Area;
  readonly cf: number;
  readonly special?: SpecialAttack;
}

/** Puts CF on an area, as far as there is room, and CF to pay for them. */
function put(division: Division, area: Area, cf: number): Division {
  const { attacks, striking } = division;
  const found = attacks.find((one) => one.area === area);
  const unit = unitFor(division, found);
  const fits = Math.min(AREA_CF_MAX - (found?.cf ?? 0), cf, Math.floor(striking / unit));
  const more = attacks.map((one) => (one === found ? { ...one, cf: one.cf + fits } : one));
  return {
    ...division,
    attacks: found === undefined ? [...more, { area, cf: fits }] : more,
    striking: striking - fits * unit,
  };
}

/** P147 What a CF of one of his attacks costs: a bash and sand are not struck with his arm. */
function unitFor({ pool, arm }: Division, attack: Placed | undefined): number {
  return unitOf(pool, attack?.special === undefined ? { arm } : { arm, special: attack.special });
}

/** P80 With an attack on every area, the rest goes to the largest that has room; `left`: what none can hold. */
function topUp(division: Division): { readonly attacks: readonly Attack[]; readonly left: number } {
  const [open] = division.attacks.filter(({ cf }) => cf < AREA_CF_MAX).sort((a, b) => b.cf - a.cf);
  const left = unplaced(division);
  if (left === 0 || open === undefined) return { attacks: division.attacks, left };
  return topUp(put(division, open.area, AREA_CF_MAX));
}

/** F17 The areas among `areas` with the least armour: DRM times coverage. */
export function weakestAreas(tables: Tables, target: Fighter, areas: readonly Area[]): readonly Area[] {
  const worth = (area: Area) => protectionOf(tables, target, area);
  const least = Math.min(...areas.map(worth));
  return areas.filter((area) => worth(area) === least);
}
