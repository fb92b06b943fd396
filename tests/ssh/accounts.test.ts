/** Accounts: registered once, opened by their keys, and never lost. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Read } from '../../src/kernel/save.ts';
import type { AccountEntry } from '../../src/ssh/accounts/account-index.ts';
import { type Accounts, openAccounts } from '../../src/ssh/accounts/accounts.ts';
import type { PublicKey } from '../../src/ssh/accounts/public-key.ts';
import { ed25519Bytes, lineOf, newKey } from '../../tools/ssh-keys.ts';

const NOW = new Date('2026-11-22T16:00:00Z');
const DAY = 86_400_000;
let folder = '';
let today = NOW;
let banned = 'Commodus';
/** Writes that were asked for. */
let writes: Promise<string | null>[] = [];
beforeEach(() => {
  [today, banned, writes] = [NOW, 'Commodus', []];
  folder = mkdtempSync(join(tmpdir(), 'harena-accounts-'));
});
afterEach(async () => {
  await Promise.all(writes);
  rmSync(folder, { recursive: true, force: true });
});

const indexFile = (): string => join(folder, 'accounts.json');
type Write = (path: string, text: string) => Promise<string | null>;

function open(write?: Write): Accounts {
  const barred = (name: string): boolean => name === banned;
  const opened = openAccounts(folder, { now: () => today, barred, ...(write && { write }) });
  if (!opened.ok) throw new Error(opened.why);
  return opened.value;
}

async function registered(accounts: Accounts, name: string, key: PublicKey = newKey()): Promise<AccountEntry> {
  const made = await accounts.register(name, key);
  if (!made.ok) throw new Error(made.why);
  return made.value;
}

const lineOfKey = ({ type, data, comment }: PublicKey): string => `${type} ${data} ${comment}`;

const whyNot = <T>(read: Read<T>): string => (read.ok ? '' : read.why);

describe('registering', () => {
  it('is on the disk when it is told, and is there when the host starts again', async () => {
    const key = newKey();
    const made = await registered(open(), 'Rufus', key);
    expect(made).toMatchObject({ name: 'Rufus', created: '2026-11-22' });
    expect(JSON.parse(readFileSync(indexFile(), 'utf8')).accounts).toHaveLength(1);
    expect(open().byKey(key.fingerprint)).toEqual(made);
    expect(readdirSync(folder)).toEqual(['accounts.json']);
  });

  it('is of the day in UTC, wherever the host stands', async () => {
    today = new Date('2026-11-22T23:59:59+14:00');
    expect((await registered(open(), 'Rufus')).created).toBe('2026-11-22');
    today = new Date('2026-11-22T23:59:59-12:00');
    expect((await registered(open(), 'Marcus')).created).toBe('2026-11-23');
  });

  it('derives the folder from a random id and nothing that was typed', async () => {
    const accounts = open();
    const made = await registered(accounts, 'Rufus');
    expect(made.id).toMatch(/^[0-9a-f]{16}$/);
    expect(accounts.folder(made.id)).toBe(join(folder, 'accounts', made.id));
  });

  it('of two who race for a name one has it', async () => {
    const accounts = open();
    const asked = await Promise.all(['Rufus', 'rufus', 'RUFU5'].map((name) => accounts.register(name, newKey())));
    expect(asked.map(({ ok }) => ok)).toEqual([true, false, false]);
    expect(asked.slice(1).map(whyNot)).toEqual([
      'Rufus is taken. rufus-Ferox is free.',
      'RUFU5 looks too much like Rufus. RUFU5-Ferox is free.',
    ]);
    expect(open().all()).toHaveLength(1);
  });

  it('of one key twice makes one account', async () => {
    const accounts = open();
    const key = newKey();
    const asked = await Promise.all(['Rufus', 'Marcus'].map((name) => accounts.register(name, key)));
    expect(asked.map(whyNot)).toEqual(['', 'That key already opens another account.']);
  });

  it('of fifty at once keeps them all', async () => {
    const accounts = open();
    const names = Array.from(
      { length: 50 },
      (_, i) => `Player-${'acegkqtuxy'.charAt(i % 10)}${'acegk'.charAt(i / 10)}`,
    );
    await Promise.all(names.map((name) => registered(accounts, name)));
    expect(
      open()
        .all()
        .map(({ name }) => name),
    ).toEqual(names);
  });

  it('refuses what is no name, is kept back or barred, and writes nothing', async () => {
    const accounts = open();
    for (const name of ['', '../x', 'admin', 'Commodus', 'a\u202Eb'])
      expect((await accounts.register(name, newKey())).ok).toBe(false);
    expect(existsSync(indexFile())).toBe(false);
  });

  it('that cannot be written leaves the name free', async () => {
    let full = true;
    const accounts = open(async (path, text) => {
      if (full) return 'the disk is full';
      writeFileSync(path, text);
      return null;
    });
    const [first, second] = await Promise.all([
      accounts.register('Rufus', newKey()),
      accounts.register('Rufus', newKey()),
    ]);
    expect(whyNot(first)).toBe('The account could not be made: the disk is full.');
    expect(whyNot(second)).toContain('Rufus is taken');
    expect(accounts.all()).toEqual([]);
    full = false;
    expect((await accounts.register('Rufus', newKey())).ok).toBe(true);
  });

  it('after a failure keeps what others changed meanwhile', async () => {
    const held: ((why: string | null) => void)[] = [];
    const accounts = open((path, text) => {
      writeFileSync(path, text);
      return new Promise((resolve) => held.push(resolve));
    });
    const first = accounts.register('Rufus', newKey());
    await Promise.resolve();
    await Promise.resolve();
    const second = accounts.register('Marcus', newKey());
    expect(accounts.all().map(({ name }) => name)).toEqual(['Rufus', 'Marcus']);
    held[0]?.('the disk is full');
    expect((await first).ok).toBe(false);
    expect(accounts.all().map(({ name }) => name)).toEqual(['Marcus']);
    held[1]?.(null);
    expect((await second).ok).toBe(true);
    await accounts.settled();
    expect(JSON.parse(readFileSync(indexFile(), 'utf8')).accounts.map(({ name }: AccountEntry) => name)).toEqual([
      'Marcus',
    ]);
  });
});

describe('keys of an account', () => {
  const hold = (written: Promise<string | null>): void => void writes.push(written);

  it('the first is called so, for a client sends no comment with it', async () => {
    const accounts = open();
    const { id } = await registered(accounts, 'Rufus', newKey(''));
    expect(
      accounts
        .account(id, '', hold)
        .keys()
        .map(({ comment }) => comment),
    ).toEqual(['the first key']);
  });

  it('are asked for by a pasted line, and open it when their owner has agreed', async () => {
    const accounts = open();
    const key = newKey('first');
    const made = await registered(accounts, 'Rufus', key);
    const mine = accounts.account(made.id, key.fingerprint, hold);
    const second = newKey('second');
    expect(mine.addKey(lineOfKey(second))).toEqual({ ok: true, value: second.fingerprint });
    const row = { fingerprint: second.fingerprint, comment: 'second', added: '2026-11-22', inUse: false };
    expect(mine.keys()).toEqual([
      { fingerprint: key.fingerprint, comment: 'first', added: '2026-11-22', inUse: true, waits: false },
      { ...row, waits: true },
    ]);
    expect(await Promise.all(writes)).toEqual([null]);
    const again = open();
    expect(again.byKey(second.fingerprint)).toBeNull();
    expect(again.askingFor(second)).toEqual([made]);
    expect(await again.agree(made.id, { ...second, comment: '' })).toBeNull();
    expect(open().byKey(second.fingerprint)).toEqual(made);
    expect(open().askingFor(second)).toEqual([]);
    expect(again.account(made.id, '', hold).keys().at(-1)).toEqual({ ...row, waits: false });
  });

  it('belong to one account only, which nobody learns who asks for one of them', async () => {
    const accounts = open();
    const key = newKey();
    const rufus = await registered(accounts, 'Rufus', key);
    const marcus = await registered(accounts, 'Marcus');
    const mine = accounts.account(marcus.id, '', hold);
    const [known, unknown] = [key, newKey()];
    for (const one of [known, unknown]) {
      expect(mine.addKey(lineOfKey(one))).toEqual({ ok: true, value: one.fingerprint });
      expect(whyNot(mine.addKey(lineOfKey(one)))).toBe('That key is already waiting: come in with it and agree.');
    }
    const [first, second] = mine.keys().slice(1);
    expect({ ...first, fingerprint: '' }).toEqual({ ...second, fingerprint: '' });
    expect(accounts.askingFor(known)).toEqual([]);
    expect(await accounts.agree(marcus.id, known)).toBe('That key already opens another account.');
    expect(accounts.byKey(known.fingerprint)).toEqual(rufus);
    expect(whyNot(accounts.account(rufus.id, '', hold).addKey(lineOfKey(known)))).toBe(
      'That key already opens this account.',
    );
  });

  it('that are refused look to those who asked as before, and their owner is not asked again', async () => {
    const accounts = open();
    const [rufus, marcus] = [await registered(accounts, 'Rufus'), await registered(accounts, 'Marcus')];
    const key = newKey();
    for (const { id } of [rufus, marcus]) accounts.account(id, '', hold).addKey(lineOfKey(key));
    expect(accounts.askingFor(key)).toEqual([marcus, rufus]);
    const before = accounts.account(rufus.id, '', hold).keys();
    expect(await accounts.refuse(key)).toBeNull();
    const again = open();
    expect(again.askingFor(key)).toEqual([]);
    expect(again.account(rufus.id, '', hold).keys()).toEqual(before);
    expect(await again.agree(rufus.id, key)).toBe('Rufus no longer asks for that key.');
    expect(whyNot(again.account(rufus.id, '', hold).addKey(lineOfKey(key)))).toContain('already waiting');
    const own = await registered(again, 'Quintus', key);
    expect(again.byKey(key.fingerprint)).toEqual(own);
    expect(again.account(rufus.id, '', hold).keys()).toEqual(before);
  });

  it('wait thirty days, taken or refused or neither', async () => {
    const accounts = open();
    const rufus = await registered(accounts, 'Rufus');
    const [one, other] = [newKey(), newKey()];
    const mine = accounts.account(rufus.id, '', hold);
    for (const key of [one, other]) mine.addKey(lineOfKey(key));
    await accounts.refuse(other);
    today = new Date(NOW.getTime() + 29 * DAY);
    expect(mine.keys()).toHaveLength(3);
    expect(accounts.askingFor(one)).toEqual([rufus]);
    today = new Date(NOW.getTime() + 30 * DAY);
    expect(mine.keys()).toHaveLength(1);
    expect(accounts.askingFor(one)).toEqual([]);
    expect(await accounts.agree(rufus.id, one)).toBe('Rufus no longer asks for that key.');
    mine.addKey(lineOfKey(newKey()));
    await accounts.settled();
    expect(JSON.parse(readFileSync(indexFile(), 'utf8')).accounts[0].waiting).toHaveLength(1);
  });

  it('are asked for no more once they are taken away, and never by a banned name', async () => {
    const accounts = open();
    const rufus = await registered(accounts, 'Rufus');
    const key = newKey();
    const mine = accounts.account(rufus.id, '', hold);
    mine.addKey(lineOfKey(key));
    banned = 'Rufus';
    expect(accounts.askingFor(key)).toEqual([]);
    expect(await accounts.agree(rufus.id, key)).toBe('Rufus may not come into this host.');
    banned = 'Commodus';
    expect(accounts.askingFor(key)).toEqual([rufus]);
    expect(mine.removeKey(key.fingerprint)).toBeNull();
    expect(accounts.askingFor(key)).toEqual([]);
    await accounts.settled();
  });

  it('are given by the operator at once, unless another account has them', async () => {
    const accounts = open();
    const taken = newKey();
    const [rufus, marcus] = [await registered(accounts, 'Rufus'), await registered(accounts, 'Marcus', taken)];
    const key = newKey();
    accounts.account(rufus.id, '', hold).addKey(lineOfKey(key));
    expect(await accounts.give(rufus.id, lineOfKey(key))).toEqual({ ok: true, value: key.fingerprint });
    expect(accounts.byKey(key.fingerprint)).toEqual(rufus);
    expect(accounts.account(rufus.id, '', hold).keys()).toHaveLength(2);
    expect(whyNot(await accounts.give(rufus.id, lineOfKey(taken)))).toBe('That key already opens another account.');
    expect(accounts.byKey(taken.fingerprint)).toEqual(marcus);
  });

  it('can be taken away but for the last', async () => {
    const accounts = open();
    const key = newKey();
    const made = await registered(accounts, 'Rufus', key);
    const mine = accounts.account(made.id, key.fingerprint, hold);
    expect(mine.removeKey(key.fingerprint)).toContain('The last key stays');
    expect(mine.removeKey('SHA256:none')).toContain('no longer');
    mine.addKey(lineOf(ed25519Bytes()));
    expect(mine.removeKey(key.fingerprint)).toContain('The last key stays');
    await accounts.give(made.id, lineOf(ed25519Bytes()));
    expect(mine.removeKey(key.fingerprint)).toBeNull();
    await accounts.settled();
    expect(open().byKey(key.fingerprint)).toBeNull();
  });

  it('the last stays also where the one added before it could not be written', async () => {
    let full = false;
    const accounts = open(async (path, text) => {
      if (full) {
        full = false;
        return 'the disk is full';
      }
      writeFileSync(path, text);
      return null;
    });
    const key = newKey();
    const made = await registered(accounts, 'Rufus', key);
    const mine = accounts.account(made.id, key.fingerprint, hold);
    full = true;
    void accounts.give(made.id, lineOf(ed25519Bytes()));
    await Promise.resolve();
    await Promise.resolve();
    expect(mine.removeKey(key.fingerprint)).toBeNull();
    await accounts.settled();
    expect(mine.keys().map(({ fingerprint }) => fingerprint)).toEqual([key.fingerprint]);
  });

  it('are twenty at most', async () => {
    const accounts = open();
    const made = await registered(accounts, 'Rufus');
    const mine = accounts.account(made.id, '', hold);
    for (let i = 1; i < 20; i++) expect(mine.addKey(lineOf(ed25519Bytes())).ok).toBe(true);
    expect(whyNot(mine.addKey(lineOf(ed25519Bytes())))).toContain('at most 20 keys');
    await accounts.settled();
  });
});

describe('accounts.json', () => {
  const key = newKey();
  const row = (id: string, name: string, ...keys: readonly PublicKey[]) => ({
    id: id.repeat(16),
    name,
    created: '2026-11-22',
    keys: keys.map(({ type, data, comment }) => ({ type, data, comment, added: '2026-11-22' })),
  });
  const index = (...accounts: readonly object[]): string => JSON.stringify({ format: 1, kind: 'accounts', accounts });

  it.each([
    ['it is empty', ''],
    ['it is not JSON', '{"format":1,'],
    ['not a valid list of accounts', '{}'],
    ['format 2 is newer', '{"format":2}'],
    ['the name rufus is there twice', index(row('a', 'Rufus', key), row('b', 'rufus', newKey()))],
    ['the id aaaaaaaaaaaaaaaa is there twice', index(row('a', 'Rufus', key), row('a', 'Marcus', newKey()))],
    [`the key ${key.fingerprint} is there twice`, index(row('a', 'Rufus', key), row('b', 'Marcus', key))],
    ['not a valid list of accounts', index(row('a', 'Rufus'))],
    ['not a valid list of accounts', index(row('/', 'Rufus', key))],
    ['not a valid list of accounts', index(row('a', '../..', key))],
  ])('of which is said that %s opens nothing and is left as it is', (why, text) => {
    writeFileSync(indexFile(), text);
    const opened = openAccounts(folder, { now: () => NOW, barred: () => false });
    expect(whyNot(opened)).toContain(why);
    expect(whyNot(opened)).toContain(indexFile());
    expect(readFileSync(indexFile(), 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['accounts.json']);
  });

  it('half written by a process that was killed leaves nothing behind', () => {
    writeFileSync(indexFile(), index(row('a', 'Rufus', key)));
    for (const draft of ['accounts.json.new.tmp-0000000001abcdef', 'bystander'])
      writeFileSync(join(folder, draft), '{');
    expect(open().all()).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['accounts.json', 'bystander']);
  });

  it('that cannot be written says why', async () => {
    const accounts = open();
    rmSync(folder, { recursive: true });
    expect(whyNot(await accounts.register('Rufus', newKey()))).toBe(
      'The account could not be made: accounts.json: there is no such file or folder.',
    );
  });

  it('that is a folder opens nothing', () => {
    mkdirSync(indexFile());
    expect(whyNot(openAccounts(folder, { now: () => NOW, barred: () => false }))).toContain('it is a folder');
  });
});
