/** The vocabulary of things: weapons, nets, shields (13, 20, 21). */
import type { Hex } from '../../../kernel/hex.ts';

/** The number of a thing, by which a bout tells it from others of its kind; it keeps it in whosever hands it is. */
export type ItemId = number;

/** 3.14; V2.0 has one that is larger yet (P305). */
export const SHIELD_SIZES = ['large', 'small', 'XL'] as const;
export type ShieldSize = (typeof SHIELD_SIZES)[number];

/** 21 Weapons one strikes with. */
export const WEAPON_KINDS = [
  'axe',
  'bow',
  'dagger',
  'flail',
  'javelin',
  'maul',
  'pike',
  'scimitar',
  'scissor',
  'spear',
  'sword',
  'trident',
] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];
/** 21.1.1, C87 Weapons as they are taught, each group by its first. */
export const WEAPON_GROUPS = ['axe', 'bow', 'dagger', 'flail', 'maul', 'pike', 'spear', 'sword', 'trident'] as const;
export type WeaponGroup = (typeof WEAPON_GROUPS)[number];

/** 20, 21.7 What is thrown over a man to hold him. */
export const SNARE_KINDS = ['net', 'lasso'] as const;
export type SnareKind = (typeof SNARE_KINDS)[number];

/** A weapon; `short`: a trident broken to a reach of one hex (20.10.2.2). */
export interface Weapon {
  readonly id: ItemId;
  readonly kind: WeaponKind;
  short?: true;
}

/** A net or a lasso. */
export interface Snare {
  readonly id: ItemId;
  readonly kind: SnareKind;
}

/** 21.7.1 By what a man is caught; a net goes over all of him. */
export const CAUGHT_BY = ['net', 'neck', 'torso', 'arm', 'leg'] as const;
export type CaughtBy = (typeof CAUGHT_BY)[number];

/** A thing that can be held, dropped, thrown and kicked. `ticked` counts the shield boxes ticked off. */
export type Item =
  | Weapon
  | Snare
  | { readonly id: ItemId; readonly kind: 'shield'; readonly size: ShieldSize; ticked: number };

/** 13.2 An item that lies in a hex, where anybody may take it up. */
export interface LooseItem {
  readonly item: Item;
  at: Hex;
}
