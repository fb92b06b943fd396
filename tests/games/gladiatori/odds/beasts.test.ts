/** 17.6 Chances against animals, against every throw of theirs. */
import { expect, it } from 'vitest';
import { beastFalls } from '../../../../src/games/gladiatori/odds/beasts.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';

it('17.6, 17.7 an animal throws two dice, a bear three, whose double adds six', () => {
  const falls = (kind: 'dog' | 'wolf' | 'lion' | 'bear', fav: number): number => beastFalls(tables(), kind, fav);
  expect(falls('lion', 8)).toBeCloseTo(21 / 36, 12);
  expect([falls('dog', 2), falls('dog', 13)]).toEqual([0, 1]);
  // no double: 30 of 36 pairs, of which the third die may show all; with one at least 2 + 1 + 6
  expect(falls('bear', 9)).toBeLessThan(0.4);
  expect([falls('bear', 24), falls('bear', 25)]).toEqual([215 / 216, 1]);
});
