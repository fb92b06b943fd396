import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, SETTING_CHOICES } from '../../src/settings.ts';
import { openSettings, readSettings } from '../../src/store/settings.ts';
import { bareFolder, filesIn, put, read, tempFolder } from './support.ts';

describe('options', () => {
  test('are the defaults where there is no file, and none is made', () => {
    const folder = bareFolder(tempFolder());
    expect(openSettings(folder).value).toEqual(DEFAULT_SETTINGS);
    expect(filesIn(folder.path)).toEqual([]);
    expect(folder.notices).toEqual([]);
  });

  test('are changed at once and kept', () => {
    const folder = bareFolder(tempFolder());
    const settings = openSettings(folder);
    expect(settings.change({ pace: 'brisk', lastName: 'Ünal Ó' })).toBeNull();
    expect(settings.change({ firstRun: false })).toBeNull();
    const wanted = { ...DEFAULT_SETTINGS, pace: 'brisk', lastName: 'Ünal Ó', firstRun: false };
    expect(settings.value).toEqual(wanted);
    expect(openSettings(folder).value).toEqual(wanted);
    expect(read(join(folder.path, 'settings.json'))).toContain('\n  "pace": "brisk",\n');
  });

  test('may be written by hand, and in part', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'settings.json', '\uFEFF{ "keys": "vi",\r\n "reactionSeconds": 10 }\r\n');
    expect(openSettings(folder).value).toEqual({ ...DEFAULT_SETTINGS, keys: 'vi', reactionSeconds: 10 });
    expect(folder.notices).toEqual([]);
  });

  test('of a newer version are handed on', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'settings.json', { theme: 'noon', sound: { volume: 3 } });
    expect(openSettings(folder).change({ hints: false })).toBeNull();
    expect(JSON.parse(read(join(folder.path, 'settings.json')))).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'noon',
      hints: false,
      sound: { volume: 3 },
    });
  });

  test('a bad value costs itself alone, and is told', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'settings.json', { pace: 'fast', keys: 'vi', hints: 'yes', reactionSeconds: 5, lastName: '' });
    expect(openSettings(folder).value).toEqual({ ...DEFAULT_SETTINGS, keys: 'vi' });
    expect(folder.notices).toEqual([
      'settings.json: pace cannot be "fast", only "key", "flow", "brisk", "instant"; "key" is used.',
      'settings.json: hints cannot be "yes", only true or false; true is used.',
      'settings.json: reactionSeconds cannot be 5, only null or 10; null is used.',
      'settings.json: lastName cannot be "", only null or a name of 1 to 40 letters; null is used.',
    ]);
  });

  test.each([' ', '\u3000 ', '\n', 'Rufus\u001b[2J', '\u200b'])(
    'a last name of %j is none, and is told',
    (lastName) => {
      const folder = bareFolder(tempFolder());
      put(folder.path, 'settings.json', { lastName });
      expect(openSettings(folder).value.lastName).toBeNull();
      expect(folder.notices).toEqual([expect.stringContaining('lastName cannot be')]);
    },
  );

  test.each(['[]', 'null', '"pace"', '{"pace":'])('a file of %s is put aside', (text) => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'settings.json', text);
    const settings = openSettings(folder);
    expect(settings.value).toEqual(DEFAULT_SETTINGS);
    expect(folder.notices).toHaveLength(1);
    expect(settings.change({ theme: 'noon' })).toBeNull();
    expect(read(join(folder.path, 'aside/2025-05-03-120000-settings.json'))).toBe(text);
    expect(openSettings(folder).value.theme).toBe('noon');
  });

  test('live in memory where nothing can be saved', () => {
    const folder = bareFolder(tempFolder(), 'Nothing can be saved.');
    const settings = openSettings(folder);
    expect(settings.change({ theme: 'noon' })).toBe('Nothing can be saved.');
    expect(settings.value.theme).toBe('noon');
    expect(filesIn(folder.path)).toEqual([]);
  });

  test('every word that is offered is accepted', () => {
    for (const [key, words] of Object.entries(SETTING_CHOICES)) {
      for (const word of words) {
        const found = readSettings({ [key]: word });
        expect(found.faults).toEqual([]);
        expect(found.settings).toMatchObject({ [key]: word });
      }
    }
  });

  test('whatever a file says, the options come out whole', () => {
    const keys = fc.constantFrom(...Object.keys(DEFAULT_SETTINGS), '__proto__', 'constructor', 'sound');
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (raw) => {
        const { settings, faults } = readSettings(raw);
        expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
        expect(readSettings({ ...settings }).faults).toEqual([]);
        expect(faults.length).toBeLessThanOrEqual(Object.keys(raw).length);
      }),
    );
  });
});
