/** Wilson's interval, held against the quadratic it solves and against chances counted out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilson } from '../../../../src/odds/intervals.ts';

const Z = 1.959963984540054;

/** Chance of at most so many hits in n, by counting out. */
function atMost(hits: number, n: number, p: number): number {
  let term = (1 - p) ** n;
  let sum = term;
  for (let k = 1; k <= hits; k++) {
    term *= ((n - k + 1) / k) * (p / (1 - p));
    sum += term;
  }
  return sum;
}

describe("Wilson's interval", () => {
  it('is that of the textbooks', () => {
    const { low, high } = wilson(15, 50);
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.1910', '0.4375']);
    expect(wilson(0, 10)).toEqual({ low: 0, high: expect.closeTo(0.2775, 4) });
    expect(wilson(10, 10)).toEqual({ low: expect.closeTo(0.7225, 4), high: 1 });
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('has both ends as many deviations from the share as it should, and the share within', () => {
    const counts = fc.integer({ min: 1, max: 1_000_000 }).chain((n) => fc.tuple(fc.nat(n), fc.constant(n)));
    fc.assert(
      fc.property(counts, ([hits, n]) => {
        const { low, high } = wilson(hits, n);
        const share = hits / n;
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
        for (const end of [low, high]) {
          if (end === 0 || end === 1) continue;
          const deviations = Math.abs(share - end) / Math.sqrt((end * (1 - end)) / n);
          expect(deviations).toBeCloseTo(Z, 5);
        }
      }),
    );
  });

  it('holds the chance about 95 times in 100', () => {
    const [n, p] = [200, 0.3];
    let covered = 0;
    for (let hits = 0; hits <= n; hits++) {
      const { low, high } = wilson(hits, n);
      if (low <= p && p <= high) covered += atMost(hits, n, p) - (hits === 0 ? 0 : atMost(hits - 1, n, p));
    }
    expect(covered).toBeGreaterThan(0.93);
    expect(covered).toBeLessThan(0.97);
  });
});
