import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataFolder, type Machine, makeFolder, thisMachine } from '../../src/store/disk/paths.ts';
import { put, tempFolder, value, why } from './support.ts';

const machine = (platform: NodeJS.Platform, env: Machine['env'] = {}, home = '/home/ada'): Machine => ({
  platform,
  env,
  home,
});

describe("the platform's data folder", () => {
  test.each([
    ['linux', {}, '/home/ada', '/home/ada/.local/share/harena', '/home/ada'],
    ['linux', { XDG_DATA_HOME: '/data/ada' }, '/home/ada', '/data/ada/harena', '/data'],
    ['linux', { XDG_DATA_HOME: 'relative' }, '/home/ada', '/home/ada/.local/share/harena', '/home/ada'],
    ['linux', { XDG_DATA_HOME: '' }, '/home/ada', '/home/ada/.local/share/harena', '/home/ada'],
    ['freebsd', {}, '/home/ada', '/home/ada/.local/share/harena', '/home/ada'],
    ['darwin', { XDG_DATA_HOME: '/x' }, '/Users/ada', '/Users/ada/Library/Application Support/harena', '/Users/ada'],
    ['win32', { LOCALAPPDATA: 'D:\\Local' }, 'C:\\Users\\ada', 'D:\\Local\\harena', 'D:\\Local'],
    ['win32', { APPDATA: 'D:\\R' }, 'C:\\Users\\ada', 'C:\\Users\\ada\\AppData\\Local\\harena', 'C:\\Users\\ada'],
  ] as const)('%s with %j', (platform, env, home, path, root) => {
    expect(value(dataFolder(null, machine(platform, env, home)))).toEqual({ path, root });
  });

  test('the machine is the one this runs on', () => {
    expect(thisMachine()).toMatchObject({ platform: process.platform, home: homedir() });
  });
});

describe('--data-dir', () => {
  test('a folder that is there is taken', () => {
    const path = tempFolder();
    expect(value(dataFolder(path)).path).toBe(path);
  });

  test('a folder whose parent is there is taken, and not yet made', () => {
    const path = join(tempFolder(), 'new');
    expect(value(dataFolder(path)).path).toBe(path);
    expect(existsSync(path)).toBe(false);
  });

  test('a folder whose parent is missing is refused, and the parent is named', () => {
    const parent = join(tempFolder(), 'missing');
    expect(why(dataFolder(join(parent, 'new')))).toContain(`its parent folder ${parent} does not exist`);
  });

  test('a file is no folder, neither as the folder nor as its parent', () => {
    const file = put(tempFolder(), 'file', 'x');
    expect(why(dataFolder(file))).toContain('is a file, not a folder');
    expect(why(dataFolder(join(file, 'new')))).toContain(`${file} is a file, not a folder`);
  });

  test('an empty one names no folder', () => {
    expect(why(dataFolder(''))).toContain('names no folder');
  });
});

describe('making the folder', () => {
  test('what lies below the root is made', () => {
    const root = tempFolder();
    const path = join(root, 'a', 'b', 'harena');
    expect(makeFolder({ path, root })).toBeNull();
    expect(existsSync(path)).toBe(true);
    expect(makeFolder({ path, root })).toBeNull();
  });

  test.runIf(existsSync('/proc/self'))('where nothing can be made, that is said, and it is not tried for ever', () => {
    expect(makeFolder({ path: '/proc/harena/deep', root: '/proc' })).toBe('there is no such file or folder');
  });

  test('nothing is made below a root that is missing', () => {
    const root = join(tempFolder(), 'nobody');
    expect(makeFolder({ path: join(root, 'harena'), root })).toContain(`${root} does not exist`);
    expect(existsSync(root)).toBe(false);
  });

  test('a file in the way is said in words', () => {
    const root = tempFolder();
    mkdirSync(join(root, 'x'));
    put(root, 'x/harena', 'a file');
    expect(makeFolder({ path: join(root, 'x/harena'), root })).toBe('something of that name is there already');
    expect(makeFolder({ path: join(root, 'x/harena/deeper'), root })).toBe('a file lies where a folder should be');
  });
});
