/** Puts aside what is damaged; a bout may go on from its last checkpoint. */
import { atCheckpoint } from '../kernel/checkpoint.ts';
import { type Read, readable, readSave, type Save, unreadable } from '../kernel/save.ts';
import { type FileReport, listFiles, type Verifier } from './check.ts';
import { FILES, pathIn } from './disk/folder.ts';
import { readJsonFile } from './disk/json-file.ts';
import type { Store } from './store.ts';

/** What was done about one damaged file. */
export interface Repaired {
  readonly name: string;
  /** What was wrong with it. */
  readonly why: string;
  /** Where it lies now, or why it could not be moved. */
  readonly aside: Read<string>;
  /** For a bout: the same bout at its last checkpoint, if it opens there. It is not written yet. */
  readonly offer: Save | null;
}

/**
 * Puts every damaged file aside. With a verifier, saves that do not play through count as damaged, and
 * a bout that still opens at its checkpoint comes back as an offer, for the player to take or leave.
 */
export function repair(store: Store, verify: Verifier | null): Read<readonly Repaired[]> {
  const trouble = store.trouble ?? store.folder.disk.settle();
  if (trouble !== null) return unreadable(trouble);
  const damaged = listFiles(store.folder, verify).filter(({ state }) => state === 'damaged');
  return readable(damaged.map((file) => mend(store, file, verify)));
}

/** Takes an offer: the bout goes on from its checkpoint. Returns why it cannot, or null. */
export function acceptOffer(store: Store, offer: Save): string | null {
  const there = store.bout.load();
  if (there.ok && there.value !== null) return `there is a bout in progress already (${FILES.bout})`;
  return store.bout.write(offer);
}

function mend(store: Store, { name, kind, why }: FileReport, verify: Verifier | null): Repaired {
  const because = why ?? 'it is damaged';
  const offer = kind === 'bout' && verify !== null ? offerOf(store, name, verify) : null;
  return { name, why: because, aside: store.setAside(name, because), offer };
}

function offerOf(store: Store, name: string, verify: Verifier): Save | null {
  const found = readJsonFile(pathIn(store.folder, name), readSave);
  if (!found.ok || found.value === null) return null;
  const save = atCheckpoint(found.value);
  return verify(save).ok ? save : null;
}
