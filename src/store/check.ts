/** Every file of a data folder and its state, for `harena saves`; reads only. */
import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Read, readable, readSave, type Save, unreadable } from '../kernel/save.ts';
import { isOver } from '../kernel/summary.ts';
import { readDays } from './days.ts';
import { FILES, type FolderPlace, pathIn } from './disk/folder.ts';
import { readJsonFile } from './disk/json-file.ts';
import { stampAt } from './disk/look.ts';
import { type FileKind, filesOf, type NamedFile } from './file-kinds.ts';
import { isGameId, readGameFile } from './game-file.ts';
import { readHall } from './hall.ts';
import { readIndex } from './index/index-file.ts';
import type { KnownGames } from './known.ts';
import { readText } from './own-files.ts';
import { crossFindings } from './proof/cross.ts';
import type { FindingState } from './proof/finding.ts';
import { idFault } from './proof/long-proof.ts';
import { replayFault } from './proof/replay-proof.ts';
import { gameOfReplay, type Replay, readReplay } from './replay-file.ts';
import { REPLAY_NAME } from './replay-names.ts';
import { checkRaw, readSettings } from './settings.ts';
import { readStats } from './stats.ts';

/** What there is to say of one file of a data folder; `size` is in bytes. */
export interface FileReport {
  /** Within the data folder, parts divided by '/'. */
  readonly name: string;
  /** What it is, in a word; 'other' is none of the games'. */
  readonly kind: string;
  readonly size: number;
  /** 'incomplete': whole in itself, where something that it tells of, or that is to be in it, is missing. */
  readonly state: 'ok' | FindingState;
  /** What is wrong, or worth knowing; null where there is nothing to say. */
  readonly why: string | null;
}

/**
 * All files, in the order of their names. Where `known` verifies, saves and replays are played through as well, and
 * what files tell of one another is compared.
 */
export function listFiles(folder: FolderPlace, known: KnownGames): readonly FileReport[] {
  const reports = filesOf(folder, known.games).map((file) => reportOf(folder, file, known));
  return known.verify === null ? reports : heldTogether(folder, known, reports);
}

/** The same with what is found when files are held against one another, of those that are whole by themselves. */
function heldTogether(folder: FolderPlace, known: KnownGames, reports: readonly FileReport[]): readonly FileReport[] {
  const found = crossFindings(folder, known);
  const gone = GATHERED.filter(({ name }) => found.of(name) !== null && !reports.some((one) => one.name === name));
  return [...reports, ...gone].map((report) => {
    const finding = report.state === 'ok' ? found.of(report.name) : null;
    return finding === null ? report : { ...report, ...finding };
  });
}

/** Files that gather what others tell, and are made anew from them. */
const GATHERED = (['hall', 'days', 'stats'] as const).map(
  (kind): FileReport => ({ name: FILES[kind], kind, size: 0, state: 'ok', why: null }),
);

/** The file a player means: by its name, or without its folder, its ending or, for a replay, its date; a long game by its id. */
export function findFile(folder: FolderPlace, known: KnownGames, wanted: string): Read<FileReport> {
  const files = filesOf(folder, known.games).filter(({ kind }) => !UNSOUGHT.includes(kind.word));
  const found = files.find(({ name }) => name === wanted) ?? files.find((file) => namesOf(file).includes(wanted));
  if (found !== undefined) return readable(reportOf(folder, found, { ...known, verify: null }));
  const names = files.map(({ name }) => name);
  return unreadable(`there is no '${wanted}' in ${folder.path}${names.length > 0 ? `, only ${names.join(', ')}` : ''}`);
}

const UNSOUGHT: readonly string[] = ['lock', 'leftover', 'other', 'index'];

function namesOf({ name, kind }: NamedFile): readonly string[] {
  if (kind.as === 'long') return [kind.id];
  const base = name.slice(name.indexOf('/') + 1);
  return [base, base.replace(/\.json$/, ''), REPLAY_NAME.exec(base)?.[2] ?? base];
}

function reportOf(folder: FolderPlace, { name, kind }: NamedFile, known: KnownGames): FileReport {
  const path = pathIn(folder, name);
  const found = examine(path, kind, known);
  const why = found.ok ? found.value : found.why;
  return { name, kind: kind.word, size: sizeOf(path), state: found.ok ? 'ok' : 'damaged', why };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Why a file is damaged, or a remark on one that is not. What is gone by now is no fault. */
function examine(path: string, kind: FileKind, known: KnownGames): Read<string | null> {
  switch (kind.as) {
    case 'settings': {
      const raw = readJsonFile(path, checkRaw);
      return raw.ok ? readable(remark(readSettings(raw.value ?? {}, known.games).faults)) : raw;
    }
    case 'match':
      return ofJson(path, readSave, (save) => judgeMatch(save, kind.game, known));
    case 'replay':
      return ofJson(path, readReplay, (replay) => judgeReplay(replay, basename(path), known));
    case 'hall':
      return ofJson(
        path,
        (json) => readHall(known.hall, json),
        () => readable(null),
      );
    case 'days':
      return ofJson(path, readDays, () => readable(null));
    case 'stats':
      return ofJson(path, readStats, () => readable(null));
    case 'own':
      return judgeOwn(path, kind.word, known);
    case 'long': {
      const long = known.long.find((one) => one.kind === kind.word);
      if (long === undefined) return readable(null);
      return ofJson(
        path,
        (json) => readGameFile(long, json),
        (file) => {
          const why = idFault(file, kind.id);
          return why === null ? played(file.save, known) : unreadable(why);
        },
      );
    }
    case 'record':
      return ofJson(path, readSave, (save) => played(save, known));
    case 'index':
      return readable(remark(indexFaults(path)));
    case 'plain':
      return readable(null);
  }
}

/** What an index lacks. None of it is damage: whatever is missing is made anew when the files are next played with. */
function indexFaults(path: string): readonly string[] {
  const found = readJsonFile(path, readIndex);
  if (!found.ok) return [`it cannot be used, and will be made again: ${found.why}`];
  const { of, lines } = found.value ?? { of: '', lines: {} };
  const all = Object.entries(lines);
  const stale = all.filter(([key, { stamp }]) => stampAt(indexed(path, of, key))?.stamp !== stamp).length;
  return stale === 0 ? [] : [`${stale} of its ${all.length} lines are older than their files, which are read again`];
}

/** Where the file of a line lies: beside the index, or for a long game in a folder of its own. */
function indexed(index: string, of: string, key: string): string {
  return isGameId(key) ? join(dirname(index), key, `${of}.json`) : join(dirname(index), key);
}

const remark = (faults: readonly string[]): string | null => (faults.length === 0 ? null : faults.join(' '));

/** What is to be said of what a JSON file holds. */
function ofJson<T>(
  path: string,
  check: (json: unknown) => Read<T>,
  judge: (value: T) => Read<string | null>,
): Read<string | null> {
  const found = readJsonFile(path, check);
  if (!found.ok) return found;
  return found.value === null ? readable(null) : judge(found.value);
}

/** A save is played through where that is wanted; one of unknown rules is refused in any case. */
function played(save: Save, { gameOf, verify }: KnownGames): Read<string | null> {
  const game = gameOf(save);
  if (!game.ok) return game;
  return verify?.(save) ?? readable(null);
}

function judgeMatch(save: Save, wanted: string, known: KnownGames): Read<string | null> {
  const game = known.gameOf(save);
  if (!game.ok) return game;
  if (game.value !== wanted) return unreadable(`it is of the game '${game.value}', not of '${wanted}'`);
  return judge(save, known);
}

function judgeReplay(replay: Replay, name: string, known: KnownGames): Read<string | null> {
  const { save, summary } = replay;
  const game = gameOfReplay(replay, known);
  if (!game.ok) return game;
  if (summary === null && !isOver(save)) return unreadable('the match in it is not over');
  const judged = judge(save, known);
  const why = judged.ok ? replayFault(replay, name, known) : null;
  return why === null ? judged : unreadable(why);
}

/** A save that is whole may still not fit its digest or its rules. */
function judge(save: Save, known: KnownGames): Read<string | null> {
  const summary = isOver(save) ? known.summary(save) : readable(null);
  return summary.ok ? played(save, known) : summary;
}

function judgeOwn(path: string, word: string, known: KnownGames): Read<string | null> {
  const text = readText(path);
  if (!text.ok) return text;
  const own = known.own.find(({ kind }) => kind === word)?.read(text.value);
  return own?.ok === false ? own : readable(null);
}
