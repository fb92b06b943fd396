/** How hexes are called on the screen and in the journal: rows by letters from the north, hexes of a row by numbers from the west. */
import type { Hex } from '../../../kernel/hex.ts';

/** Directions as the screens and the journal call them. */
export const WAY_NAMES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;

/** The letter of the row, and the number of the hex in it. */
export function hexName({ q, r }: Hex, radius: number): string {
  const first = Math.max(-radius, -radius - r);
  return `${String.fromCharCode(65 + r + radius)}${q - first + 1}`;
}
