/** accounts.json: who has which name and which keys, checked when it is read and written whole. */
import * as z from 'zod/mini';
import { type Read, readAs, readable, unreadable } from '../../kernel/save.ts';
import { safeText } from '../../safe-text.ts';
import { readJsonFile } from '../../store/disk/json-file.ts';
import { fingerprintOf } from '../../store/signed/signature.ts';
import { isName, skeletonOf } from './names.ts';
import { KEY_TYPES, type PublicKey } from './public-key.ts';

/** A key of an account, with the day it was added, in UTC. */
export interface IndexedKey extends PublicKey {
  readonly added: string;
}

/** A key that was pasted, and whose owner has not agreed. */
export interface WaitingKey extends IndexedKey {
  /** Its owner has said no, and is not asked again. */
  readonly refused?: true;
}

/** An account as the host knows it. */
export interface AccountEntry {
  /** 16 random hexadecimal digits; also the name of the folder. */
  readonly id: string;
  readonly name: string;
  /** The day it was made, in UTC, as 2026-11-22. */
  readonly created: string;
}

/** An account as the index file holds it: who it is, and which keys open it or wait. */
export interface IndexedAccount extends AccountEntry {
  /** One at least. */
  readonly keys: readonly IndexedKey[];
  /** Other accounts may ask for the same ones. */
  readonly waiting: readonly WaitingKey[];
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
  waiting: z.optional(z.array(z.extend(key, { refused: z.optional(z.literal(true)) }))),
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
  const found = readAs(schema, json, 'not a valid list of accounts');
  if (!found.ok) return found;
  const accounts = found.value.accounts.map(
    (one): IndexedAccount => ({
      ...one,
      keys: one.keys.map(indexedKey),
      waiting: (one.waiting ?? []).map((key) => ({ ...indexedKey(key), ...(key.refused && { refused: true }) })),
    }),
  );
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
export function accountIndexText(accounts: AccountIndex): string {
  const rows = accounts.map(({ keys, waiting, ...rest }) => ({
    ...rest,
    keys: keys.map(rowOf),
    ...(waiting.length > 0 && { waiting: waiting.map(rowOf) }),
  }));
  return `${JSON.stringify({ format: 1, kind: 'accounts', accounts: rows }, null, 2)}\n`;
}

const rowOf = ({ fingerprint: _made, ...row }: WaitingKey): Omit<WaitingKey, 'fingerprint'> => row;

/** Ways into a list of accounts. */
interface Finders {
  readonly byId: ReadonlyMap<string, IndexedAccount>;
  readonly byKey: ReadonlyMap<string, IndexedAccount>;
  readonly bySkeleton: ReadonlyMap<string, IndexedAccount>;
}

const finders = new WeakMap<AccountIndex, Finders>();

/** The ways into a list, made once for each. */
function findersOf(accounts: AccountIndex): Finders {
  const known = finders.get(accounts);
  if (known !== undefined) return known;
  const made: Finders = {
    byId: new Map(accounts.map((one) => [one.id, one])),
    byKey: new Map(accounts.flatMap((one) => one.keys.map(({ fingerprint }) => [fingerprint, one]))),
    bySkeleton: new Map(accounts.map((one) => [skeletonOf(one.name), one])),
  };
  finders.set(accounts, made);
  return made;
}

/** The account of an id, or null. */
export const accountOf = (accounts: AccountIndex, id: string): IndexedAccount | null =>
  findersOf(accounts).byId.get(id) ?? null;

/** The account that a key opens, or null. */
export const accountBy = (accounts: AccountIndex, fingerprint: string): IndexedAccount | null =>
  findersOf(accounts).byKey.get(fingerprint) ?? null;

/** The name that has a skeleton, or null. */
export const holderOf = (accounts: AccountIndex, skeleton: string): string | null =>
  findersOf(accounts).bySkeleton.get(skeleton)?.name ?? null;

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
