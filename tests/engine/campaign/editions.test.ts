/** P260: careers by the tables of other editions. */
import { describe, expect, test } from 'vitest';
import { plainPlayer } from '../../../src/ai/plain-career.ts';
import { career } from '../../../src/engine/campaign/index.ts';
import { armourDecision } from '../../../src/engine/campaign/kit.ts';
import type { CareerSetup } from '../../../src/engine/campaign/types.ts';
import { byEdition, COVERAGE_RANGES, EDITIONS, overlaysOf } from '../../../src/engine/gladiator/edition-types.ts';
import { campaignRules } from '../../../src/engine/gladiator/rule-choices.ts';
import { Match } from '../../../src/engine/kernel/match.ts';
import { runMatch } from '../../../src/engine/kernel/runner.ts';
import { campaign } from '../../support/campaign.ts';

const OTHERS = EDITIONS.filter((edition) => edition !== 'colosseum');
const setupOf = (edition: (typeof EDITIONS)[number], armour: CareerSetup['armour']): CareerSetup => ({
  ...{ name: 'Spiculus', mode: 'ironman', origin: true, armour, lead: 'one' },
  rules: campaignRules(undefined, byEdition(edition)),
});

describe.each(OTHERS)('P260 careers by %s', (edition) => {
  test.each(['roll', 'buy'] as const)(
    'P260 they end, their armour is of the edition (%s), and they open from their saves',
    (how) => {
      for (const seed of ['a', 'b', 'c']) {
        const match = Match.start(career, campaign, setupOf(edition, how), `${edition}-${seed}`);
        runMatch(match, () => plainPlayer(match.tables));
        expect(match.over).toBe(true);
        const [least, most] = COVERAGE_RANGES[edition];
        for (const worn of Object.values(match.state.man?.armour ?? {})) {
          if (worn === '--' || worn.length === 1) continue;
          expect(Number(worn.slice(1))).toBeGreaterThanOrEqual(least);
          expect(Number(worn.slice(1))).toBeLessThanOrEqual(most);
        }
        const again = Match.open(career, campaign, JSON.parse(JSON.stringify(match.save(0))));
        expect(again.ok && again.value.match.digest()).toBe(match.digest());
      }
    },
  );

  test('P260, 37.1 what its armourers do not sell cannot be bought', () => {
    const tables = campaign.under(overlaysOf({ edition }));
    const worn = { 1: 'A2', 2: '--', 3: '--', 4: '--', 5: '--' } as const;
    expect(armourDecision.check(null, tables, { denarii: 5000 }, worn)).toBe('nobody sells A2 (37.1)');
    expect(armourDecision.check(null, tables, { denarii: 5000 }, { ...worn, 1: 'A7' })).toBeNull();
    expect(armourDecision.check(null, campaign, { denarii: 11 }, { ...worn, 1: 'A7' })).toBe('nobody sells A7 (37.1)');
  });
});

test('P269 Billings: his price list, 400, 850 and 1,100 to spend, TR for 25', () => {
  const tables = campaign.under(overlaysOf({ edition: 'billings' }));
  expect(tables.allowance).toEqual({ light: 400, medium: 850, heavy: 1100 });
  const prices = [...tables.armourPrices];
  expect(prices.filter(([piece]) => piece.startsWith('A')).map(([, price]) => price)).toEqual([
    85, 140, 185, 225, 265, 320,
  ]);
  expect([tables.armourPrices.get('C'), tables.armourPrices.get('B9'), tables.armourPrices.get('C5')]).toEqual([
    180, 235, 50,
  ]);
  expect(tables.improvements.TR.xp).toBe(25);
});
