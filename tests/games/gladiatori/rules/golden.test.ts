/** Golden games: set-up and seed give the same game for ever. A digest that changes asks for a new version of the rules. */
import { expect, it } from 'vitest';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { runBook } from '../../../../src/kernel/runner.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { setupOf } from '../support/sand.ts';

it.each([
  [
    'a duel',
    setupOf([{ character: 'thraex' }, { character: 'retiarius' }], { options: { bonusDamage: true } }),
    '596e6a362b37a2ac',
  ],
  ['a pack', setupOf([{ character: 'mirmillo' }], { animals: { species: 'wolf', count: 'even' } }), '3c3ecae243bade21'],
])('%s ends as it always has', (_name, setup, digest) => {
  const { state } = runBook(gladiatori, tables(), setup, 'golden');
  expect([gladiatori.version, digestOf(state)]).toEqual([1, digest]);
});
