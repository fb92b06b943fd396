import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asyncDisk } from '../../src/store/async-disk.ts';
import { boutSave, filesIn, open, read, tempFolder, value } from './support.ts';

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
    const trouble = 'n.json could not be saved: there is no such file or folder.';
    expect(await disk.settled()).toBe(trouble);
    expect(told).toEqual([trouble]);
    expect(disk.trouble).toBe(trouble);
    mkdirSync(root);
    expect(disk.write(join(root, 'n.json'), bytes('1'))).toBe('there is no such file or folder');
    expect(disk.settle()).toBe('there is no such file or folder');
    expect(filesIn(root)).toEqual([]);
  });

  test('a store works as ever, and its lock goes last', async () => {
    const root = tempFolder();
    const disk = asyncDisk({ root });
    const store = open(root, { disk });
    const running = boutSave('run', 9);
    expect(store.bout.write(running)).toBeNull();
    expect(value(store.bout.load())).toEqual(running);
    expect(value(store.replays.keep(boutSave('run'), new Date(2025, 4, 3))).already).toBe(false);
    expect(value(store.replays.keep(boutSave('run'), new Date(2025, 4, 3))).already).toBe(true);
    expect(store.replays.list()).toHaveLength(1);
    expect(store.bout.clear()).toBeNull();
    expect(value(store.bout.load())).toBeNull();
    store.settings.change({ hints: false });
    store.close();
    expect(disk.pending).toBe(false);
    // What settling overtook is thrown away when its thread is done with it.
    const files = [expect.stringMatching(/^replays\/2025-05-03-[0-9a-f]{8}\.json$/), 'settings.json'];
    await expect.poll(() => filesIn(root)).toEqual(files);
  });
});
