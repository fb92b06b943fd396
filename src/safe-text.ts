/** Text of strangers made fit for other people's screens, files and logs. */

/** Marks that may stand on one letter; more are a flood. */
const MARKS_MAX = 2;

/**
 * Controls (C0, DEL, C1), characters that are not seen or turn text round (zero-width, bidi,
 * variation selectors, tags, fillers that Unicode counts among letters), private ones, and halves of
 * pairs. Ends of lines are among them.
 */
const UNFIT_CLASS = '\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFFC\\uFFFD';
const UNFIT = new RegExp(`[${UNFIT_CLASS}]`, 'u');
const ALL_UNFIT = new RegExp(UNFIT, 'gu');
const UNFIT_IN_LINES = new RegExp(`(?![\\n\\t])[${UNFIT_CLASS}]`, 'gu');
const SPACES = /[\t\n\v\f\r\p{Zs}\p{Zl}\p{Zp}]+/gu;
const FLOOD = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu');

/** Whether a text holds nothing that a terminal obeys or an eye cannot see. */
export function isFit(text: string): boolean {
  return !UNFIT.test(text);
}

/**
 * A text as one line that anybody may be shown: composed, blanks of every kind single and plain,
 * nothing that a terminal obeys or an eye cannot see, no letter under a heap of marks, no more than
 * `most` characters.
 */
export function safeText(text: string, most = 200): string {
  // A text far longer than wanted is not looked through to its end.
  const near = text.slice(0, most * 16);
  const clean = near.replace(SPACES, ' ').replace(ALL_UNFIT, '').normalize('NFC').replace(FLOOD, '$1');
  const loose = clean.replace(/ +/g, ' ').replace(/^[ \p{M}]+/u, '');
  return [...loose].slice(0, most).join('').trimEnd();
}

/**
 * A text of many lines for a terminal or a file: what `safeText` would leave out is spelt as JSON
 * spells it, \u001b, and every line stays as long as it was in all else.
 */
export function spelledOut(text: string): string {
  return text.replace(UNFIT_IN_LINES, (character) =>
    Array.from({ length: character.length }, (_, i) => codeUnit(character.charCodeAt(i))).join(''),
  );
}

const codeUnit = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
