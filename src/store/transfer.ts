/** Files taken out of the data folder and into it; nothing is ever overwritten. */
import { constants, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { looksLikeCard } from '../games/gladiator/career/man/card.ts';
import { type Read, readable, type Save, unreadable } from '../kernel/save.ts';
import { readCardFile } from './cards.ts';
import { findFile, type Verifier } from './check.ts';
import { codeOf, faultOf } from './disk/fault.ts';
import { FILES, FOLDERS, type Place, pathIn } from './disk/folder.ts';
import { kindOf } from './disk/paths.ts';
import { readReplayFile } from './replay-file.ts';
import type { Store } from './store.ts';

/** Copies a file out, to a file or into a folder. Returns where the copy lies. */
export function exportFile(folder: Place, name: string, to: string): Read<string> {
  const found = findFile(folder, name);
  if (!found.ok) return found;
  const target = kindOf(to) === 'folder' ? join(to, basename(found.value.name)) : to;
  try {
    copyFileSync(pathIn(folder, found.value.name), target, constants.COPYFILE_EXCL);
    return readable(resolve(target));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return unreadable(`${target} is there already and is left as it is`);
    return unreadable(`${target} could not be written: ${faultOf(error)}`);
  }
}

/** Writes a text to a file that is not there yet. Returns where it lies. */
export function writeNew(to: string, text: string): Read<string> {
  try {
    writeFileSync(to, text, { flag: 'wx' });
    return readable(resolve(to));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return unreadable(`${to} is there already and is left as it is`);
    return unreadable(`${to} could not be written: ${faultOf(error)}`);
  }
}

/** What became of a file that was taken in. */
export interface Imported {
  readonly kind: 'bout' | 'replay' | 'card';
  /** Within the data folder. */
  readonly name: string;
  /** It was there already. */
  readonly already: boolean;
}

/**
 * Takes in a save, a replay or a gladiator card from anywhere: a finished bout becomes a replay, another the bout in
 * progress, if there is none. With a verifier it is played through first.
 */
export function importFile(store: Store, from: string, verify: Verifier | null): Read<Imported> {
  if (store.trouble !== null) return unreadable(store.trouble);
  if (isCardFile(from)) return importCard(store, from);
  const found = readReplayFile(from);
  if (!found.ok) return found;
  const { save, when, summary } = found.value;
  const verified = verify?.(save);
  if (verified?.ok === false) return unreadable(`${from}: ${verified.why}`);
  if (summary === null) return importBout(store, save);
  const kept = store.replays.keep(save, when === null ? store.folder.now() : new Date(when));
  if (!kept.ok) return unreadable(`${from}: ${kept.why}`);
  const { name, already } = kept.value;
  return readable({ kind: 'replay', name: `${FOLDERS.replays}/${name}`, already });
}

/** Whether the file at a path says of itself that it is a card; its ending says nothing. */
function isCardFile(path: string): boolean {
  try {
    return looksLikeCard(readFileSync(path, 'utf8').slice(0, 200));
  } catch {
    return false;
  }
}

function importCard(store: Store, from: string): Read<Imported> {
  const man = readCardFile(from);
  if (!man.ok) return unreadable(`${from}: ${man.why}`);
  const kept = store.cards.take(man.value);
  return kept.ok ? readable({ kind: 'card', ...kept.value }) : kept;
}

function importBout(store: Store, save: Save): Read<Imported> {
  const there = store.folder.disk.read(pathIn(store.folder, FILES.bout));
  if (!there.ok || there.value !== null) {
    return unreadable(`there is a bout in progress already (${FILES.bout}): finish it, or export and repair it, first`);
  }
  const why = store.bout.write(save);
  return why === null ? readable({ kind: 'bout', name: FILES.bout, already: false }) : unreadable(why);
}
