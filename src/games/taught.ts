/** Lessons on one question of a match, as a game's data file has them. */
import * as z from 'zod/mini';
import { readAs } from '../kernel/save.ts';
import { TableError } from '../kernel/table.ts';
import type { TaughtLesson } from '../session/taught.ts';
import type { LessonLine } from '../tui/lessons/outcome.ts';

const sentences = z.array(z.string()).check(z.minLength(1));

/** Reads a game's lessons, one for each of its lines. Throws TableError where they are not whole. */
export function readTaught<S>(
  json: unknown,
  lines: readonly LessonLine[],
  setup: z.ZodMiniType<S>,
): readonly TaughtLesson<S>[] {
  const way = z.strictObject({ name: z.string(), choices: z.array(z.unknown()).check(z.minLength(1)) });
  const lesson = z.strictObject({
    ...{ id: z.string(), text: sentences, task: z.string(), guide: z.string(), met: z.string(), unmet: z.string() },
    ...{ seed: z.string(), setup, choices: z.array(z.unknown()), ways: z.array(way).check(z.minLength(2)) },
  });
  const read = readAs(z.array(lesson), json, 'lessons.json');
  if (!read.ok) throw new TableError(read.why);
  const [wanted, found] = [lines, read.value].map((all) => all.map(({ id }) => id).join(', '));
  if (found !== wanted) throw new TableError(`lessons.json: it has the lessons ${found}, expected ${wanted}`);
  return read.value as readonly TaughtLesson<S>[];
}
