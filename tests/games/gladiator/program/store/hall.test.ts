import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CAREER_HALL, HOUSE_HALL } from '../../../../../src/games/gladiator/files/hall.ts';
import type { HouseEntry } from '../../../../../src/games/gladiator/house/told/hall.ts';
import { openHall, readHall } from '../../../../../src/store/hall.ts';
import { hallMost, UNBOUNDED } from '../../../../../src/store/room.ts';
import { hallEntryOf } from '../../../../../tools/games/gladiator/men.ts';
import { bareFolder, filesIn, put, read, tempFolder, value, why } from '../../../../store/support.ts';

const ENTRY = hallEntryOf();
const HOUSE: HouseEntry = {
  ...{ name: 'Batiatus', mode: 'ironman', months: 24, how: 'months over', won: true },
  ...{ denarii: 311, rep: 9, champions: 2, best: null },
  houses: [{ name: 'Batiatus', denarii: 311, rep: 9, out: false }],
};
const line = (id: string) => ({ id, returns: 0, entry: ENTRY });

describe('the hall of fame', () => {
  test('is empty at first, and keeps entries in their order', () => {
    const folder = bareFolder(tempFolder());
    const hall = openHall(folder);
    expect(value(hall.load(CAREER_HALL))).toEqual([]);
    expect(hall.append(CAREER_HALL, line('0000000a'))).toBeNull();
    expect(hall.append(CAREER_HALL, line('0000000b'))).toBeNull();
    expect(value(openHall(folder).load(CAREER_HALL)).map(({ id, entry }) => [id, entry])).toEqual([
      ['0000000a', ENTRY],
      ['0000000b', ENTRY],
    ]);
  });

  test('remembers on a host the newest of each section, and at home all', () => {
    const hall = openHall(bareFolder(tempFolder()), 3);
    for (const id of ['a', 'b', 'c', 'd', 'e']) expect(hall.append(CAREER_HALL, line(`0000000${id}`))).toBeNull();
    expect(hall.append(HOUSE_HALL, { id: '0000000f', returns: 0, entry: HOUSE })).toBeNull();
    expect(value(hall.load(CAREER_HALL)).map(({ id }) => id)).toEqual(['0000000c', '0000000d', '0000000e']);
    expect(value(hall.load(HOUSE_HALL))).toHaveLength(1);
    expect(hallMost({ quotas: { going: 1, over: 100, replays: 1, bytes: 1 }, full: () => null })).toBe(500);
    expect(hallMost(UNBOUNDED)).toBeNull();
  });

  test('takes a career once, however often it ends', () => {
    const hall = openHall(bareFolder(tempFolder()));
    hall.append(CAREER_HALL, line('0000000a'));
    const first = value(hall.load(CAREER_HALL));
    expect(hall.append(CAREER_HALL, { ...line('0000000a'), returns: 3 })).toBeNull();
    expect(value(hall.load(CAREER_HALL))).toEqual(first);
  });

  test('gives up a career that goes on after all, and takes it again when it is over', () => {
    const hall = openHall(bareFolder(tempFolder()));
    for (const id of ['0000000a', '0000000b']) hall.append(CAREER_HALL, line(id));
    expect(hall.withdraw(CAREER_HALL, '0000000a')).toBeNull();
    expect(hall.withdraw(CAREER_HALL, '0000000c')).toBeNull();
    expect(value(hall.load(CAREER_HALL)).map(({ id }) => id)).toEqual(['0000000b']);
    hall.append(CAREER_HALL, { ...line('0000000a'), returns: 1 });
    expect(value(hall.load(CAREER_HALL)).map(({ id, returns }) => [id, returns])).toEqual([
      ['0000000b', 0],
      ['0000000a', 1],
    ]);
  });

  test('that cannot be read is put aside, and a new one begun', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'hall.json', { format: 1, kind: 'hall', entries: [{ career: 'x' }] });
    const hall = openHall(folder);
    expect(why(hall.load(CAREER_HALL))).toMatch(/not a valid hall of fame.*put aside/);
    expect(hall.append(CAREER_HALL, line('0000000a'))).toBeNull();
    expect(value(hall.load(CAREER_HALL))).toHaveLength(1);
    expect(filesIn(folder.path).filter((name) => name.startsWith('aside/'))).toHaveLength(2);
  });

  test('of a newer format is kept aside and says so', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'hall.json', { format: 7 });
    expect(why(openHall(folder).load(CAREER_HALL))).toMatch(/format 7 is newer/);
  });

  test('hands a section on as it is that it does not know, when another is written', () => {
    const folder = bareFolder(tempFolder());
    const heroes = [{ hero: 'x', deeds: [1, { of: 'whom' }] }, 'no line at all'];
    const before = { format: 1, kind: 'hall', heroes, note: 'mine' };
    put(folder.path, 'hall.json', before);
    const hall = openHall(folder);
    const file = () => JSON.parse(read(join(folder.path, 'hall.json'))) as { readonly entries: readonly unknown[] };
    expect(value(hall.load(CAREER_HALL))).toEqual([]);
    expect(hall.append(CAREER_HALL, line('0000000a'))).toBeNull();
    expect(file()).toMatchObject(before);
    expect(file().entries).toMatchObject([{ career: '0000000a', entry: ENTRY }]);
    expect(hall.withdraw(CAREER_HALL, '0000000a')).toBeNull();
    expect(file()).toEqual({ ...before, entries: [] });
    expect(folder.notices).toEqual([]);
  });

  test('keeps the lines of one section where those of another come and go', () => {
    const folder = bareFolder(tempFolder());
    const hall = openHall(folder);
    hall.append(CAREER_HALL, line('0000000a'));
    const careers = value(hall.load(CAREER_HALL));
    hall.append(HOUSE_HALL, { id: '0000000a', returns: 0, entry: HOUSE });
    expect(value(hall.load(CAREER_HALL))).toEqual(careers);
    hall.withdraw(CAREER_HALL, '0000000a');
    expect(value(hall.load(HOUSE_HALL))).toMatchObject([{ id: '0000000a', entry: HOUSE }]);
  });

  test('of which one section is damaged opens at the others', () => {
    const json = { format: 1, kind: 'hall', entries: [{ career: 'x' }], houses: [] };
    expect(value(readHall([HOUSE_HALL], json))).toEqual(json);
    expect(why(readHall([HOUSE_HALL, CAREER_HALL], json))).toMatch(/not a valid hall of fame/);
  });
});
