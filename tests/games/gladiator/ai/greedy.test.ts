/** Greedy lanistas: each plays by the rules, and lives by what it is called after. */
import { describe, expect, test } from 'vitest';
import { GREEDS, type Greed, greedyLanista } from '../../../../src/games/gladiator/ai/greedy-lanista.ts';
import { backing, bothSides, outsider } from '../../../../src/games/gladiator/ai/greedy-wagers.ts';
import { simulateHouses } from '../../../../src/games/gladiator/session/simulate-houses.ts';
import { campaign } from '../../../../tools/games/gladiator/campaign.ts';
import { fixture, HOUSES, inGame } from '../../../../tools/games/gladiator/house.ts';

const played = (greed: Greed, months: number) =>
  simulateHouses(campaign, { ...HOUSES, months }, 'greedy', { from: 0, to: 1 }, 'plain', greedyLanista(greed));

describe('39 greedy lanistas', () => {
  test.each(GREEDS)('39 one who lives by this plays a season by the rules: %s', (greed) => {
    const { seasons, by } = played(greed, 2);
    expect([seasons, by.seat?.houses]).toEqual([1, 1]);
  });

  test('39.5.4.4 one who wagers stakes what the bank takes, but no more than he can lose', () => {
    const state = inGame({ month: { fixtures: [fixture()] } });
    const tip = { fixture: 1, odds: [1, 1], sides: [1], takers: [], bank: [0, 12] } as const;
    const lays = (spare: number) =>
      backing(bothSides)(state, campaign, { kind: 'wager', seat: 0, cite: '39.5.4.4', tips: [tip], spare });
    expect(lays(30)).toEqual({ kind: 'bank', fixture: 1, on: 1, stake: 12 });
    expect(lays(5)).toMatchObject({ stake: 5 });
    expect(lays(0)).toEqual({ kind: 'done' });
  });

  test('39.5.3.2 who buys men at CV 1, sells them and never fights loses by it (P351)', () => {
    const { ledger, won } = played('buy and sell', 6).by.seat ?? { ledger: {}, won: 1 };
    expect(won).toBe(0);
    expect(ledger.fee ?? 0).toBe(0);
    expect(ledger['stock bought']).toBeLessThan(0);
    expect(ledger['stock sale']).toBeGreaterThan(0);
  });

  test('39.5.4.3 one who backs outsiders backs the side with the lower odds, and neither where they are alike', () => {
    expect(
      [
        [1, 3],
        [3, 1],
        [2, 2],
      ].map(([red = 0, blue = 0]) => outsider(fixture({}), [red, blue])),
    ).toEqual([[0], [1], []]);
  });
});
