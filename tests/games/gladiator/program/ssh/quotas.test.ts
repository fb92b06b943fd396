/** What may be kept of an account on a host, and what is begun there while its disk is nearly full. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../../../src/ssh/door/limits.ts';
import type { Quotas } from '../../../../../src/store/room.ts';
import { newKey, type SshWire, startBout } from '../../../../../tools/ssh-client.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { openPage } from '../../../../../tools/title.ts';
import { account, hostIn } from '../../../../ssh/host.ts';
import { tempFolder } from '../../../../store/support.ts';

const CAREERS = 'tests/fixtures/careers/v1004/careers';

/** A host of which Anna has an account with seven careers, some of them over; of each so many may be kept. */
async function withCareers(quotas: Partial<Quotas>) {
  const data = tempFolder();
  const key = await account(data, 'Anna');
  const { accounts } = JSON.parse(readFileSync(join(data, 'accounts.json'), 'utf8'));
  const folder = join(data, 'accounts', accounts[0].id);
  cpSync(CAREERS, join(folder, 'careers'), { recursive: true });
  const host = await hostIn(data, { bounds: { ...BOUNDS, quotas: { ...BOUNDS.quotas, ...quotas } } });
  return { folder, host, anna: host.login({ user: 'anna', key }) };
}

const idsIn = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'careers')).filter((name) => /^[0-9a-f]{8}$/.test(name));

describe('an account that has all the games it may', () => {
  it('is told so on the title and in the list, begins no other, and has room once one is taken away', async () => {
    const { folder, host, anna } = await withCareers({ going: 3, over: 7 });
    await anna.waitFor('6 games of yours are going on, of 3 at most.');
    await openPage(anna);
    await anna.press('n');
    await anna.waitFor('New career');
    await anna.press(KEYS.up, KEYS.enter);
    await anna.waitFor('You have 6 games going on, and there can be no more');
    expect(idsIn(folder)).toHaveLength(7);
    for (let left = idsIn(folder).length; left > 2; left--) {
      await anna.press(KEYS.down, 'x');
      await anna.waitFor(/Delete .* for good/u);
      if (left === 7) {
        await anna.press('n');
        await anna.waitFor('New career');
        expect(idsIn(folder)).toHaveLength(7);
        await anna.press('x');
        await anna.waitFor(/Delete .* for good/u);
      }
      await anna.press('y');
      await anna.waitFor('It is deleted.');
      expect(idsIn(folder)).toHaveLength(left - 1);
    }
    await anna.press(KEYS.up, KEYS.enter);
    await anna.waitFor('Name');
    await host.stop();
  });
});

/** Takes the name that is proposed to a new key. */
async function registers(terminal: Terminal<SshWire>): Promise<void> {
  for (const asked of ['Under which name', 'for good?']) {
    await terminal.waitFor(asked);
    await terminal.press(KEYS.enter);
  }
}

describe('a host whose disk is nearly full', () => {
  /** A host that says so, and its disk. */
  async function nearlyFull(data = tempFolder()) {
    const disk = { free: 1e6 };
    const host = await hostIn(data, { free: () => disk.free });
    return { data, disk, host };
  }

  it('makes no account, and a guest may play', async () => {
    const { host, disk } = await nearlyFull();
    const key = newKey();
    const anna = host.login({ key, user: 'anna' });
    await registers(anna);
    await anna.waitFor('No account can be made now: the disk of this host is nearly full.');
    await anna.press(KEYS.tab);
    await anna.waitFor('You are a guest');
    await startBout(anna);
    expect(host.log.filter(({ event }) => event === 'disk nearly full')).toHaveLength(1);
    disk.free = 1e9;
    host.clock.skip(5_000);
    const again = host.login({ key, user: 'anna' });
    await registers(again);
    await again.waitFor('GLADIATOR');
    expect(host.log.filter(({ event }) => event === 'disk has room again')).toHaveLength(1);
  });

  it('begins no match and no career of an account, and goes on with those that go on', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const { host, disk } = await nearlyFull(data);
    disk.free = 1e9;
    const first = host.login({ user: 'anna', key });
    await startBout(first);
    await first.press(KEYS.ctrlC, KEYS.ctrlC);
    await first.exit;
    disk.free = 1e6;
    host.clock.skip(5_000);
    const anna = host.login({ user: 'anna', key });
    await openPage(anna);
    await anna.press('p', KEYS.enter);
    await anna.waitFor('The disk of this host is nearly full: nothing new can begin');
    await anna.press(KEYS.escape);
    await anna.waitFor('What will it be?');
    await anna.press('n');
    await anna.waitFor('New career');
    await anna.press(KEYS.enter);
    await anna.waitFor('The disk of this host is nearly full');
    await anna.press(KEYS.escape, KEYS.escape);
    await anna.waitFor('Continue');
    await anna.press('c');
    await anna.waitFor('nothing yet: Enter waits');
    await anna.press(KEYS.enter);
    await anna.press(KEYS.ctrlC, KEYS.ctrlC);
    expect(await anna.exit).toEqual({ code: 0, signal: null });
    expect(host.log.some(({ event }) => event === 'crashed')).toBe(false);
  });
});
