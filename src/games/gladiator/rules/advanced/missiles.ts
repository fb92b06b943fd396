/** 21.6: what is made to be thrown away. */
import { isWeapon } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { weaponRecord } from '../tables/weapon-rows.ts';
import type { Item } from '../types.ts';

/** 21.6 Whether a thing is a javelin, or made as one is: others wait in the sheath. */
export function isMissile(tables: Tables, item: Item): boolean {
  return isWeapon(item) && weaponRecord(tables, item).missile === true;
}
