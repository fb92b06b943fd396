/** Files that could not be read are moved out of the way, with a note; nothing is ever deleted. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Read, readable, unreadable } from '../engine/kernel/save.ts';
import { minuteOf, stampOf } from './dates.ts';
import { codeOf, faultOf } from './fault.ts';
import { FOLDERS, type Folder, makeInside, pathIn, safeName } from './folder.ts';

/**
 * Moves a file of the folder to `aside/<time>-<name>` with the reason beside it, and tells the
 * player. Returns where it went, or why it had to stay.
 */
export function setAside(folder: Folder, name: string, why: string): Read<string> {
  if (folder.trouble !== null) return unreadable('it was left where it is');
  const unsettled = folder.disk.settle();
  if (unsettled !== null) return unreadable(`it could not be put aside: ${unsettled}`);
  try {
    makeInside(folder, 'aside');
    const to = reserve(folder, name, why);
    try {
      renameSync(pathIn(folder, name), to);
    } catch (error) {
      rmSync(`${to}.why.txt`, { force: true });
      throw error;
    }
    folder.notice(`${name} could not be used: ${why}. It was put aside as ${to}.`);
    return readable(to);
  } catch (error) {
    return unreadable(`it could not be put aside: ${faultOf(error)}`);
  }
}

/** Finds a name nobody has, by writing the reason under it. */
function reserve(folder: Folder, name: string, why: string): string {
  const now = folder.now();
  const note = `${pathIn(folder, name)}\nput aside on ${minuteOf(now)} because it could not be used:\n${why}\n`;
  const base = pathIn(folder, `${FOLDERS.aside}/${stampOf(now)}-`);
  for (let n = 1; ; n++) {
    const to = `${base}${n === 1 ? '' : `${n}-`}${safeName(name)}`;
    if (existsSync(to)) continue;
    try {
      writeFileSync(`${to}.why.txt`, note, { flag: 'wx' });
      return to;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}
