/** Chapter 31: what a man's talents are, and what they teach him. */

import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import type { FightingStyle, SnareKind, WeaponGroup } from '../types.ts';
import type { LevelTalent, StarredTalent, Talent } from './talent-types.ts';

type Talented = { readonly talents: readonly Talent[] };

/** Two talents with the same key are the same talent. */
export function talentKey(talent: Talent): string {
  return talent.code === 'WP' ? `WP ${talent.group}` : talent.code;
}

/** 31.3 Whether a man has one of the talents that are learned once. */
export function hasTalent({ talents }: Talented, code: StarredTalent): boolean {
  return talents.some((one) => one.code === code);
}

/** 31.3 His skill level in one of the talents that have one; 0: he has it not. */
export function skillLevel({ talents }: Talented, code: LevelTalent): number {
  for (const one of talents) if (one.code === code) return one.sl;
  return 0;
}

/** 31.3 WP His skill level with a group of weapons; 0 too where he was only taught it, or not even that. */
export function skillWith({ talents }: Talented, group: WeaponGroup): number {
  for (const one of talents) if (one.code === 'WP' && one.group === group) return one.sl;
  return 0;
}

/** 20.9.2, C87 Whether he was taught to cast a net, or a lasso. */
export function castsBy({ talents }: Talented, kind: SnareKind): boolean {
  return talents.some((one) => one.code === 'RE' || (kind === 'lasso' && one.code === 'WP' && one.group === 'lasso'));
}

/** 31.3 HG goes on the impact of whoever has it. */
export function addHoldGround(list: Modifier[], fighter: Talented): void {
  const level = skillLevel(fighter, 'HG');
  addModifier(list, level, `Hold Ground (HG ${level})`, '31.3');
}

/** P113 Styles that a player's man may fight in only with a talent. */
const STYLE_TALENTS: { readonly [S in FightingStyle]?: StarredTalent } = {
  retiarius: 'RE',
  laquearius: 'RE',
  dimachaerus: 'DI',
  'secutor dimachus': 'DI',
  'myrmillo dimachus': 'DI',
  'provocator dimachus': 'DI',
};

/** 31.3 RE, DI The talent that a style wants of a player's man and these talents lack, or null. */
export function talentMissing(style: FightingStyle, talents: readonly Talent[]): StarredTalent | null {
  const wanted = STYLE_TALENTS[style];
  return wanted === undefined || hasTalent({ talents }, wanted) ? null : wanted;
}

/** C87 What RE teaches besides the net and the lasso. */
const RETIARIUS_WEAPONS: readonly WeaponGroup[] = ['dagger', 'trident'];

/** 31.1.1, C87 The weapons that talents teach: the sword always, those of WP, and those of RE. */
export function taughtBy(talents: readonly Talent[]): readonly WeaponGroup[] {
  const groups = talents.flatMap((one): readonly WeaponGroup[] => {
    if (one.code === 'RE') return RETIARIUS_WEAPONS;
    return one.code === 'WP' && one.group !== 'lasso' ? [one.group] : [];
  });
  return [...new Set<WeaponGroup>(['sword', ...groups])].sort();
}
