/** Seeds given on the command line. */
import { SEED_PATTERN } from '../kernel/rng.ts';
import { UsageError } from './errors.ts';

/** Checks a seed given by the player. */
export function readSeed(text: string): string {
  if (SEED_PATTERN.test(text)) return text;
  throw new UsageError(`'${text}' is not a seed: expected 1 to 64 printable characters`);
}
