/** The lessons as they are written in their data file. */
import * as z from 'zod/mini';
import { readAs } from '../../../kernel/save.ts';
import { TableError } from '../../../kernel/table.ts';
import { HEROES_LESSONS } from '../lesson-lines.ts';
import { heroes } from '../rules/index.ts';

const schema = z.array(
  z.strictObject({
    id: z.string(),
    /** What it is about, and what is to be decided. */
    text: z.array(z.string()).check(z.minLength(1)),
    task: z.string(),
    /** Told at the question itself. */
    guide: z.string(),
    /** Told of a choice that is what the lesson teaches, and of another. */
    met: z.string(),
    unmet: z.string(),
    seed: z.string(),
    setup: heroes.schema.setup,
    /** What leads to the question, one answer after the other. */
    choices: z.array(z.unknown()),
    /** What can be done there, in words and as it is answered; the first is what is taught. */
    ways: z.array(z.strictObject({ name: z.string(), choice: z.unknown() })).check(z.minLength(2)),
  }),
);

/** A lesson on one question of a match. */
export type TaughtLesson = z.infer<typeof schema>[number];

/** Reads the lessons, one for each line. Throws TableError where they are not whole. */
export function readTaught(json: unknown): readonly TaughtLesson[] {
  const read = readAs(schema, json, 'lessons.json');
  if (!read.ok) throw new TableError(read.why);
  const [wanted, found] = [HEROES_LESSONS, read.value].map((all) => all.map(({ id }) => id).join(', '));
  if (found !== wanted) throw new TableError(`lessons.json: it has the lessons ${found}, expected ${wanted}`);
  return read.value;
}
