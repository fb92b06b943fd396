/** P261: the blows of whole bouts held against the sheets of 1981 and of Billings, and proof that the checker can fail. */

import { describe, expect, test } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { byEdition, type Edition } from '../../../../../src/games/gladiator/rules/tables/edition-types.ts';
import type { Entry } from '../../../../../src/kernel/event.ts';
import { fight } from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { checkEditionBlows, type Sheet } from '../../support/journal/edition-blows.ts';

const KINDS = [
  'light',
  'medium',
  'heavy',
  'secutor',
  'thraex',
  'hoplomachus',
  'velite',
  'retiarius',
  'provocator',
] as const;
const SHEET: { readonly [E in Edition]?: Sheet } = { classic: 'classic', v2: 'classic', billings: 'billings' };

type Kind = (typeof KINDS)[number];
/** A book against a book, or a random player against it. */
const setupOf = (edition: Edition, a: Kind, b: Kind, led: boolean): Setup => ({
  rules: advancedRules(undefined, byEdition(edition)),
  fighters: [
    { id: 'A', side: 0, by: led ? 'seat' : 'book', seat: led ? 0 : null, ...anyMan(a) },
    { id: 'B', side: 1, by: 'book', seat: null, ...anyMan(b) },
  ],
});

const bouts = (edition: Edition, each: number) =>
  KINDS.flatMap((kind, i) =>
    Array.from({ length: each }, (_, k) => {
      const other = KINDS[(i + 2 * k + 1) % KINDS.length] ?? 'heavy';
      return fight(setupOf(edition, kind, other, k % 2 === 1), `sheet-${edition}-${kind}-${k}`).journal;
    }),
  );

describe('P261 blows by the sheets', () => {
  test.each(['classic', 'billings', 'v2'] as const)(
    'P261 thirty-six bouts by %s leave nothing to complain of',
    (edition) => {
      const all = bouts(edition, 4);
      const sheet = SHEET[edition] ?? 'classic';
      expect(all.flatMap((journal) => checkEditionBlows(sheet, journal).slice(0, 3))).toEqual([]);
      const hits = all
        .flat()
        .filter(({ event }) => event.kind === 'blow' && event.rolls?.some(({ name }) => name === 'armour'));
      expect(hits.length).toBeGreaterThan(50);
    },
  );

  type Change = (roll: NonNullable<GladiatorEvent['rolls']>[number]) => object;
  const falsified = (name: string, change: Change): readonly string[] => {
    const journal = bouts('classic', 1).flat();
    const told = journal.map((entry): Entry<GladiatorEvent> => {
      if (entry.event.kind !== 'blow') return entry;
      const rolls = (entry.event.rolls ?? []).map((roll) => (roll.name === name ? { ...roll, ...change(roll) } : roll));
      return { ...entry, event: { ...entry.event, rolls } };
    });
    return checkEditionBlows('classic', told);
  };

  test.each<readonly [string, Change]>([
    ['crt', ({ table }) => ({ table: { ...table, cell: 'H+9' } })],
    ['armour', ({ total }) => ({ total: total > 6 ? 2 : 12 })],
    ['wound', ({ dice }) => ({ dice: { white: dice.die, black: [1] } })],
    ['wound', ({ total }) => ({ total: total + 4 })],
    ['critical', ({ draw }) => ({ draw: draw - 1 })],
    ['shield', ({ modifiers }) => ({ modifiers: [...modifiers, { value: 1, why: 'modified CF', cite: '12.2' }] })],
    ['drop', ({ modifiers }) => ({ modifiers: modifiers.filter(({ why }) => why !== 'modified CF') })],
  ])('P261 a falsehood in %s is found', (name, change) => {
    expect(falsified(name, (roll) => ({ ...roll }))).toEqual([]);
    expect(falsified(name, change).length).toBeGreaterThan(0);
  });
});
