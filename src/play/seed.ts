/** Seeds are made here; the command line reads those that are given. */
import { randomBytes } from 'node:crypto';

/** A new seed, such as 4F2A-91C0. */
export function newSeed(): string {
  const digits = randomBytes(4).toString('hex').toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

const GROUPS = 3;

/** A seed that nobody finds by trying all there are, such as 4F2A91C0-77B01D2E-0C9A55F1. */
export function unguessableSeed(): string {
  return Array.from({ length: GROUPS }, () => randomBytes(4).toString('hex').toUpperCase()).join('-');
}
