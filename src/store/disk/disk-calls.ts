/** What an asynchronous disk asks of the file system: six calls, so that tests can put another in its place. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { codeOf } from './fault.ts';

/** The calls that take time have two forms; the others only change names, and are done at once. All throw system errors. */
export interface DiskCalls {
  /** Makes a new file of these bytes and flushes it. */
  draft(path: string, bytes: Uint8Array): Promise<void>;
  draftSync(path: string, bytes: Uint8Array): void;
  /** Gives a file the name of another, in one step. */
  rename(from: string, to: string): void;
  /** Removes a file, if there is one. */
  remove(path: string): void;
  /** Flushes the names in a folder. */
  flush(folder: string): Promise<void>;
  flushSync(folder: string): void;
}

/** The file system of this machine. */
export const NODE_CALLS: DiskCalls = {
  async draft(path, bytes) {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  draftSync(path, bytes) {
    const file = openSync(path, 'wx');
    try {
      writeFileSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  },
  rename: renameSync,
  remove: (path) => rmSync(path, { force: true }),
  async flush(folder) {
    if (!FOLDERS_FLUSH) return;
    const opened = await open(folder, 'r');
    try {
      await opened.sync();
    } catch (error) {
      forgive(error);
    } finally {
      await opened.close();
    }
  },
  flushSync(folder) {
    if (!FOLDERS_FLUSH) return;
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } catch (error) {
      forgive(error);
    } finally {
      closeSync(opened);
    }
  },
};

/** Windows cannot open a folder to flush it. */
const FOLDERS_FLUSH = process.platform !== 'win32';

/** Some file systems keep names safe by themselves, and know no flushing of folders. */
function forgive(error: unknown): void {
  if (!['EINVAL', 'ENOTSUP'].includes(codeOf(error) ?? '')) throw error;
}
