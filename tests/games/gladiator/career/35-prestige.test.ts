/** 35.5, 35.6: prestige after a match. */
import { describe, expect, test } from 'vitest';
import type { Man } from '../../../../src/games/gladiator/career/man/man-types.ts';
import type { Feats } from '../../../../src/games/gladiator/career/munus/munus-types.ts';
import { changePrestige, isNotorious } from '../../../../src/games/gladiator/career/prestige.ts';
import { feats, lived, priscus } from '../../../../tools/games/gladiator/campaign.ts';

const foe = (pr: number, beast = false): Feats['defeated'][number] => ({ fighter: 'B', pr, beast });
const later = (traits: Partial<Man>, deeds: Partial<Feats>, face: number) =>
  lived([['prestige-change', face]], (ctx) => changePrestige(ctx, priscus(traits), feats(deeds)));
const modifiersOf = (run: ReturnType<typeof later>) =>
  run.rolls('prestige-change').flatMap(({ modifiers }) => modifiers.map(({ value }) => value));

describe('35 prestige', () => {
  test('35.5 1D6 - 3 above his PR raises it by one', () => {
    expect([4, 5].map((face) => later({ pr: 1 }, {}, face).result.pr)).toEqual([1, 2]);
    expect(later({ pr: 1 }, {}, 5).of('prestige-tested')[0]).toMatchObject({
      change: { from: 1, to: 2 },
      rolls: [{ total: 2, need: { op: '>', than: 1, met: true } }],
    });
  });

  test('35.5 one more for each opponent or beast beaten, two for one of higher PR instead (C52)', () => {
    expect(modifiersOf(later({ pr: 1 }, { defeated: [foe(1)] }, 1))).toEqual([-3, 1]);
    expect(modifiersOf(later({ pr: 1 }, { defeated: [foe(2)] }, 1))).toEqual([-3, 2]);
    expect(modifiersOf(later({ pr: 1 }, { defeated: [foe(0), foe(3), foe(4), foe(9, true)] }, 1))).toEqual([-3, 2, 4]);
  });

  test('35.5 Bravado adds one (P110)', () => {
    expect(modifiersOf(later({ talents: [{ code: 'BR' }] }, {}, 1))).toEqual([-3, 1]);
  });

  test('35.5.1, 35.5.1.1 a man who was spared loses one, before the roll (C110)', () => {
    const run = later({ pr: 1 }, { missusGranted: true, result: 'M' }, 4);
    expect(run.of('prestige-changed')).toMatchObject([{ why: 'spared', cite: '35.5.1.1', change: { from: 1, to: 0 } }]);
    expect(run.rolls('prestige-change')[0]?.need?.than).toBe(0);
    expect(run.result.pr).toBe(1);
  });

  test('35.5.1.2 each opponent cleaved is worth one', () => {
    expect(later({ pr: 1 }, { cleaved: 2 }, 1).result.pr).toBe(3);
  });

  test('35.5.1.3 a notorious opponent beaten is worth one', () => {
    const run = later({ pr: 1 }, { defeated: [foe(-1)] }, 1);
    expect(run.of('prestige-changed')).toMatchObject([
      { why: 'notorious', cite: '35.5.1.3', change: { from: 1, to: 2 } },
    ]);
  });

  test('35.6 below zero a man is notorious', () => {
    expect([-1, 0].map((pr) => isNotorious({ pr }))).toEqual([true, false]);
  });

  test('35.6.1 as long as he is, what would help him counts against him (P110); the -3 of the roll stays (P225)', () => {
    expect(modifiersOf(later({ pr: -1, talents: [{ code: 'BR' }] }, { defeated: [foe(0)] }, 6))).toEqual([-3, -2, -1]);
    expect(later({ pr: -1 }, { defeated: [foe(0)] }, 5).result.pr).toBe(0); // 5 - 3 - 2 = 0 > -1
    expect(later({ pr: -1 }, { defeated: [foe(0)] }, 4).result.pr).toBe(-1);
  });

  test('35.6.1 he who has just risen to 0 is not notorious any more, he who has just sunk below it is', () => {
    expect(modifiersOf(later({ pr: -1 }, { cleaved: 1, defeated: [foe(5)] }, 1))).toEqual([-3, 2]);
    expect(modifiersOf(later({ pr: 0 }, { missusGranted: true, defeated: [foe(0)] }, 1))).toEqual([-3, -1]);
  });

  test('35.6.2 a notorious man who beats another is given two', () => {
    const run = later({ pr: -3 }, { defeated: [foe(-1)] }, 1);
    expect(run.of('prestige-changed')).toMatchObject([
      { why: 'notorious', cite: '35.6.2', change: { from: -3, to: -1 } },
    ]);
  });

  test('35.5 whose PR was higher goes by his own as he went in (P224)', () => {
    expect(modifiersOf(later({ pr: 1 }, { cleaved: 1, defeated: [foe(2)] }, 1))).toEqual([-3, 2]);
  });
});
