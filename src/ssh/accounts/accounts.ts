/** Who may come in as whom: accounts by the keys that open them. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import type { Account, AccountKey } from '../../tui/company.ts';
import { utcDay } from '../door/clock.ts';
import { kept, type Revision } from '../door/kept.ts';
import { sweepDrafts, writeWhole } from '../door/write-whole.ts';
import {
  type AccountEntry,
  type AccountIndex,
  accountBy,
  accountIndexText,
  accountOf,
  holderOf,
  type IndexedAccount,
  readIndexFile,
  type WaitingKey,
} from './account-index.ts';
import { agreedTo, askedFor, asksFor, given, keyTaken, refused, takenAway, waitingOn } from './account-keys.ts';
import { accountNameFault, type NamesTaken, suggestedName } from './names.ts';
import { type PublicKey, pastedKey } from './public-key.ts';

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
  /** The accounts that ask for a key of nobody's, the last one made first; none that its owner has refused, and none that is banned. */
  askingFor(key: PublicKey): readonly AccountEntry[];
  /** The owner of a key has it open an account that asks for it. Returns why not, or null once it is on the disk. */
  agree(id: string, key: PublicKey): Promise<string | null>;
  /** The owner of a key refuses all that ask for it now, who are not told. Returns why not, or null once it is on the disk. */
  refuse(key: PublicKey): Promise<string | null>;
  /** Gives an account a key by its line, unasked, as only the operator may. Returns its fingerprint once it is on the disk. */
  give(id: string, line: string): Promise<Read<string>>;
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
/** What a key is called by which an account was made: a client sends no comment with it. */
const FIRST_KEY = 'the first key';

/** Opens the accounts of a host's folder. A list that cannot be read is left as it is, and opens nothing. */
export function openAccounts(folder: string, { now, barred, write = writeWhole }: AccountsOptions): Read<Accounts> {
  const path = join(folder, ACCOUNT_FILES.index);
  const found = readIndexFile(path);
  if (!found.ok)
    return unreadable(
      `${path} cannot be used: ${found.why}. Without it no account opens. Nothing was changed: repair it, or put back a good copy of it.`,
    );
  sweepDrafts(path);
  const index = kept(found.value, (accounts) => write(path, accountIndexText(accounts)));
  const folderOf = (id: string): string => join(folder, ACCOUNT_FILES.folders, id);
  const today = (): string => utcDay(now());
  const taken = (accounts: AccountIndex): NamesTaken => ({
    holder: (skeleton) => holderOf(accounts, skeleton),
    barred,
  });
  const byId = (id: string): IndexedAccount | null => accountOf(index.value(), id);
  const changed = async (change: Revision<AccountIndex>): Promise<string | null> => {
    const { answer, written } = index.change(change);
    return answer.ok ? written : answer.why;
  };

  return readable({
    all: () => index.value().map(entryOf),
    byKey: (fingerprint) => entryOrNull(accountBy(index.value(), fingerprint)),
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
        waiting: [],
      };
      const { answer, written } = index.change((accounts) => {
        const why = accountNameFault(name, taken(accounts)) ?? keyTaken(accounts, key);
        return why === null ? readable([...accounts, made]) : unreadable(why);
      });
      if (!answer.ok) return answer;
      const why = await written;
      return why === null ? readable(entryOf(made)) : unreadable(`The account could not be made: ${why}.`);
    },
    askingFor(key) {
      const all = index.value();
      if (accountBy(all, key.fingerprint) !== null) return [];
      return all
        .filter((one) => asksFor(one, key.fingerprint, today()) && !barred(one.name))
        .map(entryOf)
        .reverse();
    },
    async agree(id, key) {
      const name = byId(id)?.name ?? '';
      return barred(name) ? `${name} may not come into this host.` : changed(agreedTo(id, key, today()));
    },
    refuse: (key) => changed(refused(key)),
    async give(id, line) {
      const key = pastedKey(line);
      if (!key.ok) return key;
      const why = await changed(given(id, key.value, today()));
      return why === null ? readable(key.value.fingerprint) : unreadable(why);
    },
    account(id, fingerprint, hold) {
      const asked = (change: Revision<AccountIndex>): string | null => {
        const { answer, written } = index.change(change);
        if (!answer.ok) return answer.why;
        hold(written);
        return null;
      };
      const shown = (key: WaitingKey, waits: boolean): AccountKey => ({
        ...{ fingerprint: key.fingerprint, comment: key.comment, added: key.added },
        ...{ waits, inUse: key.fingerprint === fingerprint },
      });
      return {
        name: byId(id)?.name ?? '',
        keys() {
          const own = byId(id);
          if (own === null) return [];
          return [
            ...own.keys.map((key) => shown(key, false)),
            ...waitingOn(own, today()).map((key) => shown(key, true)),
          ];
        },
        addKey(line) {
          const key = pastedKey(line);
          if (!key.ok) return key;
          const why = asked(askedFor(id, key.value, today()));
          return why === null ? readable(key.value.fingerprint) : unreadable(why);
        },
        removeKey: (unwanted) => asked(takenAway(id, unwanted)),
      };
    },
    settled: index.settled,
  });
}

const entryOf = ({ id, name, created }: IndexedAccount): AccountEntry => ({ id, name, created });
const entryOrNull = (account: IndexedAccount | null): AccountEntry | null =>
  account === null ? null : entryOf(account);

function newId(isTaken: (id: string) => boolean): string {
  for (;;) {
    const id = randomBytes(8).toString('hex');
    if (!isTaken(id)) return id;
  }
}
