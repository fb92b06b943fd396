/** 12: what blows do to shields. */
import { describe, expect, test } from 'vitest';
import { shieldOf, shieldPoints } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Fighter, ShieldSize } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, type Played, play, scene, shield, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading, readings } from '../../support/blows.ts';

const FALLS: readonly Scripted[] = [
  ['drop-direction', 4],
  ['drop-distance', 6],
];
const STRONG = { tr: 30 };
/** B with a shield of some size and some boxes ticked. */
const behind = (size: ShieldSize, ticked = 0, more: Partial<Fighter> = {}): Partial<Fighter> => ({
  hands: [sword(3), shield(4, size, ticked)],
  ...more,
});
/** A blow of 7 CF, red 3: S. The shield takes white + 7. */
const hammer = (damage: number, black = 6): Scripted => blow(3, damage - 7, black);
/** A blow of 1 CF, red 7: S. The shield takes white + 1. */
const tap = (damage: number, black = 6): Scripted => blow(7, damage - 1, black);

const strike = (text: string, B: Partial<Fighter>, ...dice: readonly Scripted[]) =>
  play(scene({ A: STRONG, B }), { cf: { A: text }, dice });

/** What the shield still in his hand counts (N), or null. */
function points(played: Played): number | null {
  const held = shieldOf(tables, played.fighter('B'));
  return held === null ? null : shieldPoints(tables, held);
}

describe('12.1 shields wear out', () => {
  test('12.1 the harm stays from phase to phase', () => {
    const first = strike('head 7', behind('large'), hammer(14));
    const second = play(first.state, { cf: { A: 'head 7' }, dice: [hammer(14)] });
    expect(second.one('blow').shieldBoxes).toEqual({ from: 2, to: 6 });
  });

  test('12.1 a blow that does not reach the shield does it no harm', () => {
    const played = strike('head 8', behind('large', 3), blow(7, 2, 2));
    expect(played.one('blow')).toMatchObject({ result: 'H', shieldBoxes: null });
    expect(played.fighter('B').hands).toEqual([sword(3), shield(4, 'large', 3)]);
  });
});

describe('12.2 the damage roll', () => {
  test('12.2 white dice, ST and modified CF are added', () => {
    const event = play(scene({ A: { st: 3 } }), { cf: { A: 'head 4', B: '| head 2' }, dice: [blow(7, 9, 1)] }).one(
      'blow',
    );
    expect(event.result).toBe('S');
    expect(reading(event, 'shield')).toMatchObject({ dice: { white: [6, 3] }, total: 9 + 3 + 2 });
  });

  test('12.2 a modified CF below 0 is taken off', () => {
    const event = strike('head 1', behind('large', 0, { tr: 20 }), blow(8, 4, 1)).one('blow');
    const guarded = play(scene(), { cf: { A: 'head 1', B: '| head 4' }, dice: [blow(13, 4, 1)] }).one('blow');
    expect(reading(event, 'shield').total).toBe(4 + 1);
    expect(guarded.result).toBe('S');
    expect(reading(guarded, 'shield').total).toBe(4 - 3);
  });

  test('12.2 an S* adds 1', () => {
    const event = strike('head 4', behind('large'), blow(7, 5, 6)).one('blow');
    expect(event.result).toBe('S*');
    expect(added(event, 'shield')).toBe(4 + 1);
  });

  test("12.2 a weak defender's extra CF is left out (C69)", () => {
    const event = strike('head 2', behind('large', 0, { exhaustion: 13 }), blow(4, 5, 6)).one('blow');
    expect(event.result).toBe('S');
    expect(added(event, 'crt')).toBe(5);
    expect(added(event, 'shield')).toBe(2);
  });

  test('12.2 CF the defender has lost this phase do count', () => {
    const played = strike('head 8, chest 1', behind('large'), blow(7, 4, 5), blow(6, 3, 6));
    const second = played.of('blow')[1] ?? played.one('blow');
    expect(second).toMatchObject({ defence: -1, result: 'S' });
    expect(added(second, 'shield')).toBe(2);
  });

  test('12.2 a thrown sword damages shields too', () => {
    const played = play(scene({ A: { at: { q: -1, r: 0 } } }), {
      plots: { A: '!' },
      acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
      dice: [['throw-distance', 6], ['throw-area', 1], blow(6, 12, 6), ...FALLS],
    });
    expect(played.one('blow')).toMatchObject({ round: null, result: 'S', shieldBoxes: { from: 0, to: 3 } });
  });

  test.each([
    [11, 0],
    [12, 0],
    [13, 1],
    [14, 2],
    [19, 7],
  ])('12.2.1 damage %i on a fresh shield ticks %i boxes (C13)', (damage, boxes) => {
    for (const size of ['large', 'small'] as const) {
      const event = strike('head 7', behind(size), hammer(damage)).one('blow');
      expect(event.shieldBoxes).toEqual({ from: 0, to: boxes });
    }
  });

  test('12.2.1 the points are the number in the highest free box', () => {
    const small = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    const large = [12, 11, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4];
    const read = (size: ShieldSize, boxes: readonly number[]) =>
      boxes.map((_, ticked) => points(play(scene({ B: behind(size, ticked) }))));
    expect(read('small', small)).toEqual(small);
    expect(read('large', large)).toEqual(large);
  });

  test('12.2.1 example: 14 three times on a small shield (B3)', () => {
    const played = strike('head 7, chest 7, groin 7', behind('small'), hammer(14), hammer(14), hammer(14, 1), ...FALLS);
    expect(played.of('blow').map((event) => event.shieldBoxes)).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 6 },
      { from: 6, to: 14 },
    ]);
    expect(played.of('blow').map((event) => event.overflow)).toEqual([null, null, 'H']);
    expect(points(played)).toBeNull();
  });

  test('12.2.1 example: 14 three times on a large shield (B3)', () => {
    const played = strike('head 7, chest 7, groin 7', behind('large'), hammer(14), hammer(14), hammer(14));
    expect(played.of('blow').map((event) => event.shieldBoxes)).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 6 },
      { from: 6, to: 12 },
    ]);
    expect(points(played)).toBe(5);
    expect(played.of('item-dropped')).toEqual([]);
  });

  test('12.2.2 an edge hit that the shield survives is also a drop check (P48)', () => {
    const played = strike('head 4', behind('large'), blow(7, 2, 1), ...FALLS);
    expect(readings(played.one('blow'))).toEqual(['crt', 'shield', 'drop']);
    expect(played.one('item-dropped')).toMatchObject({ item: { kind: 'shield' }, why: 'parried' });
    expect(played.fighter('B').hands).toEqual([sword(3)]);
  });

  test('12.2.2 the drop check reads white and black, without the 1 for the edge (P2)', () => {
    const event = strike('head 4', behind('large'), blow(7, 3, 4)).one('blow');
    expect(reading(event, 'drop')).toMatchObject({ dice: { white: [2, 1], black: [4] }, total: 3 + 4 - 4 });
  });

  test('12.2.2 the boxes of a dropped shield stay ticked', () => {
    const played = strike('head 4', behind('large', 3), blow(7, 2, 1), ...FALLS);
    expect(played.one('item-dropped').item).toMatchObject({ kind: 'shield', ticked: 3 });
  });
});

describe('12.3 battered shields', () => {
  test('12.3 the last numbered box ends a shield, which is placed by the dice (B3)', () => {
    const played = strike('head 1', behind('small', 11), tap(3), ...FALLS);
    expect(played.one('blow')).toMatchObject({ shieldDestroyed: true });
    expect(played.one('item-dropped')).toMatchObject({ item: { kind: 'shield' }, why: 'battered' });
    expect(played.fighter('B').hands).toEqual([sword(3)]);
    expect(played.state.loose).toHaveLength(1);
  });

  test('12.3 with one box left it still serves', () => {
    const played = strike('head 1', behind('large', 12), tap(6));
    expect(played.one('blow').shieldDestroyed).toBe(false);
    expect(points(played)).toBe(4);
  });

  test('12.3 an S* that ends the shield is no drop check (P48)', () => {
    const event = strike('head 2', behind('large', 13), blow(9, 2, 1), ...FALLS).one('blow');
    expect(event).toMatchObject({ result: 'S*', shieldDestroyed: true, overflow: null });
    expect(readings(event)).toEqual(['crt', 'shield']);
  });

  test('12.3 a battered shield in the hand is none (B3)', () => {
    const event = strike('head 1', behind('large', 14), blow(7, 2, 6)).one('blow');
    expect(event).toMatchObject({ printed: 'S', result: 'P', shieldBoxes: null });
  });

  test('12.3 a battered shield lying about may be kicked (B3)', () => {
    const wreck = lying(shield(9, 'small', 12), { q: 0, r: 0 });
    const played = play(scene({ A: { facing: 3 }, B: { facing: 0 }, loose: [wreck] }), {
      acts: { A: { kind: 'kick', item: 9, direction: 3 } },
      dice: [['kick', 3]],
    });
    expect(played.one('kicked')).toMatchObject({ to: { q: -3, r: 0 }, moved: true });
  });

  test('12.3.1 damage that just ends a small shield leaves P and H alone (C72)', () => {
    const event = play(scene({ B: { hands: [sword(3), shield(4, 'small', 11)], tr: 20 } }), {
      cf: { A: 'head 1', B: '| head 1' },
      dice: [blow(9, 2, 6), ...FALLS],
    }).one('blow');
    expect(event).toMatchObject({ shieldBoxes: { from: 11, to: 12 }, shieldDestroyed: true, overflow: null });
  });

  test('12.3.1 one more ticks P: the weapon is tested with the same dice (B3)', () => {
    const event = strike('head 1', behind('small', 11), tap(3), ...FALLS).one('blow');
    expect(event).toMatchObject({ shieldBoxes: { from: 11, to: 13 }, overflow: 'P' });
    expect(readings(event)).toEqual(['crt', 'shield', 'drop']);
    expect(reading(event, 'drop').total).toBe(2 + 6 - 1);
  });

  test('12.3.1 a P box can cost the weapon as well as the shield', () => {
    const played = strike('head 7', behind('large', 13), hammer(9, 1), ...FALLS, ...FALLS);
    expect(played.one('blow')).toMatchObject({ shieldBoxes: { from: 13, to: 15 }, overflow: 'P' });
    expect(
      played
        .of('item-dropped')
        .map((event) => event.item.kind)
        .sort(),
    ).toEqual(['shield', 'sword']);
    expect(played.fighter('B').hands).toEqual([]);
  });

  test('12.3.1 a P box finds the body of a man without a weapon (9.6)', () => {
    const event = strike('head 7', { hands: [shield(4, 'large', 13)] }, hammer(9, 6), ...FALLS).one('blow');
    expect(event.shieldBoxes).toEqual({ from: 13, to: 15 });
    expect(readings(event)).toContain('wound');
  });

  test('12.3.1 H takes the place of P, and is a plain H (B3)', () => {
    const event = strike('head 1', behind('small', 11), tap(7, 3), ...FALLS).one('blow');
    expect(event).toMatchObject({ shieldBoxes: { from: 11, to: 14 }, overflow: 'H', wounds: 1 });
    expect(readings(event)).toEqual(['crt', 'shield', 'wound', 'critical']);
    expect(added(event, 'wound')).toBe(0);
  });

  test('12.3.1 anything beyond the last box is lost', () => {
    const event = strike('head 1', behind('small', 11), tap(13, 1), ...FALLS).one('blow');
    expect(event.shieldBoxes).toEqual({ from: 11, to: 14 });
  });

  test('12.3.1 a large shield has no H box (B3)', () => {
    const event = strike('head 7', behind('large', 12), hammer(19), ...FALLS).one('blow');
    expect(event).toMatchObject({ shieldBoxes: { from: 12, to: 15 }, overflow: 'P' });
  });
});
