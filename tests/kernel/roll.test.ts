/** What dice mean: readings, totals, thresholds, and their text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiceFaces } from '../../src/kernel/dice.ts';
import { modifier } from '../../src/kernel/modifier.ts';
import { countOf, met, needing, partOf, type Reading, readDice, rethrown, rollOf } from '../../src/kernel/roll.ts';
import { modifierText, needText, rollText, signed } from '../../src/kernel/roll-text.ts';

const BLOW = { draw: 7, dice: { red: [5, 6, 4], white: [2, 3], black: [1] } };
const die = (...faces: number[]) => ({ draw: 1, dice: { die: faces } });
const face = fc.integer({ min: 1, max: 6 });

describe('a reading', () => {
  it.each<[Reading, DiceFaces, number]>([
    ['sum', { die: [3, 4] }, 7],
    ['sum', { red: [5, 6, 4] }, 15],
    ['sum', { red: [1], white: [2], black: [3], die: [4] }, 10],
    ['minus', { black: [4] }, -4],
    ['d66', { red: [3], white: [5] }, 35],
    ['d66', { red: [1], white: [1] }, 11],
    ['d3', { die: [1] }, 1],
    ['d3', { die: [2] }, 1],
    ['d3', { die: [3] }, 2],
    ['d3', { die: [6] }, 3],
    ['d3', { die: [5, 2] }, 4],
  ])('%s of %o is %i', (read, dice, number) => {
    expect(readDice(dice, read)).toBe(number);
  });

  it('d66 has 36 numbers of two faces each', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const all = faces.flatMap((red) => faces.map((white) => readDice({ red: [red], white: [white] }, 'd66')));
    expect(new Set(all).size).toBe(36);
    expect(all.every((number) => /^[1-6][1-6]$/.test(String(number)))).toBe(true);
  });

  it('d3 comes as often one way as another', () => {
    expect([1, 2, 3, 4, 5, 6].map((one) => readDice({ die: [one] }, 'd3'))).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('a roll', () => {
  it('is what the dice read plus every modifier, always', () => {
    const values = fc.array(fc.integer({ min: -6, max: 6 }), { maxLength: 6 });
    const reads = fc.constantFrom<Reading>('sum', 'minus', 'd3');
    fc.assert(
      fc.property(fc.array(face, { minLength: 1, maxLength: 3 }), values, reads, (faces, signs, read) => {
        const modifiers = signs.map((value) => modifier(value, 'why', '9.5'));
        const roll = rollOf('crt', '9.5', die(...faces), read, modifiers);
        expect(roll.total).toBe(readDice({ die: faces }, read) + signs.reduce((sum, value) => sum + value, 0));
        expect(roll.modifiers).toEqual(modifiers);
      }),
    );
  });

  it('keeps the faces as they fell and the draw they fell in', () => {
    expect(rollOf('crt', '9.5', die(3, 1), 'sum')).toEqual({
      name: 'crt',
      cite: '9.5',
      draw: 1,
      dice: { die: [3, 1] },
      read: 'sum',
      modifiers: [],
      total: 4,
    });
  });

  it('P2 of some colours reads a part of one draw', () => {
    const red = rollOf('crt', '9.5', partOf(BLOW, 'red'), 'sum');
    const black = rollOf('armour', '9.5', partOf(BLOW, 'black', 'white'), 'sum');
    expect([red.total, black.total]).toEqual([15, 6]);
    expect([red.draw, black.draw]).toEqual([7, 7]);
    expect(red.dice).toEqual({ red: [5, 6, 4] });
    expect(BLOW.dice).toEqual({ red: [5, 6, 4], white: [2, 3], black: [1] });
  });
});

describe('a threshold', () => {
  it.each([
    ['<=', 6, true],
    ['<=', 7, true],
    ['<=', 8, false],
    ['>=', 6, false],
    ['>=', 7, true],
    ['>=', 8, true],
    ['<', 6, true],
    ['<', 7, false],
    ['>', 7, false],
    ['>', 8, true],
  ] as const)('%s 7 is met by %i: %o', (op, total, is) => {
    const roll = needing(rollOf('drop', '13.1', die(6, total - 6), 'sum'), op, 7);
    expect(roll.need).toEqual({ op, than: 7, met: is });
    expect(met(roll)).toBe(is);
  });

  it('is held against the total, not the dice', () => {
    const roll = rollOf('drop', '13.1', die(6, 5), 'sum', [modifier(-4, 'ST', '13.1')]);
    expect(met(needing(roll, '<=', 7))).toBe(true);
  });

  it('can say what comes of it', () => {
    const roll = rollOf('drop', '13.1', die(4), 'sum');
    const word = (is: boolean) => (is ? 'dropped' : 'kept');
    expect(needing(roll, '>=', 4, word).result).toBe('dropped');
    expect(needing(roll, '>=', 5, word).result).toBe('kept');
    expect(needing(roll, '>=', 5)).not.toHaveProperty('result');
  });

  it('that was never set is a bug in the rule, and says in which roll', () => {
    expect(() => met(rollOf('wound', '10.2', die(4), 'sum'))).toThrow("roll 'wound' has no threshold");
  });
});

describe('dice that are counted', () => {
  const each = { op: '>=', than: 4 } as const;

  it('come to as many as pass, and what is added', () => {
    expect(countOf('attack', '6.1', die(4, 3, 6, 1), each)).toMatchObject({ read: 'count', each, total: 2 });
    expect(countOf('attack', '6.1', die(4, 3, 6, 1), each, [modifier(1, 'size', '3.2')]).total).toBe(3);
    expect(countOf('attack', '6.1', die(), each).total).toBe(0);
  });

  it('are counted again where they are thrown again, and held against the same threshold', () => {
    const roll = needing(countOf('attack', '6.1', die(4, 3), each), '>=', 2);
    expect(met(roll)).toBe(false);
    expect(rethrown(roll, { draw: 9, dice: { die: [5, 5] } })).toMatchObject({
      draw: 9,
      total: 2,
      need: { met: true },
    });
  });

  it('say of how many they are and what each needs', () => {
    const roll = countOf('attack', '6.1', die(4, 3), each, [modifier(1, 'size', '3.2')]);
    expect(rollText(roll)).toBe('[4] [3] 1 of 2 (4 or more) +1 size = 2');
    const needed = needing(countOf('attack', '6.1', die(4, 3), each), '>=', 1);
    expect(rollText(needed)).toBe('[4] [3] 1 of 2 (4 or more), needs 1 or more: yes');
  });
});

describe('in words', () => {
  it('numbers are signed', () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '-2', '+0']);
    expect(modifierText(modifier(3, 'position', '9.5'))).toBe('+3 position');
    expect(modifierText(modifier(-1, 'stun', '11.2'))).toBe('-1 stun');
  });

  it('a threshold says what it wants', () => {
    const than = 7;
    const texts = (['<=', '>=', '<', '>'] as const).map((op) => needText({ op, than }));
    expect(texts).toEqual(['7 or less', '7 or more', 'less than 7', 'more than 7']);
  });

  it('a roll shows its faces, its sum, its reasons, and whether it served', () => {
    const plain = rollOf('drop', '13.1', die(4, 3), 'sum');
    expect(rollText(plain)).toBe('[4] [3] 7');
    const helped = rollOf('drop', '13.1', die(4, 3), 'sum', [modifier(1, 'AG', '13.1')]);
    expect(rollText(needing(helped, '<=', 7))).toBe('[4] [3] 7 +1 AG = 8 (7 or less: no)');
    expect(rollText(needing(plain, '<=', 7))).toBe('[4] [3] 7 (7 or less: yes)');
    expect(rollText(rollOf('crt', '9.5', BLOW, 'sum', [modifier(-2, 'CF', '9.4')]))).toBe(
      '[5] [6] [4] [2] [3] [1] 21 -2 CF = 19',
    );
    expect(rollText(rollOf('armour', '9.5', partOf(BLOW, 'black'), 'minus'))).toBe('[1] -1');
  });
});
