/** A file of the host itself, written whole or not at all while sessions go on. */
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asyncDisk } from '../../store/disk/async-disk.ts';
import { isHostDraft } from '../../store/disk/leftovers.ts';

/**
 * Gives a file new text, flushed to the disk with its name. Returns why it keeps the old one, or
 * null. Each has a disk of its own: a failure ends no later writing.
 */
export async function writeWhole(path: string, text: string): Promise<string | null> {
  const disk = asyncDisk({ root: dirname(path) });
  const why = disk.write(path, Buffer.from(text));
  return why ?? (await disk.settled());
}

/** Removes what a process killed in the middle of writing a file left beside it; what cannot be removed stays. */
export function sweepDrafts(path: string): void {
  const folder = dirname(path);
  try {
    for (const name of readdirSync(folder))
      if (name.startsWith(basename(path)) && isHostDraft(name)) rmSync(join(folder, name), { force: true });
  } catch {}
}
