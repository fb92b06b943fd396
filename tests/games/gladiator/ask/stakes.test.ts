/** What is at stake in an exchange of blows, as it is told while CF are divided. */
import { expect, test } from 'vitest';
import { stakesOf } from '../../../../src/games/gladiator/ask/allocate/stakes.ts';
import { poolTerms } from '../../../../src/games/gladiator/ask/allocate/told-pool.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';
import { promptOf, sessionIn } from '../screens/bout/scenes.ts';

test('23.2 a blow that may wound has odds, a feint, a disarm, a bash and sand have none of their own', () => {
  const session = sessionIn({ rules: advancedRules() });
  promptOf(session, 'plot');
  expect(session.answer({ actions: [], act: false })).toBeNull();
  while (session.advance() !== null);
  const { pool } = promptOf(session, 'allocate');
  const { state } = session.match;
  const [fighter, foe] = [fighterOf(state, 'A'), fighterOf(state, 'B')];
  const engagement = { state, tables, lines: [] };
  const { attack } = stakesOf({
    ...{ engagement, fighter, pool, foe, foeModifiers: poolTerms(engagement, foe), foeAble: true },
  });
  expect(attack({ area: 1, cf: 4 })?.wound).toBeGreaterThan(0);
  expect(attack({ area: 5, cf: 4, special: 'sweep' })?.wound).toBeGreaterThan(0);
  for (const [special, area] of [
    ['feint', 1],
    ['disarm', 4],
    ['bash', 2],
    ['sand', 1],
  ] as const)
    expect([special, attack({ area, cf: 4, special })]).toEqual([special, null]);
});
