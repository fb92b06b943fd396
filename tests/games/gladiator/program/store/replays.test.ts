import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameOfReplay, readReplay, readReplayFile } from '../../../../../src/store/replay-file.ts';
import { openReplays } from '../../../../../src/store/replays.ts';
import { known, verify } from '../../../../../tools/shelf.ts';
import { bareFolder, filesIn, put, read, tempFolder, value, why } from '../../../../store/support.ts';
import { boutSave, GAME, summed } from '../../support/kept-bouts.ts';

const first = boutSave('first');
const second = boutSave('second');
const unfinished = boutSave('first', 6);
const day = (n: number, hour = 12) => new Date(2025, 4, n, hour);

describe('a finished bout', () => {
  test('is kept under its date and a short id, safe on every system', () => {
    const folder = bareFolder(tempFolder());
    const kept = value(openReplays(folder).keep(summed(first), day(3)));
    expect(kept.name).toMatch(/^2025-05-03-[0-9a-f]{8}\.json$/);
    expect(kept.path).toBe(join(folder.path, 'replays', kept.name));
    expect(filesIn(folder.path)).toEqual([`replays/${kept.name}`]);
    const found = value(openReplays(folder).load(kept.name));
    expect(found).toEqual({ ...summed(first), when: day(3).toISOString(), attempt: null });
    expect(value(verify(found.save))).toBeNull();
  });

  test('is kept once, even on another day and with more of it seen', () => {
    const folder = bareFolder(tempFolder());
    const replays = openReplays(folder);
    const kept = value(replays.keep(summed(first), day(3)));
    expect(kept.already).toBe(false);
    const text = read(kept.path);
    expect(value(replays.keep(summed({ ...first, seen: 99 }), day(4)))).toEqual({ ...kept, already: true });
    expect(filesIn(folder.path)).toHaveLength(1);
    expect(read(kept.path)).toBe(text);
  });

  test('never takes the place of another file of its name', () => {
    const folder = bareFolder(tempFolder());
    const replays = openReplays(folder);
    const { name, path } = value(replays.keep(summed(first), day(3)));
    writeFileSync(path, 'damaged');
    const kept = value(replays.keep(summed(first), day(3)));
    expect(kept.name).toMatch(/^2025-05-03-[0-9a-f]{16}\.json$/);
    expect(kept.name.startsWith(basename(name, '.json'))).toBe(true);
    expect(read(path)).toBe('damaged');
    expect(value(replays.keep(summed(first), day(5)))).toEqual({ ...kept, already: true });
  });

  test('is refused where nothing can be saved', () => {
    const folder = bareFolder(tempFolder(), 'Nothing can be saved.');
    expect(why(openReplays(folder).keep(summed(first), day(3)))).toBe('Nothing can be saved.');
    expect(existsSync(join(folder.path, 'replays'))).toBe(false);
  });

  test('says so when its folder cannot be', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'replays', 'a file');
    expect(why(openReplays(folder).keep(summed(first), day(3)))).toMatch(/something of that name is there already/);
    expect(openReplays(folder).list()).toEqual([]);
  });
});

describe('the list of replays', () => {
  test('is empty where there is none', () => {
    expect(openReplays(bareFolder(tempFolder())).list()).toEqual([]);
  });

  test('shows the newest first, with names, letters, turns and winner', () => {
    const replays = openReplays(bareFolder(tempFolder()));
    const a = value(replays.keep(summed(first), day(3, 9)));
    const b = value(replays.keep(summed(second), day(3, 17)));
    const c = value(replays.keep(summed(boutSave('third')), day(2)));
    const list = replays.list();
    expect(list.map(({ name }) => name)).toEqual([b.name, a.name, c.name]);
    expect(list[1]).toEqual({
      state: 'ok',
      name: a.name,
      path: a.path,
      date: '2025-05-03',
      when: day(3, 9).toISOString(),
      ruleset: 'gladiator',
      game: GAME,
      seed: 'first',
      summary: summed(first).summary,
    });
    const { parties, results, turns } = summed(first).summary;
    expect(parties).toEqual(['Maximus', 'Calvus']);
    expect(Object.keys(results)).toEqual(['A', 'B']);
    expect(turns).toBeGreaterThan(0);
  });

  test('names damaged ones and leaves them alone; what is no replay is not in it', () => {
    const folder = bareFolder(tempFolder());
    const replays = openReplays(folder);
    value(replays.keep(summed(first), day(3)));
    put(folder.path, 'replays/2025-06-01-0123abcd.json', '{"format":1,');
    put(folder.path, 'replays/unfinished.json', unfinished);
    put(folder.path, 'replays/newer.json', { format: 3, kind: 'replay' });
    put(folder.path, 'replays/notes.txt', 'mine');
    const before = filesIn(folder.path);
    const list = replays.list();
    expect(list.map(({ name, state, date }) => [name.slice(0, 10), state, date])).toEqual([
      ['2025-06-01', 'damaged', '2025-06-01'],
      ['2025-05-03', 'ok', '2025-05-03'],
      ['unfinished', 'damaged', null],
      ['newer.json', 'damaged', null],
    ]);
    expect(list.map((one) => (one.state === 'damaged' ? one.why : ''))).toEqual([
      expect.stringContaining('not JSON'),
      '',
      'the match in it is not over',
      expect.stringContaining('format 3 is newer than this version of harena, which reads formats 1 to 2'),
    ]);
    expect(filesIn(folder.path)).toEqual(before);
    expect(folder.notices).toEqual([]);
  });

  test.each(['../bout.json', '..', 'a/b.json', '/etc/passwd'])('%s is no name in it', (name) => {
    expect(why(openReplays(bareFolder(tempFolder())).load(name))).toMatch(/not the name of a replay/);
  });

  test('what is not there is said so', () => {
    expect(why(openReplays(bareFolder(tempFolder())).load('2025-05-03-01234567.json'))).toMatch(/there is no replay/);
  });
});

describe('a replay file', () => {
  test('may be a bare save, finished or not, which is not summed up', () => {
    const path = tempFolder();
    for (const save of [first, unfinished])
      expect(value(readReplayFile(put(path, 'a.json', save)))).toEqual({
        save,
        when: null,
        game: null,
        summary: null,
        attempt: null,
      });
  });

  test('of the first format is read as two parties, names no game, and stays as it is', () => {
    const path = put(tempFolder(), 'old.json', old());
    const before = read(path);
    const found = value(readReplayFile(path));
    expect(found).toEqual({
      save: first,
      when: day(3).toISOString(),
      game: null,
      summary: summed(first).summary,
      attempt: null,
    });
    expect(value(gameOfReplay(found, known))).toBe(GAME);
    expect(read(path)).toBe(before);
  });

  test('may have any number of parties', () => {
    const summary = { ...summed(first).summary, parties: ['Anna', 'Berta', 'Clara'], winner: 2 };
    expect(value(readReplay({ ...kept(), summary })).summary).toEqual(summary);
  });

  test('of a game that it is not, or that is not known, is refused by name', () => {
    const said = value(readReplay({ ...kept(), game: 'sagas' }));
    expect(why(gameOfReplay(said, known))).toBe("it says that it is of the game 'sagas', but it is of 'gladiator'");
    const foreign = value(readReplay({ ...kept(), game: 'sagas', save: { ...first, ruleset: 'sagas' } }));
    expect(why(gameOfReplay(foreign, known))).toMatch(/^it is of 'sagas', which is none of the rule sets/);
  });

  test.each([
    ['neither', { a: 1 }, /not a save of harena/],
    ['a list', [1], /not a save of harena/],
    ['null', null, /not a save of harena/],
    ['of another kind', { format: 1, kind: 'career' }, /it is a career, not a replay/],
    ['with a damaged save', { ...kept(), save: { ...first, seed: '' } }, /not a valid save/],
    ['with a damaged header', { ...kept(), summary: { parties: 1 } }, /not a valid replay/],
    ['of the first format with a damaged header', { ...old(), summary: { red: 1 } }, /not a valid replay/],
    ['of the first format with parties', { ...old(), summary: kept().summary }, /not a valid replay/],
    ['with a wrong date', { ...kept(), when: 'yesterday' }, /not a valid replay/],
  ])('%s is refused', (_what, json, word) => {
    expect(why(readReplay(json))).toMatch(word);
  });

  test('that is not there, or no file, is refused with its path', () => {
    const path = tempFolder();
    expect(why(readReplayFile(join(path, 'none.json')))).toBe(`there is no file ${join(path, 'none.json')}`);
    expect(why(readReplayFile(path))).toBe(`${path}: it is a folder`);
  });
});

function kept() {
  return { format: 2, kind: 'replay', when: day(3).toISOString(), ...summed(first) };
}

/** The same as it was kept before there were several games. */
function old() {
  const { parties, ...rest } = summed(first).summary;
  const [red, blue] = parties;
  return { format: 1, kind: 'replay', when: day(3).toISOString(), summary: { red, blue, ...rest }, save: first };
}
