/** 21.3: the bow, and whatever else arrows fly from: who fights with it, and when he can shoot. */
import { isWeapon } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { weaponRecord } from '../tables/weapon-rows.ts';
import type { Fighter, Item, Weapon } from '../types.ts';

/** 21.3 Arrows of a full sheath. */
export const QUIVER = 20;

type Hands = Pick<Fighter, 'hands'>;

/** 21.3.1 Whether a thing is shot with, and neither struck with nor thrown. */
export function isBow(tables: Tables, item: Item): item is Weapon {
  return isWeapon(item) && weaponRecord(tables, item).use === 'shot';
}

/** The bow in a man's hands, or null. */
export function bowOf(tables: Tables, { hands }: Hands): Weapon | null {
  for (const item of hands) if (isBow(tables, item)) return item;
  return null;
}

/** 21.3.2 Whether the bow is his weapon: he has it in hand, and nothing to strike with. */
export function isArcher(tables: Tables, { hands }: Hands): boolean {
  const weapons = hands.filter(isWeapon);
  return weapons.length > 0 && weapons.every((one) => isBow(tables, one));
}

/** 21.3.1, 21.3.4 Whether he can let an arrow fly: he has one, and both hands for the bow. */
export function mayShoot(tables: Tables, { hands, arrows }: Pick<Fighter, 'hands' | 'arrows'>): boolean {
  return bowOf(tables, { hands }) !== null && hands.length === 1 && arrows > 0;
}

/** 21.3.1 Why a thing in hand cannot be let fly, or null: a bow is not thrown but shot with. */
export function shotFault(tables: Tables, fighter: Fighter, item: Item): string | null {
  if (!isBow(tables, item) || mayShoot(tables, fighter)) return null;
  return fighter.arrows === 0 ? 'he has no arrows left (21.3.1)' : `a ${item.kind} takes both hands (21.3.4)`;
}
