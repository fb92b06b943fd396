/** The first whole bout: a weak opponent, and at every question what the keys do and what the numbers mean. */
import { readable } from '../../../../kernel/save.ts';
import type { LessonOutcome } from '../../../../tui/lessons/outcome.ts';
import type { Lesson, LessonStand, OpenGame } from '../../../../tui/program.ts';
import { fullerHint } from '../../ask/lessons/fuller.ts';
import type { LessonsData } from '../../files/lessons.ts';
import { GAME_ID } from '../../id.ts';
import { WHOLE_BOUT } from '../../lesson-lines.ts';
import { lessonBout } from '../../session/lesson.ts';
import { tables } from '../../tables.ts';
import { openBout } from '../bout/bout-screen.ts';
import type { BoutLesson, BoutOwner } from '../bout/owner.ts';
import type { GladiatorSession } from '../bout/session.ts';
import { newBout } from '../bout/state.ts';
import { LESSON_DOING, lessonOwner } from './lesson-bout.ts';

/** The lesson that is a whole bout. */
export function wholeBout({ text, task, setup }: LessonsData['bout']): Lesson {
  return {
    id: WHOLE_BOUT,
    text,
    task,
    begin({ services }, stand) {
      const session = lessonBout(tables(), { setup, seed: services.newSeed() });
      return readable(gameOf(session, stand));
    },
  };
}

function gameOf(session: GladiatorSession, stand: LessonStand): OpenGame {
  const lesson: BoutLesson = {
    guide: (asked, { match }) =>
      asked === null ? null : fullerHint({ state: match.state, tables: match.tables, request: asked }),
    isDone: () => false,
    after: () => stand.left(),
  };
  const owner: BoutOwner = {
    ...lessonOwner(stand, lesson),
    finish: () => null,
    goOn: (env) => stand.done(LEARNED, env),
  };
  return {
    game: GAME_ID,
    doing: LESSON_DOING,
    match: null,
    screen: (env, notice) => openBout(newBout(session, 'A', notice, owner), env),
  };
}

const LEARNED: LessonOutcome = {
  learned: true,
  told: [
    'That was a bout from its first order to its end. Practice, on the page of the game, has opponents of every kind; a career is the long game.',
    'If you do not know a word, a sign or a rule: ^G explains it, ? has the help of every screen, and ^P the journal with the dice behind each line.',
  ],
  figures: null,
};
