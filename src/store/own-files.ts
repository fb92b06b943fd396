/** Files that a game reads itself: texts in a folder of its own. */
import { existsSync, writeFileSync } from 'node:fs';
import { type Read, readable, unreadable } from '../kernel/save.ts';
import { faultOf } from './disk/fault.ts';
import { type Folder, makeInside, pathIn, safeName } from './disk/folder.ts';
import { namesAt, textAt } from './disk/look.ts';
import type { OwnFolder } from './keeps.ts';

/** A text that a game keeps in a file of its own, and what that file is named by. */
export interface OwnText {
  /** Whose it is; its file is named by that as far as file names can be. */
  readonly name: string;
  /** Tells it from others of that name. */
  readonly mark: string;
  readonly text: string;
}

/** A file of a game's own; one that cannot be read says why. */
interface ListedText {
  readonly name: string;
  readonly text: Read<string>;
}

/** Where a text that was taken in lies. */
export interface TakenIn {
  /** Within the data folder. */
  readonly name: string;
  /** It was there already. */
  readonly already: boolean;
}

/** A game's own files of one kind. */
export interface OwnStore {
  /** All of them, by name. */
  list(): readonly ListedText[];
  /** Keeps a text, once however often it is taken in; why it could not. */
  take(own: OwnText): Read<TakenIn>;
}

/** Nothing that is taken in comes near this. */
const LARGEST = 64 * 1024;

/** Reads the text at a path anywhere on the disk; why it cannot be read. */
export function readText(path: string): Read<string> {
  return textAt(path, LARGEST);
}

/** A game's own files in a folder; reads it anew at every call. */
export function openOwn(place: Folder, { folder, ending }: OwnFolder): OwnStore {
  return {
    list: () =>
      namesAt(pathIn(place, folder))
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => ({ name, text: readText(pathIn(place, `${folder}/${name}`)) })),
    take({ name: whose, mark, text }) {
      if (place.trouble !== null) return unreadable(place.trouble);
      const name = `${folder}/${safeName(whose)}-${mark}${ending}`;
      const path = pathIn(place, name);
      if (existsSync(path)) return readable({ name, already: true });
      try {
        makeInside(place, folder);
        writeFileSync(path, text, { flag: 'wx' });
        return readable({ name, already: false });
      } catch (error) {
        return unreadable(`${name} could not be saved: ${faultOf(error)}`);
      }
    },
  };
}
