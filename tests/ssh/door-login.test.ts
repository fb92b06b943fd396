/** What a stranger can make the host do before it knows who that is: little, and seldom. */
import { generateKeyPairSync } from 'node:crypto';
import ssh2 from 'ssh2';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Introduction } from '../../src/ssh/accounts/identity.ts';
import { offeredKey } from '../../src/ssh/accounts/public-key.ts';
import { FIXED } from '../../src/ssh/door/limits.ts';
import { newKey } from '../../tools/ssh-client.ts';
import { rsaBytes, wireKey } from '../../tools/ssh-keys.ts';
import { hostIn, type TestHost, until } from './host.ts';

/** A whole number as SSH writes it. */
function number(value: bigint): Buffer {
  const digits = value.toString(16);
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
  return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes;
}

/** A key of RSA whose modulus is sound, and its public exponent this. */
function withExponent(exponent: bigint): Buffer {
  const sound = rsaBytes(3072);
  const at = 4 + 'ssh-rsa'.length;
  return wireKey('ssh-rsa', number(exponent), sound.subarray(at + 4 + sound.readUInt32BE(at) + 4));
}

function parsed(text: string): ssh2.ParsedKey {
  const [key] = [ssh2.utils.parseKey(text)].flat();
  if (key === undefined || key instanceof Error) throw new Error('no key');
  return key;
}

/** Keys as a client has them, and how often one was asked to sign. */
class Ring {
  signed = 0;

  /** A key that says it is `claimed`, and signs with another. */
  forged(claimed: Buffer = parsed(newKey().public).getPublicSSH()): ssh2.ParsedKey {
    return this.#counted(parsed(newKey().private), claimed);
  }

  genuine(): ssh2.ParsedKey {
    const key = parsed(newKey().private);
    return this.#counted(key, key.getPublicSSH());
  }

  #counted(key: ssh2.ParsedKey, claimed: Buffer): ssh2.ParsedKey {
    const sign = (...given: Parameters<ssh2.ParsedKey['sign']>): ReturnType<ssh2.ParsedKey['sign']> => {
      this.signed++;
      return key.sign(...given);
    };
    return Object.assign(Object.create(key), { getPublicSSH: () => claimed, sign }) as ssh2.ParsedKey;
  }
}

/** Comes with keys, one after the other; says whether one of them was let in. */
function letIn(host: TestHost, keys: readonly ssh2.ParsedKey[], more: ssh2.ConnectConfig = {}): Promise<boolean> {
  const client = new ssh2.Client();
  onTestFinished(() => void client.destroy());
  client.on('error', () => {});
  const authHandler = keys.map((key) => ({ type: 'publickey' as const, username: 'anna', key }));
  return new Promise((resolve) => {
    client.on('ready', () => resolve(true));
    client.on('close', () => resolve(false));
    client.connect({ host: '127.0.0.1', port: host.port, username: 'anna', authHandler, ...more });
  });
}

describe('an RSA key', () => {
  it.each([
    [65537n, true],
    [2n ** 32n - 1n, true],
    [2n ** 32n + 1n, false],
    [2n ** 64n + 1n, false],
    [2n ** 3071n + 1n, false],
    [2n ** 16000n + 1n, false],
  ])('is taken or not by the size of its exponent %s: %s', (exponent, taken) => {
    const key = offeredKey(withExponent(exponent));
    expect(key.ok || key.why).toEqual(taken ? true : expect.stringContaining('exponent of that RSA key is far too'));
  });

  it.each([[0n], [1n]])('of the exponent %s protects nothing', (exponent) => {
    const key = offeredKey(withExponent(exponent));
    expect(key.ok || key.why).toContain('protects nothing');
  });

  it('is refused for its numbers before anything reads it', () => {
    const parse = vi.spyOn(ssh2.utils, 'parseKey');
    onTestFinished(() => parse.mockRestore());
    const huge = wireKey('ssh-rsa', number(65537n), number(2n ** 16384n + 1n));
    expect(offeredKey(huge)).toMatchObject({ ok: false, why: expect.stringContaining('at most 16384 bits') });
    expect(offeredKey(withExponent(2n ** 3000n + 1n)).ok).toBe(false);
    expect(parse).not.toHaveBeenCalled();
  });

  it('of a large exponent is not even asked for its signature', async () => {
    const host = await hostIn();
    const ring = new Ring();
    expect(await letIn(host, [ring.forged(withExponent(2n ** 2048n + 1n))])).toBe(false);
    expect(ring.signed).toBe(0);
  });

  it('of a large exponent that signs unasked is not verified', async () => {
    const host = await hostIn();
    const client = new ssh2.Client();
    onTestFinished(() => void client.destroy());
    client.on('error', () => {});
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
    const key = parsed(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
    const evil = Object.assign(Object.create(key), { getPublicSSH: () => withExponent(2n ** 2048n + 1n) });
    const raw = client as unknown as {
      readonly _protocol: {
        authPK(
          user: string,
          key: unknown,
          algo: string,
          sign: (data: Buffer, done: (by: Buffer) => void) => void,
        ): void;
      };
    };
    const attempt = vi.spyOn(Introduction.prototype, 'attempt');
    const parse = vi.spyOn(ssh2.utils, 'parseKey');
    onTestFinished(() => void [attempt, parse].map((spy) => spy.mockRestore()));
    const unasked = (): void =>
      raw._protocol.authPK('anna', evil, 'rsa-sha2-256', (_data, done) => done(Buffer.alloc(384)));
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()));
    client.connect({ host: '127.0.0.1', port: host.port, username: 'anna', authHandler: unasked as never });
    await closed;
    expect(attempt.mock.calls.filter(([context]) => 'signature' in context)).not.toHaveLength(0);
    expect(parse).not.toHaveBeenCalled();
    expect(host.sessions).toBe(0);
  });
});

describe('a connection', () => {
  it('signs three times at most: a good key that comes fourth is not looked at', async () => {
    const host = await hostIn();
    const ring = new Ring();
    const forged = Array.from({ length: FIXED.signed }, () => ring.forged());
    expect(await letIn(host, [...forged, ring.genuine()])).toBe(false);
    expect(ring.signed).toBe(FIXED.signed + 1);
    await until(() => host.log.some(({ event }) => event === 'too many attempts'));
  });

  it('is let in by a good key that is the third to sign', async () => {
    const host = await hostIn();
    const ring = new Ring();
    const forged = Array.from({ length: FIXED.signed - 1 }, () => ring.forged());
    expect(await letIn(host, [...forged, ring.genuine()])).toBe(true);
  });

  it.each([
    ['hmac-sha2-256', false],
    ['hmac-sha2-512', false],
    ['hmac-sha1', false],
    ['hmac-sha2-256-etm@openssh.com', true],
    ['hmac-sha2-512-etm@openssh.com', true],
  ] as const)('with the MAC %s is made: %s', async (hmac, made) => {
    const host = await hostIn();
    const algorithms = { hmac: [hmac], cipher: ['aes128-ctr' as const] };
    expect(await letIn(host, [new Ring().genuine()], { algorithms })).toBe(made);
  });
});
