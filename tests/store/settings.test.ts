import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type GameOption, SETTING_CHOICES, type Settings } from '../../src/settings.ts';
import type { GameKeeps } from '../../src/store/keeps.ts';
import { openSettings, readSettings } from '../../src/store/settings.ts';
import { bareFolder, filesIn, put, read, tempFolder } from './support.ts';

/** An option that is one of some values. */
function option(key: string, usual: unknown, ...values: readonly unknown[]): GameOption {
  const row = { label: key, values: values.map((value) => [value, String(value)] as const), help: '' };
  const legal = values.map((value) => JSON.stringify(value)).join(', ');
  return { key, usual, fits: (value) => values.includes(value), legal, row };
}

/** Every one of a list is a storey. */
const isStoreys = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => [1, 2, 22, 27].includes(one));

/** A game with options that have lines, one that has none, and long games from before there were several games. */
const TOWERS: GameKeeps = {
  id: 'towers',
  title: 'TOWERS',
  options: [
    option('rules', 'advanced', 'basic', 'advanced', 'campaign'),
    option('edition', 'first', 'first', 'v2'),
    option('favour', 'against', 'against', 'always', 'never'),
    { ...option('reactionSeconds', null, null, 10), legal: 'null or 10' },
    { ...option('stansKills', true, true, false), legal: 'true or false' },
    { key: 'leftOut', usual: [], fits: isStoreys, legal: 'a list of storeys from 1, 2, 22, 27' },
  ],
  long: [
    { kind: 'house', folder: 'houses', counted: 'month', record: 'bout', lastOption: 'lastHouse' },
    { kind: 'career', folder: 'careers', counted: 'munus', record: 'munus', lastOption: 'lastCareer' },
  ],
};
const GAMES = [TOWERS];

/** Settings in which so much of the house's and of the game's is chosen. */
const usual = (house: Partial<Settings> = {}, own: object = {}): Settings => ({
  ...DEFAULT_SETTINGS,
  ...house,
  games: { towers: { ...own } },
});
const UNTOUCHED = usual();

/** The words that an option's line offers. */
const wordsOf = ({ row }: GameOption): readonly unknown[] => row?.values.map(([value]) => value) ?? [];

describe('options', () => {
  test('are the defaults where there is no file, and none is made', () => {
    const folder = bareFolder(tempFolder());
    expect(openSettings(folder, GAMES).value).toEqual(UNTOUCHED);
    expect(filesIn(folder.path)).toEqual([]);
    expect(folder.notices).toEqual([]);
  });

  test('are changed at once and kept', () => {
    const folder = bareFolder(tempFolder());
    const settings = openSettings(folder, GAMES);
    expect(settings.change({ pace: 'brisk', lastName: 'Ünal Ó' })).toBeNull();
    expect(settings.change({ firstRun: false })).toBeNull();
    const wanted = usual({ pace: 'brisk', lastName: 'Ünal Ó', firstRun: false });
    expect(settings.value).toEqual(wanted);
    expect(openSettings(folder, GAMES).value).toEqual(wanted);
    expect(read(join(folder.path, 'settings.json'))).toContain('\n  "pace": "brisk",\n');
  });

  test('may be written by hand, and in part', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'settings.json', '\uFEFF{ "keys": "vi",\r\n "reactionSeconds": 10 }\r\n');
    expect(openSettings(folder, GAMES).value).toEqual(usual({ keys: 'vi' }, { reactionSeconds: 10 }));
    expect(folder.notices).toEqual([]);
  });

  test('of a newer version are handed on', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'settings.json', { theme: 'noon', sound: { volume: 3 } });
    expect(openSettings(folder, GAMES).change({ hints: false })).toBeNull();
    expect(JSON.parse(read(join(folder.path, 'settings.json')))).toEqual({
      ...UNTOUCHED,
      theme: 'noon',
      hints: false,
      sound: { volume: 3 },
    });
  });

  test('a bad value costs itself alone, and is told', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'settings.json', { pace: 'fast', keys: 'vi', hints: 'yes', reactionSeconds: 5, lastName: '' });
    expect(openSettings(folder, GAMES).value).toEqual(usual({ keys: 'vi' }));
    expect(folder.notices).toEqual([
      'settings.json: pace cannot be "fast", only "key", "flow", "brisk", "instant"; "key" is used.',
      'settings.json: hints cannot be "yes", only true or false; true is used.',
      'settings.json: lastName cannot be "", only null or a name of 1 to 40 letters; null is used.',
      'settings.json: reactionSeconds cannot be 5, only null or 10; null is used.',
    ]);
  });

  test.each([' ', '\u3000 ', '\n', 'Rufus\u001b[2J', '\u200b'])(
    'a last name of %j is none, and is told',
    (lastName) => {
      const folder = bareFolder(tempFolder());
      put(folder.path, 'settings.json', { lastName });
      expect(openSettings(folder, GAMES).value.lastName).toBeNull();
      expect(folder.notices).toEqual([expect.stringContaining('lastName cannot be')]);
    },
  );

  test.each(['[]', 'null', '"pace"', '{"pace":'])('a file of %s is put aside', (text) => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'settings.json', text);
    const settings = openSettings(folder, GAMES);
    expect(settings.value).toEqual(UNTOUCHED);
    expect(folder.notices).toHaveLength(1);
    expect(settings.change({ theme: 'noon' })).toBeNull();
    expect(read(join(folder.path, 'aside/2025-05-03-120000-settings.json'))).toBe(text);
    expect(openSettings(folder, GAMES).value.theme).toBe('noon');
  });

  test('live in memory where nothing can be saved', () => {
    const folder = bareFolder(tempFolder(), 'Nothing can be saved.');
    const settings = openSettings(folder, GAMES);
    expect(settings.change({ theme: 'noon' })).toBe('Nothing can be saved.');
    expect(settings.value.theme).toBe('noon');
    expect(filesIn(folder.path)).toEqual([]);
  });

  test('every word that is offered is accepted', () => {
    for (const [key, words] of Object.entries(SETTING_CHOICES)) {
      for (const word of words) {
        const found = readSettings({ [key]: word }, GAMES);
        expect(found.faults).toEqual([]);
        expect(found.settings).toMatchObject({ [key]: word });
      }
    }
    for (const { id, options } of GAMES) {
      expect(options.flatMap(wordsOf).length).toBeGreaterThan(10);
      for (const option of options) {
        for (const word of [...wordsOf(option), option.usual]) {
          const found = readSettings({ games: { [id]: { [option.key]: word } } }, GAMES);
          expect(found.faults).toEqual([]);
          expect(found.settings.games[id]).toEqual({ [option.key]: word });
        }
      }
    }
  });

  test('whatever a file says, the options come out whole', () => {
    const keys = fc.constantFrom(...Object.keys(DEFAULT_SETTINGS), '__proto__', 'constructor', 'sound');
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (raw) => {
        const { settings, faults } = readSettings(raw, GAMES);
        expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
        expect(readSettings({ ...settings }, GAMES).faults).toEqual([]);
        expect(faults.length).toBeLessThanOrEqual(Object.keys(raw).length);
      }),
    );
  });
});

describe('options of games', () => {
  const opened = (raw: object) => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'settings.json', raw);
    const settings = openSettings(folder, GAMES);
    return { folder, settings, written: () => JSON.parse(read(join(folder.path, 'settings.json'))) as Settings };
  };

  test('that stood among those of the house move to the first game, and leave their old place', () => {
    const own = { rules: 'campaign', leftOut: [22, 27], stansKills: false };
    const { settings, written, folder } = opened({ theme: 'noon', ...own });
    expect(settings.value).toEqual(usual({ theme: 'noon' }, own));
    expect(settings.change({ hints: false })).toBeNull();
    expect(written()).toEqual(usual({ theme: 'noon', hints: false }, own));
    expect(openSettings(folder, GAMES).value).toEqual(written());
    expect(folder.notices).toEqual([]);
  });

  test('hold as they stand under their game, whatever stands among those of the house', () => {
    const { settings, folder } = opened({
      ...{ rules: 'basic', edition: 'v2' },
      games: { towers: { rules: 'campaign' } },
    });
    expect(settings.value.games).toEqual({ towers: { rules: 'campaign', edition: 'v2' } });
    expect(folder.notices).toEqual([]);
  });

  test('are handed on where the game or the option is not known', () => {
    const heroes = { colour: ['red'], level: 3 };
    const { settings, written, folder } = opened({ games: { heroes, towers: { sand: 'deep', favour: 'never' } } });
    const games = { heroes, towers: { sand: 'deep', favour: 'never' } };
    expect(settings.value.games).toEqual(games);
    expect(settings.change({ theme: 'noon' })).toBeNull();
    expect(written().games).toEqual(games);
    expect(folder.notices).toEqual([]);
  });

  test('cost themselves alone where they are bad, and are told', () => {
    const { settings, folder } = opened({
      games: { towers: { rules: 'heroic', leftOut: [22, 7], reactionSeconds: 10 } },
    });
    expect(settings.value).toEqual(usual({}, { reactionSeconds: 10 }));
    expect(folder.notices).toEqual([
      'settings.json: rules cannot be "heroic", only "basic", "advanced", "campaign"; "advanced" is used.',
      expect.stringMatching(
        /^settings\.json: leftOut cannot be \[22,7\], only a list of storeys from 1, .*; \[\] is used\.$/u,
      ),
    ]);
  });

  test.each([{ games: 3 }, { games: [] }, { games: { towers: 'basic' } }])('are the usual ones in %j', (raw) => {
    expect(opened(raw).settings.value).toEqual(UNTOUCHED);
  });
});

describe('what was played last', () => {
  const lastOf = (raw: { readonly [key: string]: unknown }) => readSettings(raw, GAMES);
  const long = (kind: string, id: string) => ({ game: 'towers', kind, id, note: '' });

  test.each([
    [{ lastCareer: '0000c0de', lastHouse: null }, long('career', '0000c0de')],
    [{ lastCareer: null, lastHouse: '00000abc' }, long('house', '00000abc')],
    [{ lastHouse: '00000abc' }, long('house', '00000abc')],
    [{ lastCareer: null, lastHouse: null }, null],
    [{ lastCareer: '../bout' }, null],
  ])('is known of a file from before there were several games: %j', (raw, last) => {
    expect(lastOf(raw)).toEqual({ settings: usual({ last }), faults: [] });
  });

  test('holds as a newer file says it, and what an older version wrote leaves it', () => {
    const last = { game: 'heroes', kind: 'quest', id: '00000abc', note: 'Quest of Anna' };
    const folder = bareFolder(tempFolder());
    put(folder.path, 'settings.json', { lastCareer: '0000c0de', lastHouse: null, last });
    const settings = openSettings(folder, GAMES);
    expect(settings.value.last).toEqual(last);
    expect(settings.change({ last: null })).toBeNull();
    expect(openSettings(folder, GAMES).value.last).toBeNull();
    expect(JSON.parse(read(join(folder.path, 'settings.json')))).toEqual(UNTOUCHED);
  });

  test.each([{ last: { game: 'towers', kind: 'career', id: '../x', note: '' } }, { last: 'career' }])(
    'is nothing in %j, and that is told',
    (raw) => {
      const { settings, faults } = lastOf(raw);
      expect(settings.last).toBeNull();
      expect(faults).toEqual([expect.stringContaining('last cannot be')]);
    },
  );
});
