/** 29.7: how a centurion divides his CF. */
import { type Lot, ONE_DIE } from '../kernel/dice.ts';
import { addModifier, type Modifier } from '../kernel/modifier.ts';
import { type Roll, rollOf } from '../kernel/roll.ts';
import { AREA_CF_MAX, NO_DEFENCE } from './allocation.ts';
import { pickOne } from './centurion-bearing.ts';
import type { RollName } from './events.ts';
import type { Tables } from './table-types.ts';
import {
  type Allocation,
  AREAS,
  ARMOUR_LETTERS,
  type Area,
  type Armour,
  type Attack,
  type ByArea,
  type Fighter,
  type GladiatorType,
  type Pool,
} from './types.ts';
import type { BookView } from './view.ts';

/** 29.7.1 One die for every this many CF. */
const CF_PER_DIE = 6;
/** 29.7.1 Taken off each die as fighting spirit is. */
const TYPE_SPIRIT: { readonly [T in GladiatorType]: number } = { light: 0, medium: 1, heavy: 2 };
/** P80 The area whose defence takes what no attack can hold. */
const LEFT_OVER_AREA: Area = 1;
/** 29.7.2 The face that calls for a special attack or defence. */
const SPECIAL_FACE = 6;

/** What a centurion allocated, with the dice that did it. */
export interface BookAllocation {
  readonly allocation: Allocation;
  /** CF spent on attack before halving (P57). */
  readonly spentOnAttack: number;
  readonly rolls: readonly Roll[];
  readonly lots: readonly Lot[];
}

interface Dicing {
  readonly view: BookView;
  readonly rolls: Roll[];
  readonly lots: Lot[];
}

/** 29.7 Defence by dice, the rest to attack, areas by dice (P80). Who may not attack defends with all he has (F7). */
export function allocateCenturion(view: BookView, fighter: Fighter, target: Fighter, pool: Pool): BookAllocation {
  const dicing: Dicing = { view, rolls: [], lots: [] };
  const defended = defenceCount(dicing, fighter, pool);
  const defence = defenceAreas(dicing, defended);
  const spent = pool.mayAttack ? pool.total - defended : 0;
  const { attacks, left } = attackAreas(dicing, target, Math.floor(spent / 2 ** pool.halvings));
  if (pool.mayDefend) defence[LEFT_OVER_AREA] += left;
  const spentOnAttack = spent - left * 2 ** pool.halvings;
  return { allocation: { attacks, defence }, spentOnAttack, rolls: dicing.rolls, lots: dicing.lots };
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
  addModifier(modifiers, -TYPE_SPIRIT[fighter.type], `${fighter.type} gladiator`, '29.7.1');
  let sum = 0;
  for (let i = Math.floor(pool.total / CF_PER_DIE); i > 0; i--) {
    sum += Math.max(0, dice(dicing, 'defence-count', '29.7.1', modifiers).total);
  }
  return Math.min(sum, pool.total);
}

/** 29.7.2.1 Each defence CF goes to an area by 1D6; a 6 is rolled again while there are no special defences (C41). */
function defenceAreas(dicing: Dicing, cf: number): ByArea<number> {
  const defence: ByArea<number> = { ...NO_DEFENCE };
  for (let placed = 0; placed < cf; ) {
    const face = dice(dicing, 'defence-area', '29.7.2.1').total;
    const area = AREAS.find((one) => one === face);
    if (area === undefined) continue;
    defence[area] += 1;
    placed += 1;
  }
  return defence;
}

/**
 * 29.7.2.2 Attack CF goes out in chunks of 1D6, each to an area by 1D6; a 6 goes to the weakest
 * armour while there are no special attacks. A chunk that lands on a full area is rolled again, and
 * what an area cannot hold goes back (P80, F17).
 */
function attackAreas(dicing: Dicing, target: Fighter, cf: number): { attacks: readonly Attack[]; left: number } {
  const placed: { area: Area; cf: number }[] = [];
  let left = cf;
  while (left > 0 && placed.length < AREAS.length) {
    const chunk = Math.min(dice(dicing, 'attack-chunk', '29.7.2.2').total, left);
    const area = chunkArea(dicing, target, placed);
    if (area !== null) left -= put(placed, area, chunk);
  }
  return { attacks: placed, left: topUp(placed, left) };
}

function chunkArea(dicing: Dicing, target: Fighter, placed: readonly Attack[]): Area | null {
  const face = dice(dicing, 'attack-area', '29.7.2.2').total;
  const open = AREAS.filter((area) => (placed.find((one) => one.area === area)?.cf ?? 0) < AREA_CF_MAX);
  if (face !== SPECIAL_FACE) return open.find((area) => area === face) ?? null;
  const [area, lots] = pickOne(dicing.view, 'weakest-armour', 'F17', weakestAreas(dicing.view.tables, target, open));
  dicing.lots.push(...lots);
  return area;
}

function put(placed: { area: Area; cf: number }[], area: Area, cf: number): number {
  const found = placed.find((one) => one.area === area);
  const room = AREA_CF_MAX - (found?.cf ?? 0);
  const fits = Math.min(room, cf);
  if (found === undefined) placed.push({ area, cf: fits });
  else found.cf += fits;
  return fits;
}

/** P80 With an attack on every area, the rest goes to the largest that has room. Returns what none can hold. */
function topUp(placed: { area: Area; cf: number }[], cf: number): number {
  let left = cf;
  while (left > 0) {
    const open = placed.filter((one) => one.cf < AREA_CF_MAX).sort((a, b) => b.cf - a.cf)[0];
    if (open === undefined) break;
    left -= put(placed, open.area, left);
  }
  return left;
}

/** F17 The areas among `areas` with the least armour: DRM times coverage. */
function weakestAreas(tables: Tables, target: Fighter, areas: readonly Area[]): readonly Area[] {
  const worth = (area: Area) => armourWorth(tables, target.armour[area]);
  const least = Math.min(...areas.map(worth));
  return areas.filter((area) => worth(area) === least);
}

/** Armour DRM times the faces of the black die it covers, as a positive number of sixths. */
function armourWorth(tables: Tables, armour: Armour): number {
  const letter = ARMOUR_LETTERS.find((one) => armour.startsWith(one));
  if (letter === undefined) return 0;
  const faces = armour.length === 1 ? 6 : Number(armour[1]);
  return -tables.armourDrm[letter] * faces;
}
