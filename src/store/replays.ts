/** Finished matches that stood alone. */
import { basename } from 'node:path';
import { type Read, readable, type Save, unreadable } from '../kernel/save.ts';
import { digestOf } from '../kernel/state.ts';
import { isOver, type Summary } from '../kernel/summary.ts';
import { dayOf } from './disk/dates.ts';
import { jsonBytes } from './disk/disk.ts';
import { faultOf } from './disk/fault.ts';
import { FOLDERS, type Folder, makeInside, pathIn } from './disk/folder.ts';
import { readJsonFile } from './disk/json-file.ts';
import { REPLAY_FORMAT, type Replay, type ReplayFile, readReplay } from './replay-file.ts';

/** A line of the list of replays. */
export type ListedReplay =
  | {
      readonly state: 'ok';
      readonly name: string;
      readonly path: string;
      readonly date: string | null;
      readonly when: string | null;
      readonly seed: string;
      readonly ruleset: string;
      /** The id of the game it says it is of; null: it says nothing of that. */
      readonly game: string | null;
      /** Null: it is a bare save, which is not summed up. */
      readonly summary: Summary | null;
    }
  | {
      readonly state: 'damaged';
      readonly name: string;
      readonly path: string;
      readonly date: string | null;
      readonly why: string;
    };

/** A finished match and what is told of it. @internal */
export interface Finished {
  readonly save: Save;
  /** The id of the game it is of. */
  readonly game: string;
  readonly summary: Summary;
}

/** Where a finished match was kept. */
interface Kept {
  readonly name: string;
  readonly path: string;
  /** It was there already, and was left as it was. */
  readonly already: boolean;
}

/** The finished matches of a folder. */
export interface ReplayStore {
  /** Keeps a finished match, once however often it is asked to. */
  keep(match: Finished, when: Date): Read<Kept>;
  /** Every replay, newest first; what cannot be read is listed with the reason and left alone. */
  list(): readonly ListedReplay[];
  /** Reads one by its name in the list. */
  load(name: string): Read<Replay>;
}

/** The day and the id in a replay's file name. */
export const REPLAY_NAME = /^(\d{4}-\d{2}-\d{2})-([0-9a-f]{8,16})\.json$/;

/** The replays of a folder; reads it anew at every call. */
export function openReplays(folder: Folder): ReplayStore {
  return {
    keep: (match, when) => keep(folder, match, when),
    list: () =>
      replayNames(folder)
        .map((name) => listed(folder, name))
        .sort(newestFirst),
    load: (name) => load(folder, name),
  };
}

/** Names of all files in the replays' folder that may be replays. */
function replayNames(folder: Folder): readonly string[] {
  return folder.disk.names(pathIn(folder, FOLDERS.replays)).filter((name) => name.endsWith('.json'));
}

function load(folder: Folder, name: string): Read<Replay> {
  if (basename(name) !== name || name === '..') return unreadable(`'${name}' is not the name of a replay`);
  const found = readJsonFile(pathOf(folder, name), readReplay, folder.disk);
  if (!found.ok) return found;
  return found.value === null ? unreadable(`there is no replay '${name}'`) : readable(found.value);
}

const pathOf = (folder: Folder, name: string): string => pathIn(folder, `${FOLDERS.replays}/${name}`);

function listed(folder: Folder, name: string): ListedReplay {
  const path = pathOf(folder, name);
  const date = REPLAY_NAME.exec(name)?.[1] ?? null;
  const found = load(folder, name);
  if (!found.ok) return { state: 'damaged', name, path, date, why: found.why };
  const { save, when, game, summary } = found.value;
  if (summary === null && !isOver(save))
    return { state: 'damaged', name, path, date, why: 'the bout in it is not over' };
  const day = date ?? (when === null ? null : dayOf(new Date(when)));
  return { state: 'ok', name, path, date: day, when, seed: save.seed, ruleset: save.ruleset, game, summary };
}

/** By day, then by the moment, then by name, so that the order is always the same. */
function newestFirst(a: ListedReplay, b: ListedReplay): number {
  const keys = (one: ListedReplay): readonly string[] => [
    one.date ?? '',
    one.state === 'ok' ? (one.when ?? '') : '',
    one.name,
  ];
  const other = keys(b);
  for (const [i, key] of keys(a).entries()) {
    const than = other[i] ?? '';
    if (key !== than) return key < than ? 1 : -1;
  }
  return 0;
}

function keep(folder: Folder, { save, game, summary }: Finished, when: Date): Read<Kept> {
  if (folder.trouble !== null) return unreadable(folder.trouble);
  const id = digestOf([save.ruleset, save.version, save.seed, save.setup, save.choices]);
  const there = nameOf(folder, save, id);
  const name = there.name ?? `${dayOf(when)}-${there.id}.json`;
  const path = pathOf(folder, name);
  if (there.name !== null) return readable({ name, path, already: true });
  const file: ReplayFile = {
    format: REPLAY_FORMAT,
    kind: 'replay',
    when: when.toISOString(),
    game,
    summary,
    save,
  };
  const why = put(folder, path, file);
  return why === null ? readable({ name, path, already: false }) : unreadable(`${name} could not be saved: ${why}`);
}

/** The file that keeps this match already, or an id that is free: the short one, unless another match has it. */
function nameOf(folder: Folder, save: Save, id: string): { readonly name: string | null; readonly id: string } {
  const short = id.slice(0, 8);
  const names = replayNames(folder);
  const named = (wanted: string) => names.filter((name) => REPLAY_NAME.exec(name)?.[2] === wanted);
  const same = [...named(short), ...named(id)].find((name) => {
    const found = load(folder, name);
    return found.ok && found.value.save.digest === save.digest && found.value.save.seed === save.seed;
  });
  return { name: same ?? null, id: named(short).length === 0 ? short : id };
}

function put(folder: Folder, path: string, file: ReplayFile): string | null {
  try {
    makeInside(folder, FOLDERS.replays);
    return folder.disk.write(path, jsonBytes(file));
  } catch (error) {
    return faultOf(error);
  }
}
