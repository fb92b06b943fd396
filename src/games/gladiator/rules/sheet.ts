/** Pure readings of the log sheet (chapter 3): what a man can do with what is left of him. */
import type { Hex } from '../../../kernel/hex.ts';
import { type Modifier, modifier } from '../../../kernel/modifier.ts';
import { hasTalent } from './advanced/talents.ts';
import { covers } from './bodies.ts';
import type { Tables } from './tables/types.ts';
import { weaponRecord } from './tables/weapon-rows.ts';
import {
  AREAS,
  ARMOUR_LETTERS,
  type Area,
  type Armour,
  type Fighter,
  type FighterId,
  type Item,
  type Shield,
  type Snare,
  type State,
  type Weapon,
} from './types.ts';

/** 5.1 How many phases a turn has. */
export const PHASES_PER_TURN = 8;
/** 17.3 Phases by which the rate drops in the turn after it was exceeded. */
const EXCEEDED_PENALTY = 2;

/** 19.3.3.1 What a Secutor's helmet adds to his NF, for nets slide off it. */
const SMOOTH_HELMET_NF = 2;

/** 21.11; by two dice partial armour has numbers higher by three (P261). */
const SCISSOR_ARMOUR: { readonly [D in Tables['formulas']['blow']]: Armour } = {
  'one throw': 'A3',
  'each by itself': 'A6',
};

/** 13.4 Two items at most. */
export const HANDS = 2;

/** The fighter of that id. Throws where there is none: a bug. */
export function fighterOf(state: Readonly<State>, id: FighterId): Fighter {
  for (const fighter of state.fighters) if (fighter.id === id) return fighter;
  throw new Error(`no fighter '${id}'`);
}

/** 3.9.2, 10.3.1 CF lost by the wounds of one area (B1); TG lets the first of them in each area pass (31.3, P60). */
export function areaLoss(tables: Tables, fighter: Fighter, area: Area): number {
  const wounds = fighter.wounds[area];
  if (wounds === 0) return 0;
  const spans = fighter.beast === null ? tables.woundSpans[area] : tables.beastSpans;
  const lowest = Math.max(2, fighter.w - wounds + 1);
  const loss = (spans[fighter.w] ?? 0) - (spans[lowest] ?? 0) + 1;
  return hasTalent(fighter, 'TG') ? Math.max(0, loss - 1) : loss;
}

/** 3.15 What is left of TR + ST + AG after wounds, lost sight and exhaustion; may be below 1 (10.3.4). */
export function currentCf(tables: Tables, fighter: Fighter): number {
  let cf = fighter.cfAtStart - fighter.vision - fighter.exhaustion;
  for (const area of AREAS) cf -= areaLoss(tables, fighter, area);
  return cf;
}

/** Wound boxes of all areas together. */
export function boxesTicked({ wounds }: Pick<Fighter, 'wounds'>): number {
  return AREAS.reduce((sum, area) => sum + wounds[area], 0);
}

/** P307 CF lost by wounds alone. */
export function woundLoss(tables: Tables, fighter: Fighter): number {
  return AREAS.reduce((sum, area) => sum + areaLoss(tables, fighter, area), 0);
}

/** 19.3.3.1 A Secutor's smooth helmet, as long as he has it (P142). */
export function hasSmoothHelmet({ style, armour }: Pick<Fighter, 'style' | 'armour'>): boolean {
  return style === 'secutor' && armour[1] !== '--';
}

/** 3.4.3, 10.5.1, 19.3.3.1 NF, how well a man fights with nets and against them: TR, AG as it now is, and a smooth helmet. */
export function netFactor(fighter: Pick<Fighter, 'tr' | 'ag' | 'style' | 'armour'>): number {
  return fighter.tr + fighter.ag + (hasSmoothHelmet(fighter) ? SMOOTH_HELMET_NF : 0);
}

/** 10.3.2 Wound boxes of an area not yet ticked. */
export function boxesLeft(fighter: Fighter, area: Area): number {
  return fighter.w - fighter.wounds[area];
}

/** 20, 21.7 Whether a thing is a net or a lasso. */
export function isSnare(item: Item): item is Snare {
  return item.kind === 'net' || item.kind === 'lasso';
}

/** 21 Whether a thing is struck with. */
export function isWeapon(item: Item): item is Weapon {
  return !isShield(item) && !isSnare(item);
}

/** 3.14 Whether a thing is a shield. */
export function isShield(item: Item): item is Shield {
  return item.kind === 'shield';
}

/** 3.13 The weapon in hand, the first of two, or null. */
export function weaponOf(fighter: Pick<Fighter, 'hands'>): Weapon | null {
  for (const item of fighter.hands) if (isWeapon(item)) return item;
  return null;
}

/** 12.3 Whether the last numbered box of a shield is ticked. */
export function isBattered(tables: Tables, shield: Shield): boolean {
  const track = tables.shieldTracks[shield.size];
  return typeof track[shield.ticked] !== 'number';
}

/** P305 What an XL shield does to the dice of whoever attacks its bearer. */
const XL_SHIELD = modifier(-1, 'his XL shield', 'P305');

/** P305 What the shield of a man does to every attack on him, on the dice of the CRT, while he wields it. */
export function shieldOnDice(tables: Tables, target: Pick<Fighter, 'hands' | 'conscious'>): readonly Modifier[] {
  return target.conscious && shieldOf(tables, target)?.size === 'XL' ? [XL_SHIELD] : [];
}

/** 3.14 The shield in hand; a battered one never counts (B3). */
export function shieldOf(tables: Tables, fighter: Pick<Fighter, 'hands'>): Shield | null {
  for (const item of fighter.hands) if (isShield(item) && !isBattered(tables, item)) return item;
  return null;
}

/** 12.2.1 Damage points: the number in the highest box not ticked; 0 when battered. */
export function shieldPoints(tables: Tables, shield: Shield): number {
  const box = tables.shieldTracks[shield.size][shield.ticked];
  return typeof box === 'number' ? box : 0;
}

/** 28.5.1, C49 Phases in which a beast moves, and a man on horseback. */
const BEAST_RATE = 8;

/** 3.10, C81 The phases of his style, or of his type where he has none; a beast and a rider have eight. */
function printedRate(tables: Tables, { style, type, beast, mount }: Fighter): number {
  if (beast !== null || mount !== null) return BEAST_RATE;
  return style === null ? tables.moveRate[type] : tables.styles[style].phases;
}

/** 3.10, 17.3, 10.5 LMP Phases he may move this turn. */
export function moveRate(tables: Tables, fighter: Fighter): number {
  const penalty = fighter.exceededLastTurn ? EXCEEDED_PENALTY : 0;
  return Math.max(0, printedRate(tables, fighter) - fighter.limps - penalty);
}

/** 7.1 Moving phases left this turn, without 17.3. */
export function movesLeft(tables: Tables, fighter: Fighter): number {
  return Math.max(0, moveRate(tables, fighter) - fighter.moves);
}

/**
 * 17.3 Whether a man may go one phase over his rate now: once a turn, never the book's (P88), and
 * not two turns running where it would leave him no phase in the next (P10).
 * @internal
 */
export function mayExceed(tables: Tables, fighter: Fighter): boolean {
  if (fighter.by === 'book' || fighter.exceeded || fighter.moves !== moveRate(tables, fighter)) return false;
  const next = printedRate(tables, fighter) - fighter.limps - EXCEEDED_PENALTY;
  return !fighter.exceededLastTurn || next >= 1;
}

/** Whether he can still spend a moving phase this turn, by his rate or over it. */
export function mayMove(tables: Tables, fighter: Fighter): boolean {
  return movesLeft(tables, fighter) > 0 || mayExceed(tables, fighter);
}

/** Whether any of him is in the arena, alive or dead. */
export function isOnSand({ fate }: Pick<Fighter, 'fate'>): boolean {
  return fate === 'fighting' || fate === 'dead';
}

/** In the arena and awake. */
export function isActive(fighter: Fighter): boolean {
  return fighter.fate === 'fighting' && fighter.conscious;
}

/** Standing or kneeling (10.3.4, P67). */
export function isUpright(fighter: Fighter): boolean {
  return isActive(fighter) && fighter.posture !== 'prone';
}

/** Enemies still in the arena, horses apart: the active ones, or, when there are none, the unconscious (F8). */
export function enemiesOf(state: Readonly<State>, fighter: Fighter): readonly Fighter[] {
  const enemies = state.fighters.filter(
    ({ side, fate, beast }) => side !== fighter.side && fate === 'fighting' && beast?.horse !== true,
  );
  const active = enemies.filter((other) => other.conscious);
  return active.length > 0 ? active : enemies;
}

/** 18.3 (attack CF - defence CF) / 10, toward zero (P57, C168). */
export function performance(fighter: Fighter): number {
  return Math.trunc((fighter.attackTotal - fighter.defenceTotal) / 10) + 0; // never -0
}

/** 30.6.6 A horse under its rider. */
export function isRidden({ beast }: Fighter): boolean {
  return beast !== null && beast.rider !== null;
}

/** The figure standing, kneeling or lying in a hex and still in the arena, or null; a ridden horse is its rider's. */
export function occupant(state: Readonly<State>, hex: Hex, except?: Fighter): Fighter | null {
  for (const fighter of state.fighters) {
    if (fighter === except || fighter.fate !== 'fighting' || isRidden(fighter)) continue;
    if (covers(fighter, hex)) return fighter;
  }
  return null;
}

/** Phases since the match began, for counting from one stun to now (P30). */
export function phaseCount(turn: number, phase: number): number {
  return turn * PHASES_PER_TURN + phase;
}

/** 21.11, C92 What covers an area, the outermost first: a scissor lies over the sleeve of its arm. */
export function armourLayers(tables: Tables, fighter: Fighter, area: Area): readonly Armour[] {
  const { armour } = fighter;
  return isStrapped(tables, fighter, area) ? [SCISSOR_ARMOUR[tables.formulas.blow], armour[4]] : [armour[area]];
}

function isStrapped(tables: Tables, { hands }: Fighter, area: Area): boolean {
  return area === 4 && hands.some((item) => isWeapon(item) && weaponRecord(tables, item).strapped === true);
}

/** F17 What a man's armour of an area is worth: for each fall of the dice that test it, the first layer that covers it. */
export function protectionOf(tables: Tables, fighter: Fighter, area: Area): number {
  if (!isStrapped(tables, fighter, area)) return wornAlone(tables, fighter.armour[area]);
  let worth = 0;
  for (const [total, ways] of COVERAGE_FALLS[tables.formulas.blow].entries()) {
    const layer = armourLayers(tables, fighter, area).find((armour) => coverageOf(armour) >= total);
    if (layer !== undefined) worth += drmOf(tables, layer) * ways;
  }
  return worth;
}

/** What armour is worth where nothing lies over it, by tables: asked for at every trial of a searcher. */
const WORN_ALONE = new WeakMap<Tables, Map<Armour, number>>();

function wornAlone(tables: Tables, armour: Armour): number {
  let worths = WORN_ALONE.get(tables);
  if (worths === undefined) {
    worths = new Map();
    WORN_ALONE.set(tables, worths);
  }
  let worth = worths.get(armour);
  if (worth === undefined) {
    worth = armourWorth(tables, armour);
    worths.set(armour, worth);
  }
  return worth;
}

/** F17 Armour DRM times the falls of the dice on which it covers, as a positive number. */
export function armourWorth(tables: Tables, armour: Armour): number {
  const covered = COVERAGE_FALLS[tables.formulas.blow].filter((_, total) => total <= coverageOf(armour));
  return drmOf(tables, armour) * covered.reduce((sum, ways) => sum + ways, 0);
}

/** 10.2.2, P261 Ways in which the dice that partial armour is tested by bring each total, from 0. */
const COVERAGE_FALLS: { readonly [D in Tables['formulas']['blow']]: readonly number[] } = {
  'one throw': [0, 1, 1, 1, 1, 1, 1],
  'each by itself': [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
};

/** 10.2.2 The highest total on which armour counts. */
export function coverageOf(armour: Armour): number {
  if (armour === '--') return 0;
  return armour.length === 1 ? Number.POSITIVE_INFINITY : Number(armour.slice(1));
}

/** 10.2.1 What armour takes off a wound roll. */
function drmOf(tables: Tables, armour: Armour): number {
  const letter = ARMOUR_LETTERS.find((one) => armour.startsWith(one));
  return letter === undefined ? 0 : -tables.armourDrm[letter];
}
