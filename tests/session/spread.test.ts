/** Spreads: their figures, and bins for a picture. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binsOf, figuresOf, type Spread } from '../../src/session/spread.ts';

const values = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 80 });
const spreadOf = (list: readonly number[]): Spread => {
  const spread: Spread = {};
  for (const value of list) spread[value] = (spread[value] ?? 0) + 1;
  return spread;
};

describe('the figures of a spread', () => {
  it('are those of the values one by one', () => {
    fc.assert(
      fc.property(values, (list) => {
        const sorted = [...list].sort((a, b) => a - b);
        const { mean, median, most } = figuresOf(spreadOf(list));
        expect(mean).toBeCloseTo(list.reduce((a, b) => a + b) / list.length, 9);
        expect(median).toBe(sorted[Math.ceil(list.length / 2) - 1]);
        const below = sorted.filter((value) => value < most[0]).length;
        const above = sorted.filter((value) => value > most[1]).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(list.length * 0.05);
      }),
    );
  });

  it('of nothing are 0', () => {
    expect(figuresOf({})).toEqual({ mean: 0, median: 0, most: [0, 0] });
  });
});

describe('bins', () => {
  it('hold every value once, in a row without holes, no more than are wanted', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 20 }), (list, most) => {
        const bins = binsOf(spreadOf(list), most);
        expect(bins.length).toBeLessThanOrEqual(most + 1);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
        for (const [i, { from }] of bins.entries()) if (i > 0) expect(from).toBe((bins[i - 1]?.to ?? 0) + 1);
      }),
    );
  });

  it('of few values are one each', () => {
    expect(binsOf({ 2: 5, 4: 1 }, 16)).toEqual([
      { from: 2, to: 2, count: 5 },
      { from: 3, to: 3, count: 0 },
      { from: 4, to: 4, count: 1 },
    ]);
    expect(binsOf({}, 16)).toEqual([]);
  });
});
