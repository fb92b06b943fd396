/** A lesson on one question of a bout: the moment, the question, and what the answer was worth. */

import { type Read, readable, unreadable } from '../../../../kernel/save.ts';
import { copyPlain } from '../../../../kernel/state.ts';
import type { Lesson, LessonStand, OpenGame, Screen, Stake } from '../../../../tui/program.ts';
import type { LessonMoment } from '../../ask/lessons/lecture.ts';
import { hintOf } from '../../ask/questions.ts';
import type { LessonData } from '../../files/lessons.ts';
import { GAME_ID } from '../../id.ts';
import { openScene } from '../../session/lesson.ts';
import { tables } from '../../tables.ts';
import { openBout } from '../bout/bout-screen.ts';
import type { BoutLesson, BoutOwner } from '../bout/owner.ts';
import type { GladiatorSession } from '../bout/session.ts';
import { newBout } from '../bout/state.ts';
import { lessonOutcome } from './told.ts';

/** What is said where a lesson is left with the program. */
const LESSON_STAKE: Stake = { told: 'Only the tick of a lesson is kept.' };
/** What others read of somebody who is at a lesson. */
export const LESSON_DOING = 'takes a lesson';

/** A lesson of the data file as the house plays it. */
export function lessonOn(data: LessonData): Lesson {
  const { id, text, task } = data;
  return { id, text, task, begin: (_env, stand) => begun(data, stand) };
}

function begun(data: LessonData, stand: LessonStand): Read<OpenGame> {
  const opened = openScene(tables(), data);
  if (!opened.ok) return opened;
  const session = opened.value;
  const { prompt } = session;
  if (prompt === null) return unreadable('the lesson has no question');
  const { match } = session;
  const asked: Asked = {
    moment: { state: copyPlain(match.state), tables: match.tables, request: copyPlain(prompt) },
    before: match.choices.length,
    lines: session.lines.length,
  };
  return readable({
    game: GAME_ID,
    doing: LESSON_DOING,
    match: null,
    screen: (env, notice) => openBout(newBout(session, prompt.fighter, notice, ownerOf(data, asked, stand)), env),
  });
}

/** The question a lesson is on, and how much had been chosen and told before it. */
interface Asked {
  readonly moment: LessonMoment;
  readonly before: number;
  readonly lines: number;
}

function ownerOf(data: LessonData, asked: Asked, stand: LessonStand): BoutOwner {
  return {
    ...lessonOwner(stand, lessonPart(data, asked, stand)),
    finish: () => null,
  };
}

/** What all bouts that are lessons have in common. */
export function lessonOwner(stand: LessonStand, lesson: BoutLesson): Omit<BoutOwner, 'finish'> {
  return {
    kind: 'owned',
    place: stand.place,
    trouble: null,
    kept: 'A lesson keeps no replay.',
    after: 'what you have learned',
    stake: LESSON_STAKE,
    odds: { told: true, tell: () => null },
    lesson,
    noAdvice: 'a lesson has words of its own',
    word: () => null,
    goOn: () => stand.left(),
  };
}

function lessonPart(data: LessonData, { moment, before, lines }: Asked, stand: LessonStand): BoutLesson {
  const isAnswered = ({ match }: GladiatorSession): boolean => match.choices.length > before;
  return {
    guide(asked, session) {
      if (asked === null) return null;
      if (!isAnswered(session)) return data.guide;
      const { state, tables: inForce } = session.match;
      return hintOf({ state, tables: inForce, odds: true }, asked);
    },
    isDone: (session) => isAnswered(session) && (session.match.over || isNext(session)),
    after(session, env): Screen {
      const choice = session.match.choices[before]?.[0];
      return stand.done(lessonOutcome(data, moment, choice, session.lines.slice(lines)), env);
    },
    leave: () => stand.left(),
  };
}

/** Whether an order or an allocation is asked for: what else is asked still belongs to the answer. */
function isNext({ prompt }: GladiatorSession): boolean {
  return prompt?.kind === 'plot' || prompt?.kind === 'allocate';
}
