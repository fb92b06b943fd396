/** 21, 24: what the things in a man's hands are good for. */
import type { Item } from '../../../../src/games/gladiator/rules/types.ts';
import { type Man, unbound } from './man.ts';
import { PAIR, TAUGHT_WITH, UNTRAINED, weaponPage } from './printed-kit.ts';
import { FIST_SPEED } from './printed-nets.ts';
import { has, levelOf, skillIn } from './skills.ts';

type Holder = Pick<Man, 'hands' | 'style' | 'chapters' | 'trained' | 'talents'>;

/** Whether one strikes with it: no shield, net or lasso. */
export const isWeapon = ({ kind }: Item): boolean => kind !== 'shield' && kind !== 'net' && kind !== 'lasso';

/** 21.3.2, P174 Whether the bow is all he could strike with. */
export function isArcher({ hands }: Pick<Man, 'hands'>): boolean {
  const weapons = hands.filter(isWeapon);
  return weapons.length > 0 && weapons.every(({ kind }) => kind === 'bow');
}

/** 21.3.1, 21.3.4, P174 Whether he can shoot: a bow and nothing else in his hands, and an arrow. */
export const mayShoot = ({ hands, arrows }: Pick<Man, 'hands' | 'arrows'>): boolean =>
  isArcher({ hands }) && hands.length === 1 && arrows > 0;

/** 21.1.1, C87, 31.3 What a weapon gives a man who is skilled with it, or costs one who was never taught it. */
export function weaponDrm(man: Pick<Man, 'trained' | 'chapters' | 'talents'>, weapon: Item | null): number {
  if (weapon === null || !isWeapon(weapon)) return 0;
  const { trained, chapters } = man;
  const group = TAUGHT_WITH[weapon.kind] ?? weapon.kind;
  const skill = skillIn(man, group) ?? 0;
  if (skill > 0 || trained === null || !chapters.includes(21)) return skill;
  return trained.includes(group) ? 0 : UNTRAINED;
}

/** P33, P215 That of the weapon he leads with; without one, of his lasso, or of his bare hand. */
export function leadDrm(man: Holder): number {
  const weapon = man.hands.find(isWeapon);
  if (weapon !== undefined) return weaponDrm(man, weapon);
  if (man.hands.some(({ kind }) => kind === 'lasso')) return skillIn(man, 'lasso') ?? 0;
  return bareHand(man, 1) ? levelOf(man, 'GP') : 0;
}

const NO_PAIR = 0;

/** 24.2-24.2.1, 24.4 What his two weapons are to him. */
export function pairOf({ hands, style, chapters }: Holder): 'trained, alike' | 'trained' | 'untrained' | null {
  const [first, second] = hands.filter(isWeapon);
  if (!chapters.includes(24) || first === undefined || second === undefined) return null;
  if ([first, second].some(({ kind }) => kind === 'flail' || weaponPage(kind).bothHands)) return null;
  const alike = first.kind === second.kind;
  if (style === 'dimachaerus') return alike ? 'trained, alike' : 'trained';
  return alike ? 'untrained' : null;
}

/** 24.2, 24.2.1 CF of two weapons. */
export function pairCf(man: Holder): number {
  const pair = pairOf(man);
  if (pair === null) return NO_PAIR;
  return pair === 'trained, alike' ? PAIR.alike : PAIR.other;
}

/** P33, P41 What his weapons add to his CF, or take off it: a loss in mid-fight comes off his attacks. */
export const gearCf = (man: Holder): number => pairCf(man) + leadDrm(man);

/** 21 Whether a thing in hand strikes at a range; a broken trident at one hex only (20.10.2.2). */
export function reaches(item: Item, range: number): boolean {
  if ('short' in item && item.short === true) return range === 1;
  return weaponPage(item.kind).reach.includes(range);
}

/** 21 The farthest hex that a thing in hand threatens; 0: none. */
export const longestReach = (item: Item): number =>
  'short' in item && item.short === true ? 1 : Math.max(0, ...weaponPage(item.kind).reach);

/** What he can strike with at a range, in the order of his hands. */
export const armsAt = (man: Man, range: number): readonly Item[] => man.hands.filter((item) => reaches(item, range));

/** What a man strikes with: a thing in hand, or null, his bare hand (22.1). */
export type Arm = Item | null;

/** 22.1, C94, C136 Whether he has a hand free to strike with: at one hex. */
export const bareHand = ({ chapters, hands }: Holder, range: number): boolean =>
  chapters.includes(22) && hands.length < 2 && range === 1 && !isArcher({ hands });

/** Everything he can strike with at a range, the bare hand last. */
export const strikesAt = (man: Man, range: number): readonly Arm[] =>
  bareHand(man, range) ? [...armsAt(man, range), null] : armsAt(man, range);

/** 20.5, 22.1, 22.4.3, P34, P173 Whether he has anything to attack with. */
export const mayStrikeAt = (man: Man, range: number): boolean => unbound(man) && strikesAt(man, range).length > 0;

/** 23.2, P315 Whether a player's man can kick sand at another whom nothing of his reaches, at two hexes at most. */
export function kicksAt(man: Man, range: number): boolean {
  const able = man.by === 'seat' && man.chapters.includes(23) && man.mount === null && man.beast === null;
  return able && unbound(man) && !isArcher(man) && range <= 2 && strikesAt(man, range).length === 0;
}

/** 13.4.2, 20.10.1, 21.4, 21.6, 21.10.1, 22.2, P32 How often attacks with something are halved, whatever his posture. */
export function weaponHalvings(man: Man, item: Arm, range: number): number {
  if (item === null) return has(man, 'GP') ? 0 : 1; // 31.3
  const { half, bothHands } = weaponPage(item.kind);
  const light = half === 'always' || (half === 'at two hexes' && range === 2);
  const crowded = bothHands === true && man.hands.length > 1;
  return (light ? 1 : 0) + (crowded ? 1 : 0) + (man.now.recovered.has(item.id) ? 1 : 0);
}

/** 20.10.1, 21.8.2, P147 How often a bash or sand is halved: where he has but two-handed weapons, with one hand each. */
export function otherHalvings({ hands }: Man): number {
  const weapons = hands.filter(isWeapon);
  const all = weapons.every(({ kind }) => weaponPage(kind).bothHands === true);
  return hands.length > 1 && weapons.length > 0 && all ? 1 : 0;
}

/** 9.4.4, 22.2, 24.2, P38, P147 Rounds by which blows come later; a shield's and sand come no later. */
export function speedOf(
  man: Man,
  { with: item, fist }: { readonly with: Item | null; readonly fist: boolean },
): number {
  if (item === null) return fist && !has(man, 'GP') ? FIST_SPEED : 0;
  return weaponPage(item.kind).spd + (pairOf(man) === 'trained, alike' ? -1 : 0);
}

/** 21.11.2 Whether it can leave the hand. */
export const canBeLost = ({ kind }: Item): boolean => kind !== 'scissor';
