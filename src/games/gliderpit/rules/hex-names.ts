/** How hexes are called on the screen and in the journal: rows by letters from the north, hexes of a row by numbers from the west. */
import type { Hex } from '../../../kernel/hex.ts';
import { rowAt, rowOf } from './pit.ts';
import type { Tables } from './tables/types.ts';

/** Directions as the screens and the journal call them. */
export const WAY_NAMES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;

/** The letter of a row by its number. */
export const rowName = (row: number): string => String.fromCharCode(64 + row);

/** The letter of the row, and the number of the hex in it. */
export function hexName(tables: Pick<Tables, 'rows'>, hex: Hex): string {
  return `${rowName(rowOf(hex))}${hex.q - rowAt(tables, rowOf(hex)).from + 1}`;
}
