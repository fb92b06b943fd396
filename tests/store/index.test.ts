import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../src/store/check.ts';
import { LongIndex } from '../../src/store/index/long-index.ts';
import type { KnownGames } from '../../src/store/known.ts';
import type { Store } from '../../src/store/store.ts';
import { allIn, bareFolder, filesIn, open, put, tempFolder, value } from './support.ts';
import { atHome, type Mortal, match, onHost, SAILING, VOYAGES, voyage } from './voyages.ts';

const MANY = 2_000;
const REPLAYS = 300;

/** A folder as an older version leaves it: thousands of games and replays, and no index. */
function fullFolder(games = MANY, replays = REPLAYS): string {
  const path = tempFolder();
  const day = '2026-01-01T00:00:00.000Z';
  for (let n = 0; n < games; n++) {
    const id = n.toString(16).padStart(8, '0');
    const file = { format: 1, kind: 'voyage', id, begun: day, played: day, returns: 0, save: voyage(n, n % 3 === 0) };
    put(path, `voyages/${id}/voyage.json`, file);
  }
  const summary = { parties: ['A', 'B'], results: {}, turns: 4, winner: 0, by: 'fall' };
  const save = JSON.stringify(match(1, true));
  mkdirSync(join(path, 'replays'));
  for (let n = 0; n < replays; n++) {
    const head = JSON.stringify({ format: 2, kind: 'replay', when: day, game: 'sailing', summary });
    const name = `2026-01-01-${n.toString(16).padStart(8, '0')}.json`;
    writeFileSync(join(path, 'replays', name), `${head.slice(0, -1)},"save":${save}}`);
  }
  return path;
}

const openOn = (path: string, { disk }: Mortal): Store => open(path, { games: SAILING, disk });

/** Everything that a title and the lists behind it ask for. */
function looksAtAll(store: Store): number {
  store.match('sailing').going();
  store.replays.count();
  store.long(VOYAGES).count();
  const lists = [...store.long(VOYAGES).list(), ...store.replays.list(), ...store.long(VOYAGES).known()];
  return lists.filter(({ state }) => state === 'unread').length;
}

const saves = ({ reads }: Mortal): readonly string[] =>
  reads.splice(0).filter((name) => name !== 'index' && name !== 'settings.json');

describe('an account with thousands of games', () => {
  test('is read a little at a time, once; from then on no list reads a save', () => {
    const path = fullFolder();
    const first = atHome();
    const store = openOn(path, first);
    const looks: number[] = [];
    while (looksAtAll(store) > 0) looks.push(saves(first).length);
    expect(looks.length).toBeGreaterThan(10);
    expect(Math.max(...looks)).toBeLessThan(MANY / 5);
    expect(store.long(VOYAGES).count()).toMatchObject({ going: 1_333, over: 667, unknown: 0 });
    store.close();

    const next = atHome();
    const again = openOn(path, next);
    expect(looksAtAll(again)).toBe(0);
    expect(saves(next)).toEqual([]);
    expect(again.long(VOYAGES).list()).toHaveLength(MANY);
    expect(again.replays.list()).toHaveLength(REPLAYS);
    again.close();
  });

  test.each([
    ['at home', () => atHome],
    ['on a host', (path: string) => () => onHost(path)],
  ] as const)('is known while it is played %s: a save changes its own line and reads nothing', async (_, bornIn) => {
    const path = fullFolder(200, 0);
    const born = bornIn(path);
    const before = openOn(path, born());
    while (looksAtAll(before) > 0);
    before.close();
    const process = born();
    const store = openOn(path, process);
    looksAtAll(store);
    const files = value(store.long(VOYAGES).prepare());
    expect(files.write(voyage(1))).toBeNull();
    process.reads.splice(0);
    for (let turn = 2; turn < 30; turn++) {
      expect(files.write(voyage(turn))).toBeNull();
      expect(looksAtAll(store)).toBe(0);
    }
    await process.settled();
    expect(saves(process)).toEqual([]);
    expect(
      store
        .long(VOYAGES)
        .list()
        .find(({ id }) => id === files.id),
    ).toMatchObject({ facts: { turn: 29 } });
    process.kill();

    // Killed: of all there are it was the one that was played, and it alone is read again.
    const next = born();
    const again = open(path, { games: SAILING, disk: next.disk, write: false });
    expect(
      again
        .long(VOYAGES)
        .list()
        .find(({ id }) => id === files.id),
    ).toMatchObject({ facts: { turn: 29 } });
    expect(saves(next)).toEqual(['voyage.json']);
    store.close();
  });
});

test('a save that is on its way is in the list at once, and none that was overtaken', async () => {
  const path = tempFolder();
  const process = onHost(path);
  const store = openOn(path, process);
  const files = value(store.long(VOYAGES).prepare());
  for (const turn of [1, 2, 3]) expect(files.write(voyage(turn))).toBeNull();
  let safe = false;
  void process.settled().then(() => {
    safe = true;
  });
  while (!safe) {
    expect(listed(store, files.id)).toMatchObject({ facts: { turn: 3 } });
    await new Promise((turned) => setImmediate(turned));
  }
  store.close();
});

/** The line of a voyage. */
const listed = (store: Store, id: string) =>
  store
    .long(VOYAGES)
    .list()
    .find((one) => one.id === id);

describe('an index', () => {
  /** A folder with two voyages that are known, and a third process that is about to look. */
  function known() {
    const path = fullFolder(2, 1);
    const store = openOn(path, atHome());
    looksAtAll(store);
    store.close();
    const next = atHome();
    return { path, next, look: () => openOn(path, next) };
  }

  test.each([
    ['is gone', (path: string) => rmSync(path)],
    ['is torn', (path: string) => writeFileSync(path, readFileSync(path, 'utf8').slice(0, 90))],
    ['is of another kind', (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('voyage', 'raid'))],
    ['is of a newer format', (path: string) => writeFileSync(path, '{"format":2,"kind":"index"}')],
    ['cannot be read', (path: string) => void (rmSync(path) ?? mkdirSync(path))],
  ])('that %s is made anew, and nobody is told', (_, harm) => {
    const { path, next, look } = known();
    harm(join(path, 'voyages/index'));
    const store = look();
    expect(
      store
        .long(VOYAGES)
        .list()
        .map(({ state }) => state),
    ).toEqual(['ok', 'ok']);
    expect(saves(next)).toEqual(['voyage.json', 'voyage.json']);
    expect(store.takeNotices()).toEqual([]);
    store.close();
  });

  test('is not believed over a file that has taken the place of another, be it as long and as old', () => {
    const { path, next, look } = known();
    const file = join(path, 'voyages/00000001/voyage.json');
    const { atime, mtime } = statSync(file);
    const other = put(path, 'voyages/other', readFileSync(file, 'utf8').replace('"turn":1', '"turn":9'));
    utimesSync(other, atime, mtime);
    utimesSync(file, atime, mtime);
    const seen = openOn(path, atHome());
    seen.long(VOYAGES).list();
    seen.close();
    renameSync(other, file);
    const store = look();
    expect(listed(store, '00000001')).toMatchObject({ facts: { turn: 9 } });
    expect(saves(next)).toEqual(['voyage.json']);
    store.close();
  });

  test('forgets a game that was begun and never saved, with what a killed process left of it', () => {
    const { path, look } = known();
    put(path, 'voyages/0000000a/voyage.json.new', '{');
    const store = look();
    expect(
      store
        .long(VOYAGES)
        .known()
        .map(({ id, state }) => [id, state]),
    ).toEqual([
      ['00000000', 'ok'],
      ['00000001', 'ok'],
    ]);
    store.close();
  });

  test('takes away what a killed process left before this one writes, and nothing after that', () => {
    const path = fullFolder(1, 0);
    const index = new LongIndex(bareFolder(path), VOYAGES);
    const draft = () => put(path, 'voyages/00000000/voyage.json.new', '{');
    draft();
    index.tidy('00000000');
    expect(allIn(path)).not.toContain('voyages/00000000/voyage.json.new');
    draft();
    index.tidy('00000000');
    expect(allIn(path)).toContain('voyages/00000000/voyage.json.new');
  });

  test('with a line that says what no list of this version knows reads that file again', () => {
    const { path, next, look } = known();
    const index = join(path, 'voyages/index');
    writeFileSync(index, readFileSync(index, 'utf8').replace('"turn":1', '"turn":"first"'));
    const store = look();
    expect(listed(store, '00000001')).toMatchObject({ facts: { turn: 1 } });
    expect(saves(next)).toHaveLength(1);
    store.close();
  });

  test('is neither made nor mended where nothing may be written', () => {
    const path = fullFolder(2, 1);
    const store = open(path, { games: SAILING, write: false });
    expect(looksAtAll(store)).toBe(0);
    store.close();
    expect(allIn(path)).toEqual(filesIn(path));
  });

  test('that another version cannot write over is left alone, and nothing is lost by it', () => {
    const path = fullFolder(1, 0);
    mkdirSync(join(path, 'voyages/index'));
    const store = openOn(path, atHome());
    expect(store.long(VOYAGES).open('00000000')?.write(voyage(7))).toBeNull();
    store.close();
    const again = openOn(path, atHome());
    expect(again.long(VOYAGES).list()).toMatchObject([{ facts: { turn: 7 } }]);
    again.close();
  });

  test('is among the files that are checked: what it lacks is no damage, and is told', () => {
    const { path } = known();
    const games: KnownGames = {
      ...{ games: SAILING, verify: null, long: [VOYAGES], own: [], hall: [], challenges: new Map() },
      counted: () => null,
      gameOf: () => ({ ok: true, value: 'sailing' }),
      isLong: () => false,
      anew: () => ({ ok: false, why: 'nobody makes it' }),
      summary: () => ({ ok: false, why: 'nobody sums it up' }),
    };
    const told = () => listFiles({ path }, games).filter(({ kind }) => kind === 'index');
    expect(told().map(({ name, state, why }) => [name, state, why])).toEqual([
      ['replays/index', 'ok', null],
      ['voyages/index', 'ok', null],
    ]);
    put(path, 'voyages/00000001/voyage.json', '{}');
    writeFileSync(join(path, 'replays/index'), '{');
    put(path, 'voyages/index.new', '{');
    expect(told().map(({ name, state, why }) => [name, state, why])).toEqual([
      ['replays/index', 'ok', expect.stringMatching(/^it cannot be used, and will be made again: it is not JSON/)],
      ['voyages/index', 'ok', '1 of its 2 lines are older than their files, which are read again'],
    ]);
    expect(listFiles({ path }, games).find(({ name }) => name === 'voyages/index.new')?.kind).toBe('leftover');
    openOn(path, atHome()).close();
    expect(allIn(path)).not.toContain('voyages/index.new');
  });
});
