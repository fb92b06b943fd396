/** The tables of Munera Sine Missione, read once in a process however many play in it. */
import { once } from '../../kernel/once.ts';
import type { TaughtLesson } from '../../session/taught.ts';
import { readTaught } from '../taught.ts';
import { type CareerTables, parseCareerTables } from './career/tables.ts';
import { lessonFile, muneraTables } from './data.ts';
import { MUNERA_LESSONS } from './lesson-lines.ts';
import { setupSchema } from './rules/schema.ts';
import type { Tables } from './rules/tables/types.ts';
import type { MuneraSetup } from './rules/types.ts';

/** The tables of careers, with a bout's beneath them, read once. Throws TableError where one is not whole. */
export const careerTables = once((): CareerTables => parseCareerTables(muneraTables));

/** The tables of a bout, read once. Throws TableError where one is not whole. */
export const tables = (): Tables => careerTables().bout;

/** The lessons, read once. Throws TableError where they are not whole. */
export const muneraLessonTexts = once((): readonly TaughtLesson<MuneraSetup>[] =>
  readTaught(lessonFile, MUNERA_LESSONS, setupSchema),
);
