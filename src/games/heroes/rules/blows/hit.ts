/** 5.4.2, 5.4.3 Where a blow lands, what keeps it off, and what it costs. */

import { TWO_DICE } from '../../../../kernel/dice.ts';
import { type Modifier, modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { isVital, takes } from '../body.ts';
import { guardAgainst, isTwoHanded, partHit, weaponOf } from '../gear.ts';
import { type HeroesContext, type HeroesDecisions, type RolledPlace, resolveAsking } from '../kit.ts';
import { hasSignature } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter } from '../types.ts';
import type { Item, Part } from '../words.ts';
import { resolveWound } from './wound.ts';

/** 5.4.3 From here on a blow knocks down. */
const KNOCKS_DOWN = 2;
const LEAST_DAMAGE = 1;

/** A blow that has won its roll. */
export interface Blow {
  /** The margin it was won by. */
  readonly impact: number;
  /** 5.4.8 What was thrown; null: it is struck with what is held. */
  readonly thrown: Item | null;
  /** 5.4.5 Nothing guards against it: a bash has failed. */
  readonly unguarded: boolean;
}

/** A place on the body as it was rolled. */
interface Landed {
  readonly roll: Roll;
  readonly part: Part;
  readonly guard: Item | null;
}

/** 5.4.2 A hit by one gladiator on another, to its end. */
export function* resolveHit(ctx: HeroesContext, fighter: Fighter, foe: Fighter, blow: Blow): Rule<HeroesDecisions> {
  const { tables, emit } = ctx;
  const names = { fighter: fighter.id, foe: foe.id };
  const landed = [land(ctx, foe, blow)];
  if (isSwordsmans(fighter, blow, tables)) landed.push(land(ctx, foe, blow));
  const [first, second] = landed;
  if (first === undefined) return;
  const place = second === undefined ? first : yield* resolveChoice(ctx, fighter, foe, blow, [first, second]);
  const { part, guard } = place;
  emit({ kind: 'located', cite: '5.4.2', rolls: landed.map(({ roll }) => roll), part, guard, ...names });
  if (guard !== null) return;
  const { modifiers, modified, damage } = damageOf(fighter, foe, part, blow, tables);
  emit({ kind: 'impact', cite: '5.4.3', part, impact: blow.impact, modifiers, modified, damage, ...names });
  yield* resolveStruck(ctx, fighter, foe, part, damage);
}

/** 5.4.3 A blow that nothing has kept off. */
export function* resolveStruck(
  ctx: HeroesContext,
  fighter: Fighter,
  foe: Fighter,
  part: Part,
  damage: number,
): Rule<HeroesDecisions> {
  if (damage >= KNOCKS_DOWN) knockDown(ctx, foe);
  yield* resolveWound(ctx, fighter, foe, part, damage);
}

/** 5.4.2 Rolls a place, seen from the hand of the one who is hit (R86). */
function land({ dice, tables }: HeroesContext, foe: Fighter, { unguarded }: Blow): Landed {
  const roll = rollOf('location', '5.4.2', dice.throw('location', TWO_DICE), 'sum');
  const { table, value } = tables.location(roll.total);
  const part = partHit(value.part, foe.card.handed);
  const guard = unguarded ? null : guardAgainst(foe, { part, guarded: value.guarded }, tables);
  const result = guard === null ? part : `${part}, kept off by the ${guard}`;
  return { roll: { ...roll, table, result }, part, guard };
}

/** 3.5 Whether two places are rolled for a blow: a swordsman strikes with a sword, or throws one. */
export function isSwordsmans(fighter: Fighter, { thrown }: Blow, tables: Tables): boolean {
  const item = thrown ?? weaponOf(fighter, tables)?.item;
  return item === 'sword' && hasSignature(fighter, 'swordsman');
}

/** 3.5 A swordsman keeps either place. */
function* resolveChoice(
  { tables }: HeroesContext,
  fighter: Fighter,
  foe: Fighter,
  blow: Blow,
  landed: readonly [Landed, Landed],
): Rule<HeroesDecisions, Landed> {
  const place = ({ part, guard }: Landed): RolledPlace => ({
    ...{ part, guard },
    damage: guard === null ? damageOf(fighter, foe, part, blow, tables).damage : 0,
  });
  const places = [place(landed[0]), place(landed[1])] as const;
  if (fighter.seat === null) return landed[betterPlace(foe, places)];
  const ask = { fighter: fighter.id, foe: foe.id, places };
  const [picked = 0] = yield* resolveAsking<'swordsman'>([
    { kind: 'swordsman', seat: fighter.seat, cite: '3.5', ...ask },
  ]);
  return landed[picked];
}

/** What a blow comes to. */
interface Damage {
  readonly modifiers: readonly Modifier[];
  readonly modified: number;
  readonly damage: number;
}

/** 5.4.3, R55 Table 5-7: Impact less the armour, with what the weapon adds; a blow always costs a point. */
export function damageOf(fighter: Fighter, foe: Fighter, part: Part, { impact, thrown }: Blow, tables: Tables): Damage {
  const modifiers = [...armourLines(foe, part), ...weaponLines(fighter, thrown, tables)];
  const modified = impact + sumModifiers(modifiers);
  return { modifiers, modified, damage: Math.max(LEAST_DAMAGE, modified) };
}

function armourLines({ parts }: Fighter, part: Part): readonly Modifier[] {
  const { armour } = parts[part];
  return armour === 0 ? [] : [modifier(-armour, `armour class ${armour}`, '3.9.1')];
}

function weaponLines(fighter: Fighter, thrown: Item | null, tables: Tables): readonly Modifier[] {
  if (thrown !== null) return [modifier(tables.items[thrown].two, `a thrown ${thrown}`, '5.4.8')];
  const weapon = weaponOf(fighter, tables);
  if (weapon === null) return [];
  const { one, two } = tables.items[weapon.item];
  return isTwoHanded(fighter, weapon)
    ? [modifier(two, `${weapon.item} in two hands`, '5.4.3')]
    : [modifier(one, `${weapon.item} in one hand`, '5.4.3')];
}

/** 3.5 Whether Steady would keep its bearer up, this once. */
export const keepsStanding = (fighter: Fighter): boolean => hasSignature(fighter, 'steady') && !fighter.steadied;

/** 5.4.3, 3.5 Knocks down one who stands; Steady keeps its bearer up the first time. */
function knockDown({ emit }: HeroesContext, fighter: Fighter): void {
  if (fighter.knocked) return;
  if (keepsStanding(fighter)) {
    fighter.steadied = true;
    emit({ kind: 'steadied', cite: '3.5', fighter: fighter.id });
    return;
  }
  fighter.knocked = true;
  emit({ kind: 'knocked-down', cite: '5.4.6', fighter: fighter.id });
}

/** 3.5 The place that the book keeps: 0 or 1. */
export function betterPlace(foe: Fighter, [first, second]: readonly [RolledPlace, RolledPlace]): 0 | 1 {
  const [one, two] = [worth(foe, first), worth(foe, second)];
  const at = one.findIndex((value, i) => value !== two[i]);
  return at >= 0 && (two[at] ?? 0) > (one[at] ?? 0) ? 1 : 0;
}

/** Equal damage goes by the part. */
const PARTS_BY_WORTH = ['arm', 'leg', 'belly', 'chest', 'head'] as const;

/** What makes a place better, the weightiest first. */
function worth(foe: Fighter, { part, guard, damage }: RolledPlace): readonly number[] {
  const taker = takes(foe, part);
  const fells = guard === null && isVital(taker) && damage >= foe.parts[taker].now;
  const rank = PARTS_BY_WORTH.findIndex((word) => taker.endsWith(word));
  return [guard === null ? 1 : 0, fells ? 1 : 0, damage, rank];
}
