/** The vocabulary of talents (31.3). */

import type { WeaponGroup } from '../item-types.ts';

/** 31.3 Talents with a skill level from 1 to 3. */
export const LEVEL_TALENTS = ['TH', 'GP', 'HG'] as const;
export type LevelTalent = (typeof LEVEL_TALENTS)[number];

/** 31.3.1 Talents that are learned once, and count as SL 1. */
export const STARRED_TALENTS = ['RE', 'DI', 'FA', 'BR', 'TG', 'SP', 'FB'] as const;
export type StarredTalent = (typeof STARRED_TALENTS)[number];

/** 31.3 The highest skill level. */
export const LEVEL_MAX = 3;
/** 31.3 SL, how well a man has learned a talent; 0 stands for training alone, and none but a weapon has it. */
export type SkillLevel = 0 | 1 | 2 | 3;

/** 31.3 One thing a man has learned, with its skill level (SL) where it has one; SL 0 of a weapon is training alone. */
export type Talent =
  | { readonly code: 'WP'; readonly group: WeaponGroup; readonly sl: SkillLevel }
  | { readonly code: LevelTalent; readonly sl: 1 | 2 | 3 }
  | { readonly code: StarredTalent };
