/** Text of strangers: what is taken out of it for screens, and spelt out in files. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFit, safeText, spelledOut } from '../src/safe-text.ts';
import { HOSTILE } from '../tools/hostile-text.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
const OBEYED = /[\u0000-\u001f\u007f-\u009f]/u;
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|\p{DI}|[\u2800\ufffc]/u;
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...HOSTILE.flatMap(([, all]) => [...all]), ...'aé \u0301\u0327\n\t戦'),
    maxLength: 60,
  }),
);

describe('safe text', () => {
  it.each(HOSTILE)('holds no %s', (_, characters) => {
    for (const character of characters.replace(/[ x]/g, '')) {
      expect(safeText(`Ru${character}fus`)).toBe('Rufus');
      expect(isFit(`Ru${character}fus`)).toBe(false);
    }
  });

  it.each([
    ['Rufus', 'Rufus'],
    ['  José \t\r\n Núñez ', 'José Núñez'],
    ['Ru\u3000fus\u00a0\u2028x', 'Ru fus x'],
    ['Jose\u0301', 'José'],
    ['Z\u0301\u0302\u0303\u0304\u0305algo', 'Ź\u0302\u0303algo'],
    ['\u0301\u0302Rufus', 'Rufus'],
    ['\u001b[2J\u001b]0;x\u0007', '[2J]0;x'],
    ['戦士 שלום 👍', '戦士 שלום 👍'],
    ['\u200b\u202e', ''],
  ])('makes of %j %j', (given, safe) => {
    expect(safeText(given)).toBe(safe);
  });

  it('is no longer than asked for, and cuts no pair', () => {
    expect(safeText('👍'.repeat(50), 10)).toBe('👍'.repeat(10));
    expect(safeText(`${'x'.repeat(9)}   y`, 10)).toBe('x'.repeat(9));
    expect(safeText('\u0301'.repeat(1_000_000), 10)).toBe('');
  });

  it('of anything holds nothing that is obeyed or unseen, and is made safe once and for all', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 30 }), (given, most) => {
        const safe = safeText(given, most);
        expect(safe).not.toMatch(OBEYED);
        expect(safe).not.toMatch(UNSEEN);
        expect(safe).not.toMatch(/\p{M}{3}|^[\p{M} ]| {2}| $/u);
        expect([...safe].length).toBeLessThanOrEqual(most);
        expect(safeText(safe, most)).toBe(safe);
      }),
      { numRuns: 500 },
    );
  });
});

describe('text spelt out', () => {
  it('keeps lines, blanks and letters, and spells what is obeyed or unseen', () => {
    expect(spelledOut('a  b\tc\n戦 é\n')).toBe('a  b\tc\n戦 é\n');
    expect(spelledOut('\u001b[2J\u202e\r\u009b\u{e0041}')).toBe('\\u001b[2J\\u202e\\u000d\\u009b\\udb40\\udc41');
  });

  it('leaves a JSON document what it was', () => {
    fc.assert(
      fc.property(text, (given) => {
        const json = spelledOut(JSON.stringify({ name: given }, null, 2));
        expect(json.replaceAll('\n', '')).not.toMatch(UNSEEN);
        expect(JSON.parse(json)).toEqual({ name: given });
      }),
    );
  });
});
