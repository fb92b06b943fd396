/** P83: what a centurion throws, and when. */
import { rangeBetween } from './bodies.ts';
import { bowOf, mayShoot } from './bow.ts';
import { bearingOf } from './centurion-bearing.ts';
import { leavesBow } from './centurion-needs.ts';
import { THROW_REACH } from './facing.ts';
import { inForce } from './rule-choices.ts';
import { isBattered, isUpright, isWeapon } from './sheet.ts';
import { hasInSight } from './sight.ts';
import type { Fighter, Item } from './types.ts';
import type { BookView } from './view.ts';
import { hasPair, weaponRow } from './weapons.ts';

/** Hexes at which javelins fly, and anything else. */
const JAVELIN_RANGE = [2, 4] as const;
const OTHER_RANGE = [1, 3] as const;

/**
 * What a centurion throws at the closest enemy in his front this phase, or null: a javelin while
 * another is left to fight with, a battered shield, one of two weapons that are no pair; an arrow whenever
 * he has bow and arrow in his hands and no need to draw (P174).
 */
export function throwOf(view: BookView, fighter: Fighter): { readonly item: Item; readonly target: Fighter } | null {
  if (!inForce(view.state.rules, 21) || !isUpright(fighter)) return null;
  const target = bearingOf(view, fighter).enemy;
  if (target.aside || !hasInSight(view.state, fighter, target.at, THROW_REACH)) return null;
  const bow = bowOf(fighter);
  if (bow !== null) return mayShoot(fighter) && !leavesBow(view.state, fighter) ? { item: bow, target } : null;
  const range = rangeBetween(fighter, target);
  const item = fighter.hands.find((one) => isSpare(view, fighter, one, range));
  return item === undefined ? null : { item, target };
}

function isSpare({ state, tables }: BookView, fighter: Fighter, item: Item, range: number): boolean {
  const within = ([from, to]: readonly [number, number]) => range >= from && range <= to;
  if (item.kind === 'shield') return isBattered(tables, item) && within(OTHER_RANGE);
  if (!isWeapon(item)) return false;
  if (weaponRow(tables, item).thr === null) return false;
  if (item.kind === 'javelin') return fighter.sheath.length > 0 && within(JAVELIN_RANGE);
  const others = fighter.hands.filter((one) => one !== item && isWeapon(one));
  return others.length > 0 && !hasPair(state.rules, tables, fighter) && within(OTHER_RANGE) && range > 1;
}
