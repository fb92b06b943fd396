/** What is counted of matches: once each, earned once, and never lost with what it was counted from. */

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CountedLine, openStats, readStats } from '../../src/store/stats.ts';
import { allLuck, allMatches, rowsBy } from '../../src/tui/stats/sums.ts';
import { bareFolder, filesIn, put, read, tempFolder } from './support.ts';

const WHEN = '2026-11-24T12:00:00.000Z';
const LUCK = { throws: 4, dealt: 5, dealtDue: 320, taken: 1, takenDue: 210, variance: 950 };

const matchOf = (id: string, more: Partial<CountedLine> = {}): CountedLine => ({
  ...{ id, when: WHEN, game: 'toy', own: 'A', foe: 'B', result: 'V', turns: 4, dealt: 3, taken: 1 },
  ...{ record: `replays/${id}.json`, luck: null },
  ...more,
});

const gainOf = (match: CountedLine | null, ...earned: readonly string[]) => ({
  match,
  game: 'toy',
  earned,
  when: WHEN,
});

function opened(most: number | null = null) {
  const folder = bareFolder(tempFolder());
  const stats = openStats(folder, most);
  const whole = () => {
    const found = openStats(folder, most).load();
    if (!found.ok) throw new Error(found.why);
    return found.value;
  };
  return { folder, stats, whole };
}

describe('the statistics', () => {
  it('have nothing before anything is counted, and no file', () => {
    const { folder, whole } = opened();
    expect(whole()).toEqual({ matches: [], sums: [], earned: {} });
    expect(filesIn(folder.path)).toEqual([]);
  });

  it('count a match once, however often it is told, in this process and in the next', () => {
    const { folder, stats, whole } = opened();
    for (let i = 0; i < 3; i++) stats.add(gainOf(matchOf('a')));
    openStats(folder).add(gainOf(matchOf('a', { when: '2027-01-01T00:00:00.000Z' })));
    stats.add(gainOf(matchOf('b')));
    expect(whole().matches.map(({ id, when }) => [id, when])).toEqual([
      ['a', WHEN],
      ['b', WHEN],
    ]);
  });

  it('tell of an achievement the first time alone, and keep the day', () => {
    const { stats, whole } = opened();
    expect(stats.add(gainOf(matchOf('a'), 'first'))).toEqual({ ok: true, value: ['first'] });
    expect(stats.add(gainOf(matchOf('b'), 'first', 'second'))).toEqual({ ok: true, value: ['second'] });
    expect(stats.add(gainOf(null, 'second'))).toEqual({ ok: true, value: [] });
    expect(whole().earned).toEqual({ toy: { first: WHEN, second: WHEN } });
  });

  it('keep the luck of a match once it is read', () => {
    const { stats, whole } = opened();
    stats.add(gainOf(matchOf('a')));
    stats.add(gainOf(matchOf('b', { record: null })));
    expect(allLuck(whole(), 'toy', new Set())).toMatchObject({ read: 0, unread: 1, lost: 1, share: null });
    expect(stats.addLuck('a', LUCK)).toBeNull();
    // 4 better than the opponent where 1.1 was to be expected, with a deviation of 3.08
    expect(allLuck(whole(), 'toy', new Set())).toMatchObject({ read: 1, unread: 0, lost: 1, dealt: 5, share: 83 });
  });

  it('where there is a bound, the oldest are added up: no match, no wound and no achievement is lost', () => {
    const [free, bound] = [opened(), opened(3)];
    for (const { stats } of [free, bound]) {
      for (let i = 0; i < 9; i++)
        stats.add(gainOf(matchOf(`m${i}`, { own: i % 2 === 0 ? 'A' : 'C', result: i % 3 === 0 ? 'M' : 'V' }), `n${i}`));
    }
    expect(bound.whole().matches.map(({ id }) => id)).toEqual(['m6', 'm7', 'm8']);
    for (const sumUp of [
      (of: typeof free) => allMatches(of.whole(), 'toy'),
      (of: typeof free) => rowsBy(of.whole(), 'toy', 'own'),
      (of: typeof free) => of.whole().earned,
    ])
      expect(sumUp(bound)).toEqual(sumUp(free));
    expect(allLuck(bound.whole(), 'toy', new Set())).toMatchObject({ unread: 3, lost: 6 });
  });

  it('that cannot be read are put aside with the reason, and counting goes on', () => {
    const { folder, stats, whole } = opened();
    put(folder.path, 'stats.json', '{');
    expect(stats.load()).toMatchObject({ ok: false });
    stats.add(gainOf(matchOf('a')));
    expect(whole().matches).toHaveLength(1);
    expect(filesIn(folder.path).some((name) => name.startsWith('aside/'))).toBe(true);
  });

  it('of a newer version are refused by its number', () => {
    expect(readStats({ format: 2, kind: 'stats' })).toMatchObject({ ok: false, why: expect.stringContaining('newer') });
  });

  it('are plain JSON with every match on its own', () => {
    const { folder, stats } = opened();
    stats.add(gainOf(matchOf('a'), 'first'));
    expect(JSON.parse(read(join(folder.path, 'stats.json')))).toEqual({
      ...{ format: 1, kind: 'stats', sums: [] },
      ...{ matches: [matchOf('a')], earned: { toy: { first: WHEN } } },
    });
  });
});
