import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../../../src/games/index.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/settings.ts';
import { openStore } from '../../../../../src/store/store.ts';
import { clock, filesIn, open, processes, put, read, tempFolder, value, why } from '../../../../store/support.ts';
import { boutSave, summed } from '../../support/kept-bouts.ts';

const save = boutSave('store', 4);

/** The options of all games, where none is other than usual. */
const NOTHING_CHOSEN = Object.fromEntries(GAMES.map(({ id }) => [id, {}]));

describe('opening a store', () => {
  test('makes the folder, takes the lock, and gives it back', () => {
    const path = join(tempFolder(), 'harena');
    const store = open(path);
    expect(store.trouble).toBeNull();
    expect(store.takeNotices()).toEqual([]);
    expect(filesIn(path)).toEqual(['lock']);
    expect(JSON.parse(read(join(path, 'lock')))).toMatchObject({ pid: process.pid });
    store.close();
    expect(filesIn(path)).toEqual([]);
  });

  test('with a wrong folder is refused', () => {
    const path = join(tempFolder(), 'a', 'b');
    expect(why(openStore({ dataDir: path, write: true, now: clock(), games: GAMES }))).toMatch(
      /its parent folder .*a does not exist/,
    );
  });

  test("takes the platform's folder unless told otherwise", () => {
    const home = tempFolder();
    const machine = { platform: 'linux', env: {}, home } as const;
    const store = value(openStore({ dataDir: null, write: true, now: clock(), games: GAMES, machine }));
    expect(store.folder.path).toBe(join(home, '.local/share/harena'));
    expect(existsSync(store.folder.path)).toBe(true);
    store.close();
  });

  test('for reading makes nothing and moves nothing', () => {
    const path = tempFolder();
    put(path, 'settings.json', '{');
    put(path, 'bout.json', 'x');
    const store = open(path, { write: false });
    expect(store.trouble).toMatch(/for reading only/);
    expect(store.settings.value).toEqual({ ...DEFAULT_SETTINGS, games: NOTHING_CHOSEN });
    expect(why(store.match('gladiator').load())).toMatch(/not JSON/);
    expect(store.replays.list()).toEqual([]);
    expect(store.match('gladiator').write(save)).toMatch(/for reading only/);
    expect(filesIn(path)).toEqual(['bout.json', 'settings.json']);
    expect(store.takeNotices()).toEqual([expect.stringMatching(/settings.json could not be used/), expect.any(String)]);
    store.close();
    const nowhere = open(join(tempFolder(), 'none'), { write: false });
    expect(value(nowhere.match('gladiator').load())).toBeNull();
    expect(existsSync(nowhere.folder.path)).toBe(false);
  });

  test('hands out each notice once', () => {
    const path = tempFolder();
    put(path, 'settings.json', { pace: 'slow', hints: 3 });
    const store = open(path);
    expect(store.takeNotices()).toHaveLength(2);
    expect(store.takeNotices()).toEqual([]);
    store.close();
  });

  test('twice leaves the second without the right to write', () => {
    const path = tempFolder();
    const one = open(path, { processes: processes(7, { 8: 'start-8' }) });
    const two = open(path, { processes: processes(8, { 7: 'start-7' }) });
    expect(two.trouble).toMatch(/^Nothing is saved: Harena is already running with these files: process 7, since /);
    expect(two.takeNotices()).toEqual([two.trouble]);
    expect(two.match('gladiator').write(save)).toBe(two.trouble);
    expect(two.settings.change({ theme: 'noon' })).toBe(two.trouble);
    two.close();
    expect(one.match('gladiator').write(save)).toBeNull();
    one.close();
    const three = open(path, { processes: processes(8) });
    expect(three.trouble).toBeNull();
    expect(value(three.match('gladiator').load())).toEqual(save);
    three.close();
  });

  test('whose lock another process has by now writes nothing more', () => {
    const path = tempFolder();
    const store = open(path);
    const lock = join(path, 'lock');
    expect(store.match('gladiator').write(save)).toBeNull();
    const before = read(join(path, 'bout.json'));
    put(path, 'lock', read(lock).replace(/"pid":\d+/u, '"pid":1'));
    expect(store.match('gladiator').write(boutSave('later', 5))).toMatch(
      /^Nothing is saved any more: the lock .* was taken away/u,
    );
    expect(store.trouble).toMatch(/taken away/u);
    store.close();
    expect([read(join(path, 'bout.json')), existsSync(lock)]).toEqual([before, true]);
  });

  test('writes nothing once closed', () => {
    const path = tempFolder();
    const store = open(path);
    store.close();
    expect(store.match('gladiator').write(save)).toMatch(/closed/);
    expect(store.settings.change({ hints: false })).toMatch(/closed/);
    expect(why(store.replays.keep(summed(boutSave('store')), new Date()))).toMatch(/closed/);
    expect(filesIn(path)).toEqual([]);
  });
});

describe('a folder that cannot be written', () => {
  const unwritable = () => {
    const file = put(tempFolder(), 'file', 'in the way');
    const machine = { platform: 'linux', env: { XDG_DATA_HOME: file }, home: '/nowhere' } as const;
    return value(openStore({ dataDir: null, write: true, now: clock(), games: GAMES, machine }));
  };

  test('is found at the start and said in words', () => {
    const store = unwritable();
    expect(store.trouble).toMatch(/^Nothing can be saved in .*harena: a file lies where a folder should be\.$/);
    expect(store.takeNotices()).toEqual([store.trouble]);
  });

  test('leaves the game playable without saving', () => {
    const store = unwritable();
    expect(store.settings.value).toEqual({ ...DEFAULT_SETTINGS, games: NOTHING_CHOSEN });
    expect(store.settings.change({ pace: 'flow' })).toBe(store.trouble);
    expect(store.settings.value.pace).toBe('flow');
    expect(value(store.match('gladiator').load())).toBeNull();
    expect(store.match('gladiator').write(save)).toBe(store.trouble);
    expect(value(store.match('gladiator').load())).toEqual(save);
    expect(why(store.replays.keep(summed(boutSave('store')), new Date()))).toBe(store.trouble);
    expect(store.replays.list()).toEqual([]);
    expect(why(store.setAside('bout.json', 'x'))).toBe('it was left where it is');
    store.close();
  });
});

describe('files in the folder', () => {
  test('that killed processes left are removed by the next writer; those of others stay', () => {
    const path = tempFolder();
    const rest = [
      'bout.json.new',
      'bout.json.new.tmp-1234567890abcdef',
      'settings.json.new',
      'lock.0b9f1c2e-1111-4222-8333-444455556666',
      'replays/2025-05-03-0123abcd.json.new',
    ];
    const theirs = ['notes.json.new', 'notes.txt', 'bout.json.bak', 'replays/mine.json.new', 'careers/1/career.json'];
    for (const name of [...rest, ...theirs]) put(path, name, 'x');
    open(path, { write: false });
    expect(filesIn(path)).toHaveLength(rest.length + theirs.length);
    open(path).close();
    expect(filesIn(path)).toEqual([...theirs].sort());
  });
});
