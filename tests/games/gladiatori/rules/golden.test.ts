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
  [
    'each for itself with items drafted',
    setupOf([{ character: 'thraex' }, { character: 'mirmillo' }, { character: 'hoplomachus' }, {}], {
      options: { bonusDamage: true, itemMethod: 'draft', freePlacement: true },
    }),
    'f53479b5ef519879',
  ],
  [
    'two against two, items by auction',
    setupOf(
      [
        { team: 0, character: 'secutor' },
        { team: 0, character: 'retiarius' },
        { team: 1, character: 'mirmillo' },
        { team: 1, character: 'thraex' },
      ],
      { options: { bonusDamage: true, itemMethod: 'auction' } },
    ),
    '74cd4b0d987fc24d',
  ],
  [
    'two against one, items by selection, learnt by and by',
    setupOf([{ team: 0 }, { team: 0, character: 'thraex' }, { team: 1, budget: 70, character: 'hoplomachus' }], {
      ...{ level: 'progressive', options: { itemMethod: 'selection', singleVp: 30 } },
    }),
    '629746795365439f',
  ],
  [
    'a coliseum',
    setupOf([{}, { character: 'retiarius' }], {
      ...{ animals: { kinds: ['lion', 'bear', 'dog'] }, options: { bonusDamage: true } },
    }),
    '9bdb70a38569a9f4',
  ],
  [
    'two against animals',
    setupOf([{ team: 0 }, { team: 0, character: 'hoplomachus' }], { animals: { species: 'lion', count: 'even' } }),
    '5077c60957d231da',
  ],
  ['a pack', setupOf([{ character: 'mirmillo' }], { animals: { species: 'wolf', count: 'even' } }), '3c3ecae243bade21'],
])('%s ends as it always has', (_name, setup, digest) => {
  const { state } = runBook(gladiatori, tables(), setup, 'golden');
  expect([gladiatori.version, digestOf(state)]).toEqual([1, digest]);
});
