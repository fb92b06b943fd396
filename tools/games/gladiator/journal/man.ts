/** One man's log sheet, kept from the journal alone. */

import type { Talent } from '../../../../src/games/gladiator/rules/advanced/talent-types.ts';
import { isShield } from '../../../../src/games/gladiator/rules/sheet.ts';
import type {
  Area,
  Armour,
  ByArea,
  CaughtBy,
  Fate,
  FighterId,
  FightingStyle,
  GladiatorType,
  Item,
  ItemId,
  NetPlot,
  Plot,
  Posture,
  Snare,
} from '../../../../src/games/gladiator/rules/types.ts';
import type { Lot } from '../../../../src/kernel/dice.ts';
import type { Direction, Hex } from '../../../../src/kernel/hex.ts';
import { beastCfLost } from '../printed-beasts.ts';
import { cfLostTo, MOVE_RATE, PRONE_BONUS, SHIELD_BOXES, STUMBLING_BONUS } from '../printed-tables.ts';
import { type Figure, positionOver, type Wild } from './bodies.ts';
import type { Wanted } from './bout.ts';
import { SECUTOR, STYLE_PAGES } from './printed-kit.ts';
import { ENSNARED_BONUS } from './printed-nets.ts';
import { has } from './skills.ts';
import { canBeLost, isWeapon, leadDrm, pairCf } from './weapons.ts';

export const ALL_AREAS: readonly Area[] = [1, 2, 3, 4, 5];

/** A hex entered in this phase. */
export interface Entered {
  readonly hex: Hex;
  readonly from: Hex;
  readonly how: 'forward' | 'backward' | 'leap' | 'roll';
  /** Beside his way: a side step. */
  readonly aside?: boolean;
}

/** What a man has done in the phase in hand. */
export interface PhaseNotes {
  readonly start: Hex;
  readonly startFacing: Direction;
  kneltAtStart: boolean;
  /** Where a centurion rose, if not where he lay. */
  rose: Hex | null;
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
  /** P175 Stun that a collision of this phase has given him. */
  struckDown: number;
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
  /** 20.2 The net attack that goes with his movement; 20.3 he repels one. */
  net: NetPlot | null;
  repels: boolean;
  /** P136 Hexsides turned without leaving his hex. */
  turnedInPlace: number;
  /** P33 What his pool has lost before the fight: to nets, escapes, dragging. */
  readonly spent: Wanted[];
  /** C25 What an escape adds to every attack on him. */
  exposed: number;
  /** 20.6.2 Whoever holds him may drag him now. */
  draggable: boolean;
  chartTurned: boolean;
  /** The tick whose first turn was told by itself, because a collision followed. */
  turnTold: number | null;
  triedStun: boolean;
  endured: boolean;
  diedOfWounds: boolean;
  bled: number;
  /** 30.6.5 He has fallen off his horse. */
  unhorsed: boolean;
}

export interface Man extends Figure {
  readonly id: FighterId;
  readonly side: 0 | 1;
  readonly by: 'seat' | 'book';
  readonly type: GladiatorType;
  /** 19; null in the Basic Game. */
  readonly style: FightingStyle | null;
  /** 21.1.1 Weapons he was taught; null: all. */
  readonly trained: readonly string[] | null;
  /** 31 */
  readonly talents: readonly Talent[];
  /** 35.4 */
  pb: number;
  /** 21.3 */
  arrows: number;
  /** Chapters of the rules in force. */
  readonly chapters: readonly number[];
  readonly tr: number;
  readonly cn: number;
  readonly w: number;
  readonly fs: number;
  readonly pr: number;
  readonly cfAtStart: number;
  /** 34.3 LK left. */
  luck: number;
  st: number;
  ag: number;
  armour: ByArea<Armour>;
  hands: Item[];
  sheath: Item[];
  /** 28 What makes it a beast; null: a man. */
  readonly beast: Wild | null;
  /** 30 The horse he sits on. */
  mount: FighterId | null;
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
  /** 20.5 The net or lasso on him. */
  ensnared: Caught | null;
  /** 22.4 Who holds him, and where; whom he holds. */
  grip: { readonly by: FighterId; readonly area: Area } | null;
  holds: FighterId | null;
  /** 20.4.1, 20.7.2 The phase of the match from which he may cast again. */
  netAgain: number;
  now: PhaseNotes;
}

/** 20.5, 21.7.1, P138 What a man is caught in, who holds it, and since which phase of the match. */
interface Caught {
  readonly snare: Snare;
  readonly by: CaughtBy;
  readonly since: number;
  holder: FighterId | null;
  dragged: boolean;
}

export function blankNotes(at: Hex, facing: Direction, owes: boolean, stunBefore = 0): PhaseNotes {
  return {
    start: at,
    startFacing: facing,
    kneltAtStart: false,
    rose: null,
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
    struckDown: 0,
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
    net: null,
    repels: false,
    turnedInPlace: 0,
    spent: [],
    exposed: 0,
    draggable: false,
    chartTurned: false,
    turnTold: null,
    triedStun: false,
    endured: false,
    diedOfWounds: false,
    bled: 0,
    unhorsed: false,
  };
}

/** 10.3.1 CF lost to wounds in one area. */
export function woundCf(man: Man, area: Area): number {
  const wounds = Math.min(man.w, man.wounds[area]);
  if (man.beast !== null) return beastCfLost(man.w, wounds);
  const lost = cfLostTo(area, man.w, wounds);
  return has(man, 'TG') ? Math.max(0, lost - 1) : lost; // 31.3
}

/** P33 What is left of his own CF, a pair of weapons apart. */
export function ownCf(man: Man): number {
  const wounds = ALL_AREAS.reduce((sum, area) => sum + woundCf(man, area), 0);
  return man.cfAtStart - wounds - man.vision - man.exhaustion;
}

/** P33 Current CF. */
export function currentCf(man: Man): number {
  return ownCf(man) + pairCf(man) + leadDrm(man);
}

/** 30.4, C49 */
const MOUNTED_RATE = 8;

/** 3.10, 10.5 LMP, 17.3 */
export function rateOf(man: Man): number {
  const onFoot = man.style === null ? MOVE_RATE[man.type] : STYLE_PAGES[man.style].rate;
  const rate = man.mount === null ? onFoot : MOUNTED_RATE;
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
  const found = man.hands.find((item): item is Shield => isShield(item) && item.ticked < numberedBoxes(item.size));
  return found ?? null;
}

/** 10.5, 13.1.1 Whether he holds a weapon, or a shield of use, that can be knocked from his hand. */
export function holdsLosable(man: Man, what: 'weapon' | 'shield'): boolean {
  if (what === 'shield') return usableShield(man) !== null;
  return man.hands.some((item) => isWeapon(item) && canBeLost(item));
}

/** 12.2.1 The number in its highest free box. */
export function shieldPoints(shield: Shield): number {
  const box = SHIELD_BOXES[shield.size][shield.ticked];
  return typeof box === 'number' ? box : 0;
}

/** 9.2.1, 9.2.2 What his posture gives an attacker. */
function stateBonus(man: Man): number {
  if (man.posture === 'prone') return PRONE_BONUS;
  return man.stumbling ? STUMBLING_BONUS : 0;
}

/** 19.3.3.1, A1, P142 What the eye holes of a Secutor's helmet give every attacker. */
function eyeHoles(man: Man): number {
  return man.style === 'secutor' && man.armour[1] !== '--' ? SECUTOR.advantage : 0;
}

/** 9.2.1-9.2.3, 19.3.3.1, A1 Everything about a man himself that helps whoever attacks him. */
export function stateAdders(man: Man): readonly Wanted[] {
  return [
    { value: stateBonus(man), why: man.posture === 'prone' ? /prone/ : /stumbling/ },
    { value: man.ensnared === null ? 0 : ENSNARED_BONUS, why: /ensnared/ },
    { value: eyeHoles(man), why: /Secutor/ },
  ];
}

/** The sum of some modifiers. */
export const sumOf = (parts: readonly { readonly value: number }[]): number =>
  parts.reduce((sum, { value }) => sum + value, 0);

/** 9.2 What a man in a hex has on another, position and state together. */
export const advantageOn = (attacker: Hex, defender: Man): number =>
  positionOver(attacker, defender) + sumOf(stateAdders(defender));

/** P33 What a man has to spend before the fight's own rules touch it; what nets and escapes have cost comes off last. */
export function availableParts(man: Man, advantage: readonly Wanted[]): readonly Wanted[] {
  const parts: readonly Wanted[] = [
    { value: ownCf(man), why: /current CF/ },
    { value: pairCf(man), why: /^two weapons/ },
    { value: leadDrm(man), why: /^(not taught|skilled with|Grappling)/ },
    { value: -man.stun, why: /stun/ },
    { value: man.stumbling ? -2 : 0, why: /^stumbling/ },
    ...advantage,
  ];
  const whole = sumOf(parts);
  const tied = man.ensnared?.by === 'arm' ? Math.floor(whole / 2) - whole : 0; // 21.7.1, P62
  return [...parts, { value: tied, why: /arm: half/ }, ...man.now.spent];
}

/** P33 What a man could still spend, never below 0. */
export const availableCf = (man: Man, advantage: readonly Wanted[] = []): number =>
  Math.max(0, sumOf(availableParts(man, advantage)));

/** P33 What he could still spend against a man, his advantage over him counted. */
export const availableAgainst = (man: Man, target: Man): number =>
  availableCf(man, [{ value: advantageOn(man.at, target), why: /./ }]);

/** 3.4.3, 10.5.1, 19.3.3.1, P142 Net factor as his agility and helmet are now. */
export const netFactor = (man: Man): number => man.tr + man.ag + (eyeHoles(man) > 0 ? SECUTOR.net : 0);

/** 20, 21.7 The net or lasso in his hands. */
export function snareOf(man: Man): Snare | null {
  const found = man.hands.find((item): item is Snare => item.kind === 'net' || item.kind === 'lasso');
  return found ?? null;
}

/** 20.5, 22.4.3, P170 In no net and in no hold, and with nobody in his own hands. */
export const unbound = ({ ensnared, grip, holds }: Man): boolean =>
  ensnared === null && grip === null && holds === null;

/** Awake, in the arena, and off the ground. */
export const upright = (man: Man): boolean => active(man) && man.posture !== 'prone';

/** 14.3, 21.1.2.1 How often all his attacks are halved: kneeling, and having drawn a weapon this phase. */
export const halvingsOf = (man: Man): number => (man.posture === 'kneeling' ? 1 : 0) + (man.now.drew ? 1 : 0);
