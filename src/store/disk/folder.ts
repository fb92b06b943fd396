/** The open data folder, as every file in it sees it. */
import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Disk } from './disk.ts';
import { kindOf } from './paths.ts';

/** A data folder to look into. */
export interface FolderPlace {
  readonly path: string;
}

/** A data folder and what is known of it. */
export interface Folder extends FolderPlace {
  /** Why nothing is written here, as a sentence; null when it is. */
  readonly trouble: string | null;
  readonly now: () => Date;
  readonly disk: Disk;
  /** Keeps a sentence that the player should read. */
  notice(sentence: string): void;
}

/** Names inside the data folder, and nothing else; an index lies in some of its folders too. */
export const FILES = {
  ...{ settings: 'settings.json', hall: 'hall.json', stats: 'stats.json', days: 'daily.json' },
  ...{ lock: 'lock', index: 'index' },
} as const;
/** Matches that stand alone: of the first game of the house, and of another, whose id is the group. */
export const MATCH_NAME = /^bout(?:-([a-z0-9-]+))?\.json$/;
/** Folders inside the data folder that are no game's. */
export const FOLDERS = { replays: 'replays', aside: 'aside', daily: 'daily' } as const;
/** The record of a day that was tried alone, in the folder of those. */
export const TRY_NAME = /^\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.json$/;

/** The path of a file by its name within the folder, parts divided by '/'. */
export function pathIn(folder: FolderPlace, name: string): string {
  return join(folder.path, ...name.split('/'));
}

/** Makes a folder directly inside the data folder; nothing deeper, and not the data folder itself. */
export function makeInside(folder: FolderPlace, name: string): void {
  const path = join(folder.path, name);
  if (kindOf(path) !== 'folder') mkdirSync(path);
}

/** Makes folders one inside the other below one of those; the data folder itself must be there. */
export function makeFolders(folder: FolderPlace, name: string, inner: readonly string[]): void {
  makeInside(folder, name);
  let path = join(folder.path, name);
  for (const one of inner) {
    path = join(path, one);
    if (kindOf(path) !== 'folder') mkdirSync(path);
  }
}

/** A name that every file system takes, made from any other. */
export function safeName(name: string): string {
  const safe = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+|[.-]+$/g, '');
  return safe === '' ? 'file' : safe.slice(-100);
}

/** A path as folder and file name, for those who want them apart. */
export function split(path: string): { readonly folder: string; readonly name: string } {
  return { folder: dirname(path), name: basename(path) };
}
