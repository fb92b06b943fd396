/** The game over ssh: coming in, playing, being cut off, coming again. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SshWire, startBout } from '../../../../../tools/ssh-client.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { account, hostIn, until } from '../../../../ssh/host.ts';
import { filesIn, tempFolder } from '../../../../store/support.ts';

/** The screen beside the arena, whose window may have been scrolled. */
const panels = (terminal: Terminal<SshWire>): readonly string[] =>
  terminal.lines().map((line) => (/^[╱╲]/u.test(line) ? line.slice(46) : line));

describe('a guest', () => {
  it('plays a practice bout, and nothing of it is kept', async () => {
    const host = await hostIn();
    const files = filesIn(host.data);
    const guest = host.login();
    await guest.waitFor('You are a guest: nothing is kept when you leave.');
    await startBout(guest);
    expect(filesIn(host.data)).toEqual(files);
    await guest.press(KEYS.ctrlC, KEYS.ctrlC);
    expect(await guest.exit).toEqual({ code: 0, signal: null });
    expect(guest.screen()).toContain('Vale.');
    expect(guest.alternate).toBe(false);
    expect(guest.cursorVisible).toBe(true);
    expect(host.sessions).toBe(0);
  });

  it('comes in by keyboard-interactive too, and is asked nothing', async () => {
    const host = await hostIn();
    const guest = host.login({ user: 'anna' });
    await guest.waitFor('GLADIATOR');
    expect(host.log.find(({ event }) => event === 'came in')).toMatchObject({ name: 'guest 1', user: 'anna' });
  });

  it('has colours and glyphs as his terminal can show them', async () => {
    const host = await hostIn();
    const dumb = host.login({ env: { LANG: 'C' }, term: 'dumb' });
    await dumb.waitFor('GLADIATOR');
    expect(dumb.screen()).not.toMatch(/[^\x20-\x7e\n]/u);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are driven by control characters
    expect(dumb.since()).not.toMatch(/\u001b\[[\d;]*(?:3[0-8]|4[0-8])[\d;]*m/u);
    const rich = host.login({ env: { LANG: 'en_GB.UTF-8', COLORTERM: 'truecolor' } });
    await rich.waitFor('▸');
    expect(rich.since()).toContain('38;2;');
    const usual = host.login();
    await usual.waitFor('▸');
    expect(usual.since()).toContain('38;5;');
    expect(usual.since()).not.toContain('38;2;');
  });

  it('may change the size of his window, and Ctrl-Z does nothing', async () => {
    const host = await hostIn();
    const guest = host.login();
    await startBout(guest);
    guest.resize(120, 40);
    await guest.waitFor((one) => one.lines()[39]?.includes('commit') === true);
    guest.resize(90, 30);
    await guest.waitFor((one) => one.lines()[29]?.includes('commit') === true);
    guest.send('\u001a');
    await guest.press('i');
    await guest.waitFor('Log sheets');
  });
});

describe('an account', () => {
  it('goes on where it was cut off, at the very prompt', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const host = await hostIn(data);
    const first = host.login({ user: 'anna', key });
    await startBout(first);
    const before = panels(first);
    first.wire.client.destroy();
    await first.exit;
    await until(() => host.sessions === 0);
    const again = host.login({ user: 'anna', key });
    await again.waitFor('Continue');
    await again.press('c');
    await again.waitFor('nothing yet: Enter waits');
    expect(panels(again)).toEqual(before);
    expect(host.log.filter(({ event }) => event === 'ended')).toMatchObject([{ why: 'connection lost', name: 'Anna' }]);
  });

  it('has its files in a folder of its own, whatever its user name, and gives it back', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const host = await hostIn(data);
    const player = host.login({ user: '../../etc', key });
    await startBout(player);
    const [folder = ''] = readdirSync(join(data, 'accounts'));
    expect(folder).toMatch(/^[0-9a-f]{16}$/u);
    expect(existsSync(join(data, 'accounts', folder, 'bout.json'))).toBe(true);
    await player.press(KEYS.ctrlC, KEYS.ctrlC);
    await player.exit;
    expect(filesIn(join(data, 'accounts', folder))).toEqual(['bout.json', 'settings.json']);
  });
});

describe('the host', () => {
  it('makes its key once, for its owner alone, and is known by it again', async () => {
    const data = tempFolder();
    const first = await hostIn(data);
    await first.stop();
    const path = join(data, 'host_ed25519');
    const bytes = readFileSync(path, 'utf8');
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
    const second = await hostIn(data);
    expect(readFileSync(path, 'utf8')).toBe(bytes);
    await second.login().waitFor('GLADIATOR');
  });

  it('tells everybody when it closes, saves what is open, and lets nobody in any more', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const host = await hostIn(data);
    const player = host.login({ key, user: 'anna' });
    const guest = host.login();
    await startBout(player);
    await guest.waitFor('GLADIATOR');
    await host.stop();
    for (const one of [player, guest]) {
      expect(await one.exit).toEqual({ code: 0, signal: null });
      expect(one.screen()).toContain('The host is closing.');
      expect(one.alternate).toBe(false);
    }
    expect(host.sessions).toBe(0);
    expect(filesIn(data)).not.toContain('lock');
    const late = host.login();
    expect((await late.exit).code).toBe(-1);
  });
});
