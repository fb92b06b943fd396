/** Small words the narration is made of. */

import { hexLabel } from '../../../../kernel/arena.ts';
import type { Hex } from '../../../../kernel/hex.ts';
import { times } from '../../../../kernel/words.ts';
import { bowOf } from '../advanced/bow.ts';
import { heldBy } from '../advanced/grip.ts';
import type { Beast } from '../beasts/types.ts';
import { BEAST_AREA_NAMES } from '../beasts/types.ts';
import type { BlowResult } from '../events.ts';
import { fighterOf, isShield, isSnare } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import type { ActionCode, Area, Fighter, FighterId, Item, State } from '../types.ts';
import { AREA_NAMES } from '../types.ts';

/** A fighter's name as the journal prints it. */
export function nameOf(state: Readonly<State>, id: FighterId): string {
  return fighterOf(state, id).name.toUpperCase();
}

/** A hex's name on the map as it now lies. */
export function place(state: Readonly<State>, hex: Hex): string {
  return hexLabel(state.window, hex);
}

/** A thing's name: 'sword', 'large shield', 'broken trident'. */
export function itemText(item: Item): string {
  if (isShield(item)) return `${item.size} shield`;
  if (isSnare(item)) return item.kind;
  return item.short === true ? `broken ${item.kind}` : item.kind;
}

/** Things held, as 'sword and large shield' or '3 javelins'. */
export function itemsText(items: readonly Item[]): string {
  const texts = [...new Set(items.map(itemText))].map((text) => {
    const count = items.filter((item) => itemText(item) === text).length;
    return count === 1 ? text : times(count, text);
  });
  return texts.length === 0 ? 'empty hands' : texts.join(' and ');
}

/** What a man has to fight with, as 'trident and net' or 'bow, 19 arrows'; '' for nothing. */
export function armsText(tables: Tables, { hands, arrows }: Pick<Fighter, 'hands' | 'arrows'>): string {
  const held = hands.filter(({ kind }) => kind !== 'shield');
  if (held.length === 0) return '';
  return `${itemsText(held)}${bowOf(tables, { hands }) !== null ? `, ${times(arrows, 'arrow')}` : ''}`;
}

/** What a body area is called on this figure. */
export function areaName({ beast }: Pick<Fighter, 'beast'>, area: Area): string {
  return (beast === null ? AREA_NAMES : BEAST_AREA_NAMES)[area];
}

/** A body area in two letters, as it is called on this figure: 'Ar', or of a beast 'Fo'. */
export function shortArea(of: Pick<Fighter, 'beast'>, area: Area): string {
  const [first = '', second = ''] = areaName(of, area);
  return `${first.toUpperCase()}${second}`;
}

/** 'head, chest'. */
export function areasText(areas: readonly Area[], of: Pick<Fighter, 'beast'>): string {
  return areas.map((area) => areaName(of, area)).join(', ');
}

const TURN_COUNTS = ['', '', ' twice', ' three times'] as const;

/** A turn by hexsides, clockwise positive: 'left twice'. */
export function turnWords(by: number): string {
  return `${by < 0 ? 'left' : 'right'}${TURN_COUNTS[Math.abs(by)] ?? ''}`;
}

/** 9.6 Results in words. */
export const RESULT_WORDS: { readonly [R in BlowResult]: string } = {
  F: 'fumble',
  '--': 'miss',
  S: 'shield hit',
  'S*': 'shield edge',
  P: 'parried',
  'P*': 'parried with weapon and shield',
  H: 'body hit',
};

/** What a step looks like. */
export const ACTION_WORDS: { readonly [C in ActionCode]: string } = {
  F: 'steps forward',
  B: 'steps back',
  SFL: 'sidesteps forward left',
  SFR: 'sidesteps forward right',
  SBL: 'sidesteps back left',
  SBR: 'sidesteps back right',
  C: 'charges',
  KN: 'kneels',
  L: 'leaps',
  R: 'reaches down',
  RN: 'braces himself',
  RO: 'rolls',
  S: 'stumbles',
  X: 'pauses',
};

/** How a man's state would be called: what the crowd sees. */
export function conditionText(state: Readonly<State>, fighter: Fighter): string {
  if (fighter.fate === 'dead') return 'dead';
  if (fighter.fate === 'spared') return 'spared';
  if (fighter.fate === 'waiting') return 'waiting';
  if (!fighter.conscious) return 'unconscious';
  if (fighter.grappled !== null) return `held by the ${AREA_NAMES[fighter.grappled.area]}`;
  if (heldBy(state, fighter) !== null) return 'holding on';
  if (fighter.ensnared !== null) return fighter.ensnared.snare.kind === 'net' ? 'in the net' : 'in the noose';
  if (fighter.posture !== 'standing') return fighter.posture;
  if (fighter.beast !== null) return beastCondition(fighter.beast);
  return fighter.stumbling || fighter.owesStumble ? 'stumbling' : 'standing';
}

/** 28 What has come over a beast. */
function beastCondition({ panicked, dazed, fed, reared }: Beast): string {
  if (panicked) return 'in panic';
  if (dazed) return 'dazed';
  if (reared) return 'reared up';
  return fed ? 'feeding' : 'standing';
}

/** Wounds of an area in words. */
export function woundWords(wounds: number, boxes: number): string {
  if (wounds === 0) return 'whole';
  if (wounds >= boxes) return 'crushed';
  const share = wounds / boxes;
  if (share <= 0.25) return 'grazed';
  if (share <= 0.5) return 'wounded';
  return share <= 0.75 ? 'torn' : 'ruined';
}
