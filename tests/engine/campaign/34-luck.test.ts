/** 34.4: luck after a match. */
import { describe, expect, test } from 'vitest';
import { changeLuck } from '../../../src/engine/campaign/luck.ts';
import { lived, priscus } from '../../support/campaign.ts';

const later = (luck: number, favours: number, ...faces: [number, number]) =>
  lived([['luck-change', ...faces]], (ctx) => changeLuck(ctx, priscus({ luck }), { favours }));

describe('34.4 luck', () => {
  test('34.4 above his LK it rises by one', () => {
    const { result, of } = later(6, 0, 3, 4);
    expect(result.luck).toBe(7);
    expect(of('luck-tested')[0]).toMatchObject({
      change: { from: 6, to: 7 },
      rolls: [{ total: 7, need: { op: '>', than: 6, met: true } }],
    });
    expect(later(7, 0, 3, 4).result.luck).toBe(7);
  });

  test('34.4 each favour asked for takes 2 off, granted or not', () => {
    const { result, of } = later(6, 2, 5, 5);
    expect(result.luck).toBe(6);
    expect(of('luck-tested')[0]?.rolls).toMatchObject([
      { total: 6, modifiers: [{ value: -4, why: 'favours asked', cite: '34.4' }] },
    ]);
  });

  test('34.4.1 below 0 it falls by one, 0 itself changes nothing', () => {
    expect([later(6, 2, 1, 2).result.luck, later(6, 2, 1, 3).result.luck]).toEqual([5, 6]);
  });

  test('34.4.1 it stays between 2 and 12 (P110)', () => {
    expect(later(2, 3, 1, 1).result.luck).toBe(2);
    expect(later(11, 0, 6, 6).result.luck).toBe(12);
    expect(later(12, 0, 6, 6).result.luck).toBe(12);
  });

  test('34.4 a man of the book has none to change (P223)', () => {
    const { result, events } = lived([], (ctx) => changeLuck(ctx, priscus({ luck: 0 }), { favours: 0 }));
    expect([result.luck, events]).toEqual([0, []]);
  });
});
