/** P74, A4: what a centurion would pick up. */

import { distance } from '../../../../kernel/hex.ts';
import { isArcher, isBow } from '../advanced/bow.ts';
import { takeable } from '../advanced/spoils.ts';
import { rangeBetween } from '../bodies.ts';
import { enemiesOf, HANDS, isBattered, isShield, isWeapon, shieldOf, weaponOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { weaponRow } from '../tables/weapon-rows.ts';
import type { Fighter, Item, LooseItem, State } from '../types.ts';

/** What a man can lack. */
export type Lack = 'weapon' | 'shield';

/** P74 A weapon, if he has none in hand or sheath; a shield, if his style carries one and a hand is free for it. */
export function needsOf(tables: Tables, fighter: Fighter): readonly Lack[] {
  const needs: Lack[] = [];
  const spent = isArcher(tables, fighter) && fighter.arrows === 0; // 21.3.1 no arrow, no shot
  if ((weaponOf(fighter) === null || spent) && fighter.sheath.length === 0) needs.push('weapon');
  if (wantsShield(tables, fighter)) needs.push('shield');
  return needs;
}

/** P82, P174 An archer goes over to what is in his sheath with an enemy beside him, be he senseless if all are (P324), or when the arrows are spent. */
export function leavesBow(state: Readonly<State>, tables: Tables, fighter: Fighter): boolean {
  if (!isArcher(tables, fighter) || fighter.sheath.length === 0) return false;
  const beset = enemiesOf(state, fighter).some((enemy) => rangeBetween(enemy, fighter) <= 1);
  return beset || fighter.arrows === 0;
}

/** A two-handed weapon leaves no hand free. */
function wantsShield(tables: Tables, fighter: Fighter): boolean {
  if (shieldOf(tables, fighter) !== null) return false;
  if (fighter.style !== null && tables.styles[fighter.style].shield === 'none') return false;
  const taken = fighter.hands.map((item) => (isWeapon(item) ? weaponRow(tables, item).hands : 1));
  return taken.reduce((sum, hands) => sum + hands, 0) < HANDS;
}

/** Whether an item would serve a man's need: any weapon, a bow only for one with arrows, or a shield that is not battered. */
export function serves(tables: Tables, { arrows }: Fighter, item: Item, need: Lack): boolean {
  if (isBow(tables, item)) return need === 'weapon' && arrows > 0;
  return need === 'weapon' ? isWeapon(item) : isShield(item) && !isBattered(tables, item);
}

/** P74 Items a centurion lacks within a range: weapons before shields. */
export function neededItems(
  state: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  range: number,
): readonly LooseItem[] {
  const needs = needsOf(tables, fighter);
  if (needs.length === 0) return [];
  const near = takeable(state).filter(({ at }) => distance(at, fighter.at) <= range);
  for (const need of needs) {
    const found = near.filter(({ item }) => serves(tables, fighter, item, need));
    if (found.length > 0) return found;
  }
  return [];
}

/** P74, A4 Of equally near items those that his style fights with, if there are any. */
export function ownFirst(tables: Tables, { style }: Fighter, items: readonly LooseItem[]): readonly LooseItem[] {
  if (style === null) return items;
  const { hands } = tables.styles[style];
  const own = items.filter(({ item }) => isWeapon(item) && hands.includes(item.kind));
  return own.length > 0 ? own : items;
}
