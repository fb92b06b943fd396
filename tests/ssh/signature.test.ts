/** What a host signs, held against what OpenSSH makes of the same key and text. */
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { wantedKey } from '../../src/cli/wanted-key.ts';
import { hostSigner } from '../../src/ssh/door/host-key.ts';
import { type Signed, type Signer, signatureOf, signerOf } from '../../src/store/signed/signature.ts';
import type { TryFile } from '../../src/store/signed/signed-try.ts';
import { signatureTold } from '../../src/store/signed/told.ts';
import { put, tempFolder } from '../store/support.ts';
import { toySave } from '../toy/saves.ts';

/** Made by ssh-keygen for this test. */
const KEY = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW
QyNTUxOQAAACBqXAPpQxE1zzV+FNQK6jDQjSGLoJDFkqdEZcr0TjiYKgAAAIgxbej9MW3o
/QAAAAtzc2gtZWQyNTUxOQAAACBqXAPpQxE1zzV+FNQK6jDQjSGLoJDFkqdEZcr0TjiYKg
AAAECM08ld1mXTsNzNHLFuJO+aco8KSlpDz6w7sNOacjYtXGpcA+lDETXPNX4U1ArqMNCN
IYugkMWSp0RlyvROOJgqAAAAAAECAwQF
-----END OPENSSH PRIVATE KEY-----
`;
const PUBLIC = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGpcA+lDETXPNX4U1ArqMNCNIYugkMWSp0RlyvROOJgq';
const FINGERPRINT = 'SHA256:j32LMxtUF0WoQGSUsr5kvaz8cwGHe9AWG6Nm9Fo4Chg';
/** What `ssh-keygen -Y sign -n harena` makes of {"a":[1,"é"],"format":1,"kind":"hall"}. */
const SIGNATURE = `-----BEGIN SSH SIGNATURE-----
U1NIU0lHAAAAAQAAADMAAAALc3NoLWVkMjU1MTkAAAAgalwD6UMRNc81fhTUCuow0I0hi6
CQxZKnRGXK9E44mCoAAAAGaGFyZW5hAAAAAAAAAAZzaGE1MTIAAABTAAAAC3NzaC1lZDI1
NTE5AAAAQFNNGxwMIeWB+1ZXOJl2i4iyrN0Z5rw0GAqX+TJ5J0fVEs2D2gCi2itpLicctU
KE/Rrf0IbJokIMyY6j+YhDPwI=
-----END SSH SIGNATURE-----
`;

const signer = hostSigner(Buffer.from(KEY)) as Signer;
const other = signerOf(generateKeyPairSync('ed25519').privateKey) as Signer;
const document = { kind: 'hall', format: 1, a: [1, 'é'] };
const attempt: TryFile = {
  ...{ format: 1, kind: 'try', date: '2026-11-22', game: 'toy', player: 'Anna' },
  save: toySave('tried', 2),
};

describe('a signature', () => {
  test('is byte for byte what OpenSSH makes of the same key, purpose and text, whatever the order of members', () => {
    expect(signer.fingerprint).toBe(FINGERPRINT);
    expect(signer.signed(document)).toEqual({ ...document, signature: SIGNATURE });
    expect(signer.signed({ a: [1, 'é'], kind: 'hall', format: 1 }).signature).toBe(SIGNATURE);
  });

  test('tells the key that made it', () => {
    expect(signatureOf(signer.signed(document))).toEqual({ ok: true, value: FINGERPRINT });
    expect(signatureOf(other.signed(document))).toEqual({ ok: true, value: other.fingerprint });
  });

  test('does not fit anything else, nor does a damaged one or one of another kind', () => {
    const signed = signer.signed(document);
    const changed: readonly Signed<object>[] = [
      Object.assign({ ...signed }, { a: [1, 'e'] }),
      Object.assign({ ...signed }, { b: 1 }),
      { ...signed, signature: SIGNATURE.replace('KE/R', 'KE/S') },
    ];
    for (const one of changed) expect(signatureOf(one)).toMatchObject({ ok: false });
    expect(signatureOf(changed[0] ?? {})).toMatchObject({
      why: expect.stringContaining('changed after it was signed'),
    });
    for (const signature of ['', 'x', SIGNATURE.replace('aGFyZW5h', 'aGFyZW5i'), SIGNATURE.slice(0, 200)])
      expect(signatureOf({ ...document, signature })).toMatchObject({ why: expect.stringContaining('none of') });
    expect(signatureOf(document)).toEqual({ ok: false, why: 'it has no signature' });
  });

  test('is made by ed25519 keys alone', () => {
    expect(signerOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)).toBeNull();
    expect(hostSigner(Buffer.from('no key'))).toBeNull();
  });
});

describe('what is told of a record', () => {
  const told = (file: TryFile | null, wanted: string | null = null) => signatureTold(file, wanted);

  test('names the host by its key, the player and the day', () => {
    const sentence = `It happened on the host whose key is ${FINGERPRINT}: Anna played it there, as the challenge of 2026-11-22.`;
    expect(told(signer.signed(attempt))).toEqual({ ok: true, value: sentence });
    expect(told(signer.signed(attempt), FINGERPRINT)).toEqual({ ok: true, value: sentence });
  });

  test('says that another key signed it, that it was altered, that nobody signed it', () => {
    const why = (file: TryFile | null, wanted: string | null = null) => told(file, wanted);
    expect(why(other.signed(attempt), FINGERPRINT)).toEqual({
      ok: false,
      why: `it is signed by the key ${other.fingerprint}, not by ${FINGERPRINT}`,
    });
    expect(why({ ...signer.signed(attempt), player: 'Bert' })).toMatchObject({ ok: false });
    expect(why(attempt)).toMatchObject({ why: expect.stringContaining('it has no signature') });
    expect(why(null, FINGERPRINT)).toMatchObject({ ok: false });
    expect(why(null)).toEqual({ ok: true, value: 'It has no signature: nothing in it proves where it happened.' });
  });
});

describe('the key that must have signed', () => {
  test('is given by its fingerprint, by its line, or by a file such as known_hosts', () => {
    const hosts = `[arena.example]:2222 ssh-rsa AAAAB3\n[arena.example]:2222 ${PUBLIC}\n`;
    const file = put(tempFolder(), 'known_hosts', hosts);
    for (const text of [FINGERPRINT, PUBLIC, `@${file}`]) expect(wantedKey(text)).toBe(FINGERPRINT);
    for (const text of ['SHA256:short', '@/nowhere', 'ssh-rsa AAAA'])
      expect(() => wantedKey(text)).toThrow('--signed-by');
  });
});
