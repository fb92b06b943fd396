/** A pool of dice in words. */
import type { Modifier } from '../../../kernel/modifier.ts';

/** 'Savvy 4, Speed 3, reach 1: 8 dice'; `lines` may come to less than none, `dice` may not. */
export function poolText(lines: readonly Pick<Modifier, 'value' | 'why'>[], dice: number): string {
  const parts = lines.map(({ value, why }) => `${why} ${value}`).join(', ');
  return `${parts}: ${diceText(dice)}`;
}

/** '1 die', '8 dice'. */
export const diceText = (dice: number): string => `${dice} ${dice === 1 ? 'die' : 'dice'}`;
