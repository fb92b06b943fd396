/** Blows of 8 CF in C armour, made so that the critical table reads a wanted total. */
import { AREA_NAMES, type Area, type ByArea, type Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../blows.ts';
import { criticalCell } from '../printed.ts';

/** One value for every body area. */
export const all = <T>(value: T): ByArea<T> => ({ 1: value, 2: value, 3: value, 4: value, 5: value });
/** Wounds of one area alone. */
export const wounded = (area: Area, count: number): ByArea<number> => ({ ...all(0), [area]: count });
export const STEADY: Scripted = ['stumble', 6];
export const TRIPS: Scripted = ['stumble', 1];
const FALLS: readonly Scripted[] = [
  ['drop-direction', 4],
  ['drop-distance', 6],
];
export const MISS = blow(6);

/** White sum, black die and wounds, on C armour, that make each critical total out of an H without bonus. */
export const MAKING: Readonly<Record<number, readonly [white: number, black: number, wounds: number]>> = {
  8: [7, 5, 1],
  9: [8, 4, 1],
  10: [9, 3, 1],
  11: [10, 2, 1],
  12: [11, 1, 1],
  13: [12, 1, 1],
  14: [12, 2, 2],
  15: [12, 4, 3],
};

/** A blow of 8 CF in C armour, for a critical of that total. */
export function critical(total: number): Scripted {
  const [white, black] = MAKING[total] ?? [2, 1];
  return blow(8, white, black);
}

/** Extra throws that a result calls for. */
export function follow(code: string, check = STEADY): readonly Scripted[] {
  if (code === '--' || code === 'K*') return [];
  if (code === 'S') return [['stun', 4, 5], check];
  return code === 'WD' || code === 'SD' ? [...FALLS, check] : [check];
}

/** Enough CF for 8 on one area. */
export const STRONG = { tr: 20 };

/** A strikes an area of B in C armour so that the critical table reads `total`. */
export function hurt(
  area: Area,
  total: number,
  B: Partial<Fighter> = {},
  dice = follow(criticalCell(area, total)),
): Played {
  return play(scene({ A: STRONG, B: { armour: all('C'), ...B } }), {
    cf: { A: `${AREA_NAMES[area]} 8` },
    dice: [critical(total), ...dice],
  });
}
