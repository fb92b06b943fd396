/** The tables of Munera Sine Missione, read once in a process however many play in it. */
import { once } from '../../kernel/once.ts';
import { type CareerTables, parseCareerTables } from './career/tables.ts';
import { muneraTables } from './data.ts';
import type { Tables } from './rules/tables/types.ts';

/** The tables of careers, with a bout's beneath them, read once. Throws TableError where one is not whole. */
export const careerTables = once((): CareerTables => parseCareerTables(muneraTables));

/** The tables of a bout, read once. Throws TableError where one is not whole. */
export const tables = (): Tables => careerTables().bout;
