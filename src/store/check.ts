/** Every file of a data folder and its state, for `harena saves`; reads only. */
import { statSync } from 'node:fs';
import { type Read, readable, readSave, type Save, unreadable } from '../kernel/save.ts';
import { readCardFile } from './cards.ts';
import { CAREERS } from './careers.ts';
import { FILES, FOLDERS, type Place, pathIn } from './disk/folder.ts';
import { readJsonFile } from './disk/json-file.ts';
import { isGameLeftover, isLeftover, isReplayLeftover } from './disk/leftovers.ts';
import { namesAt } from './disk/look.ts';
import { readGameFile } from './game-file.ts';
import { gameIds } from './games.ts';
import { readHall } from './hall.ts';
import { HOUSES } from './houses.ts';
import { readReplay } from './replay-file.ts';
import { REPLAY_NAME } from './replays.ts';
import { checkRaw, readSettings } from './settings.ts';
import { isOver, summarise } from './summary.ts';

/** Plays a save through under its rules: a remark on it, or null, or why it cannot be opened. */
export type Verifier = (save: Save) => Read<string | null>;

/** What a file of the data folder is; 'other' is none of the game's. */
type FileKind =
  | 'settings'
  | 'bout'
  | 'replay'
  | 'hall'
  | 'career'
  | 'house'
  | 'munus'
  | 'autosave'
  | 'page'
  | 'card'
  | 'lock'
  | 'aside'
  | 'leftover'
  | 'other';

export interface FileReport {
  /** Within the data folder, parts divided by '/'. */
  readonly name: string;
  readonly kind: FileKind;
  readonly size: number;
  readonly state: 'ok' | 'damaged';
  /** What is wrong, or worth knowing; null where there is nothing to say. */
  readonly why: string | null;
}

/** All files, in the order of their names. With a verifier, saves and replays are played through as well. */
export function listFiles(folder: Place, verify: Verifier | null = null): readonly FileReport[] {
  const top = namesIn(folder, '').filter((name) => !SUBFOLDERS.includes(name));
  const replays = namesIn(folder, FOLDERS.replays).map((name) => `${FOLDERS.replays}/${name}`);
  const cards = namesIn(folder, FOLDERS.cards).map((name) => `${FOLDERS.cards}/${name}`);
  const aside = namesIn(folder, FOLDERS.aside).map((name) => `${FOLDERS.aside}/${name}`);
  return [...top, ...replays, ...gamesIn(folder), ...cards, ...aside]
    .map((name) => reportOf(folder, name, verify))
    .sort(byName);
}

/** What lies in the folder of a career or a house: its file, its bouts, its autosaves, its pages, and what was undone. */
const DRAWERS: { readonly [drawer: string]: FileKind } = {
  bouts: 'munus',
  back: 'autosave',
  pages: 'page',
  undone: 'other',
};

/** Games that last for months. */
const GAMES = [CAREERS, HOUSES] as const;

function gamesIn(folder: Place): readonly string[] {
  return GAMES.flatMap((kind) =>
    gameIds(folder, kind).flatMap((id) => filesOfGame(folder, `${FOLDERS[kind.folder]}/${id}`)),
  );
}

function filesOfGame(folder: Place, own: string): readonly string[] {
  const drawers = Object.keys(DRAWERS);
  const files = namesIn(folder, own).filter((name) => !drawers.includes(name));
  const inner = drawers.flatMap((drawer) => namesIn(folder, `${own}/${drawer}`).map((name) => `${drawer}/${name}`));
  return [...files, ...inner].map((name) => `${own}/${name}`);
}

const SUBFOLDERS: readonly string[] = Object.values(FOLDERS);
const byName = (a: FileReport, b: FileReport): number => (a.name < b.name ? -1 : 1);

const namesIn = (folder: Place, name: string): readonly string[] => namesAt(pathIn(folder, name));

/** The file a player means: by its name, or without its folder, its ending or, for a replay, its date; a career or a house by its id. */
export function findFile(folder: Place, wanted: string): Read<FileReport> {
  const files = listFiles(folder).filter(({ kind }) => kind !== 'lock' && kind !== 'leftover' && kind !== 'other');
  const found = files.find(({ name }) => name === wanted) ?? files.find(({ name }) => namesOf(name).includes(wanted));
  if (found !== undefined) return readable(found);
  const names = files.map(({ name }) => name);
  return unreadable(`there is no '${wanted}' in ${folder.path}${names.length > 0 ? `, only ${names.join(', ')}` : ''}`);
}

function namesOf(name: string): readonly string[] {
  const game = /^(?:careers|houses)\/([0-9a-f]{8})\/(?:career|house)\.json$/.exec(name)?.[1];
  if (game !== undefined) return [game];
  const base = name.slice(name.indexOf('/') + 1);
  return [base, base.replace(/\.json$/, ''), REPLAY_NAME.exec(base)?.[2] ?? base];
}

function reportOf(folder: Place, name: string, verify: Verifier | null): FileReport {
  const path = pathIn(folder, name);
  const kind = kindOfFile(name);
  const found = examine(path, kind, verify);
  const why = found.ok ? found.value : found.why;
  return { name, kind, size: sizeOf(path), state: found.ok ? 'ok' : 'damaged', why };
}

function kindOfFile(name: string): FileKind {
  if (name === FILES.settings) return 'settings';
  if (name === FILES.bout) return 'bout';
  if (name === FILES.lock || name.startsWith(`${FILES.lock}.next`)) return 'lock';
  if (isLeftover(name)) return 'leftover';
  if (name.startsWith(`${FOLDERS.aside}/`)) return 'aside';
  if (name === FILES.hall) return 'hall';
  if (GAMES.some(({ folder }) => name.startsWith(`${FOLDERS[folder]}/`))) return kindInGame(name);
  if (name.startsWith(`${FOLDERS.cards}/`)) return name.endsWith('.card') ? 'card' : 'other';
  if (!name.startsWith(`${FOLDERS.replays}/`)) return 'other';
  const base = name.slice(FOLDERS.replays.length + 1);
  if (isReplayLeftover(base)) return 'leftover';
  return base.endsWith('.json') ? 'replay' : 'other';
}

function kindInGame(name: string): FileKind {
  const [base = '', drawer = ''] = name.split('/').reverse();
  if (isGameLeftover(base)) return 'leftover';
  const own = GAMES.find(({ kind, folder }) => base === `${kind}.json` && name.startsWith(`${FOLDERS[folder]}/`));
  if (own !== undefined) return own.kind;
  const kind = DRAWERS[drawer] ?? 'other';
  return kind === 'page' || base.endsWith('.json') ? kind : 'other';
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Why a file is damaged, or a remark on one that is not. */
function examine(path: string, kind: FileKind, verify: Verifier | null): Read<string | null> {
  switch (kind) {
    case 'settings': {
      const raw = readJsonFile(path, checkRaw);
      return raw.ok ? readable(remark(readSettings(raw.value ?? {}, []).faults)) : raw;
    }
    case 'bout': {
      const save = readJsonFile(path, readSave);
      return save.ok ? judge(save.value, verify) : save;
    }
    case 'replay': {
      const replay = readJsonFile(path, readReplay);
      if (!replay.ok || replay.value === null) return replay.ok ? readable(null) : replay;
      const { save, summary } = replay.value;
      return summary === null ? unreadable('the bout in it is not over') : judge(save, verify);
    }
    case 'card': {
      const man = readCardFile(path);
      return man.ok ? readable(null) : man;
    }
    case 'hall': {
      const hall = readJsonFile(path, (json) => readHall([], json));
      return hall.ok ? readable(null) : hall;
    }
    case 'career':
    case 'house': {
      const game = readJsonFile(path, (json) => readGameFile(kind === 'career' ? CAREERS : HOUSES, json));
      if (!game.ok || game.value === null) return game.ok ? readable(null) : game;
      return played(game.value.save, verify);
    }
    case 'munus':
    case 'autosave': {
      const save = readJsonFile(path, readSave);
      if (!save.ok) return save;
      return save.value === null ? readable(null) : played(save.value, verify);
    }
    default:
      return readable(null);
  }
}

/** A save is played through where a verifier is at hand. */
function played(save: Save, verify: Verifier | null): Read<string | null> {
  return verify?.(save) ?? readable(null);
}

const remark = (faults: readonly string[]): string | null => (faults.length === 0 ? null : faults.join(' '));

/** A save that is whole may still not fit its digest or its rules; one that is gone by now is no fault. */
function judge(save: Save | null, verify: Verifier | null): Read<string | null> {
  if (save === null) return readable(null);
  const summary = isOver(save) ? summarise(save) : readable(null);
  if (!summary.ok) return summary;
  return played(save, verify);
}
