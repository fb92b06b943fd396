/** Long games: each in a folder of its own, with the records of its matches and the pages told of it. */
import { randomBytes } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { type Read, readable, readSave, type Save, unreadable } from '../kernel/save.ts';
import { spelledOut } from '../safe-text.ts';
import { copyAside, setAside } from './disk/aside.ts';
import { stampOf } from './disk/dates.ts';
import { faultOf } from './disk/fault.ts';
import { dataFile } from './disk/file.ts';
import { type Folder, makeFolders, pathIn } from './disk/folder.ts';
import {
  type GameFile,
  type GameKind,
  isGameId,
  ODDS_FILE,
  type OddsKept,
  readGameFile,
  readOdds,
  type Undoing,
} from './game-file.ts';
import { type LongCount, LongIndex, longIds } from './index/long-index.ts';
import type { StoredMatch } from './match-file.ts';
import { newNonce } from './nonce.ts';
import { GOING_ENDING } from './sweep.ts';

/** How many autosaves a lenient game keeps to return to. @internal */
export const BACKS_KEPT = 5;

/** A line of a list of games. */
export type ListedGame<Facts> =
  | {
      readonly state: 'ok';
      readonly id: string;
      readonly begun: string;
      readonly played: string;
      readonly returns: number;
      readonly facts: Facts;
      readonly over: boolean;
    }
  | { readonly state: 'damaged'; readonly id: string; readonly why: string }
  /** Not read yet since it was last written elsewhere: it is, some at every look at the list. */
  | { readonly state: 'unread'; readonly id: string };

/** The files of one game. Its matches are numbered, and what may be returned to is. */
export interface GameFiles {
  readonly id: string;
  /** What its file holds, null where there is none. One that cannot be read is put aside and says why. */
  load(): Read<GameFile | null>;
  /** Returns why the save is not on the disk, or null. */
  write(save: Save): string | null;
  /** Puts a copy of its file aside; says what it is called in the player's folder, or why there is none. */
  copyAside(why: string): Read<string>;
  bout(number: number): StoredMatch;
  /** The records that there are, by their numbers, the newest first. */
  records(): readonly StoredMatch[];
  /** Keeps the game as it stands now, to return to; only the newest few stay. */
  keepBack(at: number, save: Save): string | null;
  /** What can be returned to, the newest first. */
  backs(): readonly number[];
  /** Makes the game what it was then; matches from a number on, the same unless given, are put aside. */
  goBack(at: number, firstBout?: number): Read<Save>;
  /** Writes a page of text beside the game; returns where, or why it could not. */
  writePage(name: string, text: string): Read<string>;
  /** A page written before, or null. */
  readPage(name: string): string | null;
  /** Whether odds are told in it, and ever were; null where nothing is known of it. */
  odds(): OddsKept | null;
  /** Keeps that; why it is not on the disk, or null. */
  noteOdds(note: OddsKept): string | null;
}

/** All games of a kind in a folder. */
export interface GameStore<Facts> {
  /** Every one of them, the one last played first; what cannot be read is listed with the reason and left alone. */
  list(): readonly ListedGame<Facts>[];
  /** The same as far as this process knows them: the folder is not looked at again. */
  known(): readonly ListedGame<Facts>[];
  /** The files of a game that is to begin, under an id nobody has; its first save makes its folder. */
  prepare(): Read<GameFiles>;
  /** Null where there is none of that id. */
  open(id: string): GameFiles | null;
  /** How many there are, by the index. */
  count(): LongCount;
  /** Takes one away for good, with all its matches and pages. Why it is still there, or null. */
  remove(id: string): string | null;
}

const four = (n: number): string => String(n).padStart(4, '0');
type AnyKind = GameKind<unknown>;
/** A game's own place: its kind, its folder's name, and the data folder. */
interface Home {
  readonly folder: Folder;
  readonly kind: AnyKind;
  readonly id: string;
  readonly index: Pick<LongIndex, 'wrote' | 'removed' | 'begun'>;
}
const nameOf = ({ kind, id }: Pick<Home, 'kind' | 'id'>, name: string): string => `${kind.folder}/${id}/${name}`;
const fileOf = ({ kind }: AnyKind): string => `${kind}.json`;

/** The games of a kind in a folder, by their index. */
export function openGames<Facts>(
  folder: Folder,
  kind: GameKind<Facts>,
  index: LongIndex<Facts> = new LongIndex(folder, kind),
): GameStore<Facts> {
  const homeOf = (id: string): Home => ({ folder, kind, id, index });
  const inOrder = (ids: readonly string[]) => ids.map((id) => listed(index, id)).sort(lastPlayedFirst);
  return {
    list: () => inOrder(index.look()),
    known: () => inOrder(index.known()),
    count: () => index.count(),
    prepare: () => prepare(homeOf),
    open(id) {
      if (!isGameId(id)) return null;
      index.tidy(id);
      return longIds(folder, kind).includes(id) ? filesOf(homeOf(id)) : null;
    },
    remove: (id) => remove(homeOf(id)),
  };
}

function listed<Facts>(index: LongIndex<Facts>, id: string): ListedGame<Facts> {
  const line = index.line(id);
  if (line === null) return { state: 'unread', id };
  if (!line.ok) return { state: 'damaged', id, why: line.why };
  const { begun, played, returns, facts, over } = line.value;
  return { state: 'ok', id, begun, played, returns, facts, over };
}

function lastPlayedFirst(a: ListedGame<unknown>, b: ListedGame<unknown>): number {
  const played = (one: ListedGame<unknown>): string => (one.state === 'ok' ? one.played : '');
  if (played(a) !== played(b)) return played(a) < played(b) ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

function prepare(homeOf: (id: string) => Home): Read<GameFiles> {
  let home = homeOf(newId());
  const { folder, kind } = home;
  if (folder.trouble !== null) return unreadable(folder.trouble);
  const taken = longIds(folder, kind);
  while (taken.includes(home.id)) home = homeOf(newId());
  home.index.begun(home.id);
  return readable(filesOf(home));
}

/** Takes a game's folder away with all that lies in it; why it is still there, or null. A stop in the midst of it leaves a folder of another name. */
function remove({ folder, kind, id, index }: Home): string | null {
  const path = pathIn(folder, `${kind.folder}/${id}`);
  const why = folder.trouble ?? folder.disk.settle();
  if (why !== null) return why;
  try {
    renameSync(path, `${path}${GOING_ENDING}`);
    index.removed(id);
    rmSync(`${path}${GOING_ENDING}`, { recursive: true, force: true });
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

const newId = (): string => randomBytes(4).toString('hex');

function filesOf(home: Home): GameFiles {
  const { folder, kind, id, index } = home;
  const own = dataFile(folder, nameOf(home, fileOf(kind)), (json) => readGameFile(kind, json));
  let known: Pick<GameFile, 'begun' | 'returns'> | null = null;
  const load = (): Read<GameFile | null> => {
    const found = own.load();
    if (found.ok && found.value !== null) known = found.value;
    return found;
  };
  const write = (save: Save, undoing?: Undoing): string | null => {
    const why = roomFor(home, '');
    if (why !== null) return why;
    if (known === null) load();
    const played = folder.now().toISOString();
    known ??= { begun: played, returns: 0 };
    const { begun, returns } = known;
    const left = undoing === undefined ? {} : { undoing };
    const file: GameFile = { format: 1, kind: kind.kind, id, begun, played, returns, ...left, save };
    const failed = own.write(file);
    if (failed === null) index.wrote(file);
    return failed;
  };
  const putAside = (save: Save, undoing: Undoing): string | null => undo(home, undoing) ?? write(save);
  return {
    id,
    load() {
      const found = load();
      const undoing = found.ok ? found.value?.undoing : undefined;
      if (!found.ok || found.value === null || undoing === undefined || folder.trouble !== null) return found;
      // It was stopped while it went back.
      const why = putAside(found.value.save, undoing);
      return why === null ? load() : unreadable(why);
    },
    write: (save) => write(save),
    copyAside: (why) => copyAside(folder, nameOf(home, fileOf(kind)), why),
    bout: (number) => recordFile(home, 'bouts', number),
    records: () => numbersIn(home, 'bouts').map((number) => recordFile(home, 'bouts', number)),
    keepBack(at, save) {
      const why = recordFile(home, 'back', at).write(save);
      if (why === null) dropOldest(home);
      return why;
    },
    backs: () => numbersIn(home, 'back'),
    goBack(at, firstBout = at) {
      const found = recordFile(home, 'back', at).load();
      if (!found.ok) return found;
      if (found.value === null) return unreadable(`there is no autosave of ${kind.counted} ${at} to return to`);
      const room = roomFor(home, 'undone');
      if (room !== null) return unreadable(room);
      if (known === null) load();
      if (known !== null) known = { begun: known.begun, returns: known.returns + 1 };
      const undoing = { at, firstBout };
      const why = write(found.value, undoing) ?? putAside(found.value, undoing);
      return why === null ? readable(found.value) : unreadable(why);
    },
    writePage: (name, text) => writePage(home, name, text),
    readPage: (name) => readPage(home, name),
    ...oddsNote(home),
  };
}

/** Makes the folder that a file of a game lies in; why it cannot be made, or null. */
function roomFor({ folder, kind, id }: Home, name: string): string | null {
  if (folder.trouble !== null) return folder.trouble;
  try {
    makeFolders(folder, kind.folder, [id, ...(name === '' ? [] : [name])]);
    return null;
  } catch (error) {
    return `the ${kind.kind}'s folder could not be made: ${faultOf(error)}`;
  }
}

type Drawer = 'bouts' | 'back';

function recordFile(home: Home, drawer: Drawer, number: number): StoredMatch {
  const { folder } = home;
  const name = nameOf(home, `${drawer}/${four(number)}.json`);
  const file = dataFile(folder, name, readSave);
  return {
    name,
    load: file.load,
    write: (save) => roomFor(home, drawer) ?? file.write(save),
    nonce: newNonce,
    setAside: (why) => setAside(folder, name, why),
    copyAside: (why) => copyAside(folder, name, why),
  };
}

const RECORD_NAME = /^(\d{4})\.json$/;

function numbersIn(home: Home, drawer: Drawer): readonly number[] {
  const names = home.folder.disk.names(pathIn(home.folder, nameOf(home, drawer)));
  const numbers = names.map((name) => RECORD_NAME.exec(name)?.[1]);
  return numbers.flatMap((text) => (text === undefined ? [] : [Number(text)])).sort((a, b) => b - a);
}

function dropOldest(home: Home): void {
  const { folder } = home;
  for (const old of numbersIn(home, 'back').slice(BACKS_KEPT)) {
    folder.disk.remove(pathIn(folder, nameOf(home, `back/${four(old)}.json`)));
  }
}

/** Puts aside what was played from a match on, and kept since; why it could not, or null. A stop in the midst of it is made good by the next load. */
function undo(home: Home, { at, firstBout }: Undoing): string | null {
  const { folder } = home;
  const why = folder.disk.settle() ?? roomFor(home, 'undone');
  if (why !== null) return why;
  const stamp = stampOf(folder.now());
  try {
    for (const later of numbersIn(home, 'bouts').filter((one) => one >= firstBout)) {
      const from = pathIn(folder, nameOf(home, `bouts/${four(later)}.json`));
      renameSync(from, pathIn(folder, nameOf(home, `undone/${stamp}-${four(later)}.json`)));
    }
    for (const later of numbersIn(home, 'back').filter((one) => one > at)) {
      const kept = folder.disk.remove(pathIn(folder, nameOf(home, `back/${four(later)}.json`)));
      if (kept !== null) return `what was kept since could not be removed: ${kept}`;
    }
    return null;
  } catch (error) {
    return `what was played since could not be put aside: ${faultOf(error)}`;
  }
}

/** What is kept of odds beside a game. */
function oddsNote(home: Home): Pick<GameFiles, 'odds' | 'noteOdds'> {
  const file = dataFile(home.folder, nameOf(home, ODDS_FILE), readOdds);
  return {
    odds() {
      const found = file.load();
      return found.ok ? found.value : null;
    },
    noteOdds: (note) => roomFor(home, '') ?? file.write(note),
  };
}

function writePage(home: Home, name: string, text: string): Read<string> {
  const { folder } = home;
  if (basename(name) !== name) return unreadable(`'${name}' is not the name of a page`);
  const why = roomFor(home, 'pages');
  if (why !== null) return unreadable(why);
  const path = pathIn(folder, nameOf(home, `pages/${name}`));
  const failed = folder.disk.writePage(path, Buffer.from(spelledOut(text)));
  return failed === null ? readable(path) : unreadable(`the page could not be written: ${failed}`);
}

function readPage(home: Home, name: string): string | null {
  const { folder } = home;
  const found = folder.disk.read(pathIn(folder, nameOf(home, `pages/${basename(name)}`)));
  return found.ok && found.value !== null ? Buffer.from(found.value).toString('utf8') : null;
}
