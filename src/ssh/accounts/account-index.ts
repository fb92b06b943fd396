/** accounts.json: who has which name and which keys, checked when it is read and written whole. */
import * as z from 'zod/mini';
import { type Read, readAs, readable, unreadable } from '../../kernel/save.ts';
import { safeText } from '../../safe-text.ts';
import { readJsonFile } from '../../store/disk/json-file.ts';
import { isName } from './names.ts';
import { fingerprintOf, KEY_TYPES, type PublicKey } from './public-key.ts';

/** A key of an account, with the day it was added. */
interface IndexedKey extends PublicKey {
  readonly added: string;
}

/** An account as the index file holds it: who it is, and which keys open it. */
export interface IndexedAccount {
  /** 16 random hexadecimal digits; also the name of the folder. */
  readonly id: string;
  readonly name: string;
  readonly created: string;
  /** One at least. */
  readonly keys: readonly IndexedKey[];
}

/** All accounts, the oldest first. */
export type AccountIndex = readonly IndexedAccount[];

const day = z.iso.date();
const key = z.strictObject({
  type: z.enum(KEY_TYPES),
  data: z.string().check(z.maxLength(8192), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  comment: z.string(),
  added: day,
});
const account = z.strictObject({
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  name: z.string().check(z.refine(isName, { error: 'not a name of a player' })),
  created: day,
  keys: z.array(key).check(z.minLength(1)),
});
const schema = z.strictObject({ format: z.literal(1), kind: z.literal('accounts'), accounts: z.array(account) });

/** Reads the index at a path; empty where there is no file. */
export function readIndexFile(path: string): Read<AccountIndex> {
  const found = readJsonFile(path, readIndex);
  return found.ok ? readable(found.value ?? []) : found;
}

/** Reads an index of any released format, and finds what two accounts cannot share. */
function readIndex(json: unknown): Read<AccountIndex> {
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
  if (typeof format === 'number' && format > 1)
    return unreadable(`format ${format} is newer than this version of harena, which reads format 1`);
  const found = readAs(schema, json, 'not a whole list of accounts');
  if (!found.ok) return found;
  const accounts = found.value.accounts.map((one) => ({ ...one, keys: one.keys.map(indexedKey) }));
  const fault =
    twice(
      'the id',
      accounts.map(({ id }) => id),
    ) ??
    twice(
      'the name',
      accounts.map(({ name }) => name.toLowerCase()),
    ) ??
    twice(
      'the key',
      accounts.flatMap(({ keys }) => keys.map(({ fingerprint }) => fingerprint)),
    );
  return fault === null ? readable(accounts) : unreadable(fault);
}

/** The index as its file holds it, two blanks deep for the operator's eyes. */
export function indexText(accounts: AccountIndex): string {
  const rows = accounts.map(({ keys, ...rest }) => ({
    ...rest,
    keys: keys.map(({ type, data, comment, added }) => ({ type, data, comment, added })),
  }));
  return `${JSON.stringify({ format: 1, kind: 'accounts', accounts: rows }, null, 2)}\n`;
}

/** The fingerprint is not kept but made, so that file and key cannot disagree. */
function indexedKey({ type, data, comment, added }: z.infer<typeof key>): IndexedKey {
  return { type, data, comment: safeText(comment), added, fingerprint: fingerprintOf(Buffer.from(data, 'base64')) };
}

function twice(what: string, values: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) return `${what} ${value} is there twice`;
    seen.add(value);
  }
  return null;
}
