/** 21.3: the bow: who fights with it, and when he can shoot. */
import { isWeapon } from '../sheet.ts';
import type { Fighter, Item, Weapon } from '../types.ts';

/** 21.3 Arrows of a full sheath. */
export const QUIVER = 20;

type Hands = Pick<Fighter, 'hands'>;

/** The bow in a man's hands, or null. */
export function bowOf({ hands }: Hands): Weapon | null {
  return hands.filter(isWeapon).find(({ kind }) => kind === 'bow') ?? null;
}

/** 21.3.2 Whether the bow is his weapon: he has it in hand, and nothing to strike with. */
export function isArcher({ hands }: Hands): boolean {
  const weapons = hands.filter(isWeapon);
  return weapons.length > 0 && weapons.every(({ kind }) => kind === 'bow');
}

/** 21.3.1, 21.3.4 Whether he can let an arrow fly: he has one, and both hands for the bow. */
export function mayShoot({ hands, arrows }: Pick<Fighter, 'hands' | 'arrows'>): boolean {
  return bowOf({ hands }) !== null && hands.length === 1 && arrows > 0;
}

/** 21.3.1 Why a thing in hand cannot be let fly, or null: a bow is not thrown but shot with. */
export function shotFault(fighter: Fighter, item: Item): string | null {
  if (item.kind !== 'bow' || mayShoot(fighter)) return null;
  return fighter.arrows === 0 ? 'he has no arrows left (21.3.1)' : 'a bow takes both hands (21.3.4)';
}
