/** Something breaks in one session: it ends, its save is kept, and nobody else notices. */
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unreadable } from '../../../../../src/kernel/save.ts';
import type { Commons } from '../../../../../src/ssh/company/visit.ts';
import type { Services } from '../../../../../src/tui/services.ts';
import { startBout } from '../../../../../tools/ssh-client.ts';
import { KEYS } from '../../../../../tools/terminal.ts';
import { openPage } from '../../../../../tools/title.ts';
import { account, hostIn } from '../../../../ssh/host.ts';
import { tempFolder } from '../../../../store/support.ts';

const ALONE = { doing: () => '', fighting: () => false, leave() {} };

/** Nothing is common to all; what one service does is replaced for one player, once `armed` is. */
function faulty(name: string, broken: { readonly [S in keyof Services]?: () => never }): Commons & { armed: boolean } {
  const commons = {
    armed: false,
    settled: () => Promise.resolve(),
    join(...[visit, play]: Parameters<Commons['join']>) {
      const breaks = (key: string | symbol): boolean => commons.armed && visit.name === name && key in broken;
      const services = new Proxy(play.services, {
        get: (target, key) => (breaks(key) ? Reflect.get(broken, key) : Reflect.get(target, key, target)),
      });
      return { services, routes: play.routes, watch: () => unreadable('nobody is watched'), ...ALONE };
    },
  };
  return commons;
}

const boom = (): never => {
  throw new Error('boom at /srv/hidden/path.ts');
};

describe('an error in one session', () => {
  it.each([
    ['at a key', { newSeed: boom }, 't'],
    ['while drawing', { settings: boom }, KEYS.down],
  ])('%s ends it alone, with no word of its cause on the screen', async (_where, broken, key) => {
    const data = tempFolder();
    const anna = await account(data, 'Anna');
    const berta = await account(data, 'Berta');
    const commons = faulty('Anna', broken);
    const host = await hostIn(data, { commons });
    const victim = host.login({ key: anna, user: 'anna' });
    const other = host.login({ key: berta, user: 'berta' });
    await openPage(victim);
    await startBout(other);
    commons.armed = true;
    victim.send(key);
    expect(await victim.exit).toEqual({ code: 1, signal: null });
    expect(victim.screen()).toContain('Something broke in this session');
    expect(victim.since()).not.toMatch(/boom|hidden|\.ts\b|\bat \S+ \(/u);
    expect(victim.alternate).toBe(false);
    expect(host.log.find(({ event }) => event === 'crashed')).toMatchObject({
      name: 'Anna',
      why: 'boom at /srv/hidden/path.ts',
      stack: expect.stringContaining('boom'),
    });
    await other.press('i');
    await other.waitFor('Log sheets');
    commons.armed = false;
    await host.login({ key: anna, user: 'anna' }).waitFor('GLADIATOR');
  });

  it('that nobody caught is laid at the door of the session whose key it came from', async () => {
    const host = await hostIn();
    const guest = host.login();
    await guest.waitFor('GLADIATOR');
    host.blame(new Error('of nobody'));
    expect(guest.ended).toBeNull();
    expect(host.log.at(-1)).toMatchObject({ event: 'something failed', why: 'of nobody' });
  });
});

describe('a save that fails', () => {
  it('suspends that session before its result is seen, and harms no other', async () => {
    const data = tempFolder();
    const anna = await account(data, 'Anna');
    const host = await hostIn(data);
    const victim = host.login({ key: anna, user: 'anna' });
    const other = host.login();
    await startBout(victim);
    await startBout(other);
    const [folder = ''] = readdirSync(join(data, 'accounts'));
    const path = join(data, 'accounts', folder);
    // No file can be written where the folder is gone and a file lies in its place.
    rmSync(path, { recursive: true });
    writeFileSync(path, '');
    const shown = victim.mark();
    victim.send(KEYS.enter + KEYS.enter);
    expect(await victim.exit).toEqual({ code: 1, signal: null });
    expect(victim.screen()).toContain('Your game could not be saved');
    expect(victim.since(shown)).not.toMatch(/Phase 2|This phase/u);
    expect(victim.alternate).toBe(false);
    await other.press('i');
    await other.waitFor('Log sheets');
    rmSync(path);
    mkdirSync(path);
    chmodSync(path, 0o700);
    await host.login({ key: anna, user: 'anna' }).waitFor('GLADIATOR');
  });
});
