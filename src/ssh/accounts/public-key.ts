/** Public keys that open an account: what kinds there are, and how a pasted one is read. */
import { createPublicKey } from 'node:crypto';
import ssh2 from 'ssh2';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { safeText } from '../../safe-text.ts';
import { fingerprintOf } from '../../store/signed/signature.ts';

/** A key as the index keeps it. */
export interface PublicKey {
  /** 'ssh-ed25519', 'ecdsa-sha2-nistp256', 'ssh-rsa'. */
  readonly type: string;
  /** The key itself as in an authorized_keys line, base64. */
  readonly data: string;
  /** 'SHA256:' and 43 characters, as ssh-keygen -l prints it. */
  readonly fingerprint: string;
  /** What stood behind the key in its line, made safe; often the computer's name. */
  readonly comment: string;
}

/** The kinds that open an account, each with the number of fields in its bytes. */
const FIELDS: { readonly [type: string]: number } = {
  'ssh-ed25519': 2,
  'ecdsa-sha2-nistp256': 3,
  'ecdsa-sha2-nistp384': 3,
  'ecdsa-sha2-nistp521': 3,
  'ssh-rsa': 3,
};
/** Types of keys that an account can have, by the names SSH gives them. */
export const KEY_TYPES: readonly string[] = Object.keys(FIELDS);
const RSA_BITS = { least: 3072, most: 16384 } as const;
/** Common exponents have 17 at most. */
const RSA_EXPONENT_BITS = 32;
/** No key line comes near this. */
const LINE_MAX = 16 * 1024;
const COMMENT_MAX = 40;

const ADVICE = 'ssh-keygen -t ed25519 makes one that works.';

/** A key by the bytes that a client offers, or why it opens no account here. */
export function offeredKey(bytes: Buffer, comment = ''): Read<PublicKey> {
  const fields = fieldsOf(bytes);
  const type = fields[0]?.toString('latin1') ?? '';
  const fault = typeFault(type);
  if (fault !== null) return unreadable(fault);
  const used = fields.reduce((sum, field) => sum + 4 + field.length, 0);
  if (fields.length !== FIELDS[type] || used !== bytes.length)
    return unreadable('The key is incomplete: copy its line again.');
  const data = bytes.toString('base64');
  const [, exponent, modulus] = fields;
  const costly = type === 'ssh-rsa' && exponent && modulus ? rsaFault(exponent, modulus) : null;
  const unfit = costly ?? keyFault(type, data);
  if (unfit !== null) return unreadable(unfit);
  return readable({ type, data, fingerprint: fingerprintOf(bytes), comment: safeText(comment, COMMENT_MAX) });
}

/** A key by its line as in id_ed25519.pub, which may have been broken by whatever it was copied from. */
export function pastedKey(line: string): Read<PublicKey> {
  if (line.length > LINE_MAX) return unreadable('That is too long for the line of a key.');
  if (/PRIVATE KEY|^PuTTY-User-Key-File/m.test(line))
    return unreadable(
      'That is a PRIVATE key, which nobody else may ever see: make a new pair, and paste the line of its .pub file.',
    );
  const [type = '', ...rest] = line.trim().split(/\s+/);
  if (type === '')
    return unreadable('Paste the line of a public key: ssh-ed25519 AAAA... It stands in ~/.ssh/id_ed25519.pub.');
  if (/BEGIN SSH2 PUBLIC KEY/.test(line))
    return unreadable('That is a key in another format: ssh-keygen -i -f FILE prints the line to paste.');
  if (!isTypeWord(type) && rest.some(isTypeWord))
    return unreadable('Paste the key alone, beginning with its kind, such as ssh-ed25519.');
  const fault = typeFault(type);
  if (fault !== null) return unreadable(fault);
  return wholeKey(type, rest);
}

/** The words behind the kind: as many as make the key whole, and then the comment. */
function wholeKey(type: string, words: readonly string[]): Read<PublicKey> {
  const broken = unreadable('The key is incomplete: copy its line again, from the kind to the end.');
  let data = '';
  for (const [i, word] of words.entries()) {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(word)) return broken;
    data += word;
    const bytes = Buffer.from(data, 'base64');
    const fields = fieldsOf(bytes);
    if (fields.length < (FIELDS[type] ?? 0)) continue;
    if (fields[0]?.toString('latin1') !== type)
      return unreadable(`The line says ${type}, but its key is of another kind.`);
    return offeredKey(bytes, words.slice(i + 1).join(' '));
  }
  return broken;
}

const isTypeWord = (word: string): boolean => /^(?:ssh|ecdsa|sk-(?:ssh|ecdsa))-[a-z0-9@.-]+$/.test(word);

function typeFault(type: string): string | null {
  if (KEY_TYPES.includes(type)) return null;
  if (type.startsWith('sk-')) return `Keys of security tokens (sk-) cannot be proved to this host. ${ADVICE}`;
  if (type === 'ssh-dss') return `DSA keys are too weak. ${ADVICE}`;
  if (/-cert-v01@/.test(type)) return `A certificate opens no account; the key in it may. ${ADVICE}`;
  if (isTypeWord(type)) return `Keys of the kind ${safeText(type, 40)} are not known here. ${ADVICE}`;
  return 'The line of a public key begins with its kind: ssh-ed25519, ecdsa-sha2-nistp256 or ssh-rsa.';
}

/** Why a whole key is none after all. The library throws at some that are malformed. */
function keyFault(type: string, data: string): string | null {
  const none = 'That is not a key: copy its line again.';
  try {
    const parsed = ssh2.utils.parseKey(`${type} ${data}`);
    if (parsed instanceof Error) return none;
    createPublicKey(parsed.getPublicPEM());
    return null;
  } catch {
    return none;
  }
}

/** Why an RSA key of these numbers opens no account. Large ones cost whoever reads or verifies with them dear, and are not. */
function rsaFault(exponent: Buffer, modulus: Buffer): string | null {
  const { least, most } = RSA_BITS;
  const bits = bitsOf(modulus);
  if (bits < least) return `An RSA key has at least ${least} bits; this has ${bits}. ${ADVICE}`;
  if (bits > most) return `An RSA key has at most ${most} bits. ${ADVICE}`;
  if (bitsOf(exponent) > RSA_EXPONENT_BITS) return `The public exponent of that RSA key is far too large. ${ADVICE}`;
  return bitsOf(exponent) < 2 ? `That RSA key protects nothing. ${ADVICE}` : null;
}

/** How many bits a whole number takes, as SSH writes it: with the first byte first, and maybe a zero before that. */
function bitsOf(number: Buffer): number {
  const first = number.findIndex((byte) => byte !== 0);
  return first === -1 ? 0 : (number.length - first) * 8 - (Math.clz32(number[first] ?? 0) - 24);
}

/** The fields in a key's bytes, each with its length before it, as far as they are whole. */
function fieldsOf(bytes: Buffer): readonly Buffer[] {
  const fields: Buffer[] = [];
  for (let at = 0; at + 4 <= bytes.length && fields.length < 8; ) {
    const length = bytes.readUInt32BE(at);
    if (length > bytes.length - at - 4) break;
    fields.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}
