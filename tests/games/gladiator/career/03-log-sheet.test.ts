/** 3.6, 3.8: what of a man's log sheet the Campaign Game alone writes. */
import { describe, expect, test } from 'vitest';
import { settleMan } from '../../../../src/games/gladiator/career/aftermath.ts';
import { earnExperience } from '../../../../src/games/gladiator/career/man/experience.ts';
import {
  chartPrices,
  NOTHING_RAISED,
  resolvePurchase,
} from '../../../../src/games/gladiator/career/man/improvements.ts';
import { boutFighter } from '../../../../src/games/gladiator/career/munus/fighter.ts';
import type { Purchase } from '../../../../src/games/gladiator/career/types.ts';
import { answered, campaign, feats, lived, priscus } from '../../../../tools/games/gladiator/campaign.ts';

describe('3.6 luck', () => {
  test('3.6 his LK goes with him into every bout; a man of the book has none', () => {
    expect(boutFighter(campaign.gladiator, priscus({ luck: 6 }), 0)).toMatchObject({ name: 'Priscus', luck: 6 });
    expect(boutFighter(campaign.gladiator, priscus({ luck: 0 }), 0)).not.toHaveProperty('luck');
  });
});

describe('3.8 experience', () => {
  test('3.8 what he earns in a bout is added to his XP, and spent on what he is and knows', () => {
    const { result: grown } = lived([], (ctx) => earnExperience(ctx, priscus({ xp: 20 }), feats({ attackCf: 60 })));
    expect(grown.xp).toBe(40);
    const strength: Purchase = { kind: 'rating', rating: 'st' };
    const price = chartPrices(campaign)(grown, strength);
    const { result } = answered([], [], (ctx) =>
      resolvePurchase(ctx, { man: grown, raised: NOTHING_RAISED }, strength, price),
    );
    expect(result.man).toMatchObject({ xp: 40 - price, ratings: { st: grown.ratings.st + 1 } });
  });

  test.each([
    ['V', { v: 3, s: 2, m: 3 }],
    ['S', { v: 2, s: 3, m: 3 }],
    ['M', { v: 2, s: 2, m: 4 }],
    ['P', { v: 2, s: 2, m: 3 }],
  ] as const)('3.8.1 a bout that ended in %s is written into his record before anything else', (result, record) => {
    const was = priscus({ record: { v: 2, s: 2, m: 3 } });
    const dead = feats({ result, dead: true });
    const { result: after, events } = lived([], (ctx) => settleMan(ctx, was, dead, 8));
    expect(after.man.record).toEqual(record);
    expect(events[0]).toMatchObject({ kind: 'record-written', cite: '3.8.1', man: 'Priscus', result, record });
  });
});
