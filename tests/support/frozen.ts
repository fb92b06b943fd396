/** Values that nobody can change: whoever writes to one throws, as modules are strict. */
import { copyPlain } from '../../src/kernel/state.ts';

/** A copy of plain JSON, frozen to its last part. */
export function frozen<T>(value: T): T {
  return freeze(copyPlain(value));
}

/** Freezes a value itself, to its last part. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
