/** The hall of fame of a host, in hall.json: the careers and houses of all accounts that are over, with their players' names. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type HallEntry, hallEntrySchema } from '../../games/gladiator/career/told/hall.ts';
import { type HouseEntry, houseEntrySchema } from '../../games/gladiator/house/told/hall.ts';
import { type Read, readAs, readable } from '../../kernel/save.ts';
import { readJsonFile } from '../../store/disk/json-file.ts';
import { commonFile } from './common-file.ts';
import type { Item } from './news.ts';
import { endSentence, houseSentence, recordSentence } from './news-sentences.ts';

/** Something in the hall of a host: a career, a house. */
export interface SharedEntry<E> {
  /** The account's id. */
  readonly account: string;
  /** The player's name. */
  readonly player: string;
  readonly entry: E;
}

/** What stands in the hall, in the order it came in. */
export interface SharedEntries {
  readonly entries: readonly SharedEntry<HallEntry>[];
  readonly houses: readonly SharedEntry<HouseEntry>[];
}

/** What a player's own hall says. */
interface OwnHall {
  readonly careers: readonly HallEntry[];
  readonly houses: readonly HouseEntry[];
}

/** The hall of a host. */
export interface SharedHall {
  all(): SharedEntries;
  /** Makes an account's part of the hall what the player's own hall says. Returns what is to be told of it. */
  take(account: string, player: string, own: OwnHall): readonly Item[];
  settled(): Promise<void>;
}

const owner = { account: z.string(), player: z.string() };
const schema = z.strictObject({
  format: z.literal(1),
  kind: z.literal('shared-hall'),
  entries: z.array(z.strictObject({ ...owner, entry: hallEntrySchema })),
  /** Halls were kept before they had houses. */
  houses: z._default(z.array(z.strictObject({ ...owner, entry: houseEntrySchema })), []),
});

const EMPTY: SharedEntries = { entries: [], houses: [] };

/** The file of the hall in a host's folder. */
const pathIn = (folder: string): string => join(folder, 'hall.json');

function check(json: unknown): Read<SharedEntries> {
  const found = readAs(schema, json, 'not the whole hall of a host');
  return found.ok ? readable({ entries: found.value.entries, houses: found.value.houses }) : found;
}

/** As it is written: without houses as it was before there were any. */
function textOf({ entries, houses }: SharedEntries): string {
  const also = houses.length === 0 ? {} : { houses };
  return `${JSON.stringify({ format: 1, kind: 'shared-hall', entries, ...also })}\n`;
}

/** The hall in a host's folder, to be read alone; null where there is none. */
export function readSharedHall(folder: string): Read<SharedEntries | null> {
  return readJsonFile(pathIn(folder), check);
}

const markOf = (entry: unknown): string =>
  createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 16);

/** Opens the hall of a host. */
export function openSharedHall(folder: string, warn: (why: string) => void): SharedHall {
  const file = commonFile<SharedEntries>({ path: pathIn(folder), none: EMPTY, check, text: textOf, warn });
  return {
    all: file.value,
    take(account, player, own) {
      const before = file.value();
      const careers = partOf(before.entries, account, player, own.careers);
      const houses = partOf(before.houses, account, player, own.houses);
      if (careers.same && houses.same) return [];
      file.change((now) => readable({ entries: careers.in(now.entries), houses: houses.in(now.houses) }));
      return [
        ...careers.fresh.flatMap((entry) => itemsOf(account, player, entry, before.entries)),
        ...houses.fresh.flatMap((entry) => itemOf(account, player, entry)),
      ];
    },
    settled: file.settled,
  };
}

/** What an account's part of a list must become: what is new in it, and the list with it. */
interface Part<E> {
  readonly same: boolean;
  readonly fresh: readonly E[];
  in(list: readonly SharedEntry<E>[]): readonly SharedEntry<E>[];
}

function partOf<E>(before: readonly SharedEntry<E>[], account: string, player: string, own: readonly E[]): Part<E> {
  const marks = new Set(own.map(markOf));
  const known = new Set(before.filter((one) => one.account === account).map(({ entry }) => markOf(entry)));
  const fresh = own.filter((entry) => !known.has(markOf(entry)));
  const stays = (one: SharedEntry<E>): boolean => one.account !== account || marks.has(markOf(one.entry));
  return {
    same: fresh.length === 0 && before.every(stays),
    fresh,
    in: (list) => [...list.filter(stays), ...fresh.map((entry) => ({ account, player, entry }))],
  };
}

function itemsOf(account: string, player: string, entry: HallEntry, before: SharedEntries['entries']): readonly Item[] {
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

function itemOf(account: string, player: string, entry: HouseEntry): readonly Item[] {
  const text = houseSentence(player, entry);
  return text === null ? [] : [{ key: `house ${account} ${markOf(entry)}`, name: player, text }];
}
