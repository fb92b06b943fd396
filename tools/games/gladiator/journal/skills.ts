/** 31.3: what a man has learned, read off his set-up. */
import type { Talent } from '../../../../src/games/gladiator/rules/advanced/talent-types.ts';

type Learned = { readonly talents: readonly Talent[] };

/** Whether he has a talent. */
export const has = ({ talents }: Learned, code: Talent['code']): boolean => talents.some((one) => one.code === code);

/** His skill level in a talent that has one. */
export function levelOf({ talents }: Learned, code: 'TH' | 'GP' | 'HG'): number {
  const found = talents.find((one) => one.code === code);
  return found !== undefined && 'sl' in found ? found.sl : 0;
}

/** 31.3 WP His skill level with a group of weapons; null: he has not learned it. */
export function skillIn({ talents }: Learned, group: string): number | null {
  const found = talents.find((one) => one.code === 'WP' && one.group === group);
  return found !== undefined && 'sl' in found ? found.sl : null;
}

/** 31.1.1, C87 What was taught: the sword, groups of WP, and by RE the dagger and the trident. */
export const taughtBy = (learned: Learned): readonly string[] => [
  'sword',
  ...learned.talents.flatMap((one) => (one.code === 'WP' ? [one.group] : [])),
  ...(has(learned, 'RE') ? ['dagger', 'trident'] : []),
];
