/** Heroes' lessons: each opens, is learned in the way it teaches, can be answered in another, and is worth what the odds say. */
import { describe, expect, it } from 'vitest';
import { taughtBy } from '../../../../src/games/heroes/ask/lessons.ts';
import { HEROES } from '../../../../src/games/heroes/game.ts';
import { HEROES_LESSONS } from '../../../../src/games/heroes/lesson-lines.ts';
import { marginChance, marginsOf } from '../../../../src/games/heroes/odds/contest.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import type { HeroesKit } from '../../../../src/games/heroes/rules/kit.ts';
import { setupSchema } from '../../../../src/games/heroes/rules/schema.ts';
import { tables, taughtLessons } from '../../../../src/games/heroes/tables.ts';
import { readTaught } from '../../../../src/games/taught.ts';
import { openTaught } from '../../../../src/session/taught.ts';
import { type LessonsTested, momentIn, testLessons } from '../../../support/match-lessons.ts';

const LESSONS: LessonsTested<HeroesKit> = {
  ...{ game: HEROES, lines: HEROES_LESSONS, all: taughtLessons() },
  open: (data) => openTaught({ ruleset: heroes, tables: tables() }, data),
  taught(id) {
    const { head, isMet, figures } = taughtBy(id);
    return {
      head,
      isMet: (moment, [choice]) => isMet(moment, choice as never),
      figures: (moment, [choice]) => figures(moment, choice as never),
    };
  },
  picks: (_moment, choices) => choices.map((choice) => JSON.stringify(choice)),
};

testLessons(LESSONS);

const figures = (id: string, choice: unknown): readonly string[] =>
  taughtBy(id).figures(momentIn(LESSONS, id), choice as never);

describe('figures', () => {
  it('5.3 of who goes in count the die of the spear, and those of who waits do not', () => {
    // Felix 5 + 3 dice, 9 with the spear in his own turn; Rufus 4 + 4 and each of 8 Bonus Dice with one chance in six
    const added = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => choose(8, k) * (1 / 6) ** k * (5 / 6) ** (8 - k));
    const share = (own: number, holds: (margin: number) => boolean): string => {
      const all = added.reduce((sum, p, k) => sum + p * marginChance(marginsOf(own, 8 + k), holds), 0);
      return `${Math.round(100 * all)} in 100`;
    };
    expect(figures('zones', { do: 'move', to: 'B2' })).toEqual([
      ...[share(9, (m) => m > 0), share(9, (m) => m < 0), share(9, (m) => m === 0)],
    ]);
    expect(figures('zones', { do: 'hold' })[0]).toBe(share(8, (m) => m > 0));
  });

  it('3.7.1 of who waits have the dice of Strength, and of who does not none', () => {
    expect(figures('breath', { do: 'hold' })[0]).toBe('4');
    expect(figures('breath', { do: 'move', to: 'C3' })[0]).toBe('0');
  });

  it('5.4 of Bonus Dice rise with their number', () => {
    const hits = [0, 1, 2, 3, 4, 5].map((dice) => Number.parseInt(figures('dice', dice)[0] ?? '', 10));
    expect(hits).toEqual(hits.toSorted((a, b) => a - b));
    expect(new Set(hits).size).toBe(hits.length);
  });
});

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

it('a lessons file that lacks one names what it expected', () => {
  expect(() => readTaught([], HEROES_LESSONS, setupSchema)).toThrow(/expected zones, dice, breath, net/);
});
