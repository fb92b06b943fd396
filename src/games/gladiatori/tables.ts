/** The tables of Gladiatori, read once in a process however many play in it. */
import { once } from '../../kernel/once.ts';
import type { TaughtLesson } from '../../session/taught.ts';
import { readTaught } from '../taught.ts';
import { type CampaignTables, parseCampaignTables } from './career/tables.ts';
import { gladiatoriTables, lessonFile } from './data.ts';
import { GLADIATORI_LESSONS } from './lesson-lines.ts';
import { setupSchema } from './rules/schema.ts';
import type { GladiatoriSetup } from './rules/setup-types.ts';
import type { Tables } from './rules/tables/types.ts';

/** The tables of campaigns, with a match's beneath them, read once. Throws TableError where one is not whole. */
export const campaignTables = once((): CampaignTables => parseCampaignTables(gladiatoriTables));

/** The tables of a match, read once. Throws TableError where one is not whole. */
export const tables = (): Tables => campaignTables().match;

/** The lessons, read once. Throws TableError where they are not whole. */
export const gladiatoriLessonTexts = once((): readonly TaughtLesson<GladiatoriSetup>[] =>
  readTaught(lessonFile, GLADIATORI_LESSONS, setupSchema),
);
