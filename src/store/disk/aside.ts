/** Files that could not be read are moved out of the way, or copied there, with a note; nothing is ever deleted. */
import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { minuteOf, stampOf } from './dates.ts';
import { codeOf, faultOf } from './fault.ts';
import { FOLDERS, type Folder, makeInside, pathIn, safeName } from './folder.ts';

/**
 * Moves a file of the folder to `aside/<time>-<name>` with the reason beside it, and tells the
 * player. Returns where it went, or why it had to stay.
 */
export function setAside(folder: Folder, name: string, why: string): Read<string> {
  const put = toAside(folder, name, `because it could not be used:\n${why}`, renameSync);
  if (put.ok) folder.notice(`${name} could not be used: ${why}. It was put aside as ${put.value}.`);
  return put;
}

/**
 * Copies a file of the folder to `aside/<time>-<name>` with the reason beside it; the file stays in use. Returns the
 * copy's name within the folder, or why there is none.
 */
export function copyAside(folder: Folder, name: string, why: string): Read<string> {
  const put = toAside(folder, name, `as a copy, because:\n${why}`, copyFileSync);
  return put.ok ? readable(`${FOLDERS.aside}/${basename(put.value)}`) : put;
}

/** Brings a file there in one way or the other; `reason` ends the note's sentence. */
function toAside(
  folder: Folder,
  name: string,
  reason: string,
  bring: (from: string, to: string) => void,
): Read<string> {
  if (folder.trouble !== null) return unreadable('it was left where it is');
  const unsettled = folder.disk.settle();
  if (unsettled !== null) return unreadable(`it could not be put aside: ${unsettled}`);
  try {
    makeInside(folder, FOLDERS.aside);
    const to = reserve(folder, name, reason);
    try {
      bring(pathIn(folder, name), to);
    } catch (error) {
      rmSync(`${to}.why.txt`, { force: true });
      throw error;
    }
    return readable(to);
  } catch (error) {
    return unreadable(`it could not be put aside: ${faultOf(error)}`);
  }
}

/** Finds a name nobody has, by writing the reason under it. */
function reserve(folder: Folder, name: string, reason: string): string {
  const now = folder.now();
  const note = `${pathIn(folder, name)}\nput aside on ${minuteOf(now)} ${reason}\n`;
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
