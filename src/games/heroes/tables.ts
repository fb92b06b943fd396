/** The tables of Heroes of the Colosseum, read once in a process however many play in it. */
import { type Chances, readChances } from './ai/search/tactics.ts';
import { chancesText, heroesTables, taughtText } from './data.ts';
import { readTaught, type TaughtLesson } from './files/lessons.ts';
import { parseTables } from './rules/tables/tables.ts';
import type { Tables } from './rules/tables/types.ts';

let read: Tables | null = null;
let fitted: Chances | null = null;
let taught: readonly TaughtLesson[] | null = null;

/** The tables of a match, read once. Throws TableError where one is not whole. */
export function tables(): Tables {
  read ??= parseTables(heroesTables);
  return read;
}

/** The chance to win, as it was fitted; read once. Throws TableError where it is not whole. */
export function chances(): Chances {
  fitted ??= readChances(chancesText);
  return fitted;
}

/** The lessons, read once. Throws TableError where they are not whole. */
export function taughtLessons(): readonly TaughtLesson[] {
  taught ??= readTaught(taughtText);
  return taught;
}
