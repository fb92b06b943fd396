/** Tallies add up in any order to the same bytes. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { simulate } from '../../../../src/games/gladiator/session/simulate.ts';
import { type BoutTally, emptyTally, joinTallies } from '../../../../src/games/gladiator/session/tally.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';

const HUNT: Setup = { rules: advancedRules(), fighters: muster([anyMan('venator')], [anyMan('hunt')], null) };
const BOUTS = 24;
const bout = (k: number): BoutTally => simulate(tables, HUNT, 'tally', { from: k, to: k + 1 });
const each = Array.from({ length: BOUTS }, (_, k) => bout(k));
const joined = (tallies: readonly BoutTally[]) => JSON.stringify(tallies.reduce(joinTallies, emptyTally()));
const whole = joined([simulate(tables, HUNT, 'tally', { from: 0, to: BOUTS })]);

it('bout by bout they are the whole, in whatever order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(each, { minLength: BOUTS }), (order) => {
      expect(joined(order)).toBe(whole);
    }),
    { numRuns: 30 },
  );
});

it('in pieces of any lengths they are the whole', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: BOUTS - 1 }), { maxLength: 6 });
  fc.assert(
    fc.property(cuts, (list) => {
      const ends = [...list.sort((a, b) => a - b), BOUTS];
      const pieces = ends.map((to, i) => simulate(tables, HUNT, 'tally', { from: ends[i - 1] ?? 0, to }));
      expect(joined(pieces.reverse())).toBe(whole);
    }),
    { numRuns: 10 },
  );
});

it('of nothing changes nothing', () => {
  expect(joined([...each, emptyTally()])).toBe(whole);
});
