/** A file of the host written whole or not at all, while sessions go on. */
import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { faultOf } from '../store/fault.ts';

/** Gives a file new text, flushed to the disk with its name. Returns why it keeps the old one, or null. */
export async function writeWhole(path: string, text: string): Promise<string | null> {
  const draft = `${path}.${randomBytes(4).toString('hex')}.new`;
  try {
    await flushed(draft, text);
    await rename(draft, path);
    await flushFolder(dirname(path));
    return null;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    return faultOf(error);
  }
}

async function flushed(path: string, text: string): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
}

async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return; // a folder cannot be opened there
  await using folder = await open(path, 'r');
  await folder.sync();
}
