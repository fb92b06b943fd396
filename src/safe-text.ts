/** Text of strangers made fit for other people's screens, files and logs. */

/** Marks that may stand on one letter; more are a flood. */
const MARKS_MAX = 2;

/**
 * What no text of one line holds: controls (C0, DEL, C1), characters that are not seen or turn text
 * round (zero-width, bidi, variation selectors, tags, fillers), private ones, and halves of pairs.
 */
const UNFIT = new RegExp(
  [
    '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}',
    // fillers and selectors that Unicode counts among letters and marks
    '\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u2800\\u3164\\uFFA0\\uFFFC\\uFFFD\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
  ].join(''),
  'gu',
);
const SPACES = /[\t\n\v\f\r\p{Zs}\p{Zl}\p{Zp}]+/gu;
const FLOOD = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu');

/**
 * A text as one line that anybody may be shown: composed, blanks of every kind single and plain,
 * nothing that a terminal obeys or an eye cannot see, no letter under a heap of marks, no more than
 * `most` characters. What was fit before comes out unchanged.
 */
export function safeText(text: string, most = 200): string {
  // A text far longer than wanted is not looked through to its end.
  const near = text.slice(0, most * 16);
  const clean = near.replace(SPACES, ' ').replace(UNFIT, '').normalize('NFC').replace(FLOOD, '$1');
  const loose = clean.replace(/ +/g, ' ').replace(/^[ \p{M}]+/u, '');
  return [...loose].slice(0, most).join('').trimEnd();
}

/** Whether a text is already as `safeText` would make it. */
export function isSafeText(text: string, most = 200): boolean {
  return safeText(text, most) === text;
}
