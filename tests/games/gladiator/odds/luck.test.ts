/** Luck: sums over blows against every fall of all their dice, and chances of rolls against all faces. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOfOutcome, diceTally, luckOf, type Struck } from '../../../../src/games/gladiator/odds/luck.ts';
import { needing, rollOf } from '../../../../src/kernel/roll.ts';

/** A blow of a side that could do so much harm with such weights, and did some of it. */
function blow(side: 0 | 1, weights: readonly number[], harm: number): Struck {
  const total = weights.reduce((a, b) => a + b, 0);
  const chances = weights.map((weight) => weight / total);
  const dies = harm === weights.length - 1;
  return {
    side,
    actual: { wounds: harm, kills: dies ? 1 : 0 },
    expected: {
      wounds: chances.reduce((sum, chance, i) => sum + i * chance, 0),
      kills: chances.at(-1) ?? 0,
    },
    chances,
    harm,
    orMore: 1,
  };
}

/** Every way all blows can turn out: the harm of each side, and how likely that is. */
function everyWay(
  blows: readonly Struck[],
): readonly { readonly harms: readonly [number, number]; readonly chance: number }[] {
  return blows.reduce<ReturnType<typeof everyWay>>(
    (ways, { side, chances }) =>
      ways.flatMap(({ harms: [red, blue], chance }) =>
        chances.map((one, harm) => ({
          harms: side === 0 ? ([red + harm, blue] as const) : ([red, blue + harm] as const),
          chance: chance * one,
        })),
      ),
    [{ harms: [0, 0], chance: 1 }],
  );
}

/** Of 100 ways, how many lie below what came, half of the equal ones with them. */
function percentileOf(blows: readonly Struck[], worth: (harms: readonly [number, number]) => number): number {
  const harmOf = (side: 0 | 1) => blows.reduce((sum, one) => sum + (one.side === side ? one.harm : 0), 0);
  const came = worth([harmOf(0), harmOf(1)]);
  return everyWay(blows).reduce((sum, { harms, chance }) => {
    const value = worth(harms);
    return sum + 100 * chance * (value < came ? 1 : value === came ? 0.5 : 0);
  }, 0);
}

const anyBlow = fc
  .tuple(
    fc.constantFrom(0 as const, 1 as const),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 4 }),
  )
  .filter(([, weights]) => weights.some((weight) => weight > 0))
  .chain(([side, weights]) => fc.nat(weights.length - 1).map((harm) => blow(side, weights, harm)));

describe('P300 luck', () => {
  test('is where the harm done less the harm taken lies among all ways the dice can fall', () => {
    fc.assert(
      fc.property(fc.array(anyBlow, { maxLength: 5 }), (blows) => {
        const [red, blue] = luckOf(blows);
        expect(red.luck).toBeCloseTo(
          percentileOf(blows, ([a, b]) => a - b),
          8,
        );
        expect(blue.luck).toBeCloseTo(
          percentileOf(blows, ([a, b]) => b - a),
          8,
        );
        expect(red.striking).toBeCloseTo(
          percentileOf(blows, ([a]) => a),
          8,
        );
        expect(blue.striking).toBeCloseTo(
          percentileOf(blows, ([, b]) => b),
          8,
        );
        expect(red.luck + blue.luck).toBeCloseTo(100, 8);
      }),
      { numRuns: 200 },
    );
  });

  test('adds up what blows did and what was to be expected of them, side by side', () => {
    fc.assert(
      fc.property(fc.array(anyBlow, { maxLength: 5 }), (blows) => {
        for (const [side, luck] of luckOf(blows).entries()) {
          const own = blows.filter((one) => one.side === side);
          const mean = everyWay(own).reduce((sum, { harms, chance }) => sum + chance * (harms[0] + harms[1]), 0);
          expect(luck.blows).toBe(own.length);
          expect(luck.expected.wounds).toBeCloseTo(mean, 8);
          expect(luck.actual.wounds).toBe(own.reduce((sum, { harm }) => sum + harm, 0));
          expect(luck.actual.kills).toBe(own.filter(({ actual }) => actual.kills === 1).length);
        }
      }),
    );
  });

  test('is counted in hundredths of a wound, dealt and taken', () => {
    const blows = [blow(0, [1, 1], 1), blow(0, [3, 1], 1), blow(1, [1, 1, 2], 0)];
    expect(diceTally(blows, 0)).toMatchObject({ throws: 3, dealt: 2, dealtDue: 75, taken: 0, takenDue: 125 });
    expect(diceTally(blows, 1)).toMatchObject({ throws: 3, dealt: 0, dealtDue: 125, taken: 2, takenDue: 75 });
    expect(diceTally(blows.slice(0, 1), 0).variance).toBe(25);
  });

  test('of no blows is neither good nor bad', () => {
    const [red, blue] = luckOf([]);
    expect([red.luck, blue.luck, red.striking]).toEqual([50, 50, 50]);
  });
});

describe('the chance that a roll came out as it did', () => {
  const two = (faces: readonly [number, number], than: number) =>
    needing(
      rollOf('x', '2.5', { draw: 1, dice: { die: faces } }, 'sum', [{ value: -1, why: 'x', cite: '2.5' }]),
      '<=',
      than,
    );

  test('is that of all ways the dice can fall', () => {
    expect(chanceOfOutcome(two([1, 1], 2))).toBeCloseTo(3 / 36, 12);
    expect(chanceOfOutcome(two([6, 6], 2))).toBeCloseTo(33 / 36, 12);
    expect(chanceOfOutcome(two([1, 1], 0))).toBe(1);
  });

  test('is not known of a roll that is held against nothing', () => {
    expect(chanceOfOutcome(rollOf('x', '2.5', { draw: 1, dice: { die: [3] } }, 'sum'))).toBeNull();
  });
});
