import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAs, readable, readSave } from '../../src/kernel/save.ts';
import { dataFile } from '../../src/store/disk/file.ts';
import type { Folder } from '../../src/store/disk/folder.ts';
import { readJsonFile } from '../../src/store/disk/json-file.ts';
import { textAt } from '../../src/store/disk/look.ts';
import { toySave } from '../toy/saves.ts';
import { bareFolder, child, filesIn, put, read, tempFolder, value, why } from './support.ts';

const schema = z.strictObject({ n: z.number() });
const check = (json: unknown) => readAs(schema, json, 'no number');
const numbers = (folder: Folder) => dataFile(folder, 'n.json', check);

/** Contents that are no good, with a word of the reason. */
const DAMAGE: readonly (readonly [kind: string, content: string | Uint8Array, word: RegExp])[] = [
  ['an empty file', '', /it is empty/],
  ['white space', ' \n', /it is empty/],
  ['truncated JSON', '{"n":', /it is not JSON/],
  ['JSON with more behind it', '{"n":1}}', /it is not JSON/],
  ['zeroes', new Uint8Array(512), /it is not JSON/],
  ['binary', Uint8Array.of(0x89, 0x50, 0xff, 0xfe, 0x00), /it is not a text file/],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00), /it is not a text file/],
  ['an array', '[1]', /no number/],
  ['null', 'null', /no number/],
  ['a wrong type', '{"n":"1"}', /no number.*n/],
  ['a key too many', '{"n":1,"m":2}', /no number/],
];

describe('a file', () => {
  test('is null where there is none', () => {
    expect(numbers(bareFolder(tempFolder())).load()).toEqual({ ok: true, value: null });
  });

  test('holds what was last written, and nothing lies beside it', () => {
    const folder = bareFolder(tempFolder());
    const file = numbers(folder);
    for (const n of [1, 22, 3]) {
      expect(file.write({ n })).toBeNull();
      expect(file.load()).toEqual({ ok: true, value: { n } });
    }
    expect(read(join(folder.path, 'n.json'))).toBe('{"n":3}\n');
    expect(filesIn(folder.path)).toEqual(['n.json']);
    expect(file.clear()).toBeNull();
    expect(file.clear()).toBeNull();
    expect(filesIn(folder.path)).toEqual([]);
  });

  test.each(['\uFEFF{"n":1}', '{"n":1}\n\n', '\r\n{ "n": 1 }\r\n'])('may have been edited by hand: %j', (text) => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'n.json', text);
    expect(value(numbers(folder).load())).toEqual({ n: 1 });
  });

  test('that is a link stays one', () => {
    const folder = bareFolder(tempFolder());
    const elsewhere = put(tempFolder(), 'real.json', { n: 1 });
    symlinkSync(elsewhere, join(folder.path, 'n.json'));
    expect(numbers(folder).write({ n: 2 })).toBeNull();
    expect(lstatSync(join(folder.path, 'n.json')).isSymbolicLink()).toBe(true);
    expect(read(elsewhere)).toBe('{"n":2}\n');
  });

  test('that is a folder, or far too large, is not read', () => {
    const path = tempFolder();
    expect(why(readJsonFile(path, check))).toBe('it is a folder');
    const big = put(path, 'big.json', new Uint8Array(64 * 1024 * 1024 + 1));
    expect(why(readJsonFile(big, check))).toMatch(/too large/);
  });

  test.runIf(existsSync('/dev/zero'))('that is a device, which never ends, is not opened', () => {
    expect(why(readJsonFile('/dev/zero', check))).toBe('it is not a file');
    expect(why(textAt('/dev/zero'))).toBe('it is not a file');
  });

  test('that is nested deeper than can be walked through is refused; brackets in a text count for nothing', () => {
    const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const take = (json: unknown) => readable({ json });
    const folder = tempFolder();
    const readOf = (text: string) => readJsonFile(put(folder, 'n.json', text), take);
    expect(why(readOf(nested(5000)))).toBe('it is nested more than 200 deep');
    expect(why(readOf(`{"a":${nested(200)}}`))).toBe('it is nested more than 200 deep');
    expect(readOf(nested(200)).ok).toBe(true);
    expect(readOf(JSON.stringify({ text: `\\"${nested(500)}` })).ok).toBe(true);
  });
});

describe('a damaged file', () => {
  test.each(DAMAGE)('%s is put aside with the reason', (_kind, content, word) => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'n.json', content);
    expect(why(numbers(folder).load())).toMatch(word);
    expect(filesIn(folder.path)).toEqual(['aside/2025-05-03-120000-n.json', 'aside/2025-05-03-120000-n.json.why.txt']);
    expect(read(join(folder.path, 'aside/2025-05-03-120000-n.json.why.txt'))).toMatch(word);
    expect(readFileSync(join(folder.path, 'aside/2025-05-03-120000-n.json'))).toEqual(Buffer.from(content));
    expect(folder.notices).toHaveLength(1);
    expect(folder.notices[0]).toContain(join(folder.path, 'aside', '2025-05-03-120000-n.json'));
    expect(numbers(folder).load()).toEqual({ ok: true, value: null });
  });

  test('never overwrites another that was put aside in the same second', () => {
    const folder = { ...bareFolder(tempFolder()), now: () => new Date(2025, 4, 3, 12, 0, 0) };
    for (const text of ['one', 'two', 'three']) {
      put(folder.path, 'n.json', text);
      numbers(folder).load();
    }
    const stamp = 'aside/2025-05-03-120000-';
    expect(read(join(folder.path, `${stamp}n.json`))).toBe('one');
    expect(read(join(folder.path, `${stamp}2-n.json`))).toBe('two');
    expect(read(join(folder.path, `${stamp}3-n.json`))).toBe('three');
  });

  test('that nobody has looked at is put aside before it is written over', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'n.json', 'precious');
    expect(numbers(folder).write({ n: 1 })).toBeNull();
    expect(read(join(folder.path, 'aside/2025-05-03-120000-n.json'))).toBe('precious');
    expect(value(numbers(folder).load())).toEqual({ n: 1 });
  });

  test('that cannot be put aside is not written over', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'n.json', 'precious');
    put(folder.path, 'aside', 'a file where the folder should be');
    const file = numbers(folder);
    expect(why(file.load())).toMatch(/could not be put aside/);
    expect(file.write({ n: 1 })).toMatch(/could not be put aside/);
    expect(read(join(folder.path, 'n.json'))).toBe('precious');
    rmSync(join(folder.path, 'aside'));
    expect(file.write({ n: 1 })).toBeNull();
  });

  test('stays where nothing may be written', () => {
    const folder = bareFolder(tempFolder(), 'Nothing is saved.');
    put(folder.path, 'n.json', 'precious');
    expect(why(numbers(folder).load())).toMatch(/left where it is/);
    expect(numbers(folder).write({ n: 1 })).toBe('Nothing is saved.');
    expect(numbers(folder).clear()).toBe('Nothing is saved.');
    expect(filesIn(folder.path)).toEqual(['n.json']);
  });
});

describe('a write that fails', () => {
  test('says so at once when the folder is gone, and makes none', () => {
    const parent = tempFolder();
    const folder = bareFolder(join(parent, 'data'));
    mkdirSync(folder.path);
    const file = numbers(folder);
    expect(file.write({ n: 1 })).toBeNull();
    rmSync(folder.path, { recursive: true });
    expect(file.write({ n: 2 })).toBe('n.json could not be saved: there is no such file or folder');
    expect(readdirSync(parent)).toEqual([]);
  });

  test('leaves the old file when the disk takes only part of the new', () => {
    if (process.platform === 'win32') return; // no ulimit there
    const folder = bareFolder(tempFolder());
    const code = `
      const { confDisk } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../src/store/disk/conf-disk.ts')).href)});
      const disk = confDisk();
      const write = (value) => disk.write(${JSON.stringify(join(folder.path, 'n.json'))}, Buffer.from(JSON.stringify(value) + '\\n'));
      console.log(JSON.stringify([write({ n: 1 }), write({ n: 'x'.repeat(50_000) }), write({ n: 2 })]));`;
    // No file may be larger than 8 blocks: the system takes that much and reports it, as a full disk does.
    const shell = 'ulimit -f 8; exec "$0" --input-type=module -e "$1"';
    const { stdout } = spawnSync('sh', ['-c', shell, process.execPath, code], { encoding: 'utf8' });
    const [first, second, third] = JSON.parse(stdout) as readonly unknown[];
    expect([first, third]).toEqual([null, null]);
    expect(second).toMatch(/the disk took only \d+ of 50009 bytes/);
    expect(filesIn(folder.path)).toEqual(['n.json']);
    expect(read(join(folder.path, 'n.json'))).toBe('{"n":2}\n');
  });

  test('of what is no JSON throws nothing', () => {
    const loop: { n: number; self?: unknown } = { n: 1 };
    loop.self = loop;
    expect(numbers(bareFolder(tempFolder())).write(loop)).toMatch(/could not be saved/);
  });
});

describe('killed in the middle of a write', () => {
  test('what is left over does no harm', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'n.json', { n: 1 });
    put(folder.path, 'n.json.new', '{"n":');
    put(folder.path, 'n.json.new.tmp-1234567890abcdef', '{"');
    expect(value(numbers(folder).load())).toEqual({ n: 1 });
    expect(numbers(folder).write({ n: 2 })).toBeNull();
    expect(value(numbers(folder).load())).toEqual({ n: 2 });
  });

  test.each([1, 2, 5, 11, 24])('the file is one of those that were written, after no. %i', async (writes) => {
    const path = join(tempFolder(), 'bout.json');
    const save = toySave('kill', 5);
    const code = `
      const { confDisk } = await import(store + 'conf-disk.ts');
      const { jsonBytes } = await import(store + 'disk.ts');
      const { writeSync } = await import('node:fs');
      const disk = confDisk();
      const write = (value) => disk.write(${JSON.stringify(path)}, jsonBytes(value));
      const save = ${JSON.stringify(save)};
      for (let seen = 0; ; seen++) {
        write({ ...save, seen });
        writeSync(1, seen + ' ');
      }`;
    const writer = child(code);
    await writer.said(writes);
    writer.kill();
    const last = Number((await writer.done).trim().split(' ').at(-1));
    const seen = value(readJsonFile(path, readSave))?.seen;
    expect(seen).toBeOneOf([last, last + 1]);
    expect(value(readJsonFile(path, readSave))).toEqual({ ...save, seen });
  });
});
