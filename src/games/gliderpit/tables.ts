/** The tables of Glider-Pit Gladiators, read once in a process however many fly in it. */
import { gliderpitTables } from './data.ts';
import { parseTables } from './rules/tables/tables.ts';
import type { Tables } from './rules/tables/types.ts';

let read: Tables | null = null;

/** The tables of a bout, read once. Throws TableError where one is not whole. */
export function tables(): Tables {
  read ??= parseTables(gliderpitTables);
  return read;
}
