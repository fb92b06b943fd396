/** 20 Lines of a journal that are more than a word with a number. */
import { expect, it } from 'vitest';
import type { GladiatoriEvent } from '../../../../src/games/gladiatori/rules/events.ts';
import { narrate } from '../../../../src/games/gladiatori/rules/narrate.ts';
import { sand } from '../support/sand.ts';

const told = (event: GladiatoriEvent): string => {
  const state = sand([
    { name: 'Felix', team: 0 },
    { name: 'Verus', team: 0 },
    { name: 'Leo', team: 1 },
  ]);
  return narrate(event, state);
};

it('20 what the owner alone knows says so, and adds up', () => {
  const modifiers = [
    { value: 3, why: 'Energy on Strength', cite: '8.1' },
    { value: 5, why: 'Offense', cite: '9.1' },
  ];
  expect(told({ kind: 'fav-parts', cite: '9.1', fighter: 'A', foe: 'C', total: 8, modifiers, only: [0] })).toBe(
    'Only Felix knows: 8 is 3 Energy on Strength + 5 Offense.',
  );
  expect(told({ kind: 'played-card', cite: '7.3', fighter: 'A', card: 'strength', only: [0] })).toBe(
    'Only Felix knows: the Action is Strength.',
  );
});

it('15.1 the end tells sides by the names of those on them', () => {
  const scores = [
    { party: 0, vp: 31, hp: 20 },
    { party: 1, vp: 12, hp: 9 },
  ];
  const ended = (winner: number | null) => told({ kind: 'ended', cite: '15.1', by: 'points', winner, scores });
  expect(ended(0)).toBe('Felix and Verus win on points (Felix and Verus 31 VP, 20 HP; Leo 12 VP, 9 HP).');
  expect(ended(1)).toContain('Leo wins on points');
  expect(ended(null)).toContain('Nobody wins');
});

it('4 the lot of the order, also of one alone', () => {
  expect(told({ kind: 'order-drawn', cite: '4', order: ['C', 'A'] } as unknown as GladiatoriEvent)).toBe(
    'By lot, the order at equal VP: Leo, Felix.',
  );
});

it('14, 9.1 a marker is an Unbalanced or a Trapped one; what one item adds is no word of many', () => {
  const off = (marker: 'trapped' | 'unbalanced') =>
    told({ kind: 'marker-off', cite: '14', fighter: 'A', marker, left: 1, cards: 2 });
  expect([off('unbalanced'), off('trapped')]).toEqual([
    'Felix takes an Unbalanced marker off for 2 Elements, 2 cards among them: 1 left.',
    'Felix takes a Trapped marker off for 2 Elements, 2 cards among them: 1 left.',
  ]);
  const modifiers = [{ value: 1, why: 'items', cite: '9.2' }];
  expect(told({ kind: 'fdv', cite: '9.2', fighter: 'A', foe: 'C', total: 1, modifiers })).toBe(
    'Felix defends with 1 (1 item).',
  );
});

it('2.4 a bid says what its number is, and that nothing is bid', () => {
  const bids = [
    { fighter: 'A', energy: 0, cards: 2 },
    { fighter: 'C', energy: 0, cards: 0 },
  ];
  expect(told({ kind: 'bids', cite: '2.4', item: 'galea', bids } as GladiatoriEvent)).toBe(
    'For the Galea: Felix bids 2 cards with an energy of 0, Leo bids nothing.',
  );
});
