/** Cards of gladiators: what is written is read back, and what was changed is refused. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardOf, looksLikeCard, readCard } from '../../../../src/games/gladiator/career/man/card.ts';
import type { Man } from '../../../../src/games/gladiator/career/man/man-types.ts';
import { armoury } from '../../../../src/games/gladiator/tables.ts';
import { manOf } from '../../../../tools/games/gladiator/men.ts';

const MAN = manOf({
  origin: 'soldier',
  ratings: { tr: 11, st: 3, ag: -2, cn: 4, w: 11 },
  talents: [{ code: 'WP', group: 'sword', sl: 1 }, { code: 'HG', sl: 1 }, { code: 'TG' }],
  pr: -1,
  injuries: [{ munus: 4, area: 5, rating: 'ag', loss: 1 }],
});
const CARD = cardOf(MAN);
/** Line by line, one line put in place of the one that begins with the same word. */
const changed = (line: string): string => {
  const word = line.slice(0, line.indexOf(':') + 1);
  return CARD.split('\n')
    .map((one) => (one.startsWith(word) ? line : one))
    .join('\n');
};
const why = (text: string): string => {
  const read = readCard(text, armoury());
  return read.ok ? 'it was taken' : read.why;
};

describe('a card', () => {
  test('reads as a person would write it', () => {
    expect(CARD).toMatch(/^HARENA GLADIATOR CARD 1\nname: {7}Maximus\n/);
    expect(CARD).toContain('talents:    WP sword 1, HG 1, TG\n');
    expect(CARD).toContain('injuries:   munus 4 legs AG -1\n');
    expect(CARD).toMatch(/check: {6}[0-9a-f]{16}\n$/);
  });

  test('comes back as the man it was made of', () => {
    expect(readCard(CARD, armoury())).toEqual({ ok: true, value: MAN });
    const plain: Man = { ...MAN, origin: null, talents: [], injuries: [], shield: 'none' };
    expect(readCard(cardOf(plain), armoury())).toEqual({ ok: true, value: plain });
  });

  test('may come by mail: other line ends, blanks around it, lines in another order', () => {
    const [title, ...lines] = CARD.trim().split('\n');
    expect(readCard(`\n  ${[title, ...lines.reverse()].join('\r\n  ')}  \r\n`, armoury())).toEqual({
      ok: true,
      value: MAN,
    });
  });

  test('that was changed is refused', () => {
    expect(why(changed('experience: 999'))).toMatch(/^the card was changed/);
    expect(why(changed('check: 0000000000000000'))).toMatch(/^the card was changed/);
  });

  test('that is no card, or not whole, says what is wrong', () => {
    expect(why('{"format":1}')).toMatch(/does not begin with/);
    expect(why('HARENA GLADIATOR CARD 2\nname: X')).toMatch(/another version/);
    expect(why(CARD.replace(/^luck.*\n/m, ''))).toBe("the card has no line 'luck'");
    expect(why(CARD.replace(/^check.*\n/m, ''))).toBe("the card has no line 'check'");
    expect(why(`${CARD}luck: 4\n`)).toBe("the card has two lines 'luck'");
    expect(why(`${CARD}gold: 4\n`)).toMatch(/does not belong on it: 'gold: 4'/);
    expect(why(changed('luck: much'))).toBe("the card's line 'luck': expected a number, found 'much'");
    expect(why(changed('talents: WP fork 1'))).toMatch(/'WP fork 1' names no weapon; legal: axe/);
    expect(why(changed('talents: TG, TG'))).toMatch(/listed twice/);
    expect(why(changed('injuries: a scratch'))).toMatch(/is not an injury such as/);
    expect(why(changed('armour: tail A'))).toMatch(/'tail' is not a body area/);
    expect(why(changed('style: senator'))).toMatch(/describes no gladiator/);
    expect(why('x'.repeat(5000))).toMatch(/longer than/);
  });

  test('carries nothing that a terminal obeys', () => {
    const clear = '\u001b[2J';
    expect(why(changed(`name: ${clear}`))).toMatch(/describes no gladiator/);
    for (const text of [changed(`luck: ${clear}`), `${CARD}${clear}: 1`]) expect(why(text)).not.toContain('\u001b');
    expect(why(changed('name: Max\u202eimus'))).toMatch(/describes no gladiator/);
  });

  test('never makes the reader fail, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(CARD.length), (text, at) => {
        for (const one of [text, `${CARD.slice(0, at)}${text}${CARD.slice(at)}`]) {
          const read = readCard(one, armoury());
          if (read.ok) expect(cardOf(read.value)).toBe(CARD);
        }
      }),
    );
  });

  test('is known by its title', () => {
    expect(looksLikeCard(CARD)).toBe(true);
    expect(looksLikeCard('{}')).toBe(false);
  });
});
