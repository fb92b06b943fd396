/** 31-37: what is known of a gladiator between his matches. */

import type { ResultLetter } from '../../../../kernel/state.ts';
import type { Talent } from '../../rules/advanced/talent-types.ts';
import type { ShieldSize, WeaponKind } from '../../rules/item-types.ts';
import type { Area, Armour, ByArea, Characteristic, FightingSpirit, FightingStyle } from '../../rules/types.ts';

/** 36.1 What a man was before he came into the arena. */
export const ORIGINS = ['criminal', 'slave', 'soldier', 'foreigner', 'freeman', 'volunteer', 'senator'] as const;
export type Origin = (typeof ORIGINS)[number];

/** 2.3.1, C116 Combat classes I to V; VI is mounted, and the book's alone. */
export const COMBAT_CLASSES = [1, 2, 3, 4, 5, 6] as const;
export type CombatClass = (typeof COMBAT_CLASSES)[number];

/** 3.8.1 Matches won, ended in stans missus, ended in missus granted to him. */
export interface MatchRecord {
  readonly v: number;
  readonly s: number;
  readonly m: number;
}

/** 32.2 What a wound left for life. */
export interface Injury {
  readonly munus: number;
  readonly area: Area;
  readonly rating: Exclude<Characteristic, 'tr'>;
  readonly loss: number;
}

/** The lasting part of a log sheet. */
export interface Man {
  readonly name: string;
  readonly origin: Origin | null;
  readonly style: FightingStyle;
  readonly ratings: { readonly [C in Characteristic]: number };
  readonly talents: readonly Talent[];
  /** 34.2 The permanent LK (C109). */
  readonly luck: number;
  readonly pr: number;
  readonly xp: number;
  readonly armour: Readonly<ByArea<Armour>>;
  readonly shield: ShieldSize | 'none';
  readonly record: MatchRecord;
  readonly injuries: readonly Injury[];
  /** Men and beasts that died by his hand. */
  readonly kills: number;
  /** P330 What he has chosen to bear in place of his style's weapon; left open: that. */
  readonly weapon?: WeaponKind;
}

/** A gladiator of another house whom the player has met or may meet: he keeps his record and his grudges. */
export interface Rival {
  /** Numbered from 1 in the order they came to be known. */
  readonly id: number;
  readonly man: Man;
  /** 29.2 His fighting spirit, when the book leads him. */
  readonly fs: FightingSpirit;
  readonly standing: Standing;
  /** Who killed him, for those who are dead. */
  readonly killer: string | null;
  /** Munera in which he met the player's man, and how each ended for him. */
  readonly met: readonly { readonly munus: number; readonly result: ResultLetter }[];
  /** Munera in which he fought others, in short. */
  readonly bouts: number;
}

/** What has become of a gladiator. */
export const STANDINGS = ['fighting', 'dead', 'freed', 'retired'] as const;
export type Standing = (typeof STANDINGS)[number];

/** 37.2, 37.3 Whose money buys armour: a man's own allowance, or the purse of a house. */
export type Purse = 'own' | 'house';
