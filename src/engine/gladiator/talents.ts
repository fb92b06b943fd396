/** Chapter 31: what a man's talents are, and what they teach him. */

import type { StarredTalent, Talent } from './talent-types.ts';
import type { Style, WeaponGroup } from './types.ts';

type Talented = { readonly talents: readonly Talent[] };

/** Two talents with the same key are the same talent. */
export function talentKey(talent: Talent): string {
  return talent.code === 'WP' ? `WP ${talent.group}` : talent.code;
}

/** 31.3 Whether a man has one of the talents that are learned once. */
export function hasTalent({ talents }: Talented, code: StarredTalent): boolean {
  return talents.some((one) => one.code === code);
}

/** P113 Styles that a player's man may fight in only with a talent. */
const STYLE_TALENTS: { readonly [S in Style]?: StarredTalent } = {
  retiarius: 'RE',
  laquearius: 'RE',
  dimachaerus: 'DI',
};

/** 31.3 RE, DI The talent that a style wants of a player's man and these talents lack, or null. */
export function talentMissing(style: Style, talents: readonly Talent[]): StarredTalent | null {
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
