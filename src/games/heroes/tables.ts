/** The tables of Heroes of the Colosseum, read once in a process however many play in it. */
import { once } from '../../kernel/once.ts';
import { type Chances, readChances } from './ai/search/tactics.ts';
import { chancesText, heroesTables, taughtText } from './data.ts';
import { readTaught, type TaughtLesson } from './files/lessons.ts';
import { parseTables } from './rules/tables/tables.ts';
import type { Tables } from './rules/tables/types.ts';

/** The tables of a match, read once. Throws TableError where one is not whole. */
export const tables = once((): Tables => parseTables(heroesTables));

/** The chance to win, as it was fitted; read once. Throws TableError where it is not whole. */
export const chances = once((): Chances => readChances(chancesText));

/** The lessons, read once. Throws TableError where they are not whole. */
export const taughtLessons = once((): readonly TaughtLesson[] => readTaught(taughtText));
