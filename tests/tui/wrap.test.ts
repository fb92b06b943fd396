/** Where lines of text are broken, and where never. */
import { describe, expect, it } from 'vitest';
import { wrapText } from '../../src/tui/wrap.ts';

const wrapped = (text: string, width: number) => wrapText(text, width).map((line) => line.trimEnd());

describe('a text is broken at its spaces', () => {
  it('in lines that are as wide as they may be', () => {
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapped('a - b', 3)).toEqual(['a -', 'b']);
  });

  it('and never between two keys that stand side by side', () => {
    expect(wrapped('step there; [ ] turn you', 14)).toEqual(['step there;', '[ ] turn you']);
    expect(wrapped('defence by , . and Enter', 12)).toEqual(['defence by', ', . and', 'Enter']);
    expect(wrapped('turn by [ ], then', 10)).toEqual(['turn by', '[ ], then']);
  });

  it('nor within a number of per cent', () => {
    expect(wrapped('sword: hit 42 %.', 14)).toEqual(['sword: hit', '42 %.']);
    expect(wrapped('a % b 100 %', 9)).toEqual(['a % b', '100 %']);
  });

  it('nor at a blank that holds two words together', () => {
    expect(wrapped('2 floored, 1\u00a0weapon lost', 20)).toEqual(['2 floored, 1 weapon', 'lost']);
    expect(wrapped('2 floored, 1\u00a0weapon lost', 13)).toEqual(['2 floored,', '1 weapon lost']);
  });
});
