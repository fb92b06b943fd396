/** An account from inside, over ssh: keys are asked for by pasting their line, and open it once their owner has agreed. */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { describe, expect, it, onTestFinished } from 'vitest';
import { offeredKey } from '../../../../../src/ssh/accounts/public-key.ts';
import { FIXED } from '../../../../../src/ssh/door/limits.ts';
import { fingerprintOf } from '../../../../../src/store/signed/signature.ts';
import { type Key, newKey } from '../../../../../tools/ssh-client.ts';
import { ed25519Bytes, lineOf, rsaBytesOf } from '../../../../../tools/ssh-keys.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { account, hostIn, type TestHost } from '../../../../ssh/host.ts';
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

const bytesOf = (key: Key): Buffer => Buffer.from(key.public.split(' ')[1] ?? '', 'base64');

const bansOf = (key: Key): string => JSON.stringify({ format: 1, kind: 'admin', keys: [fingerprintOf(bytesOf(key))] });

/** What a host says to a key that is offered, and then signed with another: the answer to each. */
function offered(host: TestHost, key: Key): Promise<string> {
  const client = new ssh2.Client();
  onTestFinished(() => void client.destroy());
  const own = ssh2.utils.parseKey(newKey().private);
  if (own instanceof Error) throw own;
  let signed = false;
  const forged = Object.assign(Object.create(own), {
    getPublicSSH: () => bytesOf(key),
    sign(...given: Parameters<ssh2.ParsedKey['sign']>) {
      signed = true;
      return own.sign(...given);
    },
  }) as ssh2.ParsedKey;
  return new Promise((resolve) => {
    client.on('error', () => {});
    client.on('ready', () => resolve('let in'));
    client.on('close', () => resolve(`${signed ? 'would do' : 'would not do'}, then denied`));
    const authHandler = [{ type: 'publickey' as const, username: 'anna', key: forged }];
    client.connect({ host: '127.0.0.1', port: host.port, username: 'anna', authHandler });
  });
}

const pasted = (text: string): string => `\u001b[200~${text}\u001b[201~`;

type Rows = { readonly [list in 'keys' | 'waiting']?: readonly { readonly data: string }[] };

const keysIn = (data: string, list: 'keys' | 'waiting' = 'keys'): readonly string[] =>
  JSON.parse(readFileSync(join(data, 'accounts.json'), 'utf8')).accounts.flatMap((one: Rows) =>
    (one[list] ?? []).map((key) => key.data),
  );

/** Pastes a line where it is asked for. */
async function pastes(terminal: Terminal, line: string): Promise<void> {
  terminal.send(pasted(line));
  await terminal.waitFor(line.slice(20, 40));
  await terminal.press(KEYS.enter);
  await terminal.waitFor(/It waits now|^ ?!/mu);
}

/** The keys on a screen, whichever is marked. */
const keysShown = (terminal: Terminal): readonly string[] =>
  terminal
    .lines()
    .filter((row) => row.includes('SHA256:'))
    .map((row) => row.replace('▸', ' '));

/** What is told on a screen below its list of keys. */
const sentences = (terminal: Terminal): string =>
  terminal
    .lines()
    .filter((row) => /waits|^ *[!▸]/u.test(row) && !row.includes('SHA256:'))
    .join();

describe('a pasted key', () => {
  it('of 4096 bits, line ends and all, is on the disk when it is said to wait, and opens the account once its owner agrees', async () => {
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
    await terminal.waitFor('It waits now');
    expect(keysIn(data, 'waiting')).toContain(bytes.toString('base64'));
    expect(keysIn(data)).not.toContain(bytes.toString('base64'));
    expect(terminal.screen()).toContain(fingerprintOf(bytes));
    expect(terminal.since().endsWith('\u001b[?2004h')).toBe(false);
    const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    const second = host.login({ key: { private: pem, public: line }, user: 'somebody' });
    await second.waitFor('Anna asks that this key of yours may open that account as well.');
    expect(second.screen()).toContain(fingerprintOf(bytes));
    await second.press(KEYS.enter);
    await second.waitFor('Enter again agrees');
    await second.press(KEYS.enter);
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
    await terminal.waitFor('1 key, 1 more asked for');
    expect(keysIn(data, 'waiting')).toHaveLength(1);
  });
});

/** A host with two accounts and a banned key; Bruna is asked for the line of a key. */
async function brunaPastes() {
  const data = tempFolder();
  const [anna, bruna, banned] = [await account(data, 'Anna'), await account(data, 'Bruna'), newKey()];
  writeFileSync(join(data, 'admin.json'), bansOf(banned));
  const host = await hostIn(data);
  const terminal = host.login({ key: bruna });
  await toTheLine(terminal);
  return { host, anna, banned, terminal };
}

describe('a key that is pasted by another', () => {
  it('is answered for alike, whether it has an account, has none, or is banned', async () => {
    const { host, anna, banned, terminal } = await brunaPastes();
    const told: string[] = [];
    for (const [i, key] of [anna, newKey(), banned].entries()) {
      if (i > 0) await terminal.press('a');
      await terminal.waitFor('The line of the key');
      await pastes(terminal, key.public);
      told.push(sentences(terminal));
    }
    expect(told[0]).toContain('It waits now');
    expect(new Set(told).size).toBe(1);
    const before = keysShown(terminal);
    expect(before).toHaveLength(4);
    const owner = host.login({ key: anna });
    await owner.waitFor('Your account');
    await terminal.press(KEYS.down, KEYS.up);
    expect(keysShown(terminal)).toEqual(before);
  });

  it('that its owner refuses opens an own account, and the other is not told', async () => {
    const { host, terminal } = await brunaPastes();
    const key = newKey();
    await pastes(terminal, key.public);
    const before = keysShown(terminal);
    const owner = host.login({ key, user: 'carla' });
    await owner.waitFor('Bruna asks');
    for (const keys of [[KEYS.down, KEYS.enter], [KEYS.enter]]) await owner.press(...keys);
    await register(owner);
    await owner.waitFor('Your account');
    await terminal.press(KEYS.down, KEYS.up);
    await terminal.waitFor('These keys open your account.');
    expect(keysShown(terminal)).toEqual(before);
    expect(host.log.find(({ event }) => event === 'asked for a key')).toMatchObject({ answer: 'refuses', why: null });
  });

  it('asks again when its owner goes without an answer', async () => {
    const { host, terminal } = await brunaPastes();
    const key = newKey();
    await pastes(terminal, key.public);
    for (let visits = 0; visits < 2; visits++) {
      const owner = host.login({ key, user: 'carla' });
      await owner.waitFor('Bruna asks');
      await owner.press(KEYS.escape);
      expect(await owner.exit).toEqual({ code: 0, signal: null });
    }
  });
});

describe('whoever only offers a key, and does not sign', () => {
  it('is answered alike whether it has an account, waits, is banned or is nobody’s', async () => {
    const { host, anna, banned, terminal } = await brunaPastes();
    const waiting = newKey();
    await pastes(terminal, waiting.public);
    for (const key of [anna, waiting, banned, newKey()]) expect(await offered(host, key)).toBe('would do, then denied');
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
  await terminal.waitFor('Too many accounts were made from your address');
  await terminal.press(KEYS.tab);
  await terminal.waitFor('GLADIATOR');
});

it('a key whose first byte is nought is as good as any', () => {
  let bytes = ed25519Bytes();
  while (bytes.at(-32) !== 0) bytes = ed25519Bytes();
  expect(offeredKey(bytes).ok).toBe(true);
});
