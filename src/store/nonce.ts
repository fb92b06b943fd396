/** Secrets that open what is sealed in a match: no seed leads to them. */
import { randomBytes } from 'node:crypto';

/** A new one, of 64 hexadecimal digits. */
export function newNonce(): string {
  return randomBytes(32).toString('hex');
}
