/** The tables of Gladiatori, read once in a process however many play in it. */
import { gladiatoriTables } from './data.ts';
import { parseTables } from './rules/tables/tables.ts';
import type { Tables } from './rules/tables/types.ts';

let read: Tables | null = null;

/** The tables of a game, read once. Throws TableError where one is not whole. */
export function tables(): Tables {
  read ??= parseTables(gladiatoriTables);
  return read;
}
