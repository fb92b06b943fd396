/** The tables of Glider-Pit Gladiators, read once in a process however many fly in it. */
import { once } from '../../kernel/once.ts';
import type { TaughtLesson } from '../../session/taught.ts';
import { readTaught } from '../taught.ts';
import { parseSeasonTables, type SeasonTables } from './career/tables.ts';
import { gliderpitTables, lessonFile } from './data.ts';
import { GLIDERPIT_LESSONS } from './lesson-lines.ts';
import { setupSchema } from './rules/schema.ts';
import type { Tables } from './rules/tables/types.ts';
import type { PitSetup } from './rules/types.ts';

/** The tables of seasons, with a bout's beneath them, read once. Throws TableError where one is not whole. */
export const seasonTables = once((): SeasonTables => parseSeasonTables(gliderpitTables));

/** The tables of a bout, read once. Throws TableError where one is not whole. */
export const tables = (): Tables => seasonTables().bout;

/** The lessons, read once. Throws TableError where they are not whole. */
export const gliderpitLessonTexts = once((): readonly TaughtLesson<PitSetup>[] =>
  readTaught(lessonFile, GLIDERPIT_LESSONS, setupSchema),
);
