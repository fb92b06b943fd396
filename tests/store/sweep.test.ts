/** Leftovers on a disk that fails: what cannot be removed stays, and the files open all the same. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesIn, open, put, tempFolder } from './support.ts';

const broken = { is: false };
const { rmSync } = fs;

beforeEach(() => {
  fs.rmSync = (...args) => {
    if (broken.is && String(args[0]).endsWith('.json.new'))
      throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
    rmSync(...args);
  };
  syncBuiltinESMExports();
});
afterEach(() => {
  fs.rmSync = rmSync;
  syncBuiltinESMExports();
});

test('a leftover that cannot be removed is left for the next time', () => {
  const folder = tempFolder();
  put(folder, 'bout.json.new', '{');
  broken.is = true;
  const store = open(folder);
  expect(store.match('gladiator').load()).toEqual({ ok: true, value: null });
  broken.is = false;
  store.close();
  expect(filesIn(folder)).toContain('bout.json.new');
  open(folder).close();
  expect(filesIn(folder)).not.toContain('bout.json.new');
});
