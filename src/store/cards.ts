/** Cards of gladiators that were taken in, to be met in practice. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cardOf, readCard } from '../games/gladiator/career/man/card.ts';
import type { Man } from '../games/gladiator/career/man/man-types.ts';
import { type Read, readable, unreadable } from '../kernel/save.ts';
import { digestOf } from '../kernel/state.ts';
import { faultOf } from './disk/fault.ts';
import { FOLDERS, type Folder, makeInside, type Place, pathIn, safeName } from './disk/folder.ts';
import { namesAt } from './disk/look.ts';

/** A card in the folder; one that cannot be read says why. */
interface ListedCard {
  readonly name: string;
  readonly man: Read<Man>;
}

/** The cards of a folder. */
export interface CardStore {
  /** All of them, by name; what cannot be read is listed with the reason and left alone. */
  list(): readonly ListedCard[];
  /** Keeps a man, once however often he is taken in. Returns his file's name within the data folder. */
  take(man: Man): Read<{ readonly name: string; readonly already: boolean }>;
}

/** No card comes near this. */
const LARGEST = 64 * 1024;
const ENDING = '.card';

/** Reads the card at a path anywhere on the disk. */
export function readCardFile(path: string): Read<Man> {
  try {
    if (statSync(path).size > LARGEST) return unreadable('it is too large for a gladiator card');
    return readCard(readFileSync(path, 'utf8'));
  } catch (error) {
    return unreadable(`it cannot be read: ${faultOf(error)}`);
  }
}

/** The cards of a folder; reads it anew at every call. */
export function openCards(folder: Folder): CardStore {
  return {
    list: () =>
      cardNames(folder).map((name) => ({ name, man: readCardFile(pathIn(folder, `${FOLDERS.cards}/${name}`)) })),
    take: (man) => take(folder, man),
  };
}

function cardNames(folder: Place): readonly string[] {
  return namesAt(pathIn(folder, FOLDERS.cards))
    .filter((name) => name.endsWith(ENDING))
    .sort();
}

function take(folder: Folder, man: Man): Read<{ readonly name: string; readonly already: boolean }> {
  if (folder.trouble !== null) return unreadable(folder.trouble);
  const name = `${FOLDERS.cards}/${safeName(man.name)}-${digestOf(man).slice(0, 8)}${ENDING}`;
  const path = pathIn(folder, name);
  if (existsSync(path)) return readable({ name, already: true });
  try {
    makeInside(folder, 'cards');
    writeFileSync(path, cardOf(man), { flag: 'wx' });
    return readable({ name, already: false });
  } catch (error) {
    return unreadable(`${name} could not be saved: ${faultOf(error)}`);
  }
}
