/** Words that every game tells with. */

/** Stands for a blank at which no line is broken. */
export const UNBROKEN = '\u00a0';

/** 'Maximus', 'Maximus and Varro', 'Maximus, Varro and Calvus'. */
export function andText(words: readonly string[]): string {
  return listText(words, 'and');
}

/** 'axe, flail or maul'. */
export function orText(words: readonly string[]): string {
  return listText(words, 'or');
}

function listText(words: readonly string[], before: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${before} ${last}`;
}

/** Every word with a capital: 'acrobatic strike' as the name 'Acrobatic Strike'. */
export function titled(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** A text with its first letter large. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** '1 attack', '2 attacks'; '2 matches' where there are several `many`. */
export function times(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');

/** Small numbers as words, larger ones as figures. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** A text as a pattern that matches nothing but itself. */
export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
