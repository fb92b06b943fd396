/** The host's folder towards others: modes, links, and what a player is told of where it lies. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newKeyPair } from '../../../../../src/ssh/accounts/key-pair.ts';
import { pathless } from '../../../../../src/ssh/pathless.ts';
import { account, hostIn } from '../../../../ssh/host.ts';
import { tempFolder } from '../../../../store/support.ts';

const modeOf = (path: string): number => statSync(path).mode & 0o777;
const complaints = (host: Awaited<ReturnType<typeof hostIn>>) =>
  host.log.filter(({ event }) => event === 'modes').map(({ why }) => String(why));

/** The folder of the only account. */
function folderIn(data: string): string {
  const { accounts } = JSON.parse(readFileSync(join(data, 'accounts.json'), 'utf8'));
  return join(data, 'accounts', accounts[0].id);
}

describe.skipIf(process.platform === 'win32')('modes', () => {
  it('of what the host has made are put right when it opens', async () => {
    const data = tempFolder();
    await account(data, 'Anna');
    await (await hostIn(data)).stop();
    const own = ['accounts', 'accounts.json', 'host_ed25519', join('daily', 'secret')].map((name) => join(data, name));
    for (const path of own) chmodSync(path, modeOf(path) | 0o055);
    const host = await hostIn(data);
    expect(own.map((path) => modeOf(path) & 0o077)).toEqual([0, 0, 0, 0]);
    expect(complaints(host)).toEqual([]);
  });

  it('of a folder and a key that were given are left, and complained of', async () => {
    const data = tempFolder();
    const key = join(tempFolder(), 'key');
    writeFileSync(key, newKeyPair().private, { mode: 0o644 });
    chmodSync(data, 0o755);
    const host = await hostIn(data, { hostKey: key });
    expect([modeOf(data), modeOf(key)]).toEqual([0o755, 0o644]);
    expect(complaints(host)).toEqual([expect.stringContaining(`chmod go= ${data}`), expect.stringContaining(key)]);
  });

  it('that are right are not spoken of', async () => {
    expect(complaints(await hostIn())).toEqual([]);
  });
});

describe('an account whose folder is a link', () => {
  it.skipIf(process.platform === 'win32')('is not opened, and what the link leads to stays as it was', async () => {
    const data = tempFolder();
    const elsewhere = tempFolder();
    const key = await account(data, 'Anna');
    const folder = folderIn(data);
    symlinkSync(elsewhere, folder);
    const host = await hostIn(data);
    const anna = host.login({ key, user: 'anna' });
    expect((await anna.exit).code).toBe(1);
    expect(anna.screen()).toContain('Your files cannot be opened');
    expect(anna.screen()).not.toContain(data);
    expect(readdirSync(elsewhere)).toEqual([]);
    expect(host.log).toContainEqual(
      expect.objectContaining({ event: 'account not opened', why: `${folder} is a link` }),
    );
    rmSync(folder);
    const again = host.login({ key, user: 'anna' });
    await again.waitFor('GLADIATOR');
  });
});

describe('a player', () => {
  it('whose files are in use elsewhere is not told where they lie; the operator is', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const folder = folderIn(data);
    mkdirSync(folder, { recursive: true });
    const holder = { pid: 712, host: 'arena-a', since: '2026-11-22T18:02:00.000Z', started: null };
    writeFileSync(join(folder, 'lock'), JSON.stringify(holder));
    const host = await hostIn(data);
    const anna = host.login({ key, user: 'anna' });
    expect((await anna.exit).code).toBe(1);
    const told = anna.lines().join('');
    expect(told).toContain('Your files cannot be opened');
    expect(told).toContain('process 712');
    expect(told).not.toContain(data);
    expect(host.log.find(({ event }) => event === 'account not opened')?.why).toContain(folder);
    expect(host.log.find(({ event }) => event === 'ended')?.why).not.toContain(data);
  });

  it('is told of no path, wherever one stands in a text', () => {
    const data = '/var/lib/harena';
    const own = `${data}/accounts/0123456789abcdef`;
    const path = fc.constantFrom(
      own,
      `${own}/lock`,
      `${own}/replays/a.txt`,
      `${data}/accounts`,
      data,
      `${data}/hall.json`,
    );
    const words = fc.array(fc.oneof(path, fc.constantFrom('in', 'delete', '(', '. ')), { maxLength: 8 });
    fc.assert(fc.property(words, (said) => !pathless(said.join(' '), own).includes(data)));
    expect(pathless(`It is in ${own}/replays/a.txt.`, own)).toBe('It is in replays/a.txt.');
    expect(pathless(`Nothing can be saved in ${own}: the disk is full.`, own)).toBe(
      'Nothing can be saved in the folder: the disk is full.',
    );
  });
});
