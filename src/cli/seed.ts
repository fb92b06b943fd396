/** Seeds: given as text, or made. */
import { randomBytes } from 'node:crypto';
import { SEED_PATTERN } from '../engine/kernel/rng.ts';
import { UsageError } from './errors.ts';

/** A new seed, such as 4F2A-91C0. */
export function newSeed(): string {
  const digits = randomBytes(4).toString('hex').toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Checks a seed given by the player. */
export function readSeed(text: string): string {
  if (SEED_PATTERN.test(text)) return text;
  throw new UsageError(`'${text}' is not a seed: expected 1 to 64 printable characters`);
}
