/** harena accounts: listed, banned, let in again, given a key. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type AccountsAction, runAccounts } from '../../src/cli/commands/accounts.ts';
import { openAccounts } from '../../src/ssh/accounts/accounts.ts';
import { openBans } from '../../src/ssh/accounts/bans.ts';
import { takeLock } from '../../src/store/disk/lock.ts';
import { ed25519Bytes, lineOf, newKey } from '../../tools/ssh-keys.ts';
import { tempFolder } from '../store/support.ts';
import { run } from './run.ts';

const KEY = newKey('me@laptop');

/** The folder of a host on which Rufus has an account. */
async function hostFolder(): Promise<string> {
  const folder = tempFolder();
  const accounts = openAccounts(folder, { now: () => new Date(2026, 10, 22), barred: () => false });
  if (!accounts.ok) throw new Error(accounts.why);
  await accounts.value.register('Rufus', KEY);
  return folder;
}

const done = (data: string, action: AccountsAction, ...args: readonly string[]): Promise<string> =>
  runAccounts(action, args, { data });

describe('list', () => {
  it('names every account with its folder and its keys', async () => {
    const text = await done(await hostFolder(), 'list');
    expect(text).toMatch(/^Rufus +since 2026-11-22 +accounts\/[0-9a-f]{16}\n/);
    expect(text).toContain(`  2026-11-22  ${KEY.fingerprint}  me@laptop\n`);
  });

  it('is one JSON document for programs', async () => {
    const { code, out } = await run('accounts', 'list', '--data', await hostFolder(), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ schema: 'harena/accounts/1', accounts: [{ name: 'Rufus' }] });
  });

  it('says so where there is nobody, no folder, or a damaged list', async () => {
    const folder = tempFolder();
    expect(await done(folder, 'list')).toBe('Nobody has an account here.\n');
    await expect(done(join(folder, 'none'), 'list')).rejects.toThrow('is not the folder of a host');
    writeFileSync(join(folder, 'accounts.json'), '{');
    await expect(done(folder, 'list')).rejects.toThrow('accounts.json cannot be used: it is not JSON');
    await expect(runAccounts('list', [], {})).rejects.toThrow('--data DIR');
  });
});

describe('ban', () => {
  it('keeps out a name, a key and an address, and unban lets them in again', async () => {
    const data = await hostFolder();
    expect(await done(data, 'ban', 'Rufus')).toBe('Rufus is banned, and stands among the names.\n');
    expect(await done(data, 'ban', KEY.fingerprint)).toContain('among the keys');
    expect(await runAccounts('ban', ['203.0.113.0/24'], { data, why: 'floods' })).toContain('among the addresses');
    const bans = openBans(data, { changed() {}, trouble() {} });
    if (!bans.ok) throw new Error(bans.why);
    onTestFinished(() => bans.value.close());
    const guest = { fingerprint: null, name: null, address: null };
    expect(bans.value.refusal({ ...guest, name: 'rufus' })).toContain('the name Rufus');
    expect(bans.value.refusal({ ...guest, fingerprint: KEY.fingerprint })).toContain('this key');
    expect(bans.value.refusal({ ...guest, address: '203.0.113.9' })).toContain('this address: floods');
    await done(data, 'unban', '203.0.113.0/24');
    for (let looks = 0; looks < 2; looks++) bans.value.look();
    expect(bans.value.refusal({ ...guest, address: '203.0.113.9' })).toBeNull();
    await expect(done(data, 'unban', '203.0.113.0/24')).rejects.toThrow('is not banned');
  });

  it('twice is once, with the last reason', async () => {
    const data = await hostFolder();
    await done(data, 'ban', 'Rufus');
    await runAccounts('ban', ['Rufus'], { data, why: 'rude' });
    expect(JSON.parse(readFileSync(join(data, 'admin.json'), 'utf8')).names).toEqual([{ is: 'Rufus', why: 'rude' }]);
  });

  it('changes no file that is damaged, and takes no nonsense', async () => {
    const data = await hostFolder();
    await expect(done(data, 'ban', 'SHA256:short')).rejects.toThrow('is not a fingerprint');
    writeFileSync(join(data, 'admin.json'), '{');
    await expect(done(data, 'ban', 'Rufus')).rejects.toThrow('admin.json cannot be used');
    expect(readFileSync(join(data, 'admin.json'), 'utf8')).toBe('{');
  });
});

describe('add-key', () => {
  it('gives an account a key beside those it has', async () => {
    const data = await hostFolder();
    expect(await done(data, 'add-key', 'rufus', lineOf(ed25519Bytes()))).toMatch(
      /^SHA256:.* opens the account of Rufus\.\n$/,
    );
    expect((await done(data, 'list')).match(/SHA256:/g)).toHaveLength(2);
  });

  it('says who is unknown and what is no key', async () => {
    const data = await hostFolder();
    await expect(done(data, 'add-key', 'Marcus', lineOf(ed25519Bytes()))).rejects.toThrow(
      'nobody here is called Marcus',
    );
    await expect(done(data, 'add-key', 'Rufus', 'hello')).rejects.toThrow('begins with its kind');
  });

  it('waits for the host to be stopped', async () => {
    const data = await hostFolder();
    const lock = takeLock(join(data, 'lock'), new Date());
    if (!lock.ok) throw new Error(lock.why);
    onTestFinished(() => lock.release());
    await expect(done(data, 'add-key', 'Rufus', lineOf(ed25519Bytes()))).rejects.toThrow(
      'The host must be stopped first',
    );
  });
});
