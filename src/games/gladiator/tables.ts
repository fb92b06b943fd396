/** GLADIATOR's tables, read once in a process however many play in it. */

import { once } from '../../kernel/once.ts';
import { type Chances, readChances } from './ai/search/chances.ts';
import type { CampaignTables } from './career/table-types.ts';
import { parseCampaignTables } from './career/tables.ts';
import { chancesText, campaignTexts as files, lessonsText } from './data.ts';
import { type LessonsData, readLessons } from './files/lessons.ts';
import { readArmoury, WEAPON_RECORDS } from './rules/tables/armoury.ts';
import type { Armoury } from './rules/tables/armoury-types.ts';
import type { Tables } from './rules/tables/types.ts';

let read: CampaignTables | null = null;
let records: Armoury | null = null;

/** The tables of careers and houses, with a bout's beneath them, read once. Throws TableError where one is not whole. */
export function campaignTables(): CampaignTables {
  read ??= parseCampaignTables(files);
  return read;
}

/** The tables of a bout, read once. Throws TableError where one is not whole. */
export function tables(): Tables {
  return campaignTables().gladiator;
}

/** The records of weapons alone, for whoever needs no table: a SPEC, a card. Throws TableError where one is not whole. */
export function armoury(): Armoury {
  records ??= read?.gladiator.armoury ?? readArmoury(WEAPON_RECORDS, files[WEAPON_RECORDS]);
  return records;
}

/** The chance to win, as it was fitted; read once. Throws TableError where it is not whole. */
export const chances = once((): Chances => readChances(chancesText));

/** The lessons, read once. Throws TableError where they are not whole. */
export const lessonsData = once((): LessonsData => readLessons(lessonsText));
