/** Files and folders as they lie on the disk; this module writes nothing. */
import { lstatSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { codeOf, faultOf } from './fault.ts';
import { isHostDraft } from './leftovers.ts';

/** No file of the game comes near this; a larger one is not read at all. */
const LARGEST = 64 * 1024 * 1024;

/** The bytes of a file; null where there is none. A pipe or a device, which may never end, is not opened. */
export function bytesAt(path: string, largest = LARGEST): Read<Buffer | null> {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return unreadable(stat.isDirectory() ? 'it is a folder' : 'it is not a file');
    if (stat.size > largest) return unreadable(`it is too large (${stat.size} bytes, ${largest} at most)`);
    return readable(readFileSync(path));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return readable(null);
    return unreadable(`it cannot be read: ${faultOf(error)}`);
  }
}

/** The text of a file that must be there; why it cannot be read. */
export function textAt(path: string, largest = LARGEST): Read<string> {
  const found = bytesAt(path, largest);
  if (!found.ok) return found;
  return found.value === null ? unreadable('there is no such file') : readable(found.value.toString('utf8'));
}

/** The names of all that lies in a folder; none where there is no folder, or none that can be looked into. */
export function namesAt(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Bytes that are free for files at a path; null where the system does not say. */
export function freeAt(path: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** What tells one version of a file from every other: each is written under another name first, and so is another inode. */
export interface Stamped {
  readonly stamp: string;
  /** In bytes. */
  readonly size: number;
}

/** The stamp of a file as it lies on the disk; null where there is none. */
export function stampAt(path: string): Stamped | null {
  try {
    const { size, mtimeMs, ino } = statSync(path);
    return { stamp: `${size} ${mtimeMs} ${ino}`, size };
  } catch {
    return null;
  }
}

/** Bytes of all files in a folder and in those inside it, but for drafts that are swept up; 0 where there is none. */
export function bytesIn(folder: string): number {
  const kept = namesAt(folder).filter((name) => !isHostDraft(name));
  return kept.reduce((sum, name) => sum + bytesOf(join(folder, name)), 0);
}

function bytesOf(path: string): number {
  try {
    const stat = lstatSync(path);
    return stat.isDirectory() ? bytesIn(path) : stat.size;
  } catch {
    return 0;
  }
}
