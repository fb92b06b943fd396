/** What a lesson tells of the answer it was given. */
import type { JournalLine } from '../../../../session/frames.ts';
import type { LessonFigures, LessonOutcome, LessonRow } from '../../../../tui/lessons/outcome.ts';
import type { LessonMoment } from '../../ask/lessons/lecture.ts';
import { lectureOf } from '../../ask/lessons/lectures.ts';
import { printAllocation } from '../../ask/notation/allocation.ts';
import { printPlot } from '../../ask/notation/plot.ts';
import { NOTHING } from '../../ask/notation/words.ts';
import type { LessonData } from '../../files/lessons.ts';
import type { GladiatorEvent } from '../../rules/events.ts';
import type { Allocation, Plot } from '../../rules/types.ts';
import { readChoice } from '../../session/lesson.ts';

/** Lines of the journal that are told again. */
const LINES = 2;

/** What came of an answer: whether it is what the lesson teaches, what happened, and what each way was worth. */
export function lessonOutcome(
  data: LessonData,
  moment: LessonMoment,
  choice: unknown,
  lines: readonly JournalLine<GladiatorEvent>[],
): LessonOutcome {
  const lecture = lectureOf(data.id);
  const learned = lecture.isMet(moment, choice as never);
  const happened = lines.filter(({ entry }) => lecture.tells(entry.event)).slice(0, LINES);
  const told = [
    learned ? data.met : data.unmet,
    ...(happened.length === 0 ? [] : [happened.map(({ text }) => text).join(' ')]),
  ];
  return { learned, told, figures: figuresOf(data, moment, choice) };
}

function figuresOf({ id, ways }: LessonData, moment: LessonMoment, choice: unknown): LessonFigures {
  const lecture = lectureOf(id);
  const own = written(moment, choice);
  const row = (name: string, one: unknown, isOwn: boolean): LessonRow => ({
    choice: name,
    figures: () => lecture.figures(moment, one as never),
    own: isOwn,
  });
  const rows = ways.map(({ name, choice: text }) => {
    const way = readChoice(moment.request, text);
    if (!way.ok) throw new Error(`the lesson ${id} has no way '${text}': ${way.why}`);
    return row(name, way.value, written(moment, way.value) === own);
  });
  const all = rows.some((one) => one.own)
    ? rows
    : [row(`Yours: ${own === NOTHING ? 'nothing' : own}`, choice, true), ...rows];
  return { head: ['', ...lecture.head], rows: all };
}

/** An order or an allocation as it is written. */
function written({ request }: LessonMoment, choice: unknown): string {
  return request.kind === 'allocate' ? printAllocation(choice as Allocation) : printPlot(choice as Plot);
}
