/** What a gladiator's sheet comes to in a bout, and on paper. */

import { fillsHands } from '../../rules/advanced/arms.ts';
import type { UnledMan } from '../../rules/setup/muster.ts';
import { netFactor } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { FightingSpirit } from '../../rules/types.ts';
import type { Man } from '../man/man-types.ts';
import { learnedLevel } from '../man/talents.ts';

/** What P124 takes off the sum. */
const CV_BASE = 25;

/** A gladiator as he goes into a bout: all that is written on his sheet, and nothing left to the dice but javelins. */
export function boutFighter(
  tables: Pick<Tables, 'armoury'>,
  { style, name, ratings, armour, shield, weapon, talents, pr, luck }: Man,
  fs: FightingSpirit,
): UnledMan {
  const held = weapon !== undefined && fillsHands(tables, weapon) ? 'none' : shield; // P332 the shield stays behind
  const sheet = { kind: style, name, ratings, armour, shield: held, weapon: weapon ?? null, talents, fs, pr } as const;
  return luck === 0 ? sheet : { ...sheet, luck };
}

/** 3.4.2 CF: TR + ST + AG, as injuries and experience have left them. */
export function combatFactor({ ratings: { tr, st, ag } }: Man): number {
  return tr + st + ag;
}

/** 3.4.3 NF: TR + AG, and what his helmet adds. */
export function manNetFactor({ ratings, style, armour }: Man): number {
  return netFactor({ ...ratings, style, armour });
}

/** 39.3.1, P124 CV: what all his ratings and talents are worth; where money is concerned it is at least 1. */
export function combatValue({ ratings: { tr, st, ag, cn, w }, talents }: Man): number {
  const levels = talents.reduce((sum, one) => sum + learnedLevel(one), 0);
  return tr + st + ag + cn + w + 2 * levels - CV_BASE;
}
