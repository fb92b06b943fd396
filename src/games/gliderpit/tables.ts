/** The tables of Glider-Pit Gladiators, read once in a process however many fly in it. */
import { once } from '../../kernel/once.ts';
import { parseSeasonTables, type SeasonTables } from './career/tables.ts';
import { gliderpitTables } from './data.ts';
import type { Tables } from './rules/tables/types.ts';

/** The tables of seasons, with a bout's beneath them, read once. Throws TableError where one is not whole. */
export const seasonTables = once((): SeasonTables => parseSeasonTables(gliderpitTables));

/** The tables of a bout, read once. Throws TableError where one is not whole. */
export const tables = (): Tables => seasonTables().bout;
