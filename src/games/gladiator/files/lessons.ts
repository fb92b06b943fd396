/** The lessons as they are written in their data file. */
import * as z from 'zod/mini';
import { readAs } from '../../../kernel/save.ts';
import { TableError } from '../../../kernel/table.ts';
import { LESSON_LINES, WHOLE_BOUT } from '../lesson-lines.ts';
import { gladiator } from '../rules/index.ts';

const texts = z.array(z.string()).check(z.minLength(1));

const lessonSchema = z.strictObject({
  id: z.string(),
  /** What it is about, and what is to be decided. */
  text: texts,
  task: z.string(),
  /** Told at the question itself. */
  guide: z.string(),
  /** Told of a choice that is what the lesson teaches, and of another. */
  met: z.string(),
  unmet: z.string(),
  seed: z.string(),
  setup: gladiator.schema.setup,
  /** What leads to the question, as it is written (9.3, 7.2.1). */
  choices: z.array(z.string()),
  /** What can be done there, in words and as it is written; the first is what is taught. */
  ways: z.array(z.strictObject({ name: z.string(), choice: z.string() })).check(z.minLength(2)),
});

const schema = z.strictObject({
  lessons: z.array(lessonSchema),
  /** The whole bout that comes after them; its seed is drawn. */
  bout: z.strictObject({ text: texts, task: z.string(), setup: gladiator.schema.setup }),
});

/** A lesson on one question of a bout. */
export type LessonData = z.infer<typeof lessonSchema>;
/** The lessons in their order, and the whole bout after them. */
export type LessonsData = z.infer<typeof schema>;

/** Reads the lessons, one for each of GLADIATOR's lines. Throws TableError where they are not whole. */
export function readLessons(json: unknown): LessonsData {
  const read = readAs(schema, json, 'lessons.json');
  if (!read.ok) throw new TableError(read.why);
  const wanted = LESSON_LINES.map(({ id }) => id).join(', ');
  const found = [...read.value.lessons.map(({ id }) => id), WHOLE_BOUT].join(', ');
  if (found !== wanted) throw new TableError(`lessons.json: it has the lessons ${found}, expected ${wanted}`);
  return read.value;
}
