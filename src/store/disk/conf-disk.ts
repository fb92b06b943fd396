/** The disk of one who plays alone: a file is there, and flushed, when `write` returns. */
import { accessSync, constants, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import Conf from 'conf';
import { type Disk, targetOf } from './disk.ts';
import { codeOf, faultOf } from './fault.ts';
import { split } from './folder.ts';
import { bytesAt, namesAt } from './look.ts';

type Writer = (bytes: Uint8Array) => string | null;

/** The disk of a player at home: files are written by Conf, and are there when the call returns. */
export function confDisk(): Disk {
  const writers = new Map<string, Writer>();
  return {
    write(path, bytes) {
      const write = writers.get(path) ?? writerOf(path);
      writers.set(path, write);
      return write(bytes);
    },
    writePage: (path, bytes) => attempt(() => writeFileSync(path, bytes)),
    remove: (path) => attempt(() => rmSync(path, { force: true })),
    read: bytesAt,
    names: namesAt,
    settle: () => null,
    after: (callback) => callback(),
  };
}

function attempt(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

/**
 * A function that writes `path` through a Conf of its own.
 *
 * Conf writes `path.new`, atomically and synced, and only what is found whole there takes the name:
 * Conf does not look whether the disk took all of its text, and on a disk just full would report
 * success and leave half a file in the place of a good one. The draft also spares it the parsing of
 * the old file at every write.
 */
function writerOf(path: string): Writer {
  const target = targetOf(path);
  const { folder, name } = split(target);
  let wanted: Uint8Array = new Uint8Array();
  let draft: Conf<Record<string, unknown>> | null = null;
  const open = (): Conf<Record<string, unknown>> =>
    new Conf({
      cwd: folder,
      configName: name,
      fileExtension: 'new',
      clearInvalidConfig: false,
      serialize: () => wanted,
      deserialize: () => ({}),
    });
  return (bytes) => {
    try {
      // Conf would block for a second on a folder it may not write, and make one that is gone.
      accessSync(folder, constants.W_OK);
      wanted = bytes;
      draft ??= open();
      draft.store = {};
      const { size } = statSync(draft.path);
      if (size === bytes.length) return replace(draft.path, target);
      rmSync(draft.path, { force: true });
      return `the disk took only ${size} of ${bytes.length} bytes`;
    } catch (error) {
      return faultOf(error);
    }
  };
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
