/** 33: experience earned and spent. */
import { describe, expect, test } from 'vitest';
import { earnExperience, experienceOf } from '../../../../src/games/gladiator/career/man/experience.ts';
import {
  chartPrices,
  NOTHING_RAISED,
  offersFor,
  purchaseFault,
  resolvePurchase,
} from '../../../../src/games/gladiator/career/man/improvements.ts';
import type { Man } from '../../../../src/games/gladiator/career/man/man-types.ts';
import type { Kill } from '../../../../src/games/gladiator/career/munus/munus-types.ts';
import type { Purchase } from '../../../../src/games/gladiator/career/types.ts';
import type { Talent } from '../../../../src/games/gladiator/rules/advanced/talent-types.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { answered, campaign, feats, lived, priscus } from '../../../../tools/games/gladiator/campaign.ts';

const SWORD: Talent = { code: 'WP', group: 'sword', sl: 0 };
const xp = (deeds: Parameters<typeof feats>[0]) => experienceOf(campaign, feats(deeds)).map((one) => one.xp);
const killed = (way: Kill['way'], turn: number, w = 0): Kill => ({ victim: 'B', turn, way, w });

describe('33.2 experience earned', () => {
  test.each([
    [31, 10, [7]],
    [30, 11, [6]],
    [10, 10, []],
    [5, 40, []],
  ])('33.2 %i CF of attack and %i of defence', (attackCf, defenceCf, earned) => {
    expect(xp({ attackCf, defenceCf })).toEqual(earned);
  });

  test('33.2.1 3 XP for each throw that struck', () => {
    expect(experienceOf(campaign, feats({ thrownStrikes: 2 }))).toEqual([
      { for: 'thrown', xp: 6, cite: '33.2.1', sum: '2 x 3' },
    ]);
  });

  test('33.2.2 5 XP for a man granted missus', () => {
    expect(xp({ missusGranted: true })).toEqual([5]);
  });

  test('33.2.3 15 XP for each opponent granted missus', () => {
    expect([xp({ opponentsGranted: 1 }), xp({ opponentsGranted: 2 })]).toEqual([[15], [30]]);
  });

  test('33.2.4 a kill of any other kind is worth 10 XP', () => {
    expect(xp({ kills: [killed('other', 1)] })).toEqual([10]);
  });

  test('33.2.4.1 a slow kill adds 20, 15, 10, 5 in turns 1 to 4, then nothing (C107)', () => {
    expect([1, 2, 3, 4, 5, 9].map((turn) => xp({ kills: [killed('slow', turn)] })[0])).toEqual([
      30, 25, 20, 15, 10, 10,
    ]);
  });

  test('33.2.4.2 a quick kill adds 12, 9, 6, 3 in turns 1 to 4, then nothing', () => {
    expect([1, 2, 3, 4, 5].map((turn) => xp({ kills: [killed('quick', turn)] })[0])).toEqual([22, 19, 16, 13, 10]);
  });

  test('33.2.4.3 a beast adds its W, whatever the turn', () => {
    expect(xp({ kills: [killed('beast', 1, 18), killed('beast', 7, 6)] })).toEqual([28, 16]);
  });

  test('33.2 all of it is told item by item and goes to what he has', () => {
    const deeds = feats({ attackCf: 40, defenceCf: 9, opponentsGranted: 1, kills: [killed('quick', 2)] });
    const { result, of } = lived([], (ctx) => earnExperience(ctx, priscus({ xp: 7 }), deeds));
    expect(of('experience-earned')[0]).toMatchObject({
      man: 'Priscus',
      total: 44,
      earned: [
        { for: 'base', xp: 10, sum: '(40 - 9) / 3' },
        { for: "opponent's missus", xp: 15, sum: '15' },
        { for: 'quick kill', xp: 19, sum: '10 + 3 x 3' },
      ],
    });
    expect(result.xp).toBe(51);
  });
});

describe('33.3 experience spent', () => {
  const fault = (man: Man, purchase: Purchase, raised = NOTHING_RAISED, prices = chartPrices(campaign)) =>
    purchaseFault(campaign, man, raised, purchase, prices(man, purchase));
  const rating = (one: 'tr' | 'st' | 'ag' | 'cn' | 'w'): Purchase => ({ kind: 'rating', rating: one });
  const level = (pick: Extract<Purchase, { kind: 'level' }>['pick']): Purchase => ({ kind: 'level', pick });
  const bought = (man: Man, purchase: Purchase, script: readonly Scripted[] = [], answers: readonly unknown[] = []) =>
    answered(script, answers, (ctx) =>
      resolvePurchase(ctx, { man, raised: NOTHING_RAISED }, purchase, chartPrices(campaign)(man, purchase)),
    );

  test('33.3 35 XP for TR, ST or AG, 50 for CN or W', () => {
    const price = chartPrices(campaign);
    expect((['tr', 'st', 'ag', 'cn', 'w'] as const).map((one) => price(priscus(), rating(one)))).toEqual([
      ...[35, 35, 35, 50, 50],
    ]);
    const { result, of } = bought(priscus({ xp: 60 }), rating('cn'));
    expect(result).toMatchObject({ man: { xp: 10, ratings: { cn: 5 } }, raised: { cn: 1, tr: 0 } });
    expect(of('improved')[0]).toMatchObject({ price: 50, left: 10, change: { from: 4, to: 5 } });
  });

  test('33.3 a talent level costs 20 x the new SL (C141)', () => {
    const at = (sl: 0 | 1 | 2) => priscus({ talents: [{ ...SWORD, sl }] });
    const pick = { code: 'WP', group: 'sword' } as const;
    expect(([0, 1, 2] as const).map((sl) => chartPrices(campaign)(at(sl), level(pick)))).toEqual([20, 40, 60]);
    expect(bought(at(1), level(pick)).result.man).toMatchObject({ xp: 60, talents: [{ group: 'sword', sl: 2 }] });
  });

  test('33.3 levels are bought of talents he has, and of none beyond SL 3 (31.3, 31.3.1)', () => {
    const man = priscus({ talents: [{ ...SWORD, sl: 3 }, { code: 'RE' }] });
    expect([
      fault(man, level({ code: 'WP', group: 'sword' })),
      fault(man, level({ code: 'WP', group: 'axe' })),
      fault(man, level({ code: 'RE' })),
      fault(man, level({ code: 'HG' })),
    ]).toEqual([
      'no talent goes beyond SL 3 (31.3)',
      'he does not have that talent: new ones come from talent rolls (33.3)',
      'that talent has no levels (31.3.1)',
      'he does not have that talent: new ones come from talent rolls (33.3)',
    ]);
  });

  test('31.1, 33.3 a talent roll costs 20 XP, and 10 more for each step of the red die (C142)', () => {
    const price = chartPrices(campaign);
    expect([0, 1, 6].map((extra) => price(priscus(), { kind: 'roll', extra }))).toEqual([20, 30, 80]);
    const { result, rolls, asked } = bought(priscus(), { kind: 'roll', extra: 1 }, [['talent', 5, 2]]);
    expect(rolls('talent')[0]?.total).toBe(62);
    expect(result.man).toMatchObject({ xp: 70, talents: [SWORD, { code: 'FA' }] });
    expect(asked).toEqual([]);
    const nothing = bought(priscus(), { kind: 'roll', extra: 0 }, [['talent', 1, 1]]);
    expect(nothing.result.man).toMatchObject({ xp: 80, talents: [SWORD] });
  });

  test('33.3 beyond a red 6 he picks any talent', () => {
    const { result, asked } = bought(priscus(), { kind: 'roll', extra: 6 }, [['talent', 1, 1]], [8]);
    expect(asked).toMatchObject([{ kind: 'talent', cite: '31.3.1' }]);
    expect(result.man).toMatchObject({ xp: 20, talents: [SWORD, { code: 'TH', sl: 1 }] });
  });

  test('33.3 more than six steps buy nothing more (P222)', () => {
    const rich = priscus({ xp: 999 });
    expect(fault(rich, { kind: 'roll', extra: 6 })).toBeNull();
    expect(fault(rich, { kind: 'roll', extra: 7 })).toContain('P222');
    expect(fault(rich, { kind: 'roll', extra: 0.5 })).toContain('P222');
  });

  test('33.3 nobody spends what he has not earned', () => {
    expect(fault(priscus({ xp: 34 }), rating('tr'))).toBe('it costs 35 XP; he has 34 (33.3)');
    expect(fault(priscus({ xp: 35 }), rating('tr'))).toBeNull();
  });

  test('33.3.1 ST, AG and CN rise once between two matches, and to 7 at most (C108)', () => {
    const rich = priscus({ xp: 999 });
    const at = (value: number) => ({ ...rich, ratings: { ...rich.ratings, st: value } });
    expect(fault(at(7), rating('st'))).toBe('ST goes no higher than 7 (33.3.1)');
    expect(fault(at(6), rating('st'))).toBeNull();
    expect(fault(rich, rating('ag'), { ...NOTHING_RAISED, ag: 1 })).toBe(
      'AG rises by no more than 1 between two matches (33.3.1)',
    );
  });

  test('33.3.2 TR and W rise twice between two matches, and to 18 at most (C108)', () => {
    const rich = priscus({ xp: 999 });
    const at = (value: number) => ({ ...rich, ratings: { ...rich.ratings, w: value } });
    expect(fault(at(18), rating('w'))).toBe('W goes no higher than 18 (33.3.2)');
    expect(fault(rich, rating('tr'), { ...NOTHING_RAISED, tr: 1 })).toBeNull();
    expect(fault(rich, rating('tr'), { ...NOTHING_RAISED, tr: 2 })).toBe(
      'TR rises by no more than 2 between two matches (33.3.2)',
    );
  });

  test('33.3 everything there is to buy stands in the offers, with what is against it', () => {
    const man = priscus({ xp: 45, talents: [SWORD, { code: 'HG', sl: 2 }, { code: 'BR' }] });
    const open = offersFor(campaign, man, { ...NOTHING_RAISED, st: 1 }).map(({ purchase, price, fault: why }) => {
      const what =
        purchase.kind === 'rating' ? purchase.rating : purchase.kind === 'level' ? purchase.pick.code : purchase.extra;
      return [what, price, why === null];
    });
    expect(open).toEqual([
      ['tr', 35, true],
      ['st', 35, false],
      ['ag', 35, true],
      ['cn', 50, false],
      ['w', 50, false],
      ['WP', 20, true],
      ['HG', 60, false],
      [0, 20, true],
      [1, 30, true],
      [2, 40, true],
      [3, 50, false],
      [4, 60, false],
      [5, 70, false],
      [6, 80, false],
    ]);
  });

  test('33.3 prices may be others than those of the chart', () => {
    const dear = () => 1000;
    expect(offersFor(campaign, priscus(), NOTHING_RAISED, dear).every(({ fault: why }) => why !== null)).toBe(true);
  });
});
