/** The tables of Munera Sine Missione, read once in a process however many play in it. */
import { muneraTables } from './data.ts';
import { parseTables } from './rules/tables/tables.ts';
import type { Tables } from './rules/tables/types.ts';

let read: Tables | null = null;

/** The tables of a bout, read once. Throws TableError where one is not whole. */
export function tables(): Tables {
  read ??= parseTables(muneraTables);
  return read;
}
