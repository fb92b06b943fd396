/** Keys that open accounts: what is taken, and what is told of every other. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeText } from '../../src/safe-text.ts';
import { offeredKey, pastedKey } from '../../src/ssh/accounts/public-key.ts';
import { fingerprintOf } from '../../src/store/signed/signature.ts';
import { ecdsaBytes, ed25519Bytes, lineOf, rsaBytes, wireKey } from '../../tools/ssh-keys.ts';

const whyNot = (line: string): string => {
  const key = pastedKey(line);
  return key.ok ? '' : key.why;
};

describe('a pasted key', () => {
  it.each([
    ['ssh-ed25519', ed25519Bytes],
    ['ecdsa-sha2-nistp256', () => ecdsaBytes(256)],
    ['ecdsa-sha2-nistp384', () => ecdsaBytes(384)],
    ['ecdsa-sha2-nistp521', () => ecdsaBytes(521)],
    ['ssh-rsa', () => rsaBytes(3072)],
  ])('of the kind %s is taken with its comment', (type, make) => {
    const bytes = make();
    expect(pastedKey(lineOf(bytes, 'me at home'))).toEqual({
      ok: true,
      value: { type, data: bytes.toString('base64'), fingerprint: fingerprintOf(bytes), comment: 'me at home' },
    });
  });

  it('has the fingerprint that ssh-keygen prints', () => {
    const line = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIMd/eEnWF/4yc3hsHDLJgfR7327YMwxMlKUAL2dmaYjG me@box';
    const key = pastedKey(line);
    expect(key.ok && key.value.fingerprint).toBe('SHA256:DKiWg+0n8QLbGDEKICyqTfx9clnWMtvCwT06JR5GdeU');
  });

  it('may have been broken into lines on its way', () => {
    const line = lineOf(rsaBytes(4096));
    expect(line.length).toBeGreaterThan(700);
    for (const width of [40, 76, 80]) {
      const broken = line.replace(new RegExp(`(.{${width}})`, 'g'), '$1\r\n');
      expect(pastedKey(` ${broken}\n`)).toEqual(pastedKey(line));
    }
  });

  it.each([
    ['', 'Paste the line of a public key'],
    ['hello', 'begins with its kind'],
    ['ssh-ed25519', 'incomplete'],
    ['ssh-ed25519 AAAA', 'incomplete'],
    ['ssh-ed25519 !!!!', 'incomplete'],
    [lineOf(ed25519Bytes()).slice(0, 60), 'incomplete'],
    [`command="sh" ${lineOf(ed25519Bytes())}`, 'Paste the key alone'],
    [lineOf(ed25519Bytes()).replace('ssh-ed25519', 'ssh-rsa'), 'incomplete'],
    [lineOf(ecdsaBytes(256)).replace('nistp256', 'nistp384'), 'another kind'],
    [lineOf(rsaBytes(2048)), 'at least 3072 bits; this has 2048'],
    ['sk-ssh-ed25519@openssh.com AAAA me', 'security tokens'],
    ['ssh-dss AAAA', 'DSA keys are too weak'],
    ['ssh-ed25519-cert-v01@openssh.com AAAA', 'A certificate'],
    ['ssh-ed448 AAAA', 'ssh-ed448 are not known'],
    ['-----BEGIN OPENSSH PRIVATE KEY-----', 'PRIVATE key'],
    ['-----BEGIN RSA PRIVATE KEY-----', 'PRIVATE key'],
    ['PuTTY-User-Key-File-3: ssh-ed25519', 'PRIVATE key'],
    ['---- BEGIN SSH2 PUBLIC KEY ----', 'another format'],
    [`ssh-ed25519 ${'A'.repeat(20_000)}`, 'too long'],
    [lineOf(wireKey('ssh-ed25519', Buffer.alloc(31))), 'not a key'],
    [lineOf(wireKey('ecdsa-sha2-nistp256', 'nistp256', Buffer.alloc(65, 4))), 'not a key'],
  ])('%j is refused, with what would be right', (line, why) => {
    expect(whyNot(line)).toContain(why);
  });

  it('whose comment is hostile loses what harms', () => {
    const key = pastedKey(`${lineOf(ed25519Bytes(), '')}\u001b[2J\u202Eme\u0007 \u200B${'x'.repeat(500)}`);
    expect(key.ok && safeText(key.value.comment, 40) === key.value.comment).toBe(true);
    expect(key.ok && key.value.comment).toMatch(/^\[2Jme x+$/);
  });

  it('never throws, whatever is pasted', () => {
    const kind = fc.constantFrom('ssh-ed25519', 'ssh-rsa', 'ecdsa-sha2-nistp256', '');
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.string());
    fc.assert(
      fc.property(kind, text, text, (type, data, rest) => {
        const key = pastedKey(`${type} ${data} ${rest}`);
        expect(key.ok || key.why !== '').toBe(true);
      }),
    );
  });
});

describe('an offered key', () => {
  it('never throws, whatever is offered', () => {
    const bytes = fc.array(fc.uint8Array({ maxLength: 80 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom('ssh-ed25519', 'ssh-rsa', 'ecdsa-sha2-nistp256'), bytes, (type, fields) => {
        const key = offeredKey(wireKey(type, ...fields.map((one) => Buffer.from(one))));
        expect(key.ok || key.why !== '').toBe(true);
      }),
    );
  });

  it('of RSA without a number is refused, at which the library throws', () => {
    expect(offeredKey(wireKey('ssh-rsa', '', '')).ok).toBe(false);
  });

  it('with more bytes behind it is none', () => {
    expect(offeredKey(Buffer.concat([ed25519Bytes(), Buffer.of(0)])).ok).toBe(false);
  });
});
