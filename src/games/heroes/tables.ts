/** The tables of Heroes of the Colosseum, read once in a process however many play in it. */
import { once } from '../../kernel/once.ts';
import type { TaughtLesson } from '../../session/taught.ts';
import { readTaught } from '../taught.ts';
import { type Chances, readChances } from './ai/search/tactics.ts';
import { chancesText, heroesTables, taughtText } from './data.ts';
import { HEROES_LESSONS } from './lesson-lines.ts';
import { setupSchema } from './rules/schema.ts';
import { parseTables } from './rules/tables/tables.ts';
import type { Tables } from './rules/tables/types.ts';
import type { HeroesSetup } from './rules/types.ts';

/** The tables of a match, read once. Throws TableError where one is not whole. */
export const tables = once((): Tables => parseTables(heroesTables));

/** The chance to win, as it was fitted; read once. Throws TableError where it is not whole. */
export const chances = once((): Chances => readChances(chancesText));

/** The lessons, read once. Throws TableError where they are not whole. */
export const taughtLessons = once((): readonly TaughtLesson<HeroesSetup>[] =>
  readTaught(taughtText, HEROES_LESSONS, setupSchema),
);
