/**
 * Keys of an account as they come and go. A pasted key waits until its owner comes in with it and agrees.
 * What another account has or asks for is never looked at when one is pasted, so that nobody learns of it.
 */
import { readable, unreadable } from '../../kernel/save.ts';
import type { Revision } from '../door/kept.ts';
import { type AccountIndex, accountBy, accountOf, type IndexedAccount, type WaitingKey } from './account-index.ts';
import type { PublicKey } from './public-key.ts';

const KEYS_MAX = 20;
/** How long a key waits for its owner. */
const WAITING_DAYS = 30;
const DAY = 86_400_000;

/** The keys of an account that still wait on a day, those that were refused among them: who pasted them is not told. */
export const waitingOn = ({ waiting }: IndexedAccount, today: string): readonly WaitingKey[] =>
  waiting.filter(({ added }) => Date.parse(today) - Date.parse(added) < WAITING_DAYS * DAY);

/** Whether an account asks for a key whose owner has not said anything yet. */
export const asksFor = (account: IndexedAccount, fingerprint: string, today: string): boolean =>
  waitingOn(account, today).some((key) => key.fingerprint === fingerprint && key.refused !== true);

/** An account asks for a key by its pasted line. */
export function askedFor(id: string, key: PublicKey, today: string): Revision<AccountIndex> {
  return changedIn(id, (own) => {
    const waiting = waitingOn(own, today);
    const why = roomFault(own, key, waiting);
    if (why !== null) return unreadable(why);
    if (waiting.some(({ fingerprint }) => fingerprint === key.fingerprint))
      return unreadable('That key is already waiting: come in with it and agree.');
    return readable({ ...own, waiting: [...waiting, { ...key, added: today }] });
  });
}

/** The owner of a key agrees that it opens an account that asks for it. */
export function agreedTo(id: string, key: PublicKey, today: string): Revision<AccountIndex> {
  return (accounts) => {
    const why = keyTaken(accounts, key);
    if (why !== null) return unreadable(why);
    return changedIn(id, (own) => {
      if (!asksFor(own, key.fingerprint, today)) return unreadable(`${own.name} no longer asks for that key.`);
      const waiting = own.waiting.filter(({ fingerprint }) => fingerprint !== key.fingerprint);
      const { comment = '' } = own.waiting.find(({ fingerprint }) => fingerprint === key.fingerprint) ?? {};
      return readable({ ...own, waiting, keys: [...own.keys, { ...key, comment, added: today }] });
    })(accounts);
  };
}

/** The owner of a key wants it to open none of the accounts that ask for it now. */
export function refused({ fingerprint }: PublicKey): Revision<AccountIndex> {
  const marked = (key: WaitingKey): WaitingKey => (key.fingerprint === fingerprint ? { ...key, refused: true } : key);
  return (accounts) => readable(accounts.map((one) => ({ ...one, waiting: one.waiting.map(marked) })));
}

/** The operator gives an account a key, which opens it at once. */
export function given(id: string, key: PublicKey, today: string): Revision<AccountIndex> {
  return (accounts) =>
    changedIn(id, (own) => {
      const others = own.waiting.filter(({ fingerprint }) => fingerprint !== key.fingerprint);
      const why = roomFault(own, key, others) ?? keyTaken(accounts, key);
      if (why !== null) return unreadable(why);
      return readable({ ...own, waiting: others, keys: [...own.keys, { ...key, added: today }] });
    })(accounts);
}

/** A key opens an account no more, or waits no more for that. */
export function takenAway(id: string, fingerprint: string): Revision<AccountIndex> {
  return changedIn(id, (own) => {
    const isOther = (key: PublicKey): boolean => key.fingerprint !== fingerprint;
    const [keys, waiting] = [own.keys.filter(isOther), own.waiting.filter(isOther)];
    if (keys.length + waiting.length === own.keys.length + own.waiting.length)
      return unreadable('That key no longer opens this account.');
    if (keys.length === 0) return unreadable('The last key stays: without it nobody could open this account again.');
    return readable({ ...own, keys, waiting });
  });
}

/** Why a key that is its owner's to give cannot open another account, or null. */
export const keyTaken = (accounts: AccountIndex, { fingerprint }: PublicKey): string | null =>
  accountBy(accounts, fingerprint) === null ? null : 'That key already opens another account.';

/** Why an account can have no further key, or null. */
function roomFault(own: IndexedAccount, key: PublicKey, waiting: readonly WaitingKey[]): string | null {
  if (own.keys.some(({ fingerprint }) => fingerprint === key.fingerprint))
    return 'That key already opens this account.';
  if (own.keys.length + waiting.length < KEYS_MAX) return null;
  return `An account has at most ${KEYS_MAX} keys: remove one first.`;
}

/** A change of one account. */
function changedIn(
  id: string,
  change: (own: IndexedAccount) => ReturnType<Revision<IndexedAccount>>,
): Revision<AccountIndex> {
  return (accounts) => {
    const own = accountOf(accounts, id);
    if (own === null) return unreadable('The account is gone.');
    const changed = change(own);
    return changed.ok ? readable(accounts.map((one) => (one === own ? changed.value : one))) : changed;
  };
}
