/** Readings of plain JSON values. */

/** Where a value holds what JSON would not give back, or numbers that are not whole, or -0; as paths. */
export function notPlainIn(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return [];
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? [] : [`${path} ${value}`];
  }
  if (typeof value !== 'object') return [`${path} ${typeof value}`];
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return [`${path} of ${kind?.constructor?.name}`];
  const found: string[] = [];
  // By index and not by entries, which pass over the holes of a list.
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) add(found, notPlainIn(value[i], `${path}.${i}`));
  else for (const key of Object.keys(value)) add(found, notPlainIn(value[key as keyof typeof value], `${path}.${key}`));
  return found;
}

function add(to: string[], more: readonly string[]): void {
  for (const one of more) to.push(one);
}

/** Every rule an event names, in itself, its rolls, its lots and all modifiers. */
export function citesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'cite' ? [String(item)] : citesIn(item)));
}
