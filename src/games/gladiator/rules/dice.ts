/** 2.5 The dice of the box, and how they are thrown together. */
import { type Dice, type DiceCounts, TEN_SIDED, type Throw } from '../../../kernel/dice.ts';

/**
 * Three red, two white, one black; 'die' where the colour does not matter. 'tens' and 'ones' are dice of ten sides,
 * 0 to 9, for percentages.
 */
export const COLOURS = ['red', 'white', 'black', 'die', 'tens', 'ones'] as const;
export type DieColour = (typeof COLOURS)[number];

/** D66: the red die gives the tens, a white one the ones (2.5). */
export const D66: DiceCounts = { red: 1, white: 1 };
/** 9.5 All six dice of a blow. */
export const BLOW_DICE: DiceCounts = { red: 3, white: 2, black: 1 };

const PERCENTILE: DiceCounts = { tens: 1, ones: 1 };

/** P303 Throws two dice of ten sides, the tens and the ones of a percentage. */
export function throwPercentage(dice: Dice, name: string): Throw {
  return dice.throw(name, PERCENTILE, TEN_SIDED);
}
