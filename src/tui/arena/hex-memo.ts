/** What is worked out once for each hex. */
import type { Hex } from '../../kernel/hex.ts';

/** More than there are rows in any arena. */
const ROWS = 0x10000;

/** A hex as a key of a map: a number, which is found sooner than a text. */
export function hexKey({ q, r }: Hex): number {
  return q * ROWS + r;
}

/** The same function, which works each hex out when it is first asked for and then remembers. */
export function remembered<T>(make: (hex: Hex) => T): (hex: Hex) => T {
  const known = new Map<number, T>();
  return (hex) => {
    const key = hexKey(hex);
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(hex);
    known.set(key, made);
    return made;
  };
}
