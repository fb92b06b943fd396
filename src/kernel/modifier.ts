/** A paragraph of the rulebook in force, such as '9.4.6', or a ruling's id, such as 'P20'. */
export type Cite = string;

/** One signed reason why a roll is better or worse. Zero modifiers are left out of a roll. */
export interface Modifier {
  readonly value: number;
  readonly why: string;
  readonly cite: Cite;
}

/** A modifier of a signed value, with its reason and its rule. */
export function modifier(value: number, why: string, cite: Cite): Modifier {
  return { value, why, cite };
}

/** What modifiers come to together. */
export function sumModifiers(modifiers: readonly Modifier[]): number {
  let sum = 0;
  for (const { value } of modifiers) sum += value;
  return sum;
}

/** Adds a modifier unless it is zero. */
export function addModifier(list: Modifier[], value: number, why: string, cite: Cite): void {
  if (value !== 0) list.push({ value, why, cite });
}
