/** What a career of Munera says of what happened. */
import { expect, it } from 'vitest';
import { narrateCareer } from '../../../../src/games/munera/career/narrate.ts';

it('names the one who is on the bill alone, and says when nobody is', () => {
  const matched = (names: readonly string[]) => narrateCareer({ kind: 'matched', cite: '14.7', names });
  expect(matched(['Felix'])).toBe('On the bill: Felix.');
  expect(matched([])).toBe('Nobody is left to be matched.');
});

it('says of a bout that it is sine missione where it is', () => {
  const made = (mortal: boolean) =>
    narrateCareer({ kind: 'bout-made', cite: '14.7', number: 1, sides: ['Felix', 'Rufus'], mortal });
  expect(made(true)).toBe('Bout 1: Felix v Rufus, sine missione.');
  expect(made(false)).toBe('Bout 1: Felix v Rufus.');
});
