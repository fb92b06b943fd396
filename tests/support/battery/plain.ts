/** Readings of plain JSON values. */

/** Where a value holds numbers that are not whole, or are -0; as paths. */
export function badNumbers(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? [] : [`${path} ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => badNumbers(item, `${path}.${key}`));
}

/** Every rule an event names, in itself, its rolls, its lots and all modifiers. */
export function citesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'cite' ? [String(item)] : citesIn(item)));
}
