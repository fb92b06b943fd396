/** The printed tables once they are read. */
import type { Direction, Hex } from '../../../../kernel/hex.ts';
import type { Intent, LaunchZone, WallEffect, Weapon } from '../words.ts';

/** 2.1 A row of the pit. */
export interface PitRow {
  /** 14.37 The total of two dice that names it. */
  readonly air: number;
  /** Its westernmost and its easternmost q. */
  readonly from: number;
  readonly to: number;
}

/** 11.28 Which column of the table a throw is looked up in; null: a net has none. */
type ThrowColumn = 'Heavy' | 'Light' | null;

/** 3 What a weapon weighs and can do. */
export interface WeaponRow {
  readonly portage: number;
  readonly range: number;
  readonly strikes: boolean;
  /** 11.28 What is added to its CF when it is thrown. */
  readonly shift: number;
  readonly column: ThrowColumn;
  /** 12.35 What it adds, in the hand, to a roll to get out of a net. */
  readonly cuts: number;
}

/** 11 What a result does: A to the attacker, D to the defender; altitude, speed, stun. */
export interface Effect {
  readonly aa: number;
  readonly as: number;
  readonly astn: boolean;
  readonly da: number;
  readonly ds: number;
  readonly dstn: boolean;
  /** As it is printed. */
  readonly text: string;
}

/** A cell that was looked up. */
export interface Looked {
  readonly row: string;
  readonly column: string;
  readonly effect: Effect;
}

/** 13.36 What a roll to recover does. */
export interface RecoveryRow {
  readonly row: string;
  readonly altitude: number;
  readonly speed: number;
  readonly turns: boolean;
  readonly recovers: boolean;
}

/** All tables of the game. */
export interface Tables {
  /** By row, from the north; the first is row 1. */
  readonly rows: readonly PitRow[];
  readonly zones: { readonly [Z in LaunchZone]: readonly Hex[] };
  readonly weapons: { readonly [W in Weapon]: WeaponRow };
  /** 11.27 The hit number of a CF; beyond the table its nearest end (GR-13). */
  readonly hitNumber: (cf: number) => number;
  /** 11.26 The result of a total by levels dived. */
  readonly ram: (total: number, levels: number) => Looked;
  /** 11.28 The result of two dice. */
  readonly throwResult: (total: number, column: 'Heavy' | 'Light') => Looked;
  /** 11.30 The result of two dice. */
  readonly strikeResult: (total: number) => Looked;
  readonly wall: (speed: number, stunned: boolean) => { readonly effect: WallEffect; readonly row: string };
  readonly recovery: (total: number) => RecoveryRow;
  /** GR-33 By a die. */
  readonly wishes: (die: number) => readonly Weapon[];
  /** GR-33 The zones that so many gliders of the program take. */
  readonly defaults: (gliders: number) => readonly LaunchZone[];
  readonly intent: (total: number) => { readonly intent: Intent; readonly row: string };
}

/** Where somebody is and how it flies. */
export interface Pose {
  readonly hex: Hex;
  readonly facing: Direction;
  readonly alt: number;
  readonly speed: number;
}
