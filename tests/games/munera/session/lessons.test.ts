/** The lessons: each opens, is learned in the way it teaches, can be played in another, and is worth what the odds say. */
import { describe, expect, it } from 'vitest';
import { muneraTaught } from '../../../../src/games/munera/ask/lessons.ts';
import { MUNERA } from '../../../../src/games/munera/game.ts';
import { MUNERA_LESSONS } from '../../../../src/games/munera/lesson-lines.ts';
import type { Act } from '../../../../src/games/munera/rules/acts.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import type { MuneraKit } from '../../../../src/games/munera/rules/kit.ts';
import { fighterOf } from '../../../../src/games/munera/rules/roster.ts';
import { MUNERA_ALONE } from '../../../../src/games/munera/screens/practice.ts';
import { muneraLessonTexts, tables } from '../../../../src/games/munera/tables.ts';
import { neighbour } from '../../../../src/kernel/hex.ts';
import { openTaught, type TaughtMoment } from '../../../../src/session/taught.ts';
import { type LessonsTested, momentIn, testLessons } from '../../../support/match-lessons.ts';

/** A way is one answer of its list: where it ends, and how one looks there. */
function picks({ state, request }: TaughtMoment<MuneraKit>, choices: readonly unknown[]): readonly string[] {
  let { hex, facing } = fighterOf(state, request.fighter);
  const picked: string[] = [];
  let isOnTheWay = false;
  for (const act of choices as readonly Act[]) {
    const goes = act.do === 'step' || act.do === 'turn';
    if (act.do === 'step') hex = neighbour(hex, act.way);
    if (act.do === 'turn') facing = act.way;
    if (goes && isOnTheWay) picked.pop();
    picked.push(goes ? `go ${hex.q} ${hex.r} ${facing}` : JSON.stringify(act));
    isOnTheWay = goes;
  }
  return picked;
}

const LESSONS: LessonsTested<MuneraKit> = {
  ...{ game: MUNERA, lines: MUNERA_LESSONS, all: muneraLessonTexts(), taught: muneraTaught, picks },
  open: (data) => openTaught({ ruleset: munera, tables: tables() }, data, MUNERA_ALONE.standing),
};

testLessons(LESSONS);

describe('figures', () => {
  const figures = (id: string) => {
    const { ways } = LESSONS.all.find((one) => one.id === id) ?? { ways: [] };
    return ways.map(({ choices }) => muneraTaught(id).figures(momentIn(LESSONS, id), choices));
  };

  it('7.20, 7.21 and 7.22 count what ways cost, in a helmet too, and 8.41 what 15 of 36 hits are', () => {
    expect(figures('points').map(([ap, hit]) => [ap, hit])).toEqual([
      ['3', '42 %'],
      ['3', '-'],
      ['1', '-'],
    ]);
  });

  it('8.40 and 8.42 tell the side from the front: two more on the die, less of a shield', () => {
    expect(figures('round').map(([, die, save]) => [die, save])).toEqual([
      ['+1', '2'],
      ['+1', '3'],
      ['-1', '3'],
      ['-1', '3'],
    ]);
    expect(figures('round').map(([ap]) => ap)).toEqual(['5', '5', '1', '3']);
  });

  it('8.45 catch with one chance in five beside, fewer at two hexes (vector 15)', () => {
    expect(figures('net').map(([, caught]) => caught)).toEqual(['19 %', '12 %', '0 %']);
  });

  it('MR-51 have the poorest blow beat a pinned victim most often', () => {
    const beaten = figures('down').map(([, chance = '']) => Number.parseInt(chance, 10));
    expect(beaten).toEqual(beaten.toSorted((a, b) => b - a));
    expect(beaten[0]).toBe(73);
  });

  it('5.12 and 13.61 tell who appeals at once, and that a sum of -1 spares 15 in 36', () => {
    expect(figures('crowd').map(([ap, appeals]) => [ap, appeals])).toEqual([
      ['-3', 'no'],
      ['-5', 'no'],
      ['-3', 'no'],
      ['-6', 'yes'],
    ]);
  });
});
