import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CAREER_HALL, HOUSE_HALL } from '../../../../../src/games/gladiator/files/hall.ts';
import { HOUSES } from '../../../../../src/games/gladiator/files/house-kind.ts';
import type { HouseEntry } from '../../../../../src/games/gladiator/house/told/hall.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import { findFile, listFiles } from '../../../../../src/store/check.ts';
import { openGames } from '../../../../../src/store/games.ts';
import { readHall } from '../../../../../src/store/hall.ts';
import { repair } from '../../../../../src/store/repair.ts';
import { shut } from '../../../../../tools/shelf.ts';
import { bareFolder, filesIn, open, put, tempFolder, value, why } from '../../../../store/support.ts';
import { boutSave } from '../../support/kept-bouts.ts';

const bout = boutSave('house', 3);

/** A house's save after so many months, as far as the store looks into it. */
function houseSave(month: number, end: object | null = null): Save {
  const houses = [{ name: 'Batiatus', denarii: 40 - month, rep: month, champions: 0 }];
  const men = [
    { house: 0, fate: 'fighting' },
    { house: null, fate: 'gone home' },
  ];
  const state = { turn: month, phase: 1, setup: { mode: 'lenient', months: 24 }, houses, men, end };
  return { ...bout, ruleset: 'lanista', checkpoint: { ...bout.checkpoint, state } };
}

const ENTRY: HouseEntry = {
  ...{
    name: 'Batiatus',
    mode: 'ironman',
    months: 24,
    how: 'months over',
    won: true,
    denarii: 311,
    rep: 9,
    champions: 2,
  },
  best: { name: 'Oenomaus', style: 'dimachaerus', record: { v: 10, s: 1, m: 0 } },
  houses: [{ name: 'Batiatus', denarii: 311, rep: 9, out: false }],
};

describe('a house', () => {
  test('has a folder of its own beside the careers, and is listed by its last state', () => {
    const folder = bareFolder(tempFolder());
    const houses = openGames(folder, HOUSES);
    const files = value(houses.prepare());
    expect(files.write(houseSave(3))).toBeNull();
    expect(filesIn(folder.path)).toEqual([`houses/${files.id}/house.json`]);
    expect(houses.list()).toMatchObject([{ state: 'ok', id: files.id, over: false, facts: { turn: 3 } }]);
    files.write(houseSave(24, { month: 24, how: 'months over', winner: 0 }));
    expect(houses.list()).toMatchObject([{ over: true }]);
  });

  test('goes back to a month, and the bouts since lie aside by their own numbers', () => {
    const folder = bareFolder(tempFolder());
    const files = value(openGames(folder, HOUSES).prepare());
    files.write(houseSave(4));
    for (const month of [2, 3, 4]) files.keepBack(month, houseSave(month));
    for (const number of [203, 301, 402]) files.bout(number).write(bout);
    expect(value(files.goBack(3, 300))).toEqual(houseSave(3));
    expect(files.backs()).toEqual([3, 2]);
    const kept = filesIn(join(folder.path, `houses/${files.id}`));
    expect(kept.filter((name) => name.startsWith('bouts/'))).toEqual(['bouts/0203.json']);
    expect(kept.filter((name) => name.startsWith('undone/'))).toHaveLength(2);
    expect(why(files.goBack(9))).toMatch(/no autosave of month 9/);
  });

  test('is checked, found by its id, and set aside when it is damaged; a career’s file is none of a house', () => {
    const store = open(tempFolder());
    const files = value(store.long(HOUSES).prepare());
    files.write(houseSave(1));
    files.writePage('0001.txt', 'a month');
    const kinds = listFiles(store.folder, shut).map(({ name, kind }) => [name.split('/').at(-1), kind]);
    expect(kinds).toContainEqual(['house.json', 'house']);
    expect(kinds).toContainEqual(['0001.txt', 'page']);
    expect(value(findFile(store.folder, shut, files.id)).kind).toBe('house');
    put(store.folder.path, `houses/${files.id}/house.json`, { format: 1, kind: 'career', id: files.id });
    expect(store.long(HOUSES).list()).toMatchObject([{ state: 'damaged' }]);
    expect(value(repair(store, shut)).map(({ name }) => name)).toEqual([`houses/${files.id}/house.json`]);
    store.close();
  });

  test('has a place in the hall once, and gives it up; a hall from before there were houses opens', () => {
    const store = open(tempFolder());
    expect(store.hall.append(HOUSE_HALL, { id: '0000000a', returns: 0, entry: ENTRY })).toBeNull();
    expect(store.hall.append(HOUSE_HALL, { id: '0000000a', returns: 1, entry: ENTRY })).toBeNull();
    expect(value(store.hall.load(HOUSE_HALL)).map(({ id, returns }) => [id, returns])).toEqual([['0000000a', 0]]);
    expect(value(store.hall.load(CAREER_HALL))).toEqual([]);
    expect(store.hall.withdraw(HOUSE_HALL, '0000000a')).toBeNull();
    expect(value(store.hall.load(HOUSE_HALL))).toEqual([]);
    const old = { format: 1, kind: 'hall', entries: [] };
    expect(value(readHall([CAREER_HALL, HOUSE_HALL], old))).toEqual(old);
    store.close();
    const path = tempFolder();
    put(path, 'hall.json', old);
    const older = open(path);
    expect(value(older.hall.load(HOUSE_HALL))).toEqual([]);
    older.close();
  });
});
