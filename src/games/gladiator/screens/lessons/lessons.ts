/** GLADIATOR's lessons, in their order. */
import type { Lesson } from '../../../../tui/program.ts';
import { lessonsData } from '../../tables.ts';
import { lessonOn } from './lesson-bout.ts';
import { wholeBout } from './whole-bout.ts';

/** The lessons of the data file, and the whole bout after them. */
export function gladiatorLessons(): readonly Lesson[] {
  const { lessons, bout } = lessonsData();
  return [...lessons.map(lessonOn), wholeBout(bout)];
}
