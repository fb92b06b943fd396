/** What every rule set owes the kernel, over games of every mode and every share of seats. */
import { describe, expect, it } from 'vitest';
import { loadRulebook } from '../../../../src/games/gladiatori/rulebook.ts';
import { allCards } from '../../../../src/games/gladiatori/rules/cards.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import type { GladiatoriSetup } from '../../../../src/games/gladiatori/rules/setup-types.ts';
import type { State } from '../../../../src/games/gladiatori/rules/types.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { runBook } from '../../../../src/kernel/runner.ts';
import { inspect } from '../../../support/battery.ts';
import { testProperties } from '../../../support/battery-tests.ts';
import { setupOf } from '../support/sand.ts';

const { paragraphs, rulings } = loadRulebook();
const CITES = new Set([...paragraphs.map(({ number }) => number), ...rulings.map(({ id }) => id)]);

const SETUPS: readonly GladiatoriSetup[] = [
  setupOf([{ seat: 0, character: 'retiarius' }, { character: 'hoplomachus' }]),
  setupOf(
    [
      { seat: 0, character: 'thraex', team: 0 },
      { character: 'mirmillo', team: 1 },
      { seat: 1, character: 'secutor', team: 0 },
    ],
    {
      animals: { kinds: ['bear', 'wolf'] },
      options: { itemMethod: 'draft', promptEveryInstant: true, bonusDamage: true },
    },
  ),
  setupOf([{ seat: 0, character: 'hoplomachus' }], { animals: { species: 'lion', count: 'even' } }),
];

/** Modes that the book plays by itself. */
const MODES: readonly GladiatoriSetup[] = [
  setupOf([{ character: 'secutor' }, { character: 'retiarius' }], {
    options: { itemMethod: 'auction', bonusDamage: true },
  }),
  setupOf(
    [{ character: 'thraex' }, { character: 'mirmillo' }, { character: 'hoplomachus' }, { character: 'secutor' }],
    {
      options: { itemMethod: 'selection', freePlacement: true },
    },
  ),
  setupOf([{ team: 0 }, { team: 0, character: 'thraex' }, { team: 1, budget: 70, character: 'mirmillo' }], {
    level: 'progressive',
  }),
  setupOf([{ team: 0 }, { team: 0, character: 'retiarius' }], { animals: { species: 'dog', count: 'random' } }),
  setupOf([{}, { character: 'retiarius' }], { animals: { kinds: ['lion', 'bear', 'bear'] } }),
];

const countsOf = ({ fighters }: Readonly<State>) => fighters.map((one) => [...allCards(one)].toSorted().join());

describe('a game of Gladiatori', () => {
  testProperties(() =>
    inspect({
      ...{ ruleset: gladiatori, tables: tables(), setups: SETUPS, turns: 6, cites: CITES },
      blind: {
        split: ({ kind, fighter }: { readonly kind: string; readonly fighter?: string }) =>
          kind === 'split' && fighter === 'B',
      },
    }),
  );

  it.each(MODES.map((setup, i) => [i, setup] as const))(
    '6.1, 3.1 cards are kept and nobody shares a hex, mode %i',
    (i, setup) => {
      let seen = 0;
      const before = countsOf(gladiatori.initial(setup, tables()));
      const { state } = runBook(gladiatori, tables(), setup, `mode ${i}`, (_event, now) => {
        seen += 1;
        if (countsOf(now).join(';') !== before.join(';')) throw new Error(`event ${seen}: ${now.step}`);
        const places = now.fighters
          .filter(({ standing }) => standing === 'active')
          .map(({ hex }) => `${hex.q} ${hex.r}`);
        if (now.turn > 0 && new Set(places).size !== places.length) throw new Error(`event ${seen}: two in a hex`);
      });
      expect(state.outcome).not.toBeNull();
      expect(seen).toBeGreaterThan(50);
    },
  );
});
