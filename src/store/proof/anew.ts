/** Files that can be made anew from what they or others hold: summaries, phase boundaries, ids, the hall. */
import { type Read, readable, readSave, type Save, unreadable } from '../../kernel/save.ts';
import { equalPlain } from '../../kernel/state.ts';
import { isOver } from '../../kernel/summary.ts';
import { jsonBytes } from '../disk/disk.ts';
import { FILES, FOLDERS, pathIn } from '../disk/folder.ts';
import { readJsonFile } from '../disk/json-file.ts';
import { type GameFile, readGameFile } from '../game-file.ts';
import type { KnownGames } from '../known.ts';
import { gameOfReplay, readReplay } from '../replay-file.ts';
import type { Store } from '../store.ts';
import { dayFaults } from './days-proof.ts';
import { hallFaults } from './hall-proof.ts';
import { statsFault } from './stats-proof.ts';

/** What was made anew. */
interface MadeAnew {
  /** Within the data folder. */
  readonly name: string;
  /** Where the file as it was lies now, or why it does not. */
  readonly aside: Read<string>;
}

/** Makes a file anew, as it was lying aside; null where that cannot be done, and nothing was. */
export function makeAnew(store: Store, name: string, why: string, known: KnownGames): MadeAnew | null {
  if (name === FILES.hall) return hallAnew(store, why, known);
  if (name === FILES.days) return daysAnew(store, why, known);
  if (name === FILES.stats) return statsAnew(store, why, known);
  if (name.startsWith(`${FOLDERS.replays}/`)) return replayAnew(store, name, why, known);
  const [folder = '', id = '', ...rest] = name.split('/');
  const kind = known.long.find((one) => one.folder === folder);
  const game = kind !== undefined && rest.length === 1 ? longAnew(store, name, id, kind, known) : null;
  return put(store, name, why, game ?? saveAnew(store, name, known));
}

/** Puts a copy of a file aside and writes it as it is to be. */
function put({ folder, copyAside }: Store, name: string, why: string, made: object | null): MadeAnew | null {
  if (made === null) return null;
  const aside = copyAside(name, why);
  if (!aside.ok) return { name, aside };
  const failed = folder.disk.write(pathIn(folder, name), jsonBytes(made));
  return { name, aside: failed === null ? aside : unreadable(`${name} could not be saved: ${failed}`) };
}

/** A save that proves itself, with its boundaries made anew if need be; null: it proves nothing. */
function mended(save: Save, { anew, verify }: KnownGames): Save | null {
  if (verify === null) return null;
  if (verify(save).ok) return save;
  const made = anew(save);
  return made.ok && verify(made.value).ok ? made.value : null;
}

/** A save with its boundaries made anew; null where they were right. */
function saveAnew({ folder }: Store, name: string, known: KnownGames): Save | null {
  const found = readJsonFile(pathIn(folder, name), readSave);
  const made = found.ok && found.value !== null ? mended(found.value, known) : null;
  return made === null || !found.ok || equalPlain(made, found.value) ? null : made;
}

function longAnew(
  { folder }: Store,
  name: string,
  id: string,
  kind: KnownGames['long'][number],
  known: KnownGames,
): GameFile | null {
  const found = readJsonFile(pathIn(folder, name), (json) => readGameFile(kind, json));
  if (!found.ok || found.value === null) return null;
  const save = mended(found.value.save, known);
  if (save === null) return null;
  const made: GameFile = { ...found.value, id, save };
  return equalPlain(made, found.value) ? null : made;
}

/** A replay is kept again under the name that is its own, with the summary of its match. */
function replayAnew(store: Store, name: string, why: string, known: KnownGames): MadeAnew | null {
  const found = readJsonFile(pathIn(store.folder, name), readReplay);
  if (!found.ok || found.value === null) return null;
  const { when } = found.value;
  const save = mended(found.value.save, known);
  const game = gameOfReplay({ ...found.value, game: null }, known);
  if (save === null || !isOver(save) || !game.ok) return null;
  const summary = known.summary(save);
  if (!summary.ok) return null;
  const aside = store.setAside(name, why);
  if (!aside.ok) return { name, aside };
  const day = when === null ? store.folder.now() : new Date(when);
  const kept = store.replays.keep({ save, game: game.value, summary: summary.value }, day);
  return kept.ok ? { name: `${FOLDERS.replays}/${kept.value.name}`, aside } : { name, aside: kept };
}

/** The hall is told what became of the games that are kept. */
function hallAnew(store: Store, why: string, known: KnownGames): MadeAnew | null {
  const faults = hallFaults(store.folder, known);
  if (faults.length === 0) return null;
  const aside = asideIfThere(store, FILES.hall, why);
  if (!aside.ok) return { name: FILES.hall, aside };
  for (const { section, id, line } of faults) {
    const failed = line === null ? store.hall.withdraw(section, id) : store.hall.correct(section, line);
    if (failed !== null) return { name: FILES.hall, aside: unreadable(failed) };
  }
  return { name: FILES.hall, aside };
}

/** The table of days is told what the tries came to whose records are kept; null where it has nothing to learn. */
function daysAnew(store: Store, why: string, known: KnownGames): MadeAnew | null {
  const lines = dayFaults(store.folder, known).flatMap(({ line }) => line ?? []);
  if (lines.length === 0) return null;
  const aside = asideIfThere(store, FILES.days, why);
  const failed = aside.ok ? lines.map((line) => store.days.note(line)).find((one) => one !== null) : null;
  return { name: FILES.days, aside: failed == null ? aside : unreadable(failed) };
}

/** Matches that were counted otherwise than their records say are counted by these. */
function statsAnew(store: Store, why: string, known: KnownGames): MadeAnew | null {
  const fault = statsFault(store.folder, known);
  if (fault === null) return null;
  const aside = asideIfThere(store, FILES.stats, why);
  const failed = aside.ok ? store.stats.correct(fault.matches) : null;
  return { name: FILES.stats, aside: failed === null ? aside : unreadable(failed) };
}

function asideIfThere({ folder, copyAside }: Store, name: string, why: string): Read<string> {
  const there = folder.disk.read(pathIn(folder, name));
  return there.ok && there.value === null ? readable('nothing, for there was no such file') : copyAside(name, why);
}
