/** 17.8 How a hunt ended is told by what was won: no animal left, or alive after the last turn */
import { expect, it } from 'vitest';
import { verdictOf } from '../../../../src/games/gladiatori/screens/outcome-words.ts';
import { animalAt, hexAt, type Somebody, sand } from '../support/sand.ts';

/** The verdict of a hunt that was won, with so many killed; `left`: whether a wolf is still out. */
function told(all: readonly Somebody[], killed: number, left: boolean): readonly string[] {
  const state = sand(all, { animals: { kinds: ['wolf'] } });
  state.animals = [];
  animalAt(state, 'wolf', hexAt('A1'), left ? {} : { state: 'dead' });
  state.killed = killed;
  for (const one of state.fighters) one.team = 0;
  state.outcome = { winner: 0, by: 'victory', results: {} };
  return verdictOf(state, [0]);
}

it('17.8 one who killed them all is told so, with how many; damage to animals is not counted', () => {
  const lines = told([{ name: 'Felix', attacks: 3, hits: 3 }], 3, false);
  expect(lines).toEqual([
    'Victory: no animal is left.',
    '3 animals killed.',
    'Felix: alive; 3 of 3 attacks hit, damage 0 taken.',
  ]);
});

it('17.8 whoever holds out to the end is told that', () => {
  expect(told([{ name: 'Felix' }], 1, true).slice(0, 2)).toEqual([
    'Victory: alive after the last turn.',
    '1 animal killed.',
  ]);
  expect(told([{ name: 'Felix' }, { name: 'Leo' }], 0, true)[0]).toBe('Victory: all are alive after the last turn.');
});
