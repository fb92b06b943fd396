/** Every line of careers is what its dice, its modifiers and the rulings come to; and a career is the same twice. */
import { expect, it } from 'vitest';
import { playedByBook } from '../../../../src/games/munera/career/result.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { checkedCareer } from '../../../../tools/games/munera/career-checker.ts';

const SETUP = { name: 'Felix', profile: 'secutor', mode: 'ironman' } as const;
const play: Parameters<typeof checkedCareer>[2] = (setup, seed) => playedByBook(tables(), setup, seed);

it('14.63 every line of two careers holds, and the same seed gives the same career', () => {
  let checked = 0;
  for (let seed = 0; seed < 2; seed++) {
    const career = checkedCareer(SETUP, `journal ${seed}`, play);
    expect([seed, ...career.complaints]).toEqual([seed]);
    checked += career.checked;
  }
  expect(checked).toBeGreaterThan(40);
  const [one, other] = [0, 1].map(() => digestOf(checkedCareer(SETUP, 'journal 1', play).state));
  expect(one).toBe(other);
});
