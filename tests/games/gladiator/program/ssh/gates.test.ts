/** The gate of a host: a new key takes a name, and an account that is here already is taken over. */
import { describe, expect, it } from 'vitest';
import { newKey, startBout } from '../../../../../tools/ssh-client.ts';
import { KEYS } from '../../../../../tools/terminal.ts';
import { account, hostIn, until } from '../../../../ssh/host.ts';
import { tempFolder } from '../../../../store/support.ts';

describe('a new key', () => {
  it('takes a name, which is on the disk before the game begins, and is known by it again', async () => {
    const data = tempFolder();
    const host = await hostIn(data);
    const key = newKey();
    const first = host.login({ key, user: 'rufus' });
    await first.waitFor('Under which name');
    await first.press(KEYS.enter);
    await first.waitFor('for good?');
    await first.press(KEYS.enter);
    await first.waitFor('GLADIATOR');
    expect(first.screen()).not.toContain('guest');
    await startBout(first);
    await first.press(KEYS.ctrlC, KEYS.ctrlC);
    await first.exit;
    await host.stop();
    const second = await hostIn(data);
    await second.login({ key, user: 'somebody' }).waitFor('Continue');
    expect(second.log.find(({ event }) => event === 'came in')).toMatchObject({ name: 'rufus', user: 'somebody' });
  });

  it('may look round as a guest, or go again', async () => {
    const host = await hostIn();
    const guest = host.login({ key: newKey(), user: 'anna' });
    await guest.waitFor('Under which name');
    await guest.press(KEYS.tab);
    await guest.waitFor('You are a guest');
    const gone = host.login({ key: newKey(), user: 'anna' });
    await gone.waitFor('Under which name');
    await gone.press(KEYS.escape);
    expect(await gone.exit).toEqual({ code: 0, signal: null });
  });

  it('cannot have a name that another took while the gate was open', async () => {
    const host = await hostIn();
    const both = [host.login({ key: newKey(), user: 'rufus' }), host.login({ key: newKey(), user: 'rufus' })];
    for (const one of both) {
      await one.waitFor('Under which name');
      await one.press(KEYS.enter);
      await one.waitFor('for good?');
    }
    const [first, second] = both;
    await first?.press(KEYS.enter);
    await first?.waitFor('GLADIATOR');
    await second?.press(KEYS.enter);
    await second?.waitFor('! rufus is taken.');
  });
});

/** A host at which one account plays a bout, and comes in again by the same key. */
async function twiceIn() {
  const data = tempFolder();
  const key = await account(data, 'Anna');
  const host = await hostIn(data);
  const first = host.login({ key, user: 'anna' });
  await startBout(first);
  return { host, first, second: host.login({ key, user: 'anna' }) };
}

describe('an account that is here already', () => {
  it('is taken over: the first session is told, saved and ended, the second goes on with its bout', async () => {
    const { host, first, second } = await twiceIn();
    await second.waitFor('You are here already');
    expect(first.ended).toBeNull();
    await second.press(KEYS.enter);
    await second.waitFor('Continue');
    expect(await first.exit).toEqual({ code: 0, signal: null });
    expect(first.screen()).toContain('You have come in again from elsewhere');
    await second.press('c');
    await second.waitFor('Plot in secret');
    expect(host.sessions).toBe(1);
  });

  it('is followed by those who watch, who are never told that it has left', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const host = await hostIn(data);
    const first = host.login({ key, user: 'anna' });
    await startBout(first);
    const guest = host.login();
    await guest.waitFor('GLADIATOR');
    await guest.press('l');
    await guest.waitFor('Enter watches Anna.');
    await guest.press(KEYS.enter);
    await guest.waitFor(/Watching Anna.*Turn I /u);
    const second = host.login({ key, user: 'anna' });
    await second.waitFor('You are here already');
    await second.press(KEYS.enter);
    await guest.waitFor('Anna stands at the gate.');
    expect(guest.since()).not.toContain('has left');
    await second.press('c');
    await second.waitFor('Plot in secret');
    await guest.waitFor('Anna is deciding.');
    expect(guest.screen()).not.toContain('has left');
  });

  it('can be looked on at from the second, which plays nothing', async () => {
    const { host, first, second } = await twiceIn();
    await second.waitFor('see what it does');
    await second.press(KEYS.down, KEYS.enter);
    await second.waitFor(/Turn I /u);
    expect(second.screen()).not.toContain('nothing yet');
    await first.press('i');
    await first.waitFor('Log sheets');
    expect(host.sessions).toBe(2);
  });

  it('stays where it is when the second goes again', async () => {
    const { first, second } = await twiceIn();
    await second.waitFor('You are here already');
    await second.press(KEYS.escape);
    expect(await second.exit).toEqual({ code: 0, signal: null });
    await first.press('i');
    await first.waitFor('Log sheets');
  });

  it('goes on with none but the last, however many take over at once', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const host = await hostIn(data);
    await host.login({ key, user: 'anna' }).waitFor('GLADIATOR');
    const others = [host.login({ key, user: 'anna' }), host.login({ key, user: 'anna' })];
    for (const one of others) await one.waitFor('You are here already');
    for (const one of others) one.send(KEYS.enter);
    await until(() => others.some((one) => one.screen().includes('GLADIATOR')));
    await until(() => host.log.filter(({ why }) => why === 'taken over').length >= 1);
    const playing = host.log.filter(({ event }) => event === 'came in').length;
    const ended = host.log.filter(({ event, why }) => event === 'ended' && why === 'taken over').length;
    expect(playing - ended).toBe(1);
  });
});
