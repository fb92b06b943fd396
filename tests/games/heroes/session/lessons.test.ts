/** Heroes' lessons: each opens, is learned in the way it teaches, can be answered in another, and is worth what the odds say. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type TaughtMoment, taughtBy } from '../../../../src/games/heroes/ask/lessons.ts';
import { readTaught, type TaughtLesson } from '../../../../src/games/heroes/files/lessons.ts';
import { HEROES } from '../../../../src/games/heroes/game.ts';
import { HEROES_LESSONS } from '../../../../src/games/heroes/lesson-lines.ts';
import { marginChance, marginsOf } from '../../../../src/games/heroes/odds/contest.ts';
import { openTaught } from '../../../../src/games/heroes/session/lesson.ts';
import { tables, taughtLessons } from '../../../../src/games/heroes/tables.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { open, tempFolder } from '../../../store/support.ts';
import type { PlainStage } from '../../../support/plain-stage.ts';
import { atTitle, loaded } from '../../../support/title-stage.ts';

const LESSONS = taughtLessons();

function opened(data: TaughtLesson) {
  const session = openTaught(tables(), data);
  if (!session.ok) throw new Error(session.why);
  return session.value;
}

function momentOf(data: TaughtLesson): TaughtMoment {
  const { match, prompt } = opened(data);
  if (prompt === null) throw new Error('nothing is asked');
  return { state: copyPlain(match.state), tables: match.tables, request: prompt };
}

const named = (id: string): TaughtLesson => {
  const found = LESSONS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no lesson ${id}`);
  return found;
};
const figures = (id: string, choice: unknown): readonly string[] =>
  taughtBy(id).figures(momentOf(named(id)), choice as never);

describe.each(LESSONS.map((data) => [data.id, data] as const))('the lesson %s', (_, data) => {
  it('is learned in the way it teaches, and can be answered in another', () => {
    const [session, moment] = [opened(data), momentOf(data)];
    const met = data.ways.map(({ choice }) => {
      expect(session.check(choice)).toBeNull();
      return taughtBy(data.id).isMet(moment, choice as never);
    });
    expect(met[0]).toBe(true);
    expect(met).toContain(false);
  });

  it('has a figure under each head, for every way', () => {
    const { head } = taughtBy(data.id);
    for (const { choice } of data.ways) expect(figures(data.id, choice)).toHaveLength(head.length);
  });

  it('is a match like any other: its save proves itself, answered or not', () => {
    const [door] = HEROES.doors;
    for (const { choice } of data.ways) {
      const session = opened(data);
      expect(door?.verify(session.save())).toEqual({ ok: true, value: null });
      expect(session.answer(choice)).toBeNull();
      expect(door?.verify(session.save())).toEqual({ ok: true, value: null });
    }
  });
});

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
  expect(() => readTaught([])).toThrow(/expected zones, dice, breath, net/);
});

describe.each([
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
])('on the screen at $columns x $rows', (size) => {
  beforeAll(async () => {
    await (await GAMES.find(({ id }) => id === 'heroes')?.load())?.screens();
  });
  const learn = async (at: number): Promise<PlainStage> => {
    const store = open(tempFolder(), { games: GAMES });
    const page = await loaded(atTitle(store, new Shelf(GAMES), size).choose('Heroes of the Colosseum'));
    return page.choose('Learn').choose(`${page.labels[at]}`);
  };
  const words = (text: string): string => text.replace(/\s+/gu, ' ').trim();

  it.each(LESSONS.map(({ id }, at) => [id, at] as const))('%s is told whole, and what came of it', async (id, at) => {
    const stage = await learn(at);
    const { text, task, guide, met, ways } = named(id);
    expect(words(stage.text)).toContain(words([HEROES_LESSONS[at]?.title, ...text, task].join(' ')));
    stage.press('Enter');
    expect(stage.lines[0]).toContain(`Lesson ${at + 1} of 4 · Felix v Rufus`);
    expect(words(stage.text)).toContain(words(guide));
    stage.send({
      kind: stage.top.name === 'heroes-match' ? 'pick' : 'tick',
      value: JSON.stringify(ways[0]?.choice),
    } as never);
    for (let keys = 0; stage.top.name !== 'lessons'; keys++) {
      if (keys > 60) throw new Error(`no outcome:\n${stage.text}`);
      stage.press('Enter');
    }
    stage.settle();
    expect(words(stage.text)).toContain(words(met));
    expect(stage.text).toContain('learned');
    expect(stage.text).not.toContain('…');
    for (const { name } of ways) expect(stage.text).toContain(name);
    expect(stage.lines[(stage.view.menu?.y ?? 0) - 1]?.trim()).toBe('');
  });
});
