/** The saves of matches and long games in a folder: what a player would lose. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSave, type Save } from '../../../src/kernel/save.ts';

/** The saves in a folder by their names; a file that has not changed since is not read again. */
export function savesIn(folder: string): ReadonlyMap<string, Save> {
  const saves = new Map<string, Save>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || !entry.name.endsWith('.json')) continue;
    const path = join(entry.parentPath, entry.name);
    const save = saveAt(path);
    if (save !== null) saves.set(path.slice(folder.length + 1), save);
  }
  return saves;
}

/** How many answers there are in all saves. */
export const answersIn = (saves: ReadonlyMap<string, Save>): number =>
  [...saves.values()].reduce((sum, { choices }) => sum + choices.length, 0);

interface Seen {
  readonly stamp: string;
  readonly save: Save | null;
}

const seen = new Map<string, Seen>();
/** Folders come and go: what is remembered of them is let go now and then. */
const SEEN_MOST = 5_000;

function saveAt(path: string): Save | null {
  const stamp = stampOf(path);
  const known = seen.get(path);
  if (known?.stamp === stamp) return known.save;
  if (seen.size > SEEN_MOST) seen.clear();
  const save = readAt(path);
  seen.set(path, { stamp, save });
  return save;
}

/** Another whenever a file was written: files are put in the place of others, or grow. */
function stampOf(path: string): string {
  const { ino, size, mtimeNs } = statSync(path, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}

function readAt(path: string): Save | null {
  try {
    const json = JSON.parse(readFileSync(path, 'utf8')) as { readonly save?: unknown };
    const found = readSave(json.save ?? json);
    return found.ok ? found.value : null;
  } catch {
    return null;
  }
}
