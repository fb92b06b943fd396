/** Accounts that are made: a few from one address, and not too many in all. */
import { expect, it } from 'vitest';
import { Newcomers } from '../../src/ssh/accounts/newcomers.ts';
import { FIXED } from '../../src/ssh/door/limits.ts';

const HOUR = 3_600_000;
let now = 0;
const clock = { now: () => now, after: () => () => {} };

it('from one address there are a few, and two more an hour', () => {
  const newcomers = new Newcomers(clock);
  const admitted = (times: number): number =>
    Array.from({ length: times }, () => newcomers.admit('203.0.113.7')).filter((why) => why === null).length;
  expect(admitted(20)).toBe(FIXED.newcomersFrom.burst);
  expect(newcomers.admit('203.0.113.7')).toContain('Too many accounts were made from your address');
  expect(newcomers.admit('203.0.113.8')).toBeNull();
  now += HOUR;
  expect(admitted(20)).toBe(2);
});

it('in all there are not too many, from however many addresses', () => {
  const newcomers = new Newcomers(clock);
  const admitted = Array.from({ length: 200 }, (_, i) => newcomers.admit(`198.51.100.${i}`));
  expect(admitted.filter((why) => why === null)).toHaveLength(FIXED.newcomers.burst);
  expect(admitted.at(-1)).toContain('Too many accounts were made here');
});
