/** The vocabulary of things: weapons, nets, shields (13, 20, 21). */
import type { Hex } from '../../../kernel/hex.ts';

/** The number of a thing, by which a bout tells it from others of its kind; it keeps it in whosever hands it is. */
export type ItemId = number;

/** 3.14; V2.0 has one that is larger yet (P305). */
export const SHIELD_SIZES = ['large', 'small', 'XL'] as const;
export type ShieldSize = (typeof SHIELD_SIZES)[number];

/** 21 A weapon one strikes or shoots with, by the name its record has in the armoury. */
export type WeaponKind = string;
/** 3.13 What men of the Basic Game fight with. */
export const SWORD: WeaponKind = 'sword';
/** 21.1.1, C87 Weapons as they are taught, each group by its first. */
export type WeaponGroup = string;
/** How a weapon is written: as a word of a set-up, of a SPEC and of a card. */
export const WEAPON_WORD = /^[a-z][a-z-]{1,19}$/;

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

/** 3.14 A shield; `ticked` counts the boxes ticked off. */
export interface Shield {
  readonly id: ItemId;
  readonly kind: 'shield';
  readonly size: ShieldSize;
  ticked: number;
}

/** A thing that can be held, dropped, thrown and kicked. */
export type Item = Weapon | Snare | Shield;

/** 13.2 An item that lies in a hex, where anybody may take it up. */
export interface LooseItem {
  readonly item: Item;
  at: Hex;
}
