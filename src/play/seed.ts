/** Seeds are made here; the command line reads those that are given. */
import { randomBytes } from 'node:crypto';

/** A new seed, such as 4F2A-91C0. */
export function newSeed(): string {
  const digits = randomBytes(4).toString('hex').toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
