/** Finished matches that stood alone. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { type Read, readable, type Save, unreadable } from '../kernel/save.ts';
import { isOver, type Summary, summarySchema } from '../kernel/summary.ts';
import { dayOf } from './disk/dates.ts';
import { jsonBytes } from './disk/disk.ts';
import { faultOf } from './disk/fault.ts';
import { FILES, FOLDERS, type Folder, makeInside, pathIn } from './disk/folder.ts';
import { readJsonFile } from './disk/json-file.ts';
import { KeptIndex } from './index/kept-index.ts';
import { REPLAY_FORMAT, type Replay, type ReplayFile, readReplay } from './replay-file.ts';
import { REPLAY_NAME, replayId, replayNames } from './replay-names.ts';
import type { Room } from './room.ts';

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
    }
  /** Not read yet since it was last written elsewhere: it is, some at every look at the list. */
  | { readonly state: 'unread'; readonly name: string; readonly path: string; readonly date: string | null };

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
  /** Every replay, newest first, by the index; what cannot be read is listed with the reason and left alone. */
  list(): readonly ListedReplay[];
  /** How many there are, by their names alone. */
  count(): number;
  /** Keeps the summary of one that has none of its own, for the list. */
  sumUp(name: string, summary: Summary): void;
  /** Reads one by its name in the list. */
  load(name: string): Read<Replay>;
}

/** The replays of a folder. */
export function openReplays(
  folder: Folder,
  index: ReplayIndex = replayIndex(folder),
  room: Pick<Room, 'quotas' | 'overdraft'> = { quotas: null, overdraft: () => 0 },
): ReplayStore {
  const list = (): readonly ListedReplay[] => {
    const names = replayNames(folder);
    index.look(names);
    index.readOn();
    return names.map((name) => listed(folder, name, index.line(name))).sort(newestFirst);
  };
  /** Lets the oldest go until there is room, some at a time, but never the one that was just kept. */
  const makeRoom = (kept: string): void => {
    const { quotas } = room;
    if (quotas === null) return;
    const old = list().filter(({ name, state }) => name !== kept && state !== 'damaged');
    let [files, bytes] = [index.keys.length - quotas.replays, room.overdraft()];
    const gone: ListedReplay[] = [];
    while ((files > 0 || bytes > 0) && gone.length < MOST_AT_ONCE) {
      const oldest = old.pop();
      if (oldest === undefined || letGo(folder, oldest.name) !== null) break;
      gone.push(oldest);
      files -= 1;
      bytes -= index.sizeOf(oldest.name);
    }
    if (gone.length === 0) return;
    index.removed(gone.map(({ name }) => name));
    folder.notice(goneText(gone));
  };
  return {
    keep(match, when) {
      const kept = keep(folder, match, when, index);
      if (kept.ok && !kept.value.already) makeRoom(kept.value.name);
      return kept;
    },
    list,
    count: () => replayNames(folder).length,
    sumUp(name, summary) {
      const line = index.line(name);
      if (line?.ok) index.retell(name, { ...line.value, summary });
    },
    load: (name) => load(folder, name),
  };
}

/** What a list shows of a replay. */
const lineSchema = z.strictObject({
  when: z.nullable(z.string()),
  seed: z.string(),
  ruleset: z.string(),
  game: z.nullable(z.string()),
  summary: z.nullable(summarySchema),
});
type ReplayLine = z.infer<typeof lineSchema>;
type ReplayIndex = KeptIndex<ReplayLine>;

/** The index of a folder's replays. */
export function replayIndex(folder: Folder): ReplayIndex {
  return new KeptIndex(folder, {
    name: `${FOLDERS.replays}/${FILES.index}`,
    of: 'replay',
    line: lineSchema,
    fileOf: (name) => `${FOLDERS.replays}/${name}`,
    read(name) {
      const found = load(folder, name);
      return found.ok ? lineOf(found.value) : found;
    },
  });
}

function lineOf({ save, when, game, summary }: Replay): Read<ReplayLine> {
  if (summary === null && !isOver(save)) return unreadable('the match in it is not over');
  return readable({ when, seed: save.seed, ruleset: save.ruleset, game, summary });
}

function load(folder: Folder, name: string): Read<Replay> {
  if (basename(name) !== name || name === '..') return unreadable(`'${name}' is not the name of a replay`);
  const found = readJsonFile(pathOf(folder, name), readReplay, folder.disk);
  if (!found.ok) return found;
  return found.value === null ? unreadable(`there is no replay '${name}'`) : readable(found.value);
}

const pathOf = (folder: Folder, name: string): string => pathIn(folder, `${FOLDERS.replays}/${name}`);

function listed(folder: Folder, name: string, line: Read<ReplayLine> | null): ListedReplay {
  const own = { name, path: pathOf(folder, name), date: REPLAY_NAME.exec(name)?.[1] ?? null };
  if (line === null) return { state: 'unread', ...own };
  if (!line.ok) return { state: 'damaged', ...own, why: line.why };
  const { when } = line.value;
  return { state: 'ok', ...own, ...line.value, date: own.date ?? (when === null ? null : dayOf(new Date(when))) };
}

/** Nobody is to wait for hundreds of them, where there were more before there was a bound. */
const MOST_AT_ONCE = 20;

/** Removes a replay and the text beside it; why it is still there, or null. */
function letGo(folder: Folder, name: string): string | null {
  const text = pathOf(folder, name.replace(/\.json$/, '.txt'));
  const why = folder.disk.remove(pathOf(folder, name));
  return why === null && existsSync(text) ? folder.disk.remove(text) : why;
}

/** What is told of replays that were let go, the oldest first. */
function goneText(gone: readonly ListedReplay[]): string {
  const newest = gone.at(-1);
  const last = newest === undefined ? '' : lineText(newest);
  return gone.length === 1
    ? `To make room the oldest replay was deleted: ${last}.`
    : `To make room the ${gone.length} oldest replays were deleted, up to ${last}.`;
}

/** A replay in a few words: who met, and when. */
function lineText(listed: ListedReplay): string {
  const { name, date } = listed;
  const parties = listed.state === 'ok' ? listed.summary?.parties : undefined;
  return parties === undefined ? name : `${parties.join(' v ')}${date === null ? '' : ` of ${date}`}`;
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

function keep(folder: Folder, { save, game, summary }: Finished, when: Date, index: ReplayIndex): Read<Kept> {
  if (folder.trouble !== null) return unreadable(folder.trouble);
  const id = replayId(save);
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
  if (why !== null) return unreadable(`${name} could not be saved: ${why}`);
  index.wrote(name, { when: file.when, seed: save.seed, ruleset: save.ruleset, game, summary });
  return readable({ name, path, already: false });
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
