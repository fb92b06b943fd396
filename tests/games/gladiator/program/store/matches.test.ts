import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../../../src/games/index.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import type { Folder } from '../../../../../src/store/disk/folder.ts';
import { openMatches } from '../../../../../src/store/matches.ts';
import { verify } from '../../../../../tools/shelf.ts';
import { bareFolder, filesIn, open, put, read, tempFolder, value, why } from '../../../../store/support.ts';
import { boutSave, GAME } from '../../support/kept-bouts.ts';

const save = boutSave('4F2A-91C0', 8);

const openBout = (folder: Folder) => openMatches(folder, GAMES)(GAME);

describe('the bout in progress', () => {
  test('comes back as it was, and opens', () => {
    const folder = bareFolder(tempFolder());
    const bout = openBout(folder);
    expect(value(bout.load())).toBeNull();
    expect(bout.write(save)).toBeNull();
    const found = value(openBout(folder).load());
    expect(found).toEqual(save);
    expect(found === null ? 'none' : value(verify(found))).toBeNull();
    expect(bout.clear()).toBeNull();
    expect(value(bout.load())).toBeNull();
  });

  test.each([
    ['of a newer format', { ...save, format: 2 }, /format 2 is newer than this version/],
    ['without a format', { hello: 1 }, /not a save of harena/],
    ['with a part missing', { ...save, seed: undefined }, /not a valid save.*seed/],
    ['with a part of another type', { ...save, choices: 'none' }, /not a valid save.*choices/],
    ['with a part too many', { ...save, cheat: true }, /not a valid save/],
  ])('%s is put aside', (_what, json, word) => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'bout.json', json);
    expect(why(openBout(folder).load())).toMatch(word);
    expect(filesIn(folder.path)[0]).toBe('aside/2025-05-03-120000-bout.json');
    expect(value(openBout(folder).load())).toBeNull();
  });

  test('that its rules refuse is put aside by whoever opened it', () => {
    const path = tempFolder();
    const store = open(path);
    put(path, 'bout.json', { ...save, digest: '0000000000000000' });
    const found = value(store.match('gladiator').load());
    const refusal = found === null ? '' : why(verify(found));
    expect(refusal).toMatch(/lead elsewhere/);
    const to = value(store.setAside('bout.json', refusal));
    expect(read(`${to}.why.txt`)).toContain(refusal);
    expect(value(store.match('gladiator').load())).toBeNull();
    expect(store.takeNotices()).toEqual([expect.stringContaining(to)]);
  });

  test('is played on in memory where nothing can be saved', () => {
    const folder = bareFolder(tempFolder(), 'Nothing can be saved.');
    put(folder.path, 'bout.json', save);
    const bout = openBout(folder);
    expect(value(bout.load())).toEqual(save);
    expect(bout.write({ ...save, seen: 3 })).toBe('Nothing can be saved.');
    expect(value(bout.load())).toEqual({ ...save, seen: 3 });
    expect(bout.clear()).toBe('Nothing can be saved.');
    expect(value(bout.load())).toBeNull();
    expect(JSON.parse(read(join(folder.path, 'bout.json')))).toEqual(save);
  });

  test('of every game but the first has a file of its own, by the id of the game', () => {
    const path = tempFolder();
    const sagas = { id: 'sagas', title: 'SAGAS', options: [], long: [] };
    const store = open(path, { games: [...GAMES, sagas] });
    const [own, other] = [store.match(GAME), store.match('sagas')];
    expect([own.name, own.what, other.name, other.what]).toEqual([
      'bout.json',
      'bout',
      'bout-sagas.json',
      'match of SAGAS',
    ]);
    expect(other.write({ ...save, seen: 1 })).toBeNull();
    expect(value(own.load())).toBeNull();
    expect(own.write(save)).toBeNull();
    expect([value(own.load())?.seen, value(other.load())?.seen]).toEqual([save.seen, 1]);
    expect(store.match('sagas')).toBe(other);
    expect(other.clear()).toBeNull();
    expect(filesIn(path)).toEqual(['bout.json', 'lock']);
    store.close();
    put(path, 'bout-sagas.json.new', '{');
    open(path).close();
    expect(filesIn(path)).toEqual(['bout.json']);
  });

  test('is the last that was written, whatever is done', () => {
    const root = tempFolder();
    type Step = 'clear' | 'load' | 'again' | { readonly seen: number; readonly choices: Save['choices'] };
    const choices = fc.array(fc.array(fc.jsonValue(), { maxLength: 2 }), { maxLength: 3 });
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.constantFrom<Step>('clear', 'load', 'again'),
      fc.record({ seen: fc.nat(), choices }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const path = mkdtempSync(join(root, 'p-'));
        let store = open(path);
        let last: Save | null = null;
        for (const one of steps) {
          if (one === 'again') {
            store.close();
            store = open(path);
          } else if (one === 'clear') {
            expect(store.match('gladiator').clear()).toBeNull();
            last = null;
          } else if (one !== 'load') {
            last = { ...save, ...one };
            expect(store.match('gladiator').write(last)).toBeNull();
          }
          // -0 is 0 in JSON.
          expect(value(store.match('gladiator').load())).toEqual(
            last === null ? null : JSON.parse(JSON.stringify(last)),
          );
        }
        expect(store.takeNotices()).toEqual([]);
        store.close();
      }),
      { numRuns: 60 },
    );
  });
});
