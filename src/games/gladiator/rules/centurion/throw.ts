/** P83: what a centurion throws, and when. */

import type { Lot } from '../../../../kernel/dice.ts';
import { bowOf, mayShoot } from '../advanced/bow.ts';
import { isMissile } from '../advanced/missiles.ts';
import { hasPair } from '../advanced/weapons.ts';
import { hasInSight } from '../arena/sight.ts';
import { THROW_REACH } from '../basic/facing.ts';
import { hexesOf, rangeBetween } from '../bodies.ts';
import { inForce } from '../rule-choices.ts';
import { enemiesOf, isBattered, isShield, isUpright, isWeapon } from '../sheet.ts';
import { weaponRow } from '../tables/weapon-rows.ts';
import type { Fighter, Item } from '../types.ts';
import type { BookView } from '../view.ts';
import { closestOf } from './bearing.ts';
import { leavesBow } from './needs.ts';

/** Hexes at which javelins fly, and anything else. */
const JAVELIN_RANGE = [2, 4] as const;
const OTHER_RANGE = [1, 3] as const;

/** What a centurion throws, at whom, and the lots by which he was found. */
interface BookThrow {
  readonly item: Item;
  readonly target: Fighter;
  readonly lots: readonly Lot[];
}

/**
 * What a centurion throws at the closest enemy this phase if he has him in front, or null: a javelin while
 * another is left to fight with, a battered shield, one of two weapons that are no pair; an arrow whenever
 * he has bow and arrow in his hands and no need to draw (P174).
 */
export function throwOf(view: BookView, fighter: Fighter): BookThrow | null {
  if (!inForce(view.state.rules, 21) || !isUpright(fighter)) return null;
  const enemies = enemiesOf(view.state, fighter);
  const range = Math.min(...enemies.map((one) => rangeBetween(fighter, one)));
  const item = bowOf(view.tables, fighter) === null ? spareOf(view, fighter, range) : readyBow(view, fighter);
  if (item === null) return null;
  const inSight = (one: Fighter) =>
    !one.aside && hexesOf(one).some((hex) => hasInSight(view.state, fighter, hex, THROW_REACH));
  const close = enemies.filter((one) => rangeBetween(fighter, one) === range && inSight(one));
  if (close.length === 0) return null;
  const [target, lots] = closestOf(view, fighter, close);
  return { item, target, lots };
}

/** P174 The bow he shoots with now, or null. */
function readyBow({ state, tables }: BookView, fighter: Fighter): Item | null {
  return mayShoot(tables, fighter) && !leavesBow(state, tables, fighter) ? bowOf(tables, fighter) : null;
}

/** P83 What he can do without at a range, or null. */
function spareOf(view: BookView, fighter: Fighter, range: number): Item | null {
  return fighter.hands.find((one) => isSpare(view, fighter, one, range)) ?? null;
}

function isSpare({ state, tables }: BookView, fighter: Fighter, item: Item, range: number): boolean {
  const within = ([from, to]: readonly [number, number]) => range >= from && range <= to;
  if (isShield(item)) return isBattered(tables, item) && within(OTHER_RANGE);
  if (!isWeapon(item)) return false;
  if (weaponRow(tables, item).thr === null) return false;
  if (isMissile(tables, item)) return fighter.sheath.length > 0 && within(JAVELIN_RANGE);
  const others = fighter.hands.filter((one) => one !== item && isWeapon(one));
  return others.length > 0 && !hasPair(state.rules, tables, fighter) && within(OTHER_RANGE) && range > 1;
}
