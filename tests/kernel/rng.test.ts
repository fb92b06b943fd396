/** Streams of chance: equal for equal seeds, for ever, and resumable at any place. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derive, type Rng, rngFrom, SEED_PATTERN, seedState } from '../../src/kernel/rng.ts';

/** Worked out apart from the program: the first 16 bytes of SHA-256, then Marsaglia's xor128. */
const PINNED = {
  state: { x: -1287945490, y: 1491241430, z: 1782031875, w: 580000726 },
  faces: [1, 0, 5, 2, 3, 1, 5, 2, 4, 1, 4, 4, 2, 1, 4, 1, 1, 5, 1, 1],
};

const seeds = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 64 });
const numbers = (rng: Rng, count: number, n = 6) => Array.from({ length: count }, () => rng.int(n));

describe('a stream', () => {
  it('of a seed is the same for ever: saves of every release count on these numbers', () => {
    expect(seedState('4F2A-91C0')).toEqual(PINNED.state);
    expect(numbers(rngFrom(seedState('4F2A-91C0')), 20)).toEqual(PINNED.faces);
  });

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(numbers(rngFrom(seedState(seed)), 12)).toEqual(numbers(rngFrom(seedState(seed)), 12));
      }),
    );
  });

  it('is another for another seed, however much alike they look', () => {
    fc.assert(
      fc.property(seeds, seeds, (a, b) => {
        fc.pre(a !== b);
        expect(seedState(a)).not.toEqual(seedState(b));
      }),
    );
    const alike = ['a', 'A', 'a ', ' a', 'aa', '1', '01', '1.0'];
    const streams = alike.map((seed) => numbers(rngFrom(seedState(seed)), 30).join(''));
    expect(new Set(streams).size).toBe(alike.length);
  });

  it('goes on from a state that was written to a file', () => {
    fc.assert(
      fc.property(seeds, fc.nat(50), (seed, before) => {
        const rng = rngFrom(seedState(seed));
        numbers(rng, before);
        const resumed = rngFrom(JSON.parse(JSON.stringify(rng.state())));
        expect(resumed.state()).toEqual(rng.state());
        expect(numbers(resumed, 20)).toEqual(numbers(rng, 20));
      }),
    );
  });

  it('leaves a state that was read from it as it was', () => {
    const rng = rngFrom(seedState('x'));
    const before = rng.state();
    const copy = { ...before };
    numbers(rng, 10);
    expect(before).toEqual(copy);
    expect(rng.state()).not.toEqual(copy);
  });

  it('does not touch the state it was made from, and two from one state do not disturb each other', () => {
    const from = Object.freeze(seedState('x'));
    const [a, b] = [rngFrom(from), rngFrom(from)];
    const first = numbers(a, 10);
    expect(numbers(b, 10)).toEqual(first);
    expect(from).toEqual(seedState('x'));
  });

  it('has a state of four 32-bit integers', () => {
    fc.assert(
      fc.property(seeds, fc.nat(20), (seed, draws) => {
        const rng = rngFrom(seedState(seed));
        numbers(rng, draws);
        const state = rng.state();
        expect(Object.keys(state).sort()).toEqual(['w', 'x', 'y', 'z']);
        for (const part of Object.values(state)) expect(part).toBe(part | 0);
      }),
    );
  });

  it('gives whole numbers below n, each about as often as the others', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 1000 }), (seed, n) => {
        for (const number of numbers(rngFrom(seedState(seed)), 20, n)) {
          expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
        }
      }),
    );
    const counts = [0, 0, 0, 0, 0, 0];
    for (const face of numbers(rngFrom(seedState('fair')), 60_000)) counts[face] = (counts[face] ?? 0) + 1;
    // Six standard deviations (91 each) either side of 10,000: fixed seed, so it holds or it does not.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(550);
  });
});

describe('a derived seed', () => {
  it('is one of its own for every purpose and number', () => {
    const derived = ['bot', 'bout'].flatMap((purpose) => [0, 1, 2].map((n) => derive('s', purpose, n)));
    expect(new Set([...derived, 's']).size).toBe(7);
    expect(derive('4F2A-91C0', 'bout', 12)).toBe('4F2A-91C0/bout/12');
    expect(derive('s', 'bot')).toBe(derive('s', 'bot', 0));
  });
});

describe('a seed', () => {
  it.each([['4F2A-91C0'], ['x'], ['a b'], ['Ῥώμη'], ['Ave, Caesar!'], ['⚔️ III'], ['s'.repeat(64)], ['⚔'.repeat(64)]])(
    'may be %s',
    (seed) => {
      expect(SEED_PATTERN.test(seed)).toBe(true);
    },
  );

  it.each([[''], ['s'.repeat(65)], ['a\nb'], ['a\tb'], ['\u001b[31m'], ['a\u0000'], ['\ud800']])(
    'may not be %j',
    (seed) => {
      expect(SEED_PATTERN.test(seed)).toBe(false);
    },
  );
});
