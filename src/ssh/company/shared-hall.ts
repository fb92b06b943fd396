/** The hall of fame of a host, in hall.json: what has ended of all accounts, with their players' names. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Honours } from '../../games/game.ts';
import { type Read, readAs, readable } from '../../kernel/save.ts';
import { readJsonFile } from '../../store/disk/json-file.ts';
import type { HallSection } from '../../store/hall.ts';
import { type Signer, signedText } from '../../store/signed/signature.ts';
import { commonFile } from './common-file.ts';
import type { NewsItem } from './news.ts';

/** Something in the hall of a host. */
export interface SharedEntry<E> {
  /** The account's id. */
  readonly account: string;
  /** The player's name. */
  readonly player: string;
  readonly entry: E;
}

/** What stands in the hall by its sections, each in the order it came in. */
export type SharedEntries = { readonly [member: string]: readonly SharedEntry<unknown>[] };

/** What a player's own hall says of a section; or why it cannot be read. */
type OwnHall = <E>(section: HallSection<E>) => Read<readonly E[]>;

/** The hall of fame of a host, made of the parts of its accounts. */
export interface SharedHall {
  of<E>(section: HallSection<E>): readonly SharedEntry<E>[];
  /** Makes an account's part of the hall what the player's own hall says. Returns what is to be told of it. */
  take(account: string, player: string, own: OwnHall): readonly NewsItem[];
  settled(): Promise<void>;
}

const owner = { account: z.string(), player: z.string() };
const envelope = z.looseObject({ format: z.literal(1), kind: z.literal('shared-hall') });

/** The file of the hall in a host's folder. */
const pathIn = (folder: string): string => join(folder, 'hall.json');

/** Reads a hall; sections that are not known are handed on as they are. */
function checkFor(sections: readonly HallSection<unknown>[]): (json: unknown) => Read<SharedEntries> {
  return (json) => {
    const file = readAs(envelope, json, 'not a valid hall of a host');
    if (!file.ok) return file;
    const { format: _format, kind: _kind, signature: _signature, ...entries } = file.value;
    for (const { member, entry } of sections) {
      const lines = z.array(z.strictObject({ ...owner, entry }));
      const known = readAs(lines, entries[member] ?? [], 'not a valid hall of a host');
      if (!known.ok) return known;
    }
    return readable(entries as SharedEntries);
  };
}

/** As it is written; a section nobody is in is left out. */
function textOf(entries: SharedEntries, signer: Signer | null): string {
  const kept = Object.entries(entries).filter(([, lines]) => lines.length > 0);
  return signedText({ format: 1, kind: 'shared-hall', ...Object.fromEntries(kept) }, signer);
}

/** The entries of a section, the first first; none where the hall has no such section. */
export function sectionOf<E>(entries: SharedEntries, { member }: HallSection<E>): readonly SharedEntry<E>[] {
  return (entries[member] ?? []) as readonly SharedEntry<E>[];
}

/** The hall in a host's folder, to be read alone; null where there is none. */
export function readSharedHall(folder: string, sections: readonly HallSection<unknown>[]): Read<SharedEntries | null> {
  return readJsonFile(pathIn(folder), checkFor(sections));
}

const markOf = (entry: unknown): string =>
  createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 16);

/** How a hall is opened for writing. */
interface HallKeeping {
  /** Is told of a file that cannot be read or written. */
  readonly warn: (why: string) => void;
  /** Signs the hall; null: nobody does. */
  readonly signer: Signer | null;
}

/** Opens the hall in a host's folder for writing. */
export function openSharedHall(folder: string, honours: readonly Honours[], { warn, signer }: HallKeeping): SharedHall {
  const check = checkFor(honours.map(({ section }) => section));
  const text = (entries: SharedEntries): string => textOf(entries, signer);
  const file = commonFile<SharedEntries>({ path: pathIn(folder), none: {}, check, text, warn });
  return {
    of: (section) => sectionOf(file.value(), section),
    take(account, player, own) {
      const before = file.value();
      const parts = honours.flatMap((one) => {
        const entries = own(one.section);
        return entries.ok
          ? [{ one, part: partOf(sectionOf(before, one.section), account, player, entries.value) }]
          : [];
      });
      if (parts.length < honours.length || parts.every(({ part }) => part.same)) return [];
      file.change((now) => {
        const changed = parts.map(
          ({ one, part }) => [one.section.member, part.in(sectionOf(now, one.section))] as const,
        );
        return readable({ ...now, ...Object.fromEntries(changed) });
      });
      return parts.flatMap(({ one, part }) => {
        const known = sectionOf(before, one.section).map(({ entry }) => entry);
        return part.fresh.flatMap((entry) =>
          one.news(player, entry, `${account} ${markOf(entry)}`, known).map((item) => ({ ...item, name: player })),
        );
      });
    },
    settled: file.settled,
  };
}

/** What an account's part of a section must become: what is new in it, and the section with it. */
interface Part {
  readonly same: boolean;
  readonly fresh: readonly unknown[];
  in(list: readonly SharedEntry<unknown>[]): readonly SharedEntry<unknown>[];
}

function partOf(
  before: readonly SharedEntry<unknown>[],
  account: string,
  player: string,
  own: readonly unknown[],
): Part {
  const marks = new Set(own.map(markOf));
  const known = new Set(before.filter((one) => one.account === account).map(({ entry }) => markOf(entry)));
  const fresh = own.filter((entry) => !known.has(markOf(entry)));
  const stays = (one: SharedEntry<unknown>): boolean => one.account !== account || marks.has(markOf(one.entry));
  return {
    same: fresh.length === 0 && before.every(stays),
    fresh,
    in: (list) => [...list.filter(stays), ...fresh.map((entry) => ({ account, player, entry }))],
  };
}
