/** 32: what wounds leave behind. */
import { describe, expect, test } from 'vitest';
import { rollInjuries } from '../../../../src/games/gladiator/career/man/injuries.ts';
import {
  boutFighter,
  combatFactor,
  combatValue,
  manNetFactor,
} from '../../../../src/games/gladiator/career/munus/fighter.ts';
import { overlaysOf } from '../../../../src/games/gladiator/rules/tables/edition-types.ts';
import type { Area, ByArea } from '../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { campaign, lived, priscus } from '../../../../tools/games/gladiator/campaign.ts';

const UNHURT: ByArea<number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
const hurt = (wounds: Partial<ByArea<number>>, ...dice: Scripted[]) =>
  lived(dice, (ctx) => rollInjuries(ctx, priscus(), { ...UNHURT, ...wounds }, 3));

describe('32 injuries', () => {
  test('32.1, 32.2 wounds heal between matches: nothing is rolled for areas without any', () => {
    expect(hurt({}).result).toEqual({ man: priscus(), died: false });
  });

  test('32.2 2D6 less the wounds for each wounded area: 0 and more heals', () => {
    const { result, of } = hurt({ 2: 7, 4: 2 }, ['injury', 3, 4], ['injury', 1, 1]);
    expect(result).toEqual({ man: priscus(), died: false });
    expect(of('injury-rolled')).toMatchObject([
      { area: 2, wounds: 7, change: null, rolls: [{ total: 0, need: { op: '>=', than: 0, met: true } }] },
      { area: 4, wounds: 2, change: null, rolls: [{ total: 0 }] },
    ]);
  });

  /** Checks that an injury of an area, 2 short, is taken from a rating under a rule. */
  function expectLoss(area: Area, rating: 'cn' | 'w' | 'st' | 'ag', cite: string): void {
    const { result, of } = hurt({ [area]: 5 }, ['injury', 1, 2]);
    const from = priscus().ratings[rating];
    expect(result.man.ratings).toEqual({ ...priscus().ratings, [rating]: from - 2 });
    expect(result.man.injuries).toEqual([{ munus: 3, area, rating, loss: 2 }]);
    expect(of('injury-rolled')[0]).toMatchObject({ cite, change: { from, to: from - 2 } });
  }

  test('32.2.1 the head costs CN', () => expectLoss(1, 'cn', '32.2.1'));
  test.each([2, 3] as const)('32.2.2 area %i costs W', (area) => expectLoss(area, 'w', '32.2.2'));
  test('32.2.3 the arms cost ST', () => expectLoss(4, 'st', '32.2.3'));
  test('32.2.4 the legs cost AG', () => expectLoss(5, 'ag', '32.2.4'));

  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
  ])(
    'P344 by the Billings tables a throw of 4 less %i wounds, which must be 2 or more, costs %i ST',
    (wounds, loss) => {
      const billings = campaign.under(overlaysOf({ edition: 'billings' }));
      const whole = { ...UNHURT, 4: wounds };
      const { result, of } = lived([['injury', 2, 2]], (ctx) => rollInjuries(ctx, priscus(), whole, 3), billings);
      expect(result.man.ratings.st).toBe(priscus().ratings.st - loss);
      expect(of('injury-rolled')[0]?.rolls?.[0]?.need).toEqual({ op: '>=', than: 2, met: loss === 0 });
    },
  );

  test('32.2.1 a head that costs him all his CN kills him (P107)', () => {
    const { result, of } = hurt({ 1: 6 }, ['injury', 1, 1]); // CN 4 - 4
    expect(result.died).toBe(true);
    expect(of('died-of-wounds')).toMatchObject([{ man: 'Priscus', rating: 'cn', cite: 'P107' }]);
    expect(hurt({ 1: 5 }, ['injury', 1, 1]).result).toMatchObject({ died: false, man: { ratings: { cn: 1 } } });
  });

  test('32.2.2 chest and groin together may cost him his W', () => {
    const { result } = hurt({ 2: 8, 3: 8 }, ['injury', 1, 1], ['injury', 1, 1]);
    expect(result).toMatchObject({ died: true, man: { ratings: { w: 0 } } });
  });

  test('32.2.3 ST and AG may go below 0: CF and NF are what is left (P107)', () => {
    const { man, died } = hurt({ 4: 7, 5: 6 }, ['injury', 1, 1], ['injury', 1, 1]).result;
    expect([man.ratings.st, man.ratings.ag, died]).toEqual([-3, -3, false]);
    expect([combatFactor(man), manNetFactor(man)]).toEqual([4, 7]);
    expect([combatFactor(priscus()), manNetFactor(priscus())]).toEqual([13, 11]);
  });

  test('39.3.1 CV is all ratings and twice the SL, less 25; a starred talent is one SL (P124)', () => {
    expect(combatValue(priscus())).toBe(4);
    expect(combatValue(priscus({ talents: [{ code: 'WP', group: 'sword', sl: 2 }, { code: 'BR' }] }))).toBe(10);
  });

  test('32.2 he goes into the next bout with what is left of him', () => {
    const man = priscus({ style: 'thraex', talents: [{ code: 'SP' }], pr: -2 });
    expect(boutFighter(campaign.gladiator, man, -1)).toMatchObject({
      ...{ kind: 'thraex', name: 'Priscus', ratings: man.ratings, armour: man.armour, shield: 'large' },
      ...{ talents: [{ code: 'SP' }], fs: -1, pr: -2, luck: 6 },
    });
  });
});
