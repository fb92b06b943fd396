/** One man's log sheet, kept from the journal alone. */

import type {
  Area,
  Armour,
  ByArea,
  Fate,
  FighterId,
  GladiatorType,
  Item,
  ItemId,
  Plot,
  Posture,
  Style,
} from '../../../src/engine/gladiator/types.ts';
import type { Lot } from '../../../src/engine/kernel/dice.ts';
import type { Direction, Hex } from '../../../src/engine/kernel/hex.ts';
import { cfLostTo, MOVE_RATE, PRONE_BONUS, SHIELD_BOXES, STUMBLING_BONUS } from '../printed-tables.ts';
import { hexAdvantage } from './hexes.ts';
import { SECUTOR, STYLE_PAGES } from './printed-kit.ts';
import { isWeapon, pairCf } from './weapons.ts';

export const ALL_AREAS: readonly Area[] = [1, 2, 3, 4, 5];

/** A hex entered in this phase. */
export interface Entered {
  readonly hex: Hex;
  readonly from: Hex;
  readonly how: 'forward' | 'backward' | 'leap' | 'roll';
}

/** What a man has done in the phase in hand. */
export interface PhaseNotes {
  readonly start: Hex;
  readonly startFacing: Direction;
  kneltAtStart: boolean;
  awakeAtStart: boolean;
  placed: boolean;
  readonly owedAtStart: boolean;
  /** Stun as the phase began. */
  readonly stunBefore: number;
  plot: Plot | null;
  /** 7.6 He wrote an illegal order. */
  unruly: boolean;
  /** A centurion's order, with the hexsides he may turn after moving. */
  book: {
    readonly order: string;
    readonly path: readonly Hex[];
    readonly turns: number;
    readonly lots: readonly Lot[];
  } | null;
  /** A moving phase has been counted for him. */
  counted: boolean;
  entered: Entered[];
  hazards: Set<string>;
  collided: boolean;
  lostCollision: boolean;
  stoppedShort: boolean;
  ranOnto: boolean;
  /** 10.5 STU, F13 He has diced to leave his hex; and lost. */
  limpTested: boolean;
  limped: boolean;
  /** Failed the Fall Prone check in this very phase (F1). */
  fresh: boolean;
  checkedHazard: boolean;
  /** 13.4.2 Weapons picked up in this phase. */
  readonly recovered: Set<ItemId>;
  /** 21.1.2.1 */
  drew: boolean;
  /** 13.3, P83 What a centurion must throw in this phase's action step. */
  mustThrow: Item['kind'] | null;
  acted: boolean;
  pleads: boolean;
  chartTurned: boolean;
  triedStun: boolean;
  endured: boolean;
  diedOfWounds: boolean;
  bled: number;
}

export interface Man {
  readonly id: FighterId;
  readonly side: 0 | 1;
  readonly by: 'seat' | 'book';
  readonly type: GladiatorType;
  /** 19; null in the Basic Game. */
  readonly style: Style | null;
  /** Chapters of the rules in force. */
  readonly chapters: readonly number[];
  readonly cn: number;
  readonly w: number;
  readonly fs: number;
  readonly pr: number;
  readonly cfAtStart: number;
  st: number;
  ag: number;
  armour: ByArea<Armour>;
  hands: Item[];
  sheath: Item[];
  at: Hex;
  facing: Direction;
  posture: Posture;
  faceUp: boolean;
  lastStep: 'forward' | 'backward' | null;
  conscious: boolean;
  fate: Fate;
  wounds: ByArea<number>;
  vision: number;
  exhaustion: number;
  stun: number;
  /** When he was last stunned, in phases of the match. */
  stunnedAt: number;
  arteries: { readonly area: Area; readonly since: number }[];
  mortal: boolean;
  limps: number;
  /** 10.5 STU results. */
  lame: number;
  /** P140 */
  weighed: boolean;
  owes: boolean;
  stumbling: boolean;
  moves: number;
  exceeded: boolean;
  exceededLast: boolean;
  attackTotal: number;
  defenceTotal: number;
  now: PhaseNotes;
}

export function blankNotes(at: Hex, facing: Direction, owes: boolean, stunBefore = 0): PhaseNotes {
  return {
    start: at,
    startFacing: facing,
    kneltAtStart: false,
    awakeAtStart: true,
    placed: false,
    owedAtStart: owes,
    stunBefore,
    plot: null,
    unruly: false,
    book: null,
    counted: false,
    entered: [],
    hazards: new Set(),
    collided: false,
    lostCollision: false,
    stoppedShort: false,
    ranOnto: false,
    limpTested: false,
    limped: false,
    fresh: false,
    checkedHazard: false,
    recovered: new Set(),
    drew: false,
    mustThrow: null,
    acted: false,
    pleads: false,
    chartTurned: false,
    triedStun: false,
    endured: false,
    diedOfWounds: false,
    bled: 0,
  };
}

/** 10.3.1 CF lost to wounds in one area. */
export function woundCf(man: Man, area: Area): number {
  return cfLostTo(area, man.w, Math.min(man.w, man.wounds[area]));
}

/** P33 What is left of his own CF, a pair of weapons apart. */
export function ownCf(man: Man): number {
  const wounds = ALL_AREAS.reduce((sum, area) => sum + woundCf(man, area), 0);
  return man.cfAtStart - wounds - man.vision - man.exhaustion;
}

/** P33 Current CF. */
export function currentCf(man: Man): number {
  return ownCf(man) + pairCf(man);
}

/** 3.10, 10.5 LMP, 17.3 */
export function rateOf(man: Man): number {
  const rate = man.style === null ? MOVE_RATE[man.type] : STYLE_PAGES[man.style].rate;
  return Math.max(0, rate - man.limps - (man.exceededLast ? 2 : 0));
}

export const armed = (man: Man): boolean => man.hands.some(isWeapon);
export const active = (man: Man): boolean => man.fate === 'fighting' && man.conscious;

type Shield = Extract<Item, { kind: 'shield' }>;

/** B3 Its numbered boxes; when the last is ticked it is battered. */
export function numberedBoxes(size: Shield['size']): number {
  return SHIELD_BOXES[size].filter((box) => typeof box === 'number').length;
}

/** The shield he can still use, or null. */
export function usableShield(man: Man): Shield | null {
  const found = man.hands.find(
    (item): item is Shield => item.kind === 'shield' && item.ticked < numberedBoxes(item.size),
  );
  return found ?? null;
}

/** 12.2.1 The number in its highest free box. */
export function shieldPoints(shield: Shield): number {
  const box = SHIELD_BOXES[shield.size][shield.ticked];
  return typeof box === 'number' ? box : 0;
}

/** 9.2.1, 9.2.2 What his state alone gives an attacker. */
export function stateBonus(man: Man): number {
  if (man.posture === 'prone') return PRONE_BONUS;
  return man.stumbling ? STUMBLING_BONUS : 0;
}

/** 19.3.3.1, A1, P142 What the eye holes of a Secutor's helmet give every attacker. */
export function eyeHoles(man: Man): number {
  return man.style === 'secutor' && man.armour[1] !== '--' ? SECUTOR.advantage : 0;
}

/** 9.2 What a man in a hex has on another, position and state together. */
export function advantageOn(attacker: Hex, defender: Man): number {
  const position = defender.posture === 'prone' ? 0 : hexAdvantage(attacker, defender.at, defender.facing);
  return position + stateBonus(defender) + eyeHoles(defender);
}

/** 14.3, 21.1.2.1 How often all his attacks are halved: kneeling, and having drawn a weapon this phase. */
export const halvingsOf = (man: Man): number => (man.posture === 'kneeling' ? 1 : 0) + (man.now.drew ? 1 : 0);
