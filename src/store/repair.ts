/** Makes anew what can be, and puts aside what is damaged otherwise; a match may go on from its last checkpoint. */
import { atCheckpoint } from '../kernel/checkpoint.ts';
import { type Read, readable, readSave, type Save, unreadable } from '../kernel/save.ts';
import { type FileReport, listFiles } from './check.ts';
import { FILES, MATCH_NAME, pathIn } from './disk/folder.ts';
import { readJsonFile } from './disk/json-file.ts';
import type { KnownGames } from './known.ts';
import { makeAnew } from './proof/anew.ts';
import type { Store } from './store.ts';

/** A match that can go on from its last checkpoint, and the game it is of. */
export interface RepairOffer {
  readonly game: string;
  readonly save: Save;
}

/** What was done about one damaged file. */
export interface Repaired {
  readonly name: string;
  /** What was wrong with it. */
  readonly why: string;
  /** Where it lies now, or why it could not be moved. */
  readonly aside: Read<string>;
  /** What was made anew in its place, by its name; null: nothing. */
  readonly anew: string | null;
  /** For a match: the same at its last checkpoint, if it opens there. It is not written yet. */
  readonly offer: RepairOffer | null;
}

/**
 * Puts every damaged file aside, and makes anew what follows from what is kept. Where `known` verifies, saves that do not play through count as damaged, and
 * a match that still opens at its checkpoint comes back as an offer, for the player to take or leave.
 */
export function repair(store: Store, known: KnownGames): Read<readonly Repaired[]> {
  const trouble = store.trouble ?? store.folder.disk.settle();
  if (trouble !== null) return unreadable(trouble);
  const damaged = listFiles(store.folder, known).filter(
    ({ name, state }) => state === 'damaged' || (state === 'incomplete' && isGathered(name)),
  );
  return readable(damaged.flatMap((file) => mend(store, file, known) ?? []));
}

/** Takes an offer: the match goes on from its checkpoint. Returns why it cannot, or null. */
export function acceptOffer(store: Store, { game, save }: RepairOffer): string | null {
  const match = store.match(game);
  const there = match.load();
  if (there.ok && there.value !== null) return `there is a ${match.what} in progress already (${match.name})`;
  return match.write(save);
}

/** Whether a file can be given what it lacks. */
const isGathered = (name: string): boolean => name === FILES.hall || name === FILES.days;

/** Null: what is missing is nowhere, and the file stays as it is. */
function mend(store: Store, { name, state, why }: FileReport, known: KnownGames): Repaired | null {
  const because = why ?? 'it is damaged';
  const made = makeAnew(store, name, because, known);
  if (made !== null)
    return { name, why: because, aside: made.aside, anew: made.aside.ok ? made.name : null, offer: null };
  if (state === 'incomplete') return null;
  const offer = MATCH_NAME.test(name) ? offerOf(store, name, known) : null;
  return { name, why: because, aside: store.setAside(name, because), anew: null, offer };
}

function offerOf(store: Store, name: string, { gameOf, verify }: KnownGames): RepairOffer | null {
  const found = readJsonFile(pathIn(store.folder, name), readSave);
  if (!found.ok || found.value === null) return null;
  const save = atCheckpoint(found.value);
  const game = gameOf(save);
  return game.ok && verify?.(save).ok === true ? { game: game.value, save } : null;
}
