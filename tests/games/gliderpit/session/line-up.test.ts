/** Who flies in a bout by what is chosen for it. */
import { expect, it } from 'vitest';
import { type BoutChoices, boutSetup } from '../../../../src/games/gliderpit/session/line-up.ts';

const CHOSEN: BoutChoices = {
  ...{ name: 'Felix', meeting: '3 v 3', flown: 'one', led: 'tactician', floor: 5 },
  ...{ randomWeapons: false, randomChits: false, advanced: true },
};

const seats = (more: Partial<BoutChoices>) => boutSetup({ ...CHOSEN, ...more }, 'seed').gliders.map(({ seat }) => seat);

it('1 the player flies one glider, or all of the team; those against it have seats of the program', () => {
  expect(seats({}).slice(0, 3)).toEqual([0, null, null]);
  expect(seats({ flown: 'all' }).slice(0, 3)).toEqual([0, 0, 0]);
  expect(seats({ flown: 'all' }).slice(3)).toEqual(seats({}).slice(3));
  expect(
    seats({})
      .slice(3)
      .every((seat) => seat !== null && seat !== 0),
  ).toBe(true);
  expect(seats({ meeting: '1 v 1', flown: 'all', led: 'book' })).toEqual([0, null]);
});

it('the set-up says nothing of how it was chosen', () => {
  const { gliders, ...rest } = boutSetup({ ...CHOSEN, flown: 'all' }, 'seed');
  expect(Object.keys(rest).sort()).toEqual(['advanced', 'armoury', 'first', 'floor', 'randomChits', 'randomWeapons']);
  expect(new Set(gliders.map(({ name }) => name.charAt(0))).size).toBe(6);
});
