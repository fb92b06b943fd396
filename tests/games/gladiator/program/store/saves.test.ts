import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFile, listFiles } from '../../../../../src/store/check.ts';
import { acceptOffer, repair } from '../../../../../src/store/repair.ts';
import { exportFile, importFile } from '../../../../../src/store/transfer.ts';
import { known, shut, verify } from '../../../../../tools/shelf.ts';
import { filesIn, open, put, read, tempFolder, value, why } from '../../../../store/support.ts';
import { boutSave, summed } from '../../support/kept-bouts.ts';

const running = boutSave('run', 9);
const finished = boutSave('run');
const DAY = new Date(2025, 4, 3, 12);

/** A folder with a file of every kind. */
function full() {
  const path = tempFolder();
  const store = open(path);
  store.settings.change({ hints: false });
  store.match('gladiator').write(running);
  const kept = value(store.replays.keep(summed(finished), DAY));
  return { path, store, replay: `replays/${kept.name}`, id: kept.name.slice(11, 19) };
}

describe('the list of files', () => {
  test('has all of them, with kind, size and state', () => {
    const { path, store, replay } = full();
    put(path, 'bout.json.new', '{');
    put(path, 'notes.txt', 'mine');
    put(path, 'aside/2025-05-01-100000-bout.json', 'broken');
    expect(listFiles(store.folder, known).map(({ name, kind, state, why }) => [name, kind, state, why])).toEqual([
      ['aside/2025-05-01-100000-bout.json', 'aside', 'ok', null],
      ['bout.json', 'bout', 'ok', null],
      ['bout.json.new', 'leftover', 'ok', null],
      ['index', 'index', 'ok', null],
      ['lock', 'lock', 'ok', null],
      ['notes.txt', 'other', 'ok', null],
      [replay, 'replay', 'ok', null],
      ['replays/index', 'index', 'ok', null],
      ['settings.json', 'settings', 'ok', null],
    ]);
    const size = listFiles(store.folder, shut).find(({ name }) => name === 'bout.json')?.size;
    expect(size).toBe(read(join(path, 'bout.json')).length);
    store.close();
  });

  test('is empty where there is no folder', () => {
    expect(listFiles({ path: join(tempFolder(), 'none') }, shut)).toEqual([]);
  });

  test('says what is wrong, and touches nothing', () => {
    const { path, store, replay } = full();
    put(path, 'settings.json', { pace: 'slow' });
    put(path, 'bout.json', { ...running, digest: '0000000000000000' });
    put(path, replay, JSON.stringify({ ...JSON.parse(read(join(path, replay))), save: 1 }));
    put(path, 'replays/cut.json', JSON.stringify(finished).slice(0, -9));
    put(path, 'replays/forged.json', { ...finished, digest: '0000000000000000' });
    const before = filesIn(path);
    const of = (name: string, check = known) => {
      const found = listFiles(store.folder, check).find((file) => file.name === name);
      return [found?.state, found?.why];
    };
    expect(of('settings.json')).toEqual(['ok', expect.stringMatching(/pace cannot be "slow"/)]);
    expect(of('bout.json')).toEqual(['damaged', expect.stringMatching(/lead elsewhere/)]);
    expect(of('bout.json', shut)).toEqual(['ok', null]);
    expect(of(replay)).toEqual(['damaged', expect.any(String)]);
    expect(of('replays/cut.json')).toEqual(['damaged', expect.stringMatching(/not JSON/)]);
    // What ended is judged though it is not played through.
    expect(of('replays/forged.json', shut)).toEqual(['damaged', 'its last state is not the one that its digest is of']);
    expect(filesIn(path)).toEqual(before);
    store.close();
  });

  test('is searched by name, with or without folder, ending and date', () => {
    const { store, path, replay, id } = full();
    put(path, 'notes.txt', 'mine');
    const name = replay.slice('replays/'.length);
    for (const wanted of [replay, name, name.replace('.json', ''), id]) {
      expect(value(findFile(store.folder, shut, wanted)).name).toBe(replay);
    }
    expect(value(findFile(store.folder, shut, 'bout')).kind).toBe('bout');
    for (const wanted of ['../x', 'lock', 'notes.txt', 'nothing']) {
      expect(why(findFile(store.folder, shut, wanted))).toContain(`there is no '${wanted}' in ${path}, only bout.json`);
    }
    store.close();
  });
});

describe('export', () => {
  test('copies a file to a path or into a folder', () => {
    const { store, path, replay, id } = full();
    const out = tempFolder();
    expect(value(exportFile(store.folder, shut, 'bout', join(out, 'mine.json')))).toBe(join(out, 'mine.json'));
    expect(read(join(out, 'mine.json'))).toBe(read(join(path, 'bout.json')));
    const copy = value(exportFile(store.folder, shut, id, out));
    expect(read(copy)).toBe(read(join(path, replay)));
    store.close();
  });

  test('never overwrites, and says why it cannot', () => {
    const { store } = full();
    const out = put(tempFolder(), 'mine.json', 'mine');
    expect(why(exportFile(store.folder, shut, 'bout', out))).toMatch(/is there already/);
    expect(read(out)).toBe('mine');
    expect(why(exportFile(store.folder, shut, 'bout', join(out, 'below')))).toMatch(/could not be written/);
    expect(why(exportFile(store.folder, shut, 'nothing', out))).toMatch(/there is no 'nothing'/);
    store.close();
  });
});

describe('import', () => {
  const outside = (content: string | object) => put(tempFolder(), 'in.json', content);

  test('a finished bout becomes a replay, once', () => {
    const store = open(tempFolder());
    const taken = value(importFile(store, outside(finished), known));
    expect(taken).toMatchObject({ kind: 'replay', already: false });
    expect(value(importFile(store, outside(finished), known))).toEqual({ ...taken, already: true });
    expect(store.replays.list()).toHaveLength(1);
    store.close();
  });

  test('an exported replay keeps its date', () => {
    const { store, id, replay } = full();
    const copy = value(exportFile(store.folder, shut, id, tempFolder()));
    const other = open(tempFolder());
    expect(value(importFile(other, copy, known)).name).toBe(replay);
    other.close();
    store.close();
  });

  test('an unfinished bout becomes the one in progress, unless there is one', () => {
    const path = tempFolder();
    const store = open(path);
    expect(value(importFile(store, outside(running), known))).toEqual({
      kind: 'bout',
      name: 'bout.json',
      already: false,
    });
    expect(value(store.match('gladiator').load())).toEqual(running);
    expect(why(importFile(store, outside(boutSave('other', 3)), known))).toMatch(/there is a bout in progress/);
    expect(value(store.match('gladiator').load())).toEqual(running);
    store.close();
  });

  test.each([
    ['no JSON', 'hello', /not JSON/],
    ['of a newer format', { ...running, format: 9 }, /format 9 is newer/],
    ['refused by the rules', { ...running, digest: '0000000000000000' }, /lead elsewhere/],
    ['a set-up that is none', { ...running, setup: {} }, /set-up/],
  ])('%s is refused with the path, and stays outside', (_what, content, word) => {
    const path = tempFolder();
    const store = open(path);
    const from = outside(content);
    const reason = why(importFile(store, from, known));
    expect(reason).toMatch(word);
    expect(reason).toContain(from);
    expect(filesIn(path)).toEqual(['lock']);
    store.close();
  });

  test('is refused without the right to write', () => {
    const store = open(tempFolder(), { write: false });
    expect(why(importFile(store, outside(running), known))).toMatch(/reading only/);
  });
});

describe('repair', () => {
  test('finds nothing to do where all is well', () => {
    const { store } = full();
    expect(value(repair(store, known))).toEqual([]);
    store.close();
  });

  test('puts aside what is damaged, and nothing else', () => {
    const { path, store, replay } = full();
    put(path, 'bout.json', '{');
    put(path, 'replays/cut.json', 'x');
    put(path, 'notes.txt', 'mine');
    const done = value(repair(store, shut));
    expect(done.map(({ name, offer }) => [name, offer])).toEqual([
      ['bout.json', null],
      ['replays/cut.json', null],
    ]);
    for (const { aside, why } of done) expect(read(`${value(aside)}.why.txt`)).toContain(why);
    expect(filesIn(path).filter((name) => !name.startsWith('aside/'))).toEqual([
      'lock',
      'notes.txt',
      replay,
      'settings.json',
    ]);
    expect(filesIn(join(path, 'aside'))).toHaveLength(4);
    expect(value(repair(store, shut))).toEqual([]);
    store.close();
  });

  test('a bout whose digest is wrong goes on from its checkpoint if the player wants', () => {
    const { path, store } = full();
    put(path, 'bout.json', { ...running, digest: '0000000000000000' });
    expect(value(repair(store, shut))).toEqual([]);
    const [done] = value(repair(store, known));
    const offer = done?.offer;
    if (offer === null || offer === undefined) throw new Error('no offer');
    expect(offer.game).toBe('gladiator');
    expect(value(verify(offer.save))).toMatch(/^rescued: /);
    expect(offer.save.choices).toEqual(running.choices.slice(0, running.checkpoint.at));
    expect(existsSync(join(path, 'bout.json'))).toBe(false);
    expect(acceptOffer(store, offer)).toBeNull();
    expect(value(store.match('gladiator').load())).toEqual(offer.save);
    expect(acceptOffer(store, offer)).toMatch(/there is a bout in progress/);
    store.close();
  });

  test('offers nothing where the checkpoint is no better', () => {
    const { path, store } = full();
    const checkpoint = { ...running.checkpoint, state: { turn: 'x' } };
    put(path, 'bout.json', { ...running, checkpoint, digest: '0000000000000000' });
    expect(value(repair(store, known)).map(({ name, offer }) => [name, offer])).toEqual([['bout.json', null]]);
    store.close();
  });

  test('says what could not be moved', () => {
    const { path, store } = full();
    mkdirSync(join(path, 'replays/folder.json'));
    put(path, 'aside', 'a file in the way');
    const [done] = value(repair(store, shut));
    expect(done === undefined ? '' : why(done.aside)).toMatch(/could not be put aside/);
    store.close();
  });

  test('is refused without the right to write', () => {
    expect(why(repair(open(tempFolder(), { write: false }), known))).toMatch(/reading only/);
  });
});
