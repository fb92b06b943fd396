import { describe, expect, test } from 'vitest';
import { openHall } from '../../src/store/hall.ts';
import { hallEntryOf } from '../games/gladiator/support/men.ts';
import { bareFolder, filesIn, put, tempFolder, value, why } from './support.ts';

const ENTRY = hallEntryOf();
const line = (career: string) => ({ career, returns: 0, entry: ENTRY });

describe('the hall of fame', () => {
  test('is empty at first, and keeps entries in their order', () => {
    const folder = bareFolder(tempFolder());
    const hall = openHall(folder);
    expect(value(hall.load())).toEqual([]);
    expect(hall.append(line('0000000a'))).toBeNull();
    expect(hall.append(line('0000000b'))).toBeNull();
    expect(value(openHall(folder).load()).map(({ career, entry }) => [career, entry])).toEqual([
      ['0000000a', ENTRY],
      ['0000000b', ENTRY],
    ]);
  });

  test('takes a career once, however often it ends', () => {
    const hall = openHall(bareFolder(tempFolder()));
    hall.append(line('0000000a'));
    const first = value(hall.load());
    expect(hall.append({ ...line('0000000a'), returns: 3 })).toBeNull();
    expect(value(hall.load())).toEqual(first);
  });

  test('gives up a career that goes on after all, and takes it again when it is over', () => {
    const hall = openHall(bareFolder(tempFolder()));
    for (const career of ['0000000a', '0000000b']) hall.append(line(career));
    expect(hall.withdraw('0000000a')).toBeNull();
    expect(hall.withdraw('0000000c')).toBeNull();
    expect(value(hall.load()).map(({ career }) => career)).toEqual(['0000000b']);
    hall.append({ ...line('0000000a'), returns: 1 });
    expect(value(hall.load()).map(({ career, returns }) => [career, returns])).toEqual([
      ['0000000b', 0],
      ['0000000a', 1],
    ]);
  });

  test('that cannot be read is put aside, and a new one begun', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'hall.json', { format: 1, kind: 'hall', entries: [{ career: 'x' }] });
    const hall = openHall(folder);
    expect(why(hall.load())).toMatch(/not a whole hall of fame.*put aside/);
    expect(hall.append(line('0000000a'))).toBeNull();
    expect(value(hall.load())).toHaveLength(1);
    expect(filesIn(folder.path).filter((name) => name.startsWith('aside/'))).toHaveLength(2);
  });

  test('of a newer format is kept aside and says so', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'hall.json', { format: 7 });
    expect(why(openHall(folder).load())).toMatch(/format 7 is newer/);
  });
});
