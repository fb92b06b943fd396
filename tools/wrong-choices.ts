/** Choices gone wrong in one place, of whatever game. */

/** Draws 0..n-1. */
export type Pick = (n: number) => number;

/** A copy of plain JSON that differs in one place, drawn with `pick`: a leaf, a key too many, or one too few. */
export function changedIn(value: unknown, pick: Pick, words: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return otherLeaf(value, pick, words);
  const keys = Object.keys(value);
  const how = pick(8);
  if (Array.isArray(value)) {
    if (keys.length === 0 || how === 0) return [...value, value[0] ?? 0];
    if (how === 1) return value.slice(1);
    const at = pick(keys.length);
    return value.map((item, i) => (i === at ? changedIn(item, pick, words) : item));
  }
  if (how === 0) return { ...value, extra: 0 };
  const key = keys[pick(keys.length)] ?? '';
  const entries = Object.entries(value);
  if (how === 1) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(entries.map(([name, item]) => [name, name === key ? changedIn(item, pick, words) : item]));
}

function otherLeaf(value: unknown, pick: Pick, words: readonly string[]): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return words[pick(words.length)];
  if (value === null) return [0, 1, ...words.slice(0, 2)][pick(4)];
  const number = Number(value);
  return [number + 1, number - 1, -number, number + 0.5, number * 8, 1e9, String(number), null][pick(8)];
}
