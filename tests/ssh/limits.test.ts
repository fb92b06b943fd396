/** How much there may be of everything. */
import { describe, expect, it } from 'vitest';
import { Bucket, clamp, FIXED, KindCount } from '../../src/ssh/door/limits.ts';
import { TestClock } from './clock.ts';

describe('a rate', () => {
  it('has a reserve, and fills again in time', () => {
    const clock = new TestClock();
    const bucket = new Bucket({ burst: 10, perSecond: 2 }, clock);
    expect([bucket.take(7), bucket.take(7), bucket.take(1)]).toEqual([7, 3, 0]);
    clock.skip(2_000);
    expect(bucket.take(7)).toBe(4);
    clock.skip(60_000);
    expect(bucket.full).toBe(true);
    expect(bucket.take(100)).toBe(10);
  });
});

describe('a tally', () => {
  it('counts each once, however often it goes', () => {
    const tally = new KindCount();
    const goes = tally.add('a');
    tally.add('a');
    goes();
    goes();
    expect([tally.of('a'), tally.of('b'), tally.total]).toEqual([1, 0, 1]);
  });
});

describe('a window', () => {
  it.each([
    [0, 80],
    [1, 1],
    [199, 199],
    [65_535, 200],
  ])('of %i columns counts as %i', (asked, taken) => expect(clamp(asked, FIXED.columns)).toBe(taken));
});
