/** Chapters 21 and 24: what a weapon in hand is good for. */
import { distance, type Hex } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import { hasInSight } from '../arena/sight.ts';
import { type Body, headOf, hexesOf, nearestHex } from '../bodies.ts';
import { inForce } from '../rule-choices.ts';
import { currentCf, HANDS, isWeapon } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { weaponRecord, weaponRow } from '../tables/weapon-rows.ts';
import { type Arm, DIMACHI, type Fighter, type Item, type RuleChoices, type State, type Weapon } from '../types.ts';
import { isBow } from './bow.ts';
import { skillLevel } from './talents.ts';
import { addLeadDrm, leadDrm, mayStrikeBare } from './training.ts';

type Ground = Pick<Readonly<State>, 'arena' | 'window'>;

/** 20.10.2.2 The reach of a trident that broke. */
const SHORT_REACH = 1;
/** 24.2, P306 CF of a Dimachaerus with two weapons alike, of a dimachus with any two, and of any other pair that counts. */
const PAIR_CF = { alike: 4, other: 2 } as const;
/** 24.2.1 What an untrained man's grip on a pair is worse by. */
const PAIR_DROP = 2;

/** Whether a weapon strikes at a range: not beyond its reach, and a pike not at one hex (21.9); a bow strikes nowhere (21.3.2). */
export function reachesTo(tables: Tables, weapon: Weapon, range: number): boolean {
  return !isBow(tables, weapon) && range >= weaponRow(tables, weapon).from && range <= reachOf(tables, weapon);
}

/** 20.10.2.2 The hexes a weapon reaches; a broken trident one. */
function reachOf(tables: Tables, weapon: Weapon): number {
  return weapon.short === true ? SHORT_REACH : weaponRow(tables, weapon).reach;
}

/** Whether any weapon in hand, or a bare hand, strikes at a hex's range (A2). */
function withinReach(tables: Tables, fighter: Fighter, hex: Hex): boolean {
  const range = distance(headOf(fighter), hex);
  let armed = false;
  for (const item of fighter.hands) {
    if (!isWeapon(item)) continue;
    if (reachesTo(tables, item, range)) return true;
    armed = true;
  }
  return !armed && range === 1;
}

/** 6.1, 6.1.1, A2 Whether a hex lies in his front, within the reach of a weapon in hand, and nothing is between. */
export function canStrike(state: Ground, tables: Tables, fighter: Fighter, hex: Hex): boolean {
  return withinReach(tables, fighter, hex) && hasInSight(state, fighter, hex, distance(headOf(fighter), hex));
}

/**
 * 18.2, 21.9 Whether a hex lies in the combat front of what he holds, with nothing between: a pike's has the hexes
 * beside him in it, though it cannot strike there. A bow threatens no man on the ground (P34).
 */
export function hasAtPoint(state: Ground, tables: Tables, fighter: Fighter, hex: Hex): boolean {
  const range = distance(headOf(fighter), hex);
  const armed = fighter.hands.some((item) => isWeapon(item) && !isBow(tables, item) && range <= reachOf(tables, item));
  return armed && hasInSight(state, fighter, hex, range);
}

/** A7 Whether any weapon in hand, or a bare hand, strikes at an opponent's range: that of his nearest hex. */
export function isInRange(tables: Tables, fighter: Fighter, target: Body): boolean {
  return withinReach(tables, fighter, nearestHex(target, headOf(fighter)));
}

/** 6.1.1, A7 Whether an opponent is in range, and any hex of his in the front with nothing between. */
export function canReach(state: Ground, tables: Tables, fighter: Fighter, target: Body): boolean {
  return isInRange(tables, fighter, target) && hexesOf(target).some((hex) => canStrike(state, tables, fighter, hex));
}

/** What a man can strike with at a range. */
export function armsOf(rules: RuleChoices, tables: Tables, fighter: Fighter, range: number): readonly Arm[] {
  if (fighter.beast !== null) return [FANGS];
  const hastened = pairOf(rules, tables, fighter) === 'trained-alike' ? -1 : 0; // 24.2 a like pair is faster
  const armed = fighter.hands.flatMap((item, hand): Arm[] => {
    if (!isWeapon(item) || !reachesTo(tables, item, range)) return [];
    const speed = weaponRow(tables, item).speed + hastened;
    return [{ hand, kind: item.kind, halvings: halvingsOf(tables, fighter, item, range), speed }];
  });
  return range <= FIST_REACH && mayStrikeBare(rules, tables, fighter) ? [...armed, fistOf(fighter)] : armed;
}

/** C136 How far a bare hand strikes. */
export const FIST_REACH = 1;
/** 22.2 A strike: half CF, a round later. */
const FIST: Arm = { hand: null, kind: 'fist', halvings: 1, speed: 1 };
/** 31.3 GP: full CF, and no later. */
const GRAPPLER_FIST: Arm = { ...FIST, halvings: 0, speed: 0 };

/** 22.2, 31.3 A man's bare hand. */
export function fistOf(fighter: Fighter): Arm {
  return skillLevel(fighter, 'GP') > 0 ? GRAPPLER_FIST : FIST;
}

/** 28.7 What a beast strikes with. */
const FANGS: Arm = { hand: null, kind: 'fangs', halvings: 0, speed: 0 };

/** 22.1, P173 Whether a bare hand strikes at a hex, whatever else the man holds. */
export function swingsBare(rules: RuleChoices, tables: Tables, fighter: Fighter, hex: Hex): boolean {
  return fighter.beast === null && mayStrikeBare(rules, tables, fighter) && distance(fighter.at, hex) <= FIST_REACH;
}

/** 21 Dagger and javelin always, a scimitar at two hexes, and a two-handed weapon beside anything else (P32). */
function halvingsOf(tables: Tables, fighter: Fighter, weapon: Weapon, range: number): number {
  const { half } = weaponRow(tables, weapon);
  const light = half === 'always' || (half === 'at 2' && range === 2);
  return (light ? 1 : 0) + (isHalvedByHands(tables, fighter, weapon) ? 1 : 0);
}

/** 21.8.2, P32 Whether a weapon wants both hands and has not got them. */
function isHalvedByHands(tables: Tables, { hands }: Fighter, weapon: Weapon): boolean {
  return weaponRow(tables, weapon).hands === HANDS && hands.length > 1;
}

/** 20.10.1, 21.8.2, P147 Whether all he does is at half, for he has only weapons of both hands, and holds something else. */
export function isCrowded(tables: Tables, fighter: Fighter): boolean {
  const weapons = fighter.hands.filter(isWeapon);
  return weapons.length > 0 && weapons.every((weapon) => isHalvedByHands(tables, fighter, weapon));
}

type Pair = 'dimachus' | 'trained-alike' | 'trained' | 'untrained';

/** 24 What a man's two weapons are to him; null where they are no pair. */
function pairOf(rules: RuleChoices, tables: Tables, fighter: Pick<Fighter, 'hands' | 'style'>): Pair | null {
  const dimachus = isDimachus(tables, fighter);
  if (!dimachus && !inForce(rules, 24)) return null;
  const [first, second] = fighter.hands;
  if (first === undefined || second === undefined || !isWeapon(first) || !isWeapon(second)) return null;
  if ([first, second].some((one) => standsAlone(tables, one))) return null;
  if (dimachus) return 'dimachus';
  const alike = first.kind === second.kind;
  if (fighter.style === 'dimachaerus') return alike ? 'trained-alike' : 'trained';
  return alike ? 'untrained' : null;
}

/** 24.4 Whether a weapon makes no pair with another. */
function standsAlone(tables: Tables, weapon: Weapon): boolean {
  return weaponRow(tables, weapon).hands > 1 || weaponRecord(tables, weapon).alone === true;
}

/** P306 Whether a man is one of those whom V2.0 has fight with two weapons. */
function isDimachus({ creation }: Tables, { style }: Pick<Fighter, 'style'>): boolean {
  return creation !== null && DIMACHI.some((one) => one === style);
}

/** 24 Whether his two weapons count as a pair. */
export function hasPair(rules: RuleChoices, tables: Tables, fighter: Fighter): boolean {
  return pairOf(rules, tables, fighter) !== null;
}

/** 24.2, 24.2.1, 21.1.1.1, 31.3 What his weapons add to the pool, or take from it. */
export function addArmsCf(rules: RuleChoices, tables: Tables, fighter: Fighter, list: Modifier[]): void {
  const pair = pairOf(rules, tables, fighter);
  addModifier(list, cfOf(pair), 'two weapons', pair === null ? '24.2' : PAIR_CITES[pair]);
  addLeadDrm(list, rules, tables, fighter);
}

const PAIR_CITES: { readonly [P in Pair]: string } = {
  dimachus: 'P306',
  'trained-alike': '24.2',
  trained: '24.2',
  untrained: '24.2.1',
};

function cfOf(pair: Pair | null): number {
  if (pair === null) return 0;
  return pair === 'trained-alike' || pair === 'dimachus' ? PAIR_CF.alike : PAIR_CF.other;
}

/** P33 What his weapons give him in CF, or take. */
function armsCf(rules: RuleChoices, tables: Tables, fighter: Fighter): number {
  return cfOf(pairOf(rules, tables, fighter)) + leadDrm(rules, tables, fighter);
}

/** P33 Current CF with what his weapons give or take: the figure of 10.3.3 and 10.3.4. */
export function armedCf(rules: RuleChoices, tables: Tables, fighter: Fighter): number {
  return currentCf(tables, fighter) + armsCf(rules, tables, fighter);
}

/** P33 What that figure is of a man without a scratch. */
export function fullCf(rules: RuleChoices, tables: Tables, fighter: Fighter): number {
  return fighter.cfAtStart + armsCf(rules, tables, fighter);
}

/** 24.2.1 What an untrained man's drop roll is worse by. */
export function pairDrop(rules: RuleChoices, tables: Tables, fighter: Fighter): number {
  return pairOf(rules, tables, fighter) === 'untrained' ? PAIR_DROP : 0;
}

/** 24.3 Whether shield results become parries because a weapon is in each hand. */
export function hasTwoWeapons(fighter: Fighter): boolean {
  return fighter.hands.filter(isWeapon).length === HANDS;
}

/** 21.11.2 Whether an item can leave the hand. */
export function canLeaveHand(tables: Tables, item: Item): boolean {
  return !isWeapon(item) || weaponRecord(tables, item).strapped !== true;
}
