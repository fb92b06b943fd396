import ssh2 from 'ssh2';
import { expect, it } from 'vitest';
import { newKeyPair } from '../../src/ssh/accounts/key-pair.ts';

it('a pair that ssh2 has made wrongly is not taken', () => {
  const sound = ssh2.utils.parseKey;
  const good = newKeyPair();
  const made = [{ ...good, private: 'none' }, { ...good, public: 'ssh-ed25519 AAAA' }, good];
  expect(newKeyPair(() => made.shift() ?? good)).toBe(good);
  expect(made).toEqual([]);
  const key = sound(good.private);
  if (key instanceof Error) throw key;
  const other = sound(good.public);
  if (other instanceof Error) throw other;
  const bytes = Buffer.from('x');
  expect(other.verify(bytes, key.sign(bytes) as Buffer)).toBe(true);
});

it('and every one of many can be read', () => {
  for (let n = 0; n < 200; n++) {
    const { private: secret, public: open } = newKeyPair();
    for (const key of [secret, open]) expect(ssh2.utils.parseKey(key)).not.toBeInstanceOf(Error);
  }
});
