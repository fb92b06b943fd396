import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asyncDisk } from '../../../../../src/store/disk/async-disk.ts';
import { ModelDisk } from '../../../../store/model-disk.ts';
import { child, filesIn, open, put, read, tempFolder, value, why } from '../../../../store/support.ts';
import { boutSave, summed } from '../../support/kept-bouts.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);

describe('on a host', () => {
  test('what was written is read back at once, and lies in its file a little later', async () => {
    const root = tempFolder();
    const disk = asyncDisk({ root });
    const path = join(root, 'n.json');
    expect(disk.write(path, bytes('1'))).toBeNull();
    expect(disk.pending).toBe(true);
    expect(filesIn(root)).not.toContain('n.json');
    expect(disk.names(root)).toContain('n.json');
    expect(Buffer.from(value(disk.read(path)) ?? []).toString()).toBe('1');
    expect(await disk.settled()).toBeNull();
    expect(disk.pending).toBe(false);
    expect(read(path)).toBe('1');
    expect(filesIn(root)).toEqual(['n.json']);
  });

  test('a file that is removed is gone at once, in its turn', async () => {
    const root = tempFolder();
    const disk = asyncDisk({ root });
    const path = join(root, 'n.json');
    disk.write(path, bytes('1'));
    disk.remove(path);
    expect(value(disk.read(path))).toBeNull();
    expect(disk.names(root)).not.toContain('n.json');
    expect(await disk.settled()).toBeNull();
    expect(filesIn(root)).toEqual([]);
  });

  test('settling brings everything to the disk before it returns', () => {
    const root = tempFolder();
    const disk = asyncDisk({ root });
    for (const n of [1, 2, 3]) disk.write(join(root, `${n}.json`), bytes(String(n)));
    expect(disk.settle()).toBeNull();
    expect(disk.pending).toBe(false);
    for (const n of [1, 2, 3]) expect(read(join(root, `${n}.json`))).toBe(String(n));
  });

  test('a folder that is gone is told once, and nothing more is written', async () => {
    const root = join(tempFolder(), 'data');
    mkdirSync(root);
    const told: string[] = [];
    const disk = asyncDisk({ root, onTrouble: (trouble) => told.push(trouble) });
    rmSync(root, { recursive: true });
    disk.write(join(root, 'n.json'), bytes('1'));
    disk.write(join(root, 'm.json'), bytes('2'));
    const trouble = 'n.json: there is no such file or folder';
    expect(await disk.settled()).toBe(trouble);
    expect(told).toEqual([trouble]);
    expect(disk.trouble).toBe(trouble);
    mkdirSync(root);
    expect(disk.write(join(root, 'n.json'), bytes('1'))).toBe('there is no such file or folder');
    expect(disk.settle()).toBe('there is no such file or folder');
    expect(filesIn(root)).toEqual([]);
  });

  test('who is told that all is safe may write at once', async () => {
    const root = tempFolder();
    const disk = asyncDisk({ root });
    const path = join(root, 'n.json');
    disk.write(path, bytes('1'));
    disk.whenSettled(() => disk.write(path, bytes('2')));
    disk.write(join(root, 'm.json'), bytes('1'));
    disk.whenSettled(() => disk.write(path, bytes('3')));
    while (disk.pending) await disk.settled();
    expect(read(path)).toBe('3');
    disk.write(path, bytes('4'));
    disk.whenSettled(() => disk.write(path, bytes('5')));
    while (disk.pending) disk.settle();
    expect(read(path)).toBe('5');
    expect(disk.trouble).toBeNull();
  });

  test('of several versions that wait, the last is written', async () => {
    const model = new ModelDisk(Number.POSITIVE_INFINITY);
    const disk = asyncDisk({ root: '/made-up', calls: model });
    for (let n = 0; n < 100; n++) disk.write('/made-up/n.json', bytes(String(n)));
    let steps = 0;
    for (; model.underWay > 0; steps++) await model.proceed(0);
    expect(steps).toBeLessThan(20);
    expect([...model.afterPowerLoss(() => false)]).toEqual([['/made-up/n.json', '99']]);
  });

  test('a link stays one', async () => {
    const root = tempFolder();
    const elsewhere = put(tempFolder(), 'real.json', '1');
    symlinkSync(elsewhere, join(root, 'n.json'));
    const disk = asyncDisk({ root });
    disk.write(join(root, 'n.json'), bytes('2'));
    expect(await disk.settled()).toBeNull();
    expect(lstatSync(join(root, 'n.json')).isSymbolicLink()).toBe(true);
    expect(read(elsewhere)).toBe('2');
  });
});

describe('a disk that fails', () => {
  const FAULTS = [
    ['ENOSPC', 'the disk is full'],
    ['EDQUOT', 'your share of the disk is full'],
    ['EROFS', 'the disk is read-only'],
    ['EIO', 'the disk reports an error'],
    ['EACCES', 'permission is denied'],
  ] as const;

  test.each(FAULTS)('%s, at any step: the old version stays, and the player reads why', async (code, words) => {
    for (let step = 9; step <= 14; step++) {
      const model = new ModelDisk(Number.POSITIVE_INFINITY, { step, code });
      const told: string[] = [];
      const disk = asyncDisk({ root: '/made-up', calls: model, onTrouble: (trouble) => told.push(trouble) });
      disk.write('/made-up/careers/n.json', bytes('old'));
      while (model.underWay > 0) await model.proceed(0);
      expect(disk.trouble).toBeNull();
      disk.write('/made-up/careers/n.json', bytes('new'));
      disk.write('/made-up/m.json', bytes('later'));
      while (model.underWay > 0) await model.proceed(0);
      expect(told).toEqual([`careers/n.json: ${words}`]);
      expect(disk.write('/made-up/m.json', bytes('later still'))).toBe(words);
      expect(disk.remove('/made-up/m.json')).toBe(words);
      const named = step === 14; // only its folder's flushing failed
      expect([...model.afterKill()]).toEqual([['/made-up/careers/n.json', named ? 'new' : 'old']]);
    }
  });

  test('a file that cannot grow leaves the old one whole, and nothing beside it', () => {
    if (process.platform === 'win32') return; // no ulimit there
    const root = tempFolder();
    const module = JSON.stringify(
      pathToFileURL(join(import.meta.dirname, '../../../../../src/store/disk/async-disk.ts')).href,
    );
    const code = `
      const { asyncDisk } = await import(${module});
      const root = ${JSON.stringify(root)};
      const told = [];
      const disk = asyncDisk({ root, onTrouble: (trouble) => told.push(trouble) });
      disk.write(root + '/n.json', Buffer.from('1'));
      await disk.settled();
      disk.write(root + '/n.json', Buffer.alloc(50_000, 'x'));
      const settled = await disk.settled();
      console.log(JSON.stringify([settled, told, disk.write(root + '/n.json', Buffer.from('2'))]));`;
    // No file may be larger than 8 blocks: the system takes that much and reports it, as a full disk does.
    const shell = 'ulimit -f 8; exec "$0" --input-type=module -e "$1"';
    const { stdout } = spawnSync('sh', ['-c', shell, process.execPath, code], { encoding: 'utf8' });
    const trouble = 'n.json: the file would be too large';
    expect(JSON.parse(stdout)).toEqual([trouble, [trouble], 'the file would be too large']);
    expect(filesIn(root)).toEqual(['n.json']);
    expect(read(join(root, 'n.json'))).toBe('1');
  });

  test('a store on it says so, and puts nothing aside any more', async () => {
    const root = join(tempFolder(), 'account');
    mkdirSync(root);
    const disk = asyncDisk({ root });
    const store = open(root, { disk });
    put(root, 'bout.json', 'damaged');
    put(root, 'replays', 'a file where a folder should be');
    disk.write(join(root, 'replays/1.json'), bytes('1'));
    expect(await disk.settled()).toBe('replays/1.json: a file lies where a folder should be');
    expect(why(store.match('gladiator').load())).toMatch(
      /could not be put aside: a file lies where a folder should be/,
    );
    expect(read(join(root, 'bout.json'))).toBe('damaged');
    expect(store.settings.change({ hints: false })).toBe(
      'settings.json could not be saved: a file lies where a folder should be',
    );
    store.close();
    expect(filesIn(root)).toEqual(['bout.json', 'replays']);
  });
});

describe('killed at any time', () => {
  test.each([1, 2, 6, 14])('after save no. %i: what was said to be safe is there, in order', async (saves) => {
    const root = tempFolder();
    const writer = child(`
      const { asyncDisk } = await import(store + 'async-disk.ts');
      const { writeSync } = await import('node:fs');
      const root = ${JSON.stringify(root)};
      const disk = asyncDisk({ root });
      for (let n = 1; ; n++) {
        disk.write(root + '/bout.json', Buffer.from(JSON.stringify({ n, pad: 'x'.repeat(20_000) })));
        disk.write(root + '/career.json', Buffer.from(JSON.stringify({ n })));
        if (n % 3 === 0) disk.settle();
        await disk.settled();
        writeSync(1, n + ' ');
      }`);
    await writer.said(saves);
    writer.kill();
    const safe = Number((await writer.done).trim().split(' ').at(-1));
    const numberIn = (name: string): number => JSON.parse(read(join(root, name))).n;
    expect(numberIn('career.json')).toBeGreaterThanOrEqual(safe);
    expect(numberIn('bout.json') - numberIn('career.json')).toBeOneOf([0, 1]);
    open(root).close();
  });
});

describe('a store on a host', () => {
  test('a store works as ever, and its lock goes last', async () => {
    const root = tempFolder();
    const disk = asyncDisk({ root });
    const store = open(root, { disk });
    const running = boutSave('run', 9);
    expect(store.match('gladiator').write(running)).toBeNull();
    expect(value(store.match('gladiator').load())).toEqual(running);
    expect(value(store.replays.keep(summed(boutSave('run')), new Date(2025, 4, 3))).already).toBe(false);
    expect(value(store.replays.keep(summed(boutSave('run')), new Date(2025, 4, 3))).already).toBe(true);
    expect(store.replays.list()).toHaveLength(1);
    expect(store.match('gladiator').clear()).toBeNull();
    expect(value(store.match('gladiator').load())).toBeNull();
    store.settings.change({ hints: false });
    store.close();
    expect(disk.pending).toBe(false);
    // What settling overtook is thrown away when its thread is done with it.
    const files = [expect.stringMatching(/^replays\/2025-05-03-[0-9a-f]{8}\.json$/), 'settings.json'];
    await expect.poll(() => filesIn(root)).toEqual(files);
  });
});
