/** The table of days and the statistics, held against the records they gather: edited, deleted and swapped ones are found, and made anew. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Save } from '../../src/kernel/save.ts';
import { countedId } from '../../src/kernel/summary.ts';
import { listFiles } from '../../src/store/check.ts';
import type { TriedDay } from '../../src/store/days.ts';
import { FILES } from '../../src/store/disk/folder.ts';
import type { KnownChallenge, KnownGames } from '../../src/store/known.ts';
import { repair } from '../../src/store/repair.ts';
import type { Score } from '../../src/store/score.ts';
import type { CountedLine } from '../../src/store/stats.ts';
import type { Store } from '../../src/store/store.ts';
import { known as all } from '../../tools/shelf.ts';
import { toySave } from '../toy/saves.ts';
import { open, put, read, tempFolder, value } from './support.ts';

const [FIRST, SECOND, THIRD] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
const ENDED = toySave(FIRST);
const GOES_ON = toySave(SECOND, 2);
const isOver = ({ digest }: Save): boolean => digest === ENDED.digest;
const SCORE: Score = { letter: 'V', turns: 7, dealt: 4, taken: 2, points: 107 };
const CHALLENGE: KnownChallenge = { seed: (date) => date, score: (save) => (isOver(save) ? SCORE : null) };
const COUNT = { game: 'toy', own: 'red', foe: 'blue', result: 'V', turns: 7, dealt: 4, taken: 2 };

/** A house whose saves are all whole, whose first day is over, and which counts what is. */
const known: KnownGames = {
  ...all,
  gameOf: () => ({ ok: true, value: 'toy' }),
  verify: () => ({ ok: true, value: null }),
  summary: () => ({ ok: false, why: 'it is not summed up' }),
  counted: (save) => (isOver(save) ? { id: countedId(save), ...COUNT } : null),
  challenges: new Map([['toy', CHALLENGE]]),
};

const told = (path: string) =>
  listFiles({ path }, known).flatMap(({ name, state, why }) => (state === 'ok' ? [] : [[name, state, why]]));

function repaired(path: string): readonly (string | null)[] {
  const store = open(path);
  const done = value(repair(store, known));
  store.close();
  return done.map(({ anew }) => anew);
}

function withStore(fill: (store: Store) => void): string {
  const path = tempFolder();
  const store = open(path);
  fill(store);
  store.close();
  return path;
}

describe('the table of days', () => {
  const record = (date: string): string => `daily/${date}-toy.json`;
  const table = (path: string): readonly TriedDay[] => JSON.parse(read(join(path, FILES.days))).days;
  const tried = (lines: readonly TriedDay[]): string =>
    withStore(({ days }) => {
      for (const [date, save] of [
        [FIRST, ENDED],
        [SECOND, GOES_ON],
      ] as const)
        days.record(date, 'toy').write(save);
      for (const line of lines) days.note(line);
    });
  const WHOLE: readonly TriedDay[] = [
    { date: FIRST, game: 'toy', score: SCORE },
    { date: SECOND, game: 'toy', score: null },
  ];

  test('that nobody touched is whole', () => {
    expect(told(tried(WHOLE))).toEqual([]);
  });

  test.each<readonly [string, readonly TriedDay[], string, string]>([
    [
      'tells more points',
      [{ ...WHOLE[0], score: { ...SCORE, points: 200 } } as TriedDay, ...WHOLE.slice(1)],
      'damaged',
      `what it tells of the try of ${FIRST} at toy is not what that came to`,
    ],
    [
      'tells an end that was not yet',
      [...WHOLE.slice(0, 1), { date: SECOND, game: 'toy', score: SCORE }],
      'damaged',
      `what it tells of the try of ${SECOND} at toy is not what that came to`,
    ],
    [
      'does not tell an end',
      [{ date: FIRST, game: 'toy', score: null }, ...WHOLE.slice(1)],
      'incomplete',
      `it does not tell what the try of ${FIRST} at toy came to`,
    ],
    ['leaves one out', WHOLE.slice(1), 'incomplete', `the try of ${FIRST} at toy is not in it`],
    ['is gone', [], 'incomplete', `the try of ${FIRST} at toy is not in it`],
  ])('that %s is told of and made anew', (_, lines, state, why) => {
    const path = tried(lines);
    expect(told(path)).toEqual([[FILES.days, state, why]]);
    expect(repaired(path)).toEqual([FILES.days]);
    expect(table(path)).toEqual(expect.arrayContaining([...WHOLE]));
    expect(table(path)).toHaveLength(2);
    expect(told(path)).toEqual([]);
  });

  test('that tells of a try twice tells of it once again', () => {
    const path = tried(WHOLE);
    put(path, FILES.days, { format: 1, kind: 'days', days: [...WHOLE, WHOLE[0]] });
    expect(told(path)).toEqual([[FILES.days, 'damaged', `it tells of the try of ${FIRST} at toy 2 times`]]);
    expect(repaired(path)).toEqual([FILES.days]);
    expect(told(path)).toEqual([]);
  });

  test('says what nothing proves any more; that stays so', () => {
    const path = tried(WHOLE);
    rmSync(join(path, record(FIRST)));
    const gone = [[FILES.days, 'incomplete', `the record of ${FIRST} at toy is gone: nothing proves its 107 points`]];
    expect(told(path)).toEqual(gone);
    repaired(path);
    expect(told(path)).toEqual(gone);
  });

  test('does not take the record of another day', () => {
    const path = tried(WHOLE);
    renameSync(join(path, record(FIRST)), join(path, record(THIRD)));
    expect(told(path)).toContainEqual([record(THIRD), 'damaged', `it is not the match of ${THIRD}`]);
  });
});

describe('the statistics', () => {
  const NAME = `daily/${FIRST}-toy.json`;
  const LINE: CountedLine = {
    id: countedId(ENDED),
    when: '2026-11-20T12:00:00.000Z',
    ...COUNT,
    record: NAME,
    luck: null,
  };
  const OTHER: CountedLine = { ...LINE, id: 'other', record: null };
  const counted = (...matches: readonly CountedLine[]): string => {
    const path = withStore(({ days }) => {
      days.record(FIRST, 'toy').write(ENDED);
      days.note({ date: FIRST, game: 'toy', score: SCORE });
    });
    put(path, FILES.stats, { format: 1, kind: 'stats', matches, sums: [], earned: {} });
    return path;
  };

  test('that nobody touched are whole; what is kept elsewhere or was deleted is nobody’s fault', () => {
    const path = counted(OTHER, LINE);
    expect(told(path)).toEqual([]);
    rmSync(join(path, NAME));
    expect(told(path).filter(([name]) => name === FILES.stats)).toEqual([]);
  });

  test.each<readonly [string, readonly CountedLine[], string, readonly CountedLine[]]>([
    [
      'tell another result',
      [OTHER, { ...LINE, result: 'S' }],
      `what it tells of ${NAME} is not what that came to`,
      [OTHER, LINE],
    ],
    ['count twice', [LINE, OTHER, LINE], `it counts the match ${NAME} twice`, [LINE, OTHER]],
    ['tell of another match', [{ ...LINE, id: 'x' }], `it tells of another match than ${NAME} holds`, []],
    [
      'tell of what lies elsewhere',
      [{ ...LINE, record: '../x/y.json' }],
      `it tells of a record that lies elsewhere (${LINE.id})`,
      [],
    ],
  ])('that %s are told of and made anew', (_, matches, why, mended) => {
    const path = counted(...matches);
    expect(told(path)).toEqual([[FILES.stats, 'damaged', why]]);
    expect(repaired(path)).toEqual([FILES.stats]);
    expect(JSON.parse(read(join(path, FILES.stats))).matches).toEqual(mended);
    expect(told(path)).toEqual([]);
  });
});
