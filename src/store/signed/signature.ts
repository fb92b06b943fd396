/**
 * Signatures over JSON documents in the form of OpenSSH (its PROTOCOL.sshsig), so that `ssh-keygen -Y verify` reads
 * them too: what a host says has happened on it.
 */
import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { canonicalJson } from '../../kernel/state.ts';

/** A document with who signed it. */
export type Signed<T extends object> = T & { readonly signature?: string | undefined };

/** Whoever can sign documents. */
export interface Signer {
  /** Of its public key. */
  readonly fingerprint: string;
  /** The same document with a signature over all its other members. */
  signed<T extends object>(document: T): Signed<T>;
}

/** Keeps these signatures from being taken for any other that the key makes. */
const NAMESPACE = 'harena';
const MAGIC = Buffer.from('SSHSIG');
const HASH = 'sha512';
const TYPE = 'ssh-ed25519';
const VERSION = 1;
const LINE = 70;
const BEGIN = '-----BEGIN SSH SIGNATURE-----';
const END = '-----END SSH SIGNATURE-----';

/** The fingerprint of a key's bytes, as ssh-keygen -l prints it. */
export function fingerprintOf(bytes: Uint8Array): string {
  return `SHA256:${createHash('sha256').update(bytes).digest('base64').replace(/=+$/, '')}`;
}

/** Whoever has a private key; null: it is of another kind than ed25519. */
export function signerOf(key: KeyObject): Signer | null {
  if (key.asymmetricKeyType !== 'ed25519') return null;
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const bytes = fields(TYPE, Buffer.from(x, 'base64url'));
  return {
    fingerprint: fingerprintOf(bytes),
    signed(document) {
      const made = sign(null, signedBytes(document), key);
      return { ...document, signature: armoured(blob(bytes, fields(TYPE, made))) };
    },
  };
}

/** A document as a file holds it, signed where somebody can. */
export function signedText(document: object, signer: Signer | null): string {
  return `${JSON.stringify(signer === null ? document : signer.signed(document))}\n`;
}

/** The fingerprint of the key that signed a document; or why its signature does not hold. */
export function signatureOf(document: Signed<object>): Read<string> {
  const { signature } = document;
  if (signature === undefined) return unreadable('it has no signature');
  const parts = partsOf(signature);
  if (parts === null) return unreadable('its signature is none of an ed25519 key, made by a host');
  const x = parts.key.toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  if (!verify(null, signedBytes(document), key, parts.made))
    return unreadable('its signature does not fit: it was changed after it was signed');
  return readable(fingerprintOf(fields(TYPE, parts.key)));
}

/** The fingerprint in a text: itself, or of the first ed25519 key in it, as it stands in a .pub file or in known_hosts. */
export function fingerprintIn(text: string): string | null {
  const [, data] = /(?:^|\s)ssh-ed25519 ([A-Za-z0-9+/]+={0,2})/u.exec(text) ?? [];
  if (data !== undefined) return fingerprintOf(Buffer.from(data, 'base64'));
  return /SHA256:[A-Za-z0-9+/]{43}/u.exec(text)?.[0] ?? null;
}

/** What the key signs: the hash of the document without its signature, as canonical JSON, and what it is for. */
function signedBytes({ signature: _signature, ...document }: Signed<object>): Buffer {
  const hash = createHash(HASH).update(canonicalJson(document)).digest();
  return Buffer.concat([MAGIC, fields(NAMESPACE, '', HASH, hash)]);
}

/** The bytes of a signature: version, key, purpose, nothing, hash, and what the key made. */
function blob(key: Buffer, made: Buffer): Buffer {
  const version = Buffer.alloc(4);
  version.writeUInt32BE(VERSION);
  return Buffer.concat([MAGIC, version, fields(key, NAMESPACE, '', HASH, made)]);
}

/** Each with its length before it. */
function fields(...values: readonly (Buffer | string)[]): Buffer {
  return Buffer.concat(
    values.flatMap((value) => {
      const bytes = Buffer.from(value);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

function armoured(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'gu')) ?? [];
  return `${[BEGIN, ...lines, END].join('\n')}\n`;
}

const [KEY_BYTES, MADE_BYTES] = [32, 64];

/** The key and what it made, of a signature that is written as ours are; null: it is not. */
function partsOf(armour: string): { readonly key: Buffer; readonly made: Buffer } | null {
  const lines = armour.trim().split('\n');
  if (lines[0] !== BEGIN || lines.at(-1) !== END) return null;
  const bytes = Buffer.from(lines.slice(1, -1).join(''), 'base64');
  const empty = blob(fields(TYPE, Buffer.alloc(KEY_BYTES)), fields(TYPE, Buffer.alloc(MADE_BYTES)));
  if (bytes.length !== empty.length) return null;
  const keyAt = empty.indexOf(fields(Buffer.alloc(KEY_BYTES))) + 4;
  const key = bytes.subarray(keyAt, keyAt + KEY_BYTES);
  const made = bytes.subarray(-MADE_BYTES);
  return blob(fields(TYPE, key), fields(TYPE, made)).equals(bytes) ? { key, made } : null;
}
