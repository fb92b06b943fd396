/** One file of the data folder: checked before it is opened, written whole or not at all. */
import { type Read, unreadable } from '../../kernel/save.ts';
import { setAside } from './aside.ts';
import { jsonBytes } from './disk.ts';
import { faultOf } from './fault.ts';
import { type Folder, pathIn } from './folder.ts';
import { type Check, readJsonFile } from './json-file.ts';

/** A file that holds one value. */
export interface DataFile<T extends object> {
  /** What the file holds, null where there is none. One that cannot be read is put aside and says why. */
  load(): Read<T | null>;
  /** Returns why the value is not on the disk, nor on its way there, or null. */
  write(value: T): string | null;
  /** Removes the file. Returns why it is still there, or null. */
  clear(): string | null;
}

/** A file of the folder, `indent` spaces deep for those that a player may edit. */
export function dataFile<T extends object>(folder: Folder, name: string, check: Check<T>, indent = 0): DataFile<T> {
  const path = pathIn(folder, name);
  let looked = false;
  let inTheWay: string | null = null;
  const load = (): Read<T | null> => {
    looked = true;
    inTheWay = null;
    const found = readJsonFile(path, check, folder.disk);
    if (found.ok) return found;
    const aside = setAside(folder, name, found.why);
    if (aside.ok) return unreadable(`${found.why}; it was put aside as ${aside.value}`);
    inTheWay = `${name} could not be used: ${found.why}; ${aside.why}`;
    folder.notice(`${inTheWay}.`);
    return unreadable(`${found.why}; ${aside.why}`);
  };
  const put = (value: T): string | null => {
    try {
      return folder.disk.write(path, jsonBytes(value, indent));
    } catch (error) {
      return faultOf(error);
    }
  };
  return {
    load,
    write(value) {
      if (folder.trouble !== null) return folder.trouble;
      // What was never looked at may be damaged, and is not to be lost.
      if (!looked || inTheWay !== null) load();
      if (inTheWay !== null) return inTheWay;
      const why = put(value);
      return why === null ? null : `${name} could not be saved: ${why}`;
    },
    clear() {
      if (folder.trouble !== null) return folder.trouble;
      const why = folder.disk.remove(path);
      return why === null ? null : `${name} could not be removed: ${why}`;
    },
  };
}
