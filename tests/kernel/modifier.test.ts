/** Reasons why a roll is better or worse. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addModifier, type Modifier, modifier, sumModifiers } from '../../src/kernel/modifier.ts';

describe('modifiers', () => {
  it('carry a signed number, a reason and a rule', () => {
    expect(modifier(-2, 'kneeling', '14.2')).toEqual({ value: -2, why: 'kneeling', cite: '14.2' });
  });

  it('add up to nothing where there are none', () => {
    expect(sumModifiers([])).toBe(0);
  });

  it('that are zero are left out of a list; the sum is that of all, left out or not', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 })), (values) => {
        const list: Modifier[] = [];
        for (const value of values) addModifier(list, value, 'why', '9.5');
        expect(list.map(({ value }) => value)).toEqual(values.filter((value) => value !== 0));
        expect(sumModifiers(list)).toBe(values.reduce((sum, value) => sum + value, 0));
      }),
    );
  });
});
