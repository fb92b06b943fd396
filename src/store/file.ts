/** One file of the data folder: checked before it is opened, written whole or not at all. */
import { accessSync, constants, existsSync, lstatSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import Conf from 'conf';
import { type Read, unreadable } from '../engine/kernel/save.ts';
import { setAside } from './aside.ts';
import { codeOf, faultOf } from './fault.ts';
import { type Folder, pathIn, split } from './folder.ts';
import { type Check, readJsonFile } from './json-file.ts';

/** A file that holds one value. */
export interface DataFile<T extends object> {
  /** What the file holds, null where there is none. One that cannot be read is put aside and says why. */
  load(): Read<T | null>;
  /** Returns why the value is not on the disk, or null. */
  write(value: T): string | null;
  /** Removes the file. Returns why it is still there, or null. */
  clear(): string | null;
}

/** A file of the folder, `indent` spaces deep for those that a player may edit. */
export function dataFile<T extends object>(folder: Folder, name: string, check: Check<T>, indent = 0): DataFile<T> {
  const path = pathIn(folder, name);
  let write: ((value: T) => string | null) | null = null;
  let inTheWay: string | null = null;
  const load = (): Read<T | null> => {
    inTheWay = null;
    const found = readJsonFile(path, check);
    if (found.ok) return found;
    const aside = setAside(folder, name, found.why);
    if (aside.ok) return unreadable(`${found.why}; it was put aside as ${aside.value}`);
    inTheWay = `${name} could not be used: ${found.why}; ${aside.why}`;
    folder.notice(`${inTheWay}.`);
    return unreadable(`${found.why}; ${aside.why}`);
  };
  return {
    load,
    write(value) {
      if (folder.trouble !== null) return folder.trouble;
      // What was never looked at may be damaged, and is not to be lost.
      if (write === null || inTheWay !== null) load();
      if (inTheWay !== null) return inTheWay;
      write ??= writerOf(path, indent);
      const why = write(value);
      return why === null ? null : `${name} could not be saved: ${why}`;
    },
    clear: () => folder.trouble ?? remove(path, name),
  };
}

function remove(path: string, name: string): string | null {
  try {
    rmSync(path, { force: true });
    return null;
  } catch (error) {
    return `${name} could not be removed: ${faultOf(error)}`;
  }
}

/**
 * A function that writes `path` through a Conf of its own and returns why it could not, or null.
 *
 * Conf writes `path.new`, atomically and synced, and only what is found whole there takes the name:
 * Conf does not look whether the disk took all of its text, and on a disk just full would report
 * success and leave half a file in the place of a good one. The draft also spares it the parsing of
 * the old file at every write.
 */
export function writerOf(path: string, indent = 0): (value: object) => string | null {
  const target = targetOf(path);
  const { folder, name } = split(target);
  let wanted = 0;
  let draft: Conf<Record<string, unknown>> | null = null;
  const open = (): Conf<Record<string, unknown>> =>
    new Conf({
      cwd: folder,
      configName: name,
      fileExtension: 'new',
      clearInvalidConfig: false,
      serialize(value) {
        const bytes = Buffer.from(`${JSON.stringify(value, null, indent)}\n`);
        wanted = bytes.length;
        return bytes;
      },
      deserialize: () => ({}),
    });
  return (value) => {
    try {
      // Conf would block for a second on a folder it may not write, and make one that is gone.
      accessSync(folder, constants.W_OK);
      draft ??= open();
      draft.store = value as Record<string, unknown>;
      const { size } = statSync(draft.path);
      if (size === wanted) return replace(draft.path, target);
      rmSync(draft.path, { force: true });
      return `the disk took only ${size} of ${wanted} bytes`;
    } catch (error) {
      return faultOf(error);
    }
  };
}

/** Where a link leads, so that it stays a link; a link to nothing is replaced. */
function targetOf(path: string): string {
  return existsSync(path) && lstatSync(path).isSymbolicLink() ? realpathSync(path) : path;
}

const HELD_UP = ['EPERM', 'EACCES', 'EBUSY'];

/** Gives the draft its name. Windows refuses while a virus scanner has the old file open: then a few times more. */
function replace(from: string, to: string): null {
  for (let left = process.platform === 'win32' ? 20 : 0; ; left--) {
    try {
      renameSync(from, to);
      return null;
    } catch (error) {
      if (left === 0 || !HELD_UP.includes(codeOf(error) ?? '')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
    }
  }
}
