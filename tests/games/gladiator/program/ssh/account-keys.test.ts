/** An account from inside, over ssh: keys are added by pasting their line, and open it from then on. */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprintOf, offeredKey } from '../../../../../src/ssh/accounts/public-key.ts';
import { FIXED } from '../../../../../src/ssh/door/limits.ts';
import { newKey } from '../../../../../tools/ssh-client.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { account, hostIn } from '../../../../ssh/host.ts';
import { ed25519Bytes, lineOf, rsaBytesOf } from '../../../../ssh/keys.ts';
import { tempFolder } from '../../../../store/support.ts';

/** From the title to where the line of a key is asked for. */
async function toTheLine(terminal: Terminal): Promise<void> {
  await terminal.waitFor('Your account');
  await terminal.press('a');
  await terminal.waitFor('These keys open your account.');
  await terminal.press('a');
  await terminal.waitFor('The line of the key');
}

/** Takes the name that is proposed at the gate. */
async function register(terminal: Terminal): Promise<void> {
  await terminal.waitFor('Under which name');
  await terminal.press(KEYS.enter);
  await terminal.waitFor('for good?');
  await terminal.press(KEYS.enter);
}

const pasted = (text: string): string => `\u001b[200~${text}\u001b[201~`;

const keysIn = (data: string): readonly string[] =>
  JSON.parse(readFileSync(join(data, 'accounts.json'), 'utf8')).accounts.flatMap(
    ({ keys }: { readonly keys: readonly { readonly data: string }[] }) => keys.map((key) => key.data),
  );

describe('a pasted key', () => {
  it('of 4096 bits, line ends and all, is on the disk when it is said to be taken, and opens the account', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const host = await hostIn(data);
    const terminal = host.login({ key });
    await toTheLine(terminal);
    expect(terminal.since()).toContain('\u001b[?2004h');
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
    const bytes = rsaBytesOf(publicKey);
    const line = `${lineOf(bytes, 'anna at work').replace(/(.{76})/g, '$1\r')}\r\n`;
    expect(line.length).toBeGreaterThan(700);
    terminal.send(pasted(line));
    await terminal.waitFor('anna at work');
    await terminal.press(KEYS.enter);
    await terminal.waitFor('That key opens your account from now on.');
    expect(keysIn(data)).toContain(bytes.toString('base64'));
    expect(terminal.screen()).toContain(fingerprintOf(bytes));
    expect(terminal.since().endsWith('\u001b[?2004h')).toBe(false);
    const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    const second = host.login({ key: { private: pem, public: line }, user: 'somebody' });
    await second.waitFor('You are here already');
    expect(second.screen()).toContain('Welcome back, Anna.');
  });

  it('may come in pieces', async () => {
    const data = tempFolder();
    const host = await hostIn(data);
    const key = newKey();
    const terminal = host.login({ key, user: 'bruna' });
    await register(terminal);
    await toTheLine(terminal);
    const bytes = ed25519Bytes();
    for (const piece of pasted(lineOf(bytes)).match(/.{1,9}/gsu) ?? []) {
      terminal.send(piece);
      await new Promise((done) => setImmediate(done));
    }
    await terminal.waitFor('me@laptop');
    await terminal.press(KEYS.enter);
    await terminal.waitFor('2 keys');
    expect(keysIn(data)).toHaveLength(2);
  });
});

it('accounts are made a few at a time from one address; guests may go on', async () => {
  const host = await hostIn();
  for (const user of ['Anna', 'Bruna', 'Carla', 'Dora', 'Emilia'].slice(0, FIXED.newcomersFrom.burst)) {
    const terminal = host.login({ key: newKey(), user });
    await register(terminal);
    await terminal.waitFor('Your account');
    await terminal.press(KEYS.ctrlC, KEYS.ctrlC);
    await terminal.exit;
  }
  const terminal = host.login({ key: newKey(), user: 'Flavia' });
  await register(terminal);
  await terminal.waitFor('Your address has made many accounts of late');
  await terminal.press(KEYS.tab);
  await terminal.waitFor('GLADIATOR');
});

it('a key whose first byte is nought is as good as any', () => {
  let bytes = ed25519Bytes();
  while (bytes.at(-32) !== 0) bytes = ed25519Bytes();
  expect(offeredKey(bytes).ok).toBe(true);
});
