/** Counts of one shape added up, whatever lies in them: so batches cut anywhere come to the same. */

/**
 * Both together: numbers, lists by place (a shorter one goes on with nothing), and counts by name, those of `a` first.
 * Throws where the shapes differ.
 */
export function added<T>(a: T, b: T): T {
  return sum(a, b) as T;
}

function sum(a: unknown, b: unknown): unknown {
  if (a === undefined) return b;
  if (b === undefined) return a;
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  if (Array.isArray(a) && Array.isArray(b)) {
    return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => sum(a[i], b[i]));
  }
  if (!isFields(a) || !isFields(b)) throw new Error('counts of two shapes cannot be added');
  const all: { [name: string]: unknown } = { ...a };
  for (const [name, count] of Object.entries(b)) all[name] = sum(all[name], count);
  return all;
}

function isFields(counts: unknown): counts is { readonly [name: string]: unknown } {
  return typeof counts === 'object' && counts !== null && !Array.isArray(counts);
}

/** Counts something by its name or its number. */
export function countOne(counts: { [name: string]: number }, name: string | number): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
