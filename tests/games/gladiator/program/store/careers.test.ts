import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CAREERS, type CareerFacts } from '../../../../../src/games/gladiator/files/career-kind.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import { listFiles } from '../../../../../src/store/check.ts';
import { asyncDisk } from '../../../../../src/store/disk/async-disk.ts';
import { BACKS_KEPT, type GameFiles, type GameStore, openGames } from '../../../../../src/store/games.ts';
import { shut } from '../../../../../tools/shelf.ts';
import { bareFolder, filesIn, open, put, read, tempFolder, value, why } from '../../../../store/support.ts';
import { boutSave } from '../../support/kept-bouts.ts';

const bout = boutSave('career', 3);

/** A career's save after so many munera, as far as the store looks into it. */
function careerSave(munus: number, standing = 'fighting'): Save {
  const man = { name: 'Maximus', style: 'secutor', xp: 10 * munus, record: { v: munus, s: 0, m: 0 } };
  const state = { turn: munus, phase: 1, standing, setup: { name: 'Maximus', mode: 'lenient' }, man };
  return { ...bout, ruleset: 'career', checkpoint: { ...bout.checkpoint, state } };
}

function started(careers: GameStore<CareerFacts>, munus: number): GameFiles {
  const files = value(careers.prepare());
  expect(files.write(careerSave(munus))).toBeNull();
  return files;
}

function begun() {
  const folder = bareFolder(tempFolder());
  const careers = openGames(folder, CAREERS);
  const files = started(careers, 0);
  return { folder, careers, files, own: `careers/${files.id}` };
}

describe('a career', () => {
  test('has a folder of its own, named by an id and never by its name', () => {
    const { folder, careers, files, own } = begun();
    expect(files.id).toMatch(/^[0-9a-f]{8}$/);
    expect(filesIn(folder.path)).toEqual([`${own}/career.json`]);
    expect(value(files.load())).toMatchObject({ id: files.id, returns: 0, save: careerSave(0) });
    expect(careers.open(files.id)?.id).toBe(files.id);
    for (const id of ['00000000', '../aside', '', `${files.id}/..`]) expect(careers.open(id)).toBeNull();
  });

  test('keeps what is known of odds beside it, and nothing where the file says nothing', () => {
    const { folder, careers, files, own } = begun();
    expect(files.odds()).toBeNull();
    expect(files.noteOdds({ told: false, ever: true })).toBeNull();
    expect(filesIn(folder.path)).toContain(`${own}/odds.json`);
    expect(careers.open(files.id)?.odds()).toEqual({ told: false, ever: true });
    put(folder.path, `${own}/odds.json`, '{"told":1}');
    expect(careers.open(files.id)?.odds()).toBeNull();
  });

  test('keeps the day it began, whoever writes it later', () => {
    const { folder, files } = begun();
    const first = value(files.load());
    expect(openGames(folder, CAREERS).open(files.id)?.write(careerSave(1))).toBeNull();
    const later = value(files.load());
    expect(later?.begun).toBe(first?.begun);
    expect(later !== null && first !== null && later.played > first.played).toBe(true);
  });

  test('stands in the list with what it is; the one last played first', () => {
    const { folder, careers, files } = begun();
    const second = started(careers, 2);
    files.write(careerSave(3, 'dead'));
    expect(careers.list().map((one) => [one.id, one.state === 'ok' && one.over])).toEqual([
      [files.id, true],
      [second.id, false],
    ]);
    put(folder.path, `careers/${second.id}/career.json`, '{');
    put(folder.path, 'careers/notes.txt', 'mine');
    const bad = careers.list().find(({ id }) => id === second.id);
    expect(bad).toMatchObject({ state: 'damaged', why: expect.stringMatching(/not JSON/) });
    expect(read(join(folder.path, `careers/${second.id}/career.json`))).toBe('{');
    rmSync(join(folder.path, `careers/${second.id}/career.json`));
    expect(careers.list().find(({ id }) => id === second.id)).toMatchObject({ why: 'its career.json is gone' });
  });

  test('that cannot be read is put aside when it is opened, and never overwritten', () => {
    const { folder, files, own } = begun();
    put(folder.path, `${own}/career.json`, 'torn');
    expect(why(files.load())).toMatch(/not JSON.*put aside as/);
    const aside = filesIn(folder.path).filter((name) => name.startsWith('aside/') && name.endsWith('.json'));
    expect(read(join(folder.path, aside[0] ?? ''))).toBe('torn');
    expect(folder.notices.join()).toContain('career.json could not be used');
  });

  test('of a newer format is refused in words', () => {
    const { folder, files, own } = begun();
    put(folder.path, `${own}/career.json`, { format: 2, kind: 'career' });
    expect(why(files.load())).toMatch(/^format 2 is newer than this version/);
  });

  test('keeps the bout of each munus in a file of its own', () => {
    const { folder, files, own } = begun();
    expect(value(files.bout(1).load())).toBeNull();
    expect(files.bout(1).write(bout)).toBeNull();
    expect(files.bout(12).write(bout)).toBeNull();
    expect(value(files.bout(12).load())).toEqual(bout);
    expect(filesIn(folder.path)).toEqual([`${own}/bouts/0001.json`, `${own}/bouts/0012.json`, `${own}/career.json`]);
  });

  test('cannot begin where nothing can be saved', () => {
    const folder = bareFolder(tempFolder(), 'The disk is made of sand.');
    expect(why(openGames(folder, CAREERS).prepare())).toBe('The disk is made of sand.');
    expect(filesIn(folder.path)).toEqual([]);
  });

  test('has pages that stay within its folder', () => {
    const { folder, files, own } = begun();
    expect(value(files.writePage('0001.txt', 'Games in March\n'))).toBe(join(folder.path, own, 'pages/0001.txt'));
    expect(files.readPage('0001.txt')).toBe('Games in March\n');
    expect(files.readPage('0002.txt')).toBeNull();
    expect(why(files.writePage('../career.json', 'x'))).toMatch(/not the name of a page/);
  });
});

describe('a lenient career', () => {
  test('keeps its newest autosaves and drops the oldest', () => {
    const { files } = begun();
    for (let munus = 1; munus <= BACKS_KEPT + 2; munus++) expect(files.keepBack(munus, careerSave(munus))).toBeNull();
    expect(files.backs()).toEqual([7, 6, 5, 4, 3]);
  });

  test('goes back: the career is as it was, later bouts lie aside, and it is counted', () => {
    const { folder, files, own } = begun();
    for (let munus = 1; munus <= 3; munus++) {
      files.keepBack(munus, careerSave(munus));
      files.bout(munus).write(bout);
    }
    expect(value(files.goBack(2))).toEqual(careerSave(2));
    expect(value(files.load())).toMatchObject({ returns: 1, save: careerSave(2) });
    expect(files.backs()).toEqual([2, 1]);
    const names = filesIn(folder.path);
    expect(names).toContain(`${own}/bouts/0001.json`);
    expect(names).not.toContain(`${own}/bouts/0002.json`);
    expect(names.filter((name) => name.startsWith(`${own}/undone/`))).toHaveLength(2);
    files.write(careerSave(3));
    expect(value(files.load())?.returns).toBe(1);
  });

  test('stopped while it goes back, has gone back: the next load puts the rest aside', () => {
    const { folder, files, own } = begun();
    for (const munus of [1, 2, 3]) {
      files.keepBack(munus, careerSave(munus));
      files.bout(munus).write(bout);
    }
    files.write(careerSave(2));
    const name = `${own}/career.json`;
    const file = JSON.parse(readFileSync(join(folder.path, name), 'utf8'));
    put(folder.path, name, JSON.stringify({ ...file, undoing: { at: 2, firstBout: 2 } }));
    expect(value(files.load())?.save).toEqual(careerSave(2));
    expect([files.backs(), files.records().length]).toEqual([[2, 1], 1]);
    expect(filesIn(folder.path).filter((one) => one.startsWith(`${own}/undone/`))).toHaveLength(2);
    expect(JSON.parse(readFileSync(join(folder.path, name), 'utf8'))).not.toHaveProperty('undoing');
  });

  test('cannot go where nothing was kept', () => {
    const { files } = begun();
    expect(why(files.goBack(4))).toBe('there is no autosave of munus 4 to return to');
    expect(value(files.load())?.returns).toBe(0);
  });
});

test('the list of files knows what belongs to a career', () => {
  const { folder, files, own } = begun();
  files.bout(1).write(bout);
  files.keepBack(1, careerSave(1));
  files.writePage('0001.txt', 'x');
  put(folder.path, `${own}/career.json.new`, '{');
  put(folder.path, `${own}/bouts/0002.json`, '{');
  expect(listFiles(folder, shut).map(({ name, kind, state }) => [name.slice(own.length + 1), kind, state])).toEqual([
    ['back/0001.json', 'autosave', 'ok'],
    ['bouts/0001.json', 'munus', 'ok'],
    ['bouts/0002.json', 'munus', 'damaged'],
    ['career.json', 'career', 'ok'],
    ['career.json.new', 'leftover', 'ok'],
    ['pages/0001.txt', 'page', 'ok'],
    ['', 'index', 'ok'],
  ]);
});

test('what a killed process left in the middle of a write is swept away', () => {
  const path = tempFolder();
  const first = open(path);
  const { id } = started(first.long(CAREERS), 0);
  first.close();
  put(path, `careers/${id}/career.json.new`, '{');
  put(path, `careers/${id}/bouts/0001.json.new`, '{');
  put(path, `careers/${id}/mine.new`, 'kept');
  put(path, `careers/${id}/pages/0001.txt.new.tmp-0000000001badcaf`, 'a host left it');
  mkdirSync(join(path, 'careers/0badcafe')); // for a career whose first save never came
  const second = open(path);
  expect(
    second
      .long(CAREERS)
      .list()
      .map((one) => one.id),
  ).toEqual([id]);
  expect(second.long(CAREERS).open(id)?.id).toBe(id); // of thousands of games none is looked into before
  expect(filesIn(join(path, `careers/${id}/pages`))).toEqual([]);
  expect(existsSync(join(path, `careers/${id}/career.json.new`))).toBe(false);
  expect(existsSync(join(path, `careers/${id}/bouts/0001.json.new`))).toBe(false);
  expect(existsSync(join(path, `careers/${id}/mine.new`))).toBe(true);
  second.close();
});

test('a host leaves the same files as a game at home', () => {
  const left = (host: boolean) => {
    const path = tempFolder();
    const store = host ? open(path, { disk: asyncDisk({ root: path }) }) : open(path);
    const files = started(store.long(CAREERS), 0);
    for (let munus = 1; munus <= BACKS_KEPT + 2; munus++) {
      expect(files.keepBack(munus, careerSave(munus))).toBeNull();
      expect(files.bout(munus).write(boutSave(`munus ${munus}`, 2))).toBeNull();
      expect(value(files.bout(munus).load())?.seed).toBe(`munus ${munus}`);
      value(files.writePage(`${munus}.txt`, `${munus}`));
      expect(files.readPage(`${munus}.txt`)).toBe(`${munus}`);
      expect(files.write(careerSave(munus))).toBeNull();
      expect(store.long(CAREERS).list()).toMatchObject([{ state: 'ok', facts: { turn: munus } }]);
    }
    expect(files.backs()).toEqual([7, 6, 5, 4, 3]);
    expect(value(files.goBack(5))).toEqual(careerSave(5));
    expect(value(files.load())).toMatchObject({ returns: 1 });
    store.settings.change({ hints: false });
    store.close();
    return filesIn(path).flatMap((name) =>
      /\.new\.tmp-/.test(name) ? [] : [[name.replace(files.id, 'ID'), read(join(path, name)).replace(files.id, 'ID')]],
    );
  };
  expect(left(true)).toEqual(left(false));
});
