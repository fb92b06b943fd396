/** 39.2-39.4: money, Combat Value, and the houses before their first month. */
import { describe, expect, test } from 'vitest';
import { classOf } from '../../../../src/games/gladiator/career/man/talents.ts';
import { combatValue } from '../../../../src/games/gladiator/career/munus/fighter.ts';
import { foundHouses, initialGame } from '../../../../src/games/gladiator/house/founding.ts';
import { moneyValue } from '../../../../src/games/gladiator/house/houses.ts';
import { lanista } from '../../../../src/games/gladiator/house/index.ts';
import { balanceOf, post, transfer } from '../../../../src/games/gladiator/house/ledger.ts';
import { campaign, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { gone, HOUSES, inGame } from '../../../../tools/games/gladiator/house.ts';
import { asRule } from '../../../../tools/games/gladiator/rule-run.ts';

describe('39.2 money', () => {
  test('39.2.1 every denarius that comes or goes is a line of the ledger with its rule, and the purse is their sum', () => {
    const { state, of } = gone(
      inGame(),
      asRule((ctx) => {
        post(ctx, 0, -7, { why: 'taxes', cite: '39.5.2' });
        post(ctx, 0, 3, { why: 'windfall', cite: '39.5.2' });
      }),
    );
    expect(state.houses[0]?.denarii).toBe(36);
    expect(balanceOf(state, 0)).toBe(36);
    expect(state.ledger.slice(-2)).toMatchObject([
      { month: 2, step: 'event', house: 0, denarii: -7, why: 'taxes', cite: '39.5.2' },
      { denarii: 3, why: 'windfall' },
    ]);
    expect(of('paid').map(({ denarii, left, name }) => [name, denarii, left])).toEqual([
      ['Batiatus', -7, 33],
      ['Batiatus', 3, 36],
    ]);
  });

  test('39.2.1 between houses nothing is lost and nothing made', () => {
    const { state } = gone(
      inGame(),
      asRule((ctx) => transfer(ctx, 0, 2, 12, { why: 'trade', cite: '39.5.3.1', man: 1 })),
    );
    expect(state.houses.map(({ denarii }) => denarii)).toEqual([28, 40, 52, 40]);
    expect(state.ledger.slice(-2).map(({ house, denarii, with: other }) => [house, denarii, other])).toEqual([
      [0, -12, 2],
      [2, 12, 0],
    ]);
  });

  test('39.2.1 nothing paid is nothing told', () => {
    const { events, state } = gone(
      inGame(),
      asRule((ctx) => post(ctx, 0, 0, { why: 'taxes', cite: '39.5.2' })),
    );
    expect([events.length, state.ledger.length]).toEqual([0, 4]);
  });
});

describe('39.3 Combat Value', () => {
  test('3.3, 39.3 and 39.3.1 all ratings and 2 for each level of a talent, less 25; at least 1 where money is concerned', () => {
    const plain = priscus();
    expect(combatValue(plain)).toBe(10 + 2 + 1 + 4 + 12 - 25);
    const talents = [
      { code: 'WP', group: 'sword', sl: 3 },
      { code: 'TG' },
      { code: 'WP', group: 'axe', sl: 0 },
    ] as const;
    expect(combatValue(priscus({ talents }))).toBe(4 + 2 * 3 + 2);
    const weak = priscus({ ratings: { tr: 5, st: -2, ag: -1, cn: 2, w: 8 } });
    expect([combatValue(weak), moneyValue(weak)]).toEqual([-13, 1]);
  });
});

describe('39.4 the founding', () => {
  const founded = (setup = HOUSES) => gone(initialGame(setup), asRule(foundHouses));

  test('39.4 every house begins with five gladiators and 40 denarii', () => {
    const { state, of } = founded();
    for (const { id, denarii } of state.houses) {
      expect(denarii).toBe(40);
      expect(state.men.filter(({ house }) => house === id)).toHaveLength(5);
    }
    expect(of('house-founded').map(({ name }) => name)).toEqual(['Batiatus', 'Solonius', 'Tullius', 'Vettius']);
    expect(new Set(state.men.map(({ man }) => man.name)).size).toBe(20);
  });

  test('39.4.1 each is a row of the centurion table with PR, talents and luck, of a class on foot, and without experience', () => {
    const { state, of } = founded();
    for (const { man } of state.men) {
      expect(classOf(campaign, man.style)).toBeLessThanOrEqual(5);
      expect(man.luck).toBeGreaterThanOrEqual(3);
      expect(man.luck).toBeLessThanOrEqual(7);
      expect([man.xp, man.record]).toEqual([0, { v: 0, s: 0, m: 0 }]);
    }
    expect(of('ratings-rolled').every(({ cite }) => cite === '29.2')).toBe(true);
    expect(of('luck-rolled')).toHaveLength(20);
    expect(of('armour-rolled')).toHaveLength(20);
  });

  test('39.4.2 every house begins with REP 0', () => {
    expect(founded().state.houses.map(({ rep }) => rep)).toEqual([0, 0, 0, 0]);
  });

  test('39.4 a man out of a career fights for the first house besides its five, or owns it (P281)', () => {
    const man = priscus({ name: 'Flavian', record: { v: 4, s: 0, m: 1 } });
    const { state } = founded({ ...HOUSES, founder: { man, as: 'gladiator' } });
    const own = state.men.filter(({ house }) => house === 0);
    expect([own.length, own[0]?.man]).toEqual([6, man]);
    const check = (founder: typeof HOUSES.founder, name = 'Batiatus') => {
      const houses = HOUSES.houses.map((one, i) => (i === 0 ? { ...one, name } : one));
      return lanista.schema.setup.safeParse({ ...HOUSES, houses, founder }).success;
    };
    const champion = { ...man, record: { v: 10, s: 0, m: 0 } };
    expect(check({ man, as: 'gladiator' })).toBe(true);
    expect(check({ man: champion, as: 'gladiator' })).toBe(false);
    expect(check({ man: champion, as: 'lanista' })).toBe(false);
    expect(check({ man: champion, as: 'lanista' }, 'Flavian')).toBe(true);
  });

  test('39.4 two to four rivals; one seat at most, and that the first (P115)', () => {
    const check = (houses: readonly object[]) => lanista.schema.setup.safeParse({ ...HOUSES, houses }).success;
    const [own, ...others] = HOUSES.houses;
    expect(own).toBeDefined();
    expect(check(HOUSES.houses.slice(0, 2))).toBe(false);
    expect(check(HOUSES.houses.slice(0, 3))).toBe(true);
    expect(check([...HOUSES.houses, { name: 'Lentulus', by: 'steady' }])).toBe(true);
    expect(check([...HOUSES.houses, { name: 'Lentulus', by: 'steady' }, { name: 'Gallus', by: 'steady' }])).toBe(false);
    expect(check(others.map((one) => ({ ...one, by: 'steady' })))).toBe(true);
    expect(check([...others, { name: 'Batiatus', by: 'seat' }])).toBe(false);
    expect(check([...HOUSES.houses.slice(0, 3), { name: 'Batiatus', by: 'steady' }])).toBe(false);
  });
});
