/** Seeds given on the command line. */
import { SEED_PATTERN } from '../kernel/rng.ts';
import { newSeed } from '../play/seed.ts';
import { UsageError } from './errors.ts';

/** Checks a seed given by the player. */
export function readSeed(text: string): string {
  if (SEED_PATTERN.test(text)) return text;
  throw new UsageError(`'${text}' is not a seed: expected 1 to 64 printable characters`);
}

/** The seed that was given, checked, or a new one where none was. Throws UsageError. */
export const seedGiven = (text: string | undefined): string => (text === undefined ? newSeed() : readSeed(text));
