/** The careers of a player: each in a folder of its own, with its bouts and the pages told of it. */
import { randomBytes } from 'node:crypto';
import { renameSync } from 'node:fs';
import { basename } from 'node:path';
import { type Read, readable, readSave, type Save, unreadable } from '../engine/kernel/save.ts';
import { setAside } from './aside.ts';
import { type CareerFacts, type CareerFile, factsOf, isCareerId, readCareerFile } from './career-file.ts';
import { stampOf } from './dates.ts';
import { faultOf } from './fault.ts';
import { dataFile } from './file.ts';
import { FOLDERS, type Folder, makeFolders, type Place, pathIn } from './folder.ts';
import { readJsonFile } from './json-file.ts';
import { namesAt } from './look.ts';

/** How many autosaves a lenient career keeps to return to. */
export const BACKS_KEPT = 5;

/** A line of the list of careers. */
export type ListedCareer =
  | {
      readonly state: 'ok';
      readonly id: string;
      readonly begun: string;
      readonly played: string;
      readonly returns: number;
      readonly facts: CareerFacts;
      readonly over: boolean;
    }
  | { readonly state: 'damaged'; readonly id: string; readonly why: string };

/** Where the bout of one munus is kept: the record that the career's answer is read from. */
interface MunusFile {
  load(): Read<Save | null>;
  /** Returns why the save is not on the disk, or null. */
  write(save: Save): string | null;
  /** Puts the file aside, which the rules refuse; says where it went, or why it stays. */
  setAside(why: string): Read<string>;
}

/** The files of one career. */
export interface CareerFiles {
  readonly id: string;
  /** What its file holds, null where there is none. One that cannot be read is put aside and says why. */
  load(): Read<CareerFile | null>;
  /** Returns why the save is not on the disk, or null. */
  write(save: Save): string | null;
  bout(munus: number): MunusFile;
  /** Keeps the career as it stands before a munus, to return to; only the newest few stay. */
  keepBack(munus: number, save: Save): string | null;
  /** Munera that can be returned to, the newest first. */
  backs(): readonly number[];
  /** Makes the career what it was before a munus; bouts fought since are put aside. */
  goBack(munus: number): Read<Save>;
  /** Writes a page of text beside the career; returns where, or why it could not. */
  writePage(name: string, text: string): Read<string>;
  /** A page written before, or null. */
  readPage(name: string): string | null;
}

/** All careers of a folder. */
export interface CareerStore {
  /** Every career, the one last played first; what cannot be read is listed with the reason and left alone. */
  list(): readonly ListedCareer[];
  /** The files of a career that is to begin, under an id nobody has; its first save makes its folder. */
  prepare(): Read<CareerFiles>;
  /** Null where there is no career of that id. */
  open(id: string): CareerFiles | null;
}

const CAREER = 'career.json';
const four = (n: number): string => String(n).padStart(4, '0');
const nameOf = (id: string, name: string): string => `${FOLDERS.careers}/${id}/${name}`;

/** The careers of a folder; reads it anew at every call. */
export function openCareers(folder: Folder): CareerStore {
  return {
    list: () =>
      careerIds(folder)
        .map((id) => listed(folder, id))
        .sort(lastPlayedFirst),
    prepare: () => prepare(folder),
    open: (id) => (isCareerId(id) && careerIds(folder).includes(id) ? filesOf(folder, id) : null),
  };
}

/** The ids of all folders that may be careers, in order. */
export function careerIds(folder: Place): readonly string[] {
  return namesAt(pathIn(folder, FOLDERS.careers)).filter(isCareerId).sort();
}

function listed(folder: Folder, id: string): ListedCareer {
  const found = readJsonFile(pathIn(folder, nameOf(id, CAREER)), readCareerFile, folder.disk);
  if (!found.ok) return { state: 'damaged', id, why: found.why };
  if (found.value === null) return { state: 'damaged', id, why: `its ${CAREER} is gone` };
  const { begun, played, returns, save } = found.value;
  const facts = factsOf(save);
  if (!facts.ok) return { state: 'damaged', id, why: facts.why };
  return { state: 'ok', id, begun, played, returns, facts: facts.value, over: facts.value.standing !== 'fighting' };
}

function lastPlayedFirst(a: ListedCareer, b: ListedCareer): number {
  const played = (one: ListedCareer): string => (one.state === 'ok' ? one.played : '');
  if (played(a) !== played(b)) return played(a) < played(b) ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

function prepare(folder: Folder): Read<CareerFiles> {
  if (folder.trouble !== null) return unreadable(folder.trouble);
  const taken = careerIds(folder);
  let id = newId();
  while (taken.includes(id)) id = newId();
  return readable(filesOf(folder, id));
}

const newId = (): string => randomBytes(4).toString('hex');

function filesOf(folder: Folder, id: string): CareerFiles {
  const career = dataFile(folder, nameOf(id, CAREER), readCareerFile);
  let known: Pick<CareerFile, 'begun' | 'returns'> | null = null;
  const load = (): Read<CareerFile | null> => {
    const found = career.load();
    if (found.ok && found.value !== null) known = found.value;
    return found;
  };
  const write = (save: Save): string | null => {
    const why = roomFor(folder, id, '');
    if (why !== null) return why;
    if (known === null) load();
    const played = folder.now().toISOString();
    known ??= { begun: played, returns: 0 };
    const { begun, returns } = known;
    return career.write({ format: 1, kind: 'career', id, begun, played, returns, save });
  };
  return {
    id,
    load,
    write,
    bout: (munus) => munusFile(folder, id, 'bouts', munus),
    keepBack(munus, save) {
      const why = munusFile(folder, id, 'back', munus).write(save);
      if (why === null) dropOldest(folder, id);
      return why;
    },
    backs: () => backsOf(folder, id),
    goBack(munus) {
      const found = munusFile(folder, id, 'back', munus).load();
      if (!found.ok) return found;
      if (found.value === null) return unreadable(`there is no autosave of munus ${munus} to return to`);
      const moved = undo(folder, id, munus);
      if (moved !== null) return unreadable(moved);
      if (known === null) load();
      if (known !== null) known = { begun: known.begun, returns: known.returns + 1 };
      const why = write(found.value);
      return why === null ? readable(found.value) : unreadable(why);
    },
    writePage: (name, text) => writePage(folder, id, name, text),
    readPage: (name) => readPage(folder, id, name),
  };
}

/** Makes the folder that a file of a career lies in; why it cannot be made, or null. */
function roomFor(folder: Folder, id: string, name: string): string | null {
  if (folder.trouble !== null) return folder.trouble;
  try {
    makeFolders(folder, 'careers', [id, ...(name === '' ? [] : [name])]);
    return null;
  } catch (error) {
    return `the career's folder could not be made: ${faultOf(error)}`;
  }
}

type Drawer = 'bouts' | 'back';

function munusFile(folder: Folder, id: string, drawer: Drawer, munus: number): MunusFile {
  const name = nameOf(id, `${drawer}/${four(munus)}.json`);
  const file = dataFile(folder, name, readSave);
  return {
    load: file.load,
    write: (save) => roomFor(folder, id, drawer) ?? file.write(save),
    setAside: (why) => setAside(folder, name, why),
  };
}

const MUNUS_NAME = /^(\d{4})\.json$/;

function numbersIn(folder: Folder, id: string, drawer: Drawer): readonly number[] {
  const names = folder.disk.names(pathIn(folder, nameOf(id, drawer)));
  const numbers = names.map((name) => MUNUS_NAME.exec(name)?.[1]);
  return numbers.flatMap((text) => (text === undefined ? [] : [Number(text)])).sort((a, b) => b - a);
}

const backsOf = (folder: Folder, id: string): readonly number[] => numbersIn(folder, id, 'back');

function dropOldest(folder: Folder, id: string): void {
  for (const munus of backsOf(folder, id).slice(BACKS_KEPT)) {
    folder.disk.remove(pathIn(folder, nameOf(id, `back/${four(munus)}.json`)));
  }
}

/** Puts aside what was fought and kept from a munus on; why it could not, or null. */
function undo(folder: Folder, id: string, munus: number): string | null {
  const why = folder.disk.settle() ?? roomFor(folder, id, 'undone');
  if (why !== null) return why;
  const stamp = stampOf(folder.now());
  try {
    for (const later of numbersIn(folder, id, 'bouts').filter((one) => one >= munus)) {
      const from = pathIn(folder, nameOf(id, `bouts/${four(later)}.json`));
      renameSync(from, pathIn(folder, nameOf(id, `undone/${stamp}-${four(later)}.json`)));
    }
    for (const later of backsOf(folder, id).filter((one) => one > munus)) {
      const kept = folder.disk.remove(pathIn(folder, nameOf(id, `back/${four(later)}.json`)));
      if (kept !== null) return `what was kept since could not be removed: ${kept}`;
    }
    return null;
  } catch (error) {
    return `what was fought since could not be put aside: ${faultOf(error)}`;
  }
}

function writePage(folder: Folder, id: string, name: string, text: string): Read<string> {
  if (basename(name) !== name) return unreadable(`'${name}' is not the name of a page`);
  const why = roomFor(folder, id, 'pages');
  if (why !== null) return unreadable(why);
  const path = pathIn(folder, nameOf(id, `pages/${name}`));
  const failed = folder.disk.writePage(path, Buffer.from(text));
  return failed === null ? readable(path) : unreadable(`the page could not be written: ${failed}`);
}

function readPage(folder: Folder, id: string, name: string): string | null {
  const found = folder.disk.read(pathIn(folder, nameOf(id, `pages/${basename(name)}`)));
  return found.ok && found.value !== null ? Buffer.from(found.value).toString('utf8') : null;
}
