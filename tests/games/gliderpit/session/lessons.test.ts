/** The lessons: each opens, is learned in the way it teaches, can be flown in another, and is worth what the odds say. */
import { expect, it } from 'vitest';
import { questionOf } from '../../../../src/games/gliderpit/ask/answers.ts';
import { gliderpitTaught } from '../../../../src/games/gliderpit/ask/lessons.ts';
import { GLIDERPIT } from '../../../../src/games/gliderpit/game.ts';
import { GLIDERPIT_LESSONS } from '../../../../src/games/gliderpit/lesson-lines.ts';
import { gliderpit } from '../../../../src/games/gliderpit/rules/index.ts';
import type { PitKit } from '../../../../src/games/gliderpit/rules/kit.ts';
import { GLIDERPIT_ALONE } from '../../../../src/games/gliderpit/screens/practice.ts';
import { gliderpitLessonTexts, tables } from '../../../../src/games/gliderpit/tables.ts';
import { equalPlain } from '../../../../src/kernel/state.ts';
import { openTaught, type TaughtMoment } from '../../../../src/session/taught.ts';
import { type LessonsTested, momentIn, testLessons } from '../../../support/match-lessons.ts';

/** A movement is one answer of the list of ends; what is done in the other phases is chosen one by one. */
function picks({ state, request }: TaughtMoment<PitKit>, choices: readonly unknown[]): readonly string[] {
  const { offers } = questionOf(request, gliderpit.view(state, 0), tables());
  const [whole] = offers.filter(({ choice, further }) => equalPlain([choice, ...further], choices));
  return whole === undefined ? choices.map((one) => JSON.stringify(one)) : [whole.value];
}

const LESSONS: LessonsTested<PitKit> = {
  ...{ game: GLIDERPIT, lines: GLIDERPIT_LESSONS, all: gliderpitLessonTexts(), taught: gliderpitTaught, picks },
  open: (data) => openTaught({ ruleset: gliderpit, tables: tables() }, data, GLIDERPIT_ALONE.standing),
};

testLessons(LESSONS);

const figures = (id: string) => {
  const { ways } = LESSONS.all.find((one) => one.id === id) ?? { ways: [] };
  return ways.map(({ choices }) => gliderpitTaught(id).figures(momentIn(LESSONS, id), choices).join(', '));
};

it('8.22 tells whether there is a way past the wall next turn', () => {
  expect(figures('wall')).toEqual(['15, 3, a way on', '17, 2, a way on', '16, 3, into the wall', '19, 0, a spin']);
});

it('10.24 and 10.25 tell what a dive costs, and that to hold at speed 1 stalls one time in three', () => {
  expect(figures('glide')).toEqual(['14, 2, 0 %, yes', '13, 3, 0 %, yes', '12, 4, 0 %, no', '15, 1, 33 %, yes']);
});

it('11.28 counts a level above twice: CF 6 and 64 % from level with it, CF 8 and 53 % from below', () => {
  expect(figures('throw')).toEqual(['17, 2, 64 %, 1.1', '16, 3, 53 %, 0.9', '16, 2, 42 %, 0.7', '15, 3, -, -']);
});

it('11.26 has points that are not spent on the die: 0, 1, 2, 3, 4 and 4 levels of six faces; 11.30 a strike beside it', () => {
  expect(figures('ram')).toEqual(['-, 2.3, 33 %, 0.3', '-, 1.7, 17 %, 0.3', '81 %, 1.5, 18 %, 0.0', '-, -, -, -']);
});

it('12.35 tells tries out of a net by what is in the hand (vector 20)', () => {
  expect(figures('net')).toEqual(['0 %, 67 %, 89 %', '33 %, 56 %, 70 %', '17 %, 31 %, 42 %']);
});

it('9.23 tells how likely spins end on the floor', () => {
  expect(figures('floor')).toEqual(['17, 2, 0 %', '18, 1, 22 %', '19, 0, 64 %', '16, 3, 0 %']);
});
