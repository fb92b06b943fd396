/** 6 How a match ended, by the word of its outcome. */

/** Ways in which a side goes out, of which there may be several. */
const WAYS: { readonly [standing: string]: (whose: string) => string } = {
  dead: () => 'a killing stroke',
  unconscious: (whose) => `${whose} was left unconscious`,
  fallen: (whose) => `${whose} could no longer stand`,
  surrendered: () => 'a surrender',
};
const CALLED_OFF: { readonly [by: string]: string } = {
  dismissed: 'both were sent off standing',
  time: 'it was called off',
};

/** What ended a match that no side lost by being beaten, or null. */
export const calledOff = (by: string): string | null => CALLED_OFF[by] ?? null;

/** 'a killing stroke and a surrender'; null: the word is none of this game. `whose`: what those who were beaten are called. */
export function endingOf(by: string, whose: 'the other' | 'yours' = 'the other'): string | null {
  const ways = by.split('+').map((one) => WAYS[one]?.(whose));
  return calledOff(by) ?? (ways.every((way) => way !== undefined) ? listed(ways) : null);
}

/** 'a, b and c'. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
