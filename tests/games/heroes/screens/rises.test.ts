/** 7.7.2 What a familia's screen says of an attribute that may rise. */
import { expect, it } from 'vitest';
import { itemsFor } from '../../../../src/games/heroes/screens/career/menus.ts';
import type { FamiliaScreenState } from '../../../../src/games/heroes/screens/career/state.ts';

/** The notes of the question which attribute is to rise, for a Star of so much fame who has 3 of it. */
function notes(fame: number): readonly string[] {
  const familia = [{ id: 'leo', card: { attributes: { speed: 3 } } }];
  const state = { game: { session: { match: { state: { familia } } } } } as unknown as FamiliaScreenState;
  return itemsFor({ kind: 'rise', seat: 0, cite: '7.7.2', star: 'leo', fame, open: ['speed'] }, state).map(
    ({ note }) => note,
  );
}

it('7.7.2 says how many dice there are and what one has to show', () => {
  expect(notes(1)).toEqual(['50 %: 1 die, 4 or more']);
  expect(notes(2)).toEqual(['75 %: 2 dice, 4 or more']);
});
