/** Keys and names by which strangers come in, and which cost the host something or would fool somebody. */
import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import ssh2 from 'ssh2';
import { HOSTILE } from '../../tools/hostile-text.ts';
import { type Key, newKey } from '../../tools/ssh-client.ts';
import { lineOf, rsaBytes, wireKey } from '../../tools/ssh-keys.ts';
import { KEYS } from '../../tools/terminal.ts';
import type { Attack, Target } from './target.ts';

const TEXTS = HOSTILE.map(([, characters]) => `Ru${characters}fus`);

/** Keys that are another's, or nobody's, and are signed with by one that is at hand. */
async function signedFalsely(target: Target, claimed: readonly Buffer[]): Promise<void> {
  const own = ssh2.utils.parseKey(newKey().private);
  if (own instanceof Error) return;
  const client = new ssh2.Client();
  const gone = new Promise<void>((resolve) => client.once('close', () => resolve()));
  client.on('error', () => {});
  const authHandler = claimed.map((bytes) => ({
    ...{ type: 'publickey' as const, username: 'anna' },
    key: Object.assign(Object.create(own), { getPublicSSH: () => bytes }) as ssh2.ParsedKey,
  }));
  const where = { host: '127.0.0.1', port: target.port, localAddress: target.address() };
  client.connect({ ...where, username: 'anna', authHandler });
  await gone;
  client.destroy();
}

/** RSA keys whose public exponents are as large as their moduli, and such as are no numbers at all. */
export const exponents: Attack = async (target) => {
  const sound = rsaBytes(4096);
  const at = 4 + 'ssh-rsa'.length;
  const modulus = sound.subarray(at + 4 + sound.readUInt32BE(at) + 4);
  const huge = [modulus, Buffer.alloc(2_000, 0x7f), Buffer.alloc(0), Buffer.alloc(9, 0xff)];
  const keys = huge.map((exponent) => wireKey('ssh-rsa', exponent, modulus));
  const times = await target.again(4, () => signedFalsely(target, keys));
  return `${times} times ${keys.length} RSA keys with huge exponents`;
};

/** As many attempts as there can be on a connection, each with another's key. */
export const attempts: Attack = async (target) => {
  const bytes = (key: Key): Buffer => Buffer.from(key.public.split(' ')[1] ?? '', 'base64');
  const keys = Array.from({ length: 30 }, () => bytes(newKey()));
  const times = await target.again(4, () => signedFalsely(target, keys));
  return `${times} connections of ${keys.length} false attempts`;
};

/** Names, variables and terminals that would be obeyed by whoever shows them; and names that look like others' at the gate. */
export const names: Attack = async (target) => {
  let n = 0;
  const times = await target.again(3, async () => {
    const text = TEXTS[n++ % TEXTS.length] ?? '';
    const isNew = n % 2 === 0;
    const terminal = target.terminal({ user: text, ...(isNew && { key: newKey() }) });
    await terminal.waitFor(/GLADIATOR|Under which name/u, 10_000).catch(() => {});
    terminal.send(`\u001b[200~${text}\u001b[201~`);
    for (const key of [text, KEYS.right, KEYS.enter, KEYS.escape, KEYS.tab]) {
      terminal.send(key);
      await sleep(30);
    }
    await terminal.dispose();
  });
  return `${times} hostile names`;
};

/** An account that pastes lines of keys: others', broken ones, private ones, megabytes. */
export const pastedKeys: Attack = async (target) => {
  const from = target.address();
  const key = newKey();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const lines = [
    newKey().public,
    lineOf(rsaBytes(3072), 'x'.repeat(4_000)),
    privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    `ssh-rsa ${'A'.repeat(15_000)}`,
    ...TEXTS,
  ];
  let times = 0;
  while (!target.isOver) {
    const terminal = target.terminal({ user: 'Mallory', key, from });
    await terminal.waitFor(/Your account|Under which name/u, 10_000).catch(() => {});
    for (const one of [KEYS.enter, KEYS.enter, 'a', 'a']) {
      terminal.send(one);
      await sleep(200);
    }
    for (let i = 0; i < 60 && terminal.ended === null && !target.isOver; i++) {
      terminal.send(`\u001b[200~${lines[times++ % lines.length]}\u001b[201~\ra`);
      await sleep(150);
    }
    await terminal.dispose();
  }
  return `${times} lines of keys pasted`;
};
