/** The quick count of columns that the bundle uses agrees with the library it stands in for. */
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import width from '../../tools/string-width.ts';

describe('the width of a text', () => {
  it('is that of string-width for every character of the first plane', () => {
    for (let code = 0; code <= 0xffff; code++) {
      const text = String.fromCharCode(code);
      if (width(text) !== stringWidth(text)) expect.fail(`U+${code.toString(16)}: ${width(text)}`);
    }
    expect(width('╲▁▁╱†')).toBe(5);
  });

  it('is that of string-width for any text, colours and all', () => {
    const colour = fc.constantFrom('\u001b[0m', '\u001b[38;2;1;2;3m', '\u001b[1m', '\u001b[?25l', '\u001b]8;;x\u0007');
    const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('╲▁▁▁╱', '○A†', '👍🏽', '戦', 'é'), colour);
    fc.assert(
      fc.property(fc.array(piece), fc.boolean(), fc.boolean(), (pieces, count, narrow) => {
        const options = { countAnsiEscapeCodes: count, ambiguousIsNarrow: narrow };
        expect(width(pieces.join(''), options)).toBe(stringWidth(pieces.join(''), options));
        expect(width(pieces.join(''))).toBe(stringWidth(pieces.join('')));
      }),
    );
  });
});
