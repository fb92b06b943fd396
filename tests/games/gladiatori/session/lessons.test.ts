/** The lessons: each opens, is learned in the way it teaches, can be played in another, and is worth what the rules say. */
import { expect, it } from 'vitest';
import { questionOf } from '../../../../src/games/gladiatori/ask/answers.ts';
import { countIn } from '../../../../src/games/gladiatori/ask/draft.ts';
import { gladiatoriTaught } from '../../../../src/games/gladiatori/ask/lessons.ts';
import { GLADIATORI } from '../../../../src/games/gladiatori/game.ts';
import { GLADIATORI_LESSONS } from '../../../../src/games/gladiatori/lesson-lines.ts';
import type { DefenseChoice } from '../../../../src/games/gladiatori/rules/acts.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import type { GladiatoriKit } from '../../../../src/games/gladiatori/rules/kit.ts';
import { fighterOf } from '../../../../src/games/gladiatori/rules/roster.ts';
import { gladiatoriLessonTexts, tables } from '../../../../src/games/gladiatori/tables.ts';
import { openTaught, type TaughtMoment } from '../../../../src/session/taught.ts';
import { type LessonsTested, momentIn, testLessons } from '../../../support/match-lessons.ts';

/** Rows that are changed until the answer is what it is to be, and the row that gives it. */
function picks({ state, request }: TaughtMoment<GladiatoriKit>, [choice]: readonly unknown[]): readonly string[] {
  if (!Array.isArray(choice)) return [...((choice as DefenseChoice).guard ? [] : ['turn Guard']), 'done'];
  const fighter = fighterOf(state, request.fighter);
  const from = request.kind === 'split' ? fighter.deck : fighter.hand;
  const proposed = questionOf(request, gladiatori.view(state, 0), tables()).offers[0]?.choice as readonly string[];
  const rows = [...new Set(from)].flatMap((card) => {
    const there = countIn(from, card);
    const turns = (countIn(choice, card) - countIn(proposed, card) + there + 1) % (there + 1);
    return Array.from({ length: turns }, () => ` ${card}`);
  });
  return [...rows, 'done'];
}

const LESSONS: LessonsTested<GladiatoriKit> = {
  ...{ game: GLADIATORI, lines: GLADIATORI_LESSONS, all: gladiatoriLessonTexts(), taught: gladiatoriTaught, picks },
  open: (data) => openTaught({ ruleset: gladiatori, tables: tables() }, data),
};

testLessons(LESSONS);

const figures = (id: string) => {
  const { ways } = LESSONS.all.find((one) => one.id === id) ?? { ways: [] };
  return ways.map(({ choices }) => gladiatoriTaught(id).figures(momentIn(LESSONS, id), choices));
};

it('10.3 counts what is borne: HP of the life and of two items', () => {
  expect(figures('split').map(([, bears]) => bears)).toEqual(['13', '4', '29']);
});

it('9.3 tells damage by cards, the Action among them; 9.1 the value with Falx and Offense', () => {
  expect(figures('cards').map(([fav, damage]) => [fav, damage])).toEqual([
    ['12', '3'],
    ['11', '2'],
    ['13', '3'],
    ['9', '1'],
  ]);
});

it('9.2 tells that Guard would not be enough', () => {
  expect(figures('guard')).toEqual([
    ['8', '16, a hit', '5'],
    ['13', '16, a hit', '4'],
  ]);
});
