/** When a save has fewer answers than it had. */
import type { Save } from '../src/kernel/save.ts';
import { equalPlain } from '../src/kernel/state.ts';

/** Whether two saves are of the same match. */
export const isSame = (save: Save, { seed, setup }: Save): boolean =>
  save.seed === seed && equalPlain(save.setup, setup);

/** More answers at once than a key takes back: those of one question. */
const TAKEN_BACK = 2;

/**
 * Whether a save has lost answers that no key has taken back. One of an older version begins its phase again, and says
 * so: its answers since then go, and are not missed.
 */
export const isShorter = (now: Save | undefined, was: Save): boolean =>
  now !== undefined &&
  now.version === was.version &&
  isSame(now, was) &&
  now.choices.length + TAKEN_BACK < was.choices.length;
