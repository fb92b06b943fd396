/** The hall of fame of a host, in hall.json: the careers of all accounts that are over, with their players' names. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type HallEntry, hallEntrySchema } from '../engine/campaign/hall.ts';
import { type Read, readAs, readable } from '../engine/kernel/save.ts';
import { readJsonFile } from '../store/json-file.ts';
import { commonFile } from './common-file.ts';
import type { Item } from './news.ts';
import { endSentence, recordSentence } from './news-sentences.ts';

/** A career in the hall of a host. */
export interface SharedEntry {
  /** The account's id. */
  readonly account: string;
  /** The player's name. */
  readonly player: string;
  readonly entry: HallEntry;
}

/** The hall of a host. */
export interface SharedHall {
  /** In the order they came in. */
  all(): readonly SharedEntry[];
  /** Makes an account's part of the hall what the player's own hall says. Returns what is to be told of it. */
  take(account: string, player: string, own: readonly HallEntry[]): readonly Item[];
  settled(): Promise<void>;
}

const schema = z.strictObject({
  format: z.literal(1),
  kind: z.literal('shared-hall'),
  entries: z.array(z.strictObject({ account: z.string(), player: z.string(), entry: hallEntrySchema })),
});

/** The file of the hall in a host's folder. */
const pathIn = (folder: string): string => join(folder, 'hall.json');

function check(json: unknown): Read<readonly SharedEntry[]> {
  const found = readAs(schema, json, 'not the whole hall of a host');
  return found.ok ? readable(found.value.entries) : found;
}

/** The hall in a host's folder, to be read alone; null where there is none. */
export function readSharedHall(folder: string): Read<readonly SharedEntry[] | null> {
  return readJsonFile(pathIn(folder), check);
}

const markOf = (entry: HallEntry): string =>
  createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 16);

/** Opens the hall of a host. */
export function openSharedHall(folder: string, warn: (why: string) => void): SharedHall {
  const text = (entries: readonly SharedEntry[]) => `${JSON.stringify({ format: 1, kind: 'shared-hall', entries })}\n`;
  const file = commonFile<readonly SharedEntry[]>({ path: pathIn(folder), none: [], check, text, warn });
  return {
    all: file.value,
    take(account, player, own) {
      const before = file.value();
      const marks = new Set(own.map(markOf));
      const known = new Set(before.filter((one) => one.account === account).map(({ entry }) => markOf(entry)));
      const fresh = own.filter((entry) => !known.has(markOf(entry)));
      const stays = (one: SharedEntry): boolean => one.account !== account || marks.has(markOf(one.entry));
      if (fresh.length === 0 && before.every(stays)) return [];
      const added = fresh.map((entry): SharedEntry => ({ account, player, entry }));
      file.change((entries) => readable([...entries.filter(stays), ...added]));
      return fresh.flatMap((entry) => itemsOf(account, player, entry, before));
    },
    settled: file.settled,
  };
}

function itemsOf(account: string, player: string, entry: HallEntry, before: readonly SharedEntry[]): readonly Item[] {
  const key = `${account} ${markOf(entry)}`;
  const end = endSentence(player, entry);
  const record = recordSentence(
    player,
    entry,
    before.map((one) => one.entry),
  );
  return [
    ...(end === null ? [] : [{ key: `end ${key}`, name: player, text: end }]),
    ...(record === null ? [] : [{ key: `record ${key}`, name: player, text: record }]),
  ];
}
