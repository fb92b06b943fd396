/** What is printed of a thing in hand, and what its record says. */
import type { WeaponRecord } from './armoury-types.ts';
import type { Tables, WeaponRow } from './types.ts';

/** 21 The row of a thing in the weapon table. Throws where it has none: a bug, for tables are checked when they are read. */
export function weaponRow({ weapons }: Pick<Tables, 'weapons'>, { kind }: { readonly kind: string }): WeaponRow {
  const row = weapons[kind];
  if (row === undefined) throw new Error(`no row for '${kind}' in the weapon table`);
  return row;
}

/** 20, 21 The record of a weapon, net or lasso. */
export function weaponRecord({ armoury }: Pick<Tables, 'armoury'>, { kind }: { readonly kind: string }): WeaponRecord {
  return armoury.of(kind);
}
