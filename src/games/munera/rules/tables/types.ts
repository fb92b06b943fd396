/** The printed tables once they are read. */
import type { Outfit } from '../types.ts';
import type { Arena, Profile, Quadrant, Stance, WayKind, WeaponKind } from '../words.ts';

/** 10 A way to attack: what it costs, how far it goes, and what it does besides wounding. */
export interface WayRow {
  readonly ap: number;
  /** Hexes, from the nearest to the furthest. */
  readonly from: number;
  readonly to: number;
  readonly penetrates: boolean;
  readonly bashes: boolean;
  /** Net, lasso or cape: it entangles and does not wound. */
  readonly net: boolean;
  /** What each range adds to the die. */
  readonly ranges: ReadonlyMap<number, number>;
}

/** 10 A weapon that is held. */
export interface WeaponRow extends WayRow {
  /** 7.26 A hand weapon. */
  readonly hand: boolean;
  readonly hands: number;
  readonly sheathes: boolean;
}

/** 11 What a profile fights with, and the sums that its kit must come to. */
export interface ProfileRow {
  readonly outfit: Outfit;
  readonly save: number;
  readonly bareSave: number;
  readonly ap: number;
  readonly bareAp: number;
}

/** 6 What counts for Action Points. */
export const AP_LINES = [
  'no armour',
  'light armour',
  'large shield',
  'tired',
  'exhausted',
  'injured',
  'entangled',
  'hazed',
  'reflexes',
] as const;
/** 8 What counts for an attack. */
export const ATTACK_LINES = [
  'from the side',
  'from behind',
  'entangled',
  'each other adversary',
  'hazed',
  'attack skill',
  'dodge skill',
] as const;
/** 8.42 What a save is made of. */
export const SAVE_LINES = [
  'light armour',
  'heavy armour',
  'helmet',
  'cesti',
  'small shield',
  'cape',
  'large shield',
  'galerus',
] as const;
/** 13 What counts for an appeal. */
export const APPEAL_LINES = [
  'injured',
  'both worn',
  'whirled well',
  'each opponent injured',
  'each gladiator defeated',
  'popular',
  'wounded nobody',
  'each other spared today',
  'no helmet',
  'whirled into a double',
  'threw sand',
  'hoplomachus',
  'unwounded',
  'spared today',
] as const;

/** A number for each line of a table. */
export type Lines<L extends string> = { readonly [P in L]: number };

/** 2.2 How large an arena is. */
interface ArenaRow {
  readonly radius: number;
  /** The most that it is meant for. */
  readonly gladiators: number;
}

/** All tables of the game. */
export interface Tables {
  readonly weapons: { readonly [W in WeaponKind]: WeaponRow };
  readonly ways: { readonly [W in WayKind]: WayRow };
  readonly profiles: { readonly [P in Profile]: ProfileRow };
  readonly pairings: readonly (readonly [Profile, Profile])[];
  readonly ap: Lines<(typeof AP_LINES)[number]>;
  readonly attack: Lines<(typeof ATTACK_LINES)[number]>;
  readonly saves: { readonly [L in (typeof SAVE_LINES)[number]]: { readonly [Q in Quadrant]: number } };
  readonly appeal: Lines<(typeof APPEAL_LINES)[number]>;
  readonly temper: (total: number) => { readonly stance: Stance; readonly row: string };
  readonly arenas: { readonly [A in Arena]: ArenaRow };
}
