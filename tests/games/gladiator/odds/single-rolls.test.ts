/** Chances that hang on one roll, against every fall of its dice in the rule that throws them, by the tables of every edition. */
import { describe, expect, test } from 'vitest';
import { throwChance } from '../../../../src/games/gladiator/odds/single-rolls.ts';
import { basicRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { State } from '../../../../src/games/gladiator/rules/types.ts';
import { scene, sword, tablesOf } from '../../../../tools/games/gladiator/bout.ts';
import { compared, onFineGrid, SINGLE_ROLLS } from '../../../../tools/games/gladiator/odds/single-rolls.ts';

/** Situations of each kind; the soak has the rest of two hundred and more. */
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);

test('P268 by the Billings tables a thing that flies true still misses on a 6 of the area', () => {
  const rules: State['rules'] = { ...basicRules(), edition: 'billings' };
  const state = scene({ rules, A: { tr: 10 } });
  const chance = (range: number) => throwChance(tablesOf(rules), fighterOf(state, 'A'), sword(1), range);
  expect([1, 2, 3, 7].map(chance)).toEqual([(3 / 6) * (5 / 6), (2 / 6) * (5 / 6), (1 / 6) * (5 / 6), 0]);
});

describe('chances of one roll are those of the rule', () => {
  test.each(SINGLE_ROLLS)('%s', (kind) => {
    for (const seed of SEEDS) {
      const { odds, rule } = compared(kind, seed);
      expect(onFineGrid(odds), `situation ${seed}`).toEqual(onFineGrid(rule));
      const chances = [...odds.values()];
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
      for (const chance of chances) expect(chance).toBeLessThanOrEqual(1);
    }
  });
});
