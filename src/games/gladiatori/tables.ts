/** The tables of Gladiatori, read once in a process however many play in it. */
import { once } from '../../kernel/once.ts';
import { gladiatoriTables } from './data.ts';
import { parseTables } from './rules/tables/tables.ts';
import type { Tables } from './rules/tables/types.ts';

/** The tables of a game, read once. Throws TableError where one is not whole. */
export const tables = once((): Tables => parseTables(gladiatoriTables));
