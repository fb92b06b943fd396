/** Files taken out of the data folder and into it; nothing is ever overwritten. */
import { constants, copyFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Read, readable, type Save, unreadable } from '../kernel/save.ts';
import { isOver } from '../kernel/summary.ts';
import { findFile } from './check.ts';
import { codeOf, faultOf } from './disk/fault.ts';
import { FOLDERS, type FolderPlace, pathIn } from './disk/folder.ts';
import { textAt } from './disk/look.ts';
import { kindOf } from './disk/paths.ts';
import type { KnownGames, OwnFiles } from './known.ts';
import { readText, type TakenIn } from './own-files.ts';
import { gameOfReplay, readReplayFile } from './replay-file.ts';
import type { Store } from './store.ts';

/** Copies a file out, to a file or into a folder. Returns where the copy lies. */
export function exportFile(folder: FolderPlace, known: KnownGames, name: string, to: string): Read<string> {
  const found = findFile(folder, known, name);
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
export interface Imported extends TakenIn {
  /** What it is, in a word. */
  readonly kind: string;
}

/**
 * Takes in a save, a replay or a file of a game's own from anywhere: a finished match becomes a replay, another the
 * match in progress, if there is none. Where `known` verifies it is played through first.
 */
export function importFile(store: Store, from: string, known: KnownGames): Read<Imported> {
  if (store.trouble !== null) return unreadable(store.trouble);
  const own = ownKind(from, known);
  return own === null ? importMatch(store, from, known) : importOwn(store, from, own);
}

/** The files that the one at a path says it is of; its ending says nothing. */
function ownKind(path: string, { own }: KnownGames): OwnFiles | null {
  const text = textAt(path);
  if (!text.ok) return null;
  const start = text.value.slice(0, 200);
  return own.find((one) => one.looksLike(start)) ?? null;
}

function importOwn(store: Store, from: string, own: OwnFiles): Read<Imported> {
  const text = readText(from);
  if (!text.ok) return unreadable(`${from}: ${text.why}`);
  const read = own.read(text.value);
  if (!read.ok) return unreadable(`${from}: ${read.why}`);
  const kept = store.own(own).take(read.value);
  return kept.ok ? readable({ kind: own.kind, ...kept.value }) : kept;
}

const ONLY_MATCHES = 'and only matches, replays and cards can be taken in';

function importMatch(store: Store, from: string, known: KnownGames): Read<Imported> {
  const found = readReplayFile(from);
  if (!found.ok) return found;
  const { save, when, summary } = found.value;
  const game = gameOfReplay(found.value, known);
  if (!game.ok) return unreadable(`${from}: ${game.why}`);
  if (known.isLong(save))
    return unreadable(`${from}: it is the save of a long game ('${save.ruleset}'), ${ONLY_MATCHES}`);
  const verified = known.verify?.(save);
  if (verified?.ok === false) return unreadable(`${from}: ${verified.why}`);
  if (summary === null && !isOver(save)) return importUnfinished(store, game.value, save);
  const kept = keepReplay(store, save, game.value, when, known);
  return kept.ok ? kept : unreadable(`${from}: ${kept.why}`);
}

function keepReplay(store: Store, save: Save, game: string, when: string | null, known: KnownGames): Read<Imported> {
  const summary = known.summary(save);
  if (!summary.ok) return summary;
  const day = when === null ? store.folder.now() : new Date(when);
  const kept = store.replays.keep({ save, game, summary: summary.value }, day);
  if (!kept.ok) return kept;
  const { name, already } = kept.value;
  return readable({ kind: 'replay', name: `${FOLDERS.replays}/${name}`, already });
}

function importUnfinished(store: Store, game: string, save: Save): Read<Imported> {
  const { name, what, kind, write } = store.match(game);
  const there = store.folder.disk.read(pathIn(store.folder, name));
  if (!there.ok || there.value !== null) {
    return unreadable(`there is a ${what} in progress already (${name}): finish it, or export and repair it, first`);
  }
  const why = write(save);
  return why === null ? readable({ kind, name, already: false }) : unreadable(why);
}
