/** The tables of Glider-Pit Gladiators, read once in a process however many fly in it. */
import { once } from '../../kernel/once.ts';
import { gliderpitTables } from './data.ts';
import { parseTables } from './rules/tables/tables.ts';
import type { Tables } from './rules/tables/types.ts';

/** The tables of a bout, read once. Throws TableError where one is not whole. */
export const tables = once((): Tables => parseTables(gliderpitTables));
