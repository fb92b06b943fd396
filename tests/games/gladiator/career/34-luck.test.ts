/** 34.4: luck after a match. */
import { describe, expect, test } from 'vitest';
import { changeLuck } from '../../../../src/games/gladiator/career/luck.ts';
import { fightByBook } from '../../../../src/games/gladiator/career/munus/fight-out.ts';
import { boutFighter } from '../../../../src/games/gladiator/career/munus/fighter.ts';
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import { runBook } from '../../../../src/kernel/runner.ts';
import { campaign, lived, priscus } from '../../../../tools/games/gladiator/campaign.ts';

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

  test('34.4 who was made without luck has none to change (P223)', () => {
    const { result, events } = lived([], (ctx) => changeLuck(ctx, priscus({ luck: 0 }), { favours: 0 }));
    expect([result.luck, events]).toEqual([0, []]);
  });
});

describe('34.4 rivals', () => {
  /** A bout of two men of other houses, with luck. */
  const order = (i: number) => {
    const fighters = muster(
      [boutFighter(campaign.gladiator, priscus({ luck: 9 }), 0)],
      [boutFighter(campaign.gladiator, priscus({ name: 'Varro', luck: 12 }), 0)],
      null,
    );
    return { setup: { rules: campaignRules(), fighters, arena: { size: null, obstacles: null } }, seed: `rivals ${i}` };
  };

  test('34.4 every call of a bout of the book counts for the man who made it, heard or not (P337)', () => {
    const tables = campaign.gladiator;
    let calls = 0;
    for (let i = 0; i < 20; i++) {
      const { setup, seed } = order(i);
      const events: GladiatorEvent[] = [];
      runBook(gladiator, tables, setup, seed, (event) => events.push(event));
      const { feats } = fightByBook(tables, order(i));
      for (const id of ['A', 'B']) {
        const made = events.filter((event) => event.kind === 'divine-favour' && event.fighter === id).length;
        expect(feats[id]?.favours).toBe(made);
        calls += made;
      }
    }
    expect(calls).toBeGreaterThan(5);
  });
});
