/** Who may come in as whom: accounts by the keys that open them. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { dayOf } from '../../store/disk/dates.ts';
import type { Account } from '../../tui/company.ts';
import { kept, type Revision } from '../door/kept.ts';
import { sweepDrafts, writeWhole } from '../door/write-whole.ts';
import { type AccountIndex, type IndexedAccount, indexText, readIndexFile } from './account-index.ts';
import { accountNameFault, type NamesTaken, skeletonOf, suggestedName } from './names.ts';
import { type PublicKey, pastedKey } from './public-key.ts';

/** An account as the host knows it. */
export interface AccountEntry {
  /** Random, and the name of the folder. */
  readonly id: string;
  readonly name: string;
  /** The day it was made, as 2026-11-22. */
  readonly created: string;
}

/** Told of a write that has begun: null once it is on the disk, or why it is not. */
export type Hold = (written: Promise<string | null>) => void;

/** The accounts of a host. What is asked sees at once what was changed, on the disk or not yet. */
export interface Accounts {
  all(): readonly AccountEntry[];
  /** Whose key this is, by its fingerprint; null where it is nobody's. */
  byKey(fingerprint: string): AccountEntry | null;
  byId(id: string): AccountEntry | null;
  /** The folder of an account's files, which need not be there yet. */
  folder(id: string): string;
  /** Why a name cannot be had, in a sentence that says what would be right; null where it can. */
  nameFault(name: string): string | null;
  /** A name like this text that can be had, or ''. */
  suggestedName(text: string): string;
  /**
   * Makes an account that a key opens. The name is taken at once, so that of two who ask for it one
   * has it; it is on the disk when the promise is kept.
   */
  register(name: string, key: PublicKey): Promise<Read<AccountEntry>>;
  /** An account for its player's own screens, who came in by a key; `hold` hears of every write they ask for. */
  account(id: string, fingerprint: string, hold: Hold): Account;
  /** When everything asked for so far is written, or has failed. */
  settled(): Promise<void>;
}

/** What accounts are kept with. */
interface AccountsOptions {
  readonly now: () => Date;
  /** Whether the operator lets nobody have a name. */
  readonly barred: (name: string) => boolean;
  /** Writes a file whole or not at all; returns why it did not. */
  readonly write?: (path: string, text: string) => Promise<string | null>;
}

/** The file of the accounts in the host's folder, and the folder of their folders. */
export const ACCOUNT_FILES = { index: 'accounts.json', folders: 'accounts' } as const;
const KEYS_MAX = 20;
/** What a key is called by which an account was made: a client sends no comment with it. */
const FIRST_KEY = 'the first key';

/** Opens the accounts of a host's folder. A list that cannot be read is left as it is, and opens nothing. */
export function openAccounts(folder: string, { now, barred, write = writeWhole }: AccountsOptions): Read<Accounts> {
  const path = join(folder, ACCOUNT_FILES.index);
  const found = readIndexFile(path);
  if (!found.ok)
    return unreadable(
      `${path} cannot be used: ${found.why}. No account opens without it, and nothing was changed: mend it, or put a copy of it there that is whole.`,
    );
  sweepDrafts(path);
  const index = kept(found.value, (accounts) => write(path, indexText(accounts)));
  const folderOf = (id: string): string => join(folder, ACCOUNT_FILES.folders, id);
  const today = (): string => dayOf(now());
  const taken = (accounts: AccountIndex): NamesTaken => ({
    holder: (skeleton) => findersOf(accounts).bySkeleton.get(skeleton)?.name ?? null,
    barred,
  });
  const byId = (id: string): IndexedAccount | null => findersOf(index.value()).byId.get(id) ?? null;

  return readable({
    all: () => index.value().map(entryOf),
    byKey: (fingerprint) => entryOrNull(ownerOf(index.value(), fingerprint)),
    byId: (id) => entryOrNull(byId(id)),
    folder: folderOf,
    nameFault: (name) => accountNameFault(name, taken(index.value())),
    suggestedName: (text) => suggestedName(text, taken(index.value())) ?? '',
    async register(name, key) {
      const made: IndexedAccount = {
        id: newId((id) => byId(id) !== null || existsSync(folderOf(id))),
        name,
        created: today(),
        keys: [{ ...key, comment: key.comment === '' ? FIRST_KEY : key.comment, added: today() }],
      };
      const { answer, written } = index.change((accounts) => {
        const why = accountNameFault(name, taken(accounts)) ?? keyTaken(accounts, key);
        return why === null ? readable([...accounts, made]) : unreadable(why);
      });
      if (!answer.ok) return answer;
      const why = await written;
      return why === null ? readable(entryOf(made)) : unreadable(`The account could not be made: ${why}.`);
    },
    account(id, fingerprint, hold) {
      const changed = (change: Revision<AccountIndex>): string | null => {
        const { answer, written } = index.change(change);
        if (!answer.ok) return answer.why;
        hold(written);
        return null;
      };
      return {
        name: byId(id)?.name ?? '',
        keys: () =>
          (byId(id)?.keys ?? []).map((key) => ({
            ...{ fingerprint: key.fingerprint, comment: key.comment, added: key.added },
            inUse: key.fingerprint === fingerprint,
          })),
        addKey(line) {
          const key = pastedKey(line);
          if (!key.ok) return key;
          const why = changed(withKey(id, key.value, today()));
          return why === null ? readable(key.value.fingerprint) : unreadable(why);
        },
        removeKey: (unwanted) => changed(withoutKey(id, unwanted)),
      };
    },
    settled: index.settled,
  });
}

const entryOf = ({ id, name, created }: IndexedAccount): AccountEntry => ({ id, name, created });
const entryOrNull = (account: IndexedAccount | null): AccountEntry | null =>
  account === null ? null : entryOf(account);

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

const ownerOf = (accounts: AccountIndex, fingerprint: string): IndexedAccount | null =>
  findersOf(accounts).byKey.get(fingerprint) ?? null;

function newId(isTaken: (id: string) => boolean): string {
  for (;;) {
    const id = randomBytes(8).toString('hex');
    if (!isTaken(id)) return id;
  }
}

/** A stranger who pastes another's key learns that it is in use, and not whose it is. */
const keyTaken = (accounts: AccountIndex, { fingerprint }: PublicKey): string | null =>
  ownerOf(accounts, fingerprint) === null ? null : 'That key opens another account already.';

function withKey(id: string, key: PublicKey, added: string): Revision<AccountIndex> {
  return (accounts) => {
    const own = accounts.find((one) => one.id === id);
    if (own === undefined) return unreadable('The account is gone.');
    if (ownerOf(accounts, key.fingerprint) === own) return unreadable('That key opens this account already.');
    const why = keyTaken(accounts, key);
    if (why !== null) return unreadable(why);
    if (own.keys.length >= KEYS_MAX) return unreadable(`An account has at most ${KEYS_MAX} keys: take one away first.`);
    return readable(replaced(accounts, { ...own, keys: [...own.keys, { ...key, added }] }));
  };
}

function withoutKey(id: string, fingerprint: string): Revision<AccountIndex> {
  return (accounts) => {
    const own = accounts.find((one) => one.id === id);
    const keys = own?.keys.filter((key) => key.fingerprint !== fingerprint) ?? [];
    if (own === undefined || keys.length === own.keys.length) return unreadable('That key opens this account no more.');
    if (keys.length === 0) return unreadable('The last key stays: without it nobody could open this account again.');
    return readable(replaced(accounts, { ...own, keys }));
  };
}

const replaced = (accounts: AccountIndex, changed: IndexedAccount): AccountIndex =>
  accounts.map((one) => (one.id === changed.id ? changed : one));
