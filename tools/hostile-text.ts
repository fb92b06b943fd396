/** Characters that a terminal would take for more than a letter. */

/** Characters that no line for others may hold, by what they are. */
export const HOSTILE: readonly (readonly [what: string, characters: string])[] = [
  ['controls', '\u0000\u0007\u0008\u001b\u007f'],
  ['controls of the second kind', '\u0080\u0085\u0090\u009b\u009c\u009d\u009f'],
  ['bidi marks', '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\u2061\u2064\ufeff\u00ad'],
  ['variation selectors', '\ufe00\ufe0f\u180b\u180f\u{e0100}\u{e01ef}'],
  ['tags', '\u{e0001}\u{e0041}\u{e007f}'],
  ['fillers', '\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0'],
  ['annotations', '\ufff9\ufffa\ufffb\ufffc\ufffd'],
  ['private characters', '\ue000\uf8ff\u{f0000}\u{10ffff}'],
  ['characters that are none', '\ufdd0\uffff\u{1fffe}'],
  ['halves of pairs', '\ud800\udc00x\udfff'.replace('\ud800\udc00', '\ud800 ')],
];
