/** Keys for the tests of the host, made on the spot. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { offeredKey, type PublicKey } from '../src/ssh/accounts/public-key.ts';

const field = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** The bytes of a key as they go over the wire. */
export const wireKey = (...fields: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(fields.map((one) => field(Buffer.from(one))));

const part = (key: KeyObject, name: string): Buffer => {
  const jwk: { readonly [name: string]: unknown } = { ...key.export({ format: 'jwk' }) };
  return Buffer.from(String(jwk[name]), 'base64url');
};

/** A number as SSH writes it: a zero before a first bit that is set. */
const number = (bytes: Buffer): Buffer => ((bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes);

/** A new ed25519 key. */
export function ed25519Bytes(): Buffer {
  const { publicKey } = generateKeyPairSync('ed25519');
  return wireKey('ssh-ed25519', part(publicKey, 'x'));
}

/** A new key of an elliptic curve. */
export function ecdsaBytes(bits: 256 | 384 | 521): Buffer {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: `P-${bits}` });
  const point = Buffer.concat([Buffer.of(4), part(publicKey, 'x'), part(publicKey, 'y')]);
  return wireKey(`ecdsa-sha2-nistp${bits}`, `nistp${bits}`, point);
}

/** A new RSA key. */
export function rsaBytes(bits: number): Buffer {
  return rsaBytesOf(generateKeyPairSync('rsa', { modulusLength: bits }).publicKey);
}

/** An RSA key as it goes over the wire. */
export function rsaBytesOf(publicKey: KeyObject): Buffer {
  return wireKey('ssh-rsa', number(part(publicKey, 'e')), number(part(publicKey, 'n')));
}

/** The line of a key as in id_ed25519.pub. */
export const lineOf = (bytes: Buffer, comment = 'me@laptop'): string =>
  `${bytes.subarray(4, 4 + bytes.readUInt32BE(0)).toString()} ${bytes.toString('base64')} ${comment}`;

/** A key that may register. */
export function newKey(comment = 'me@laptop'): PublicKey {
  const key = offeredKey(ed25519Bytes(), comment);
  if (!key.ok) throw new Error(key.why);
  return key.value;
}
