/** 30.5: a rider comes upon a man, or a man upon a rider. */
import { describe, expect, test } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { man, play } from '../../../../../tools/games/gladiator/bout.ts';
import { drm, impact, impacts, place, withMore } from '../../support/rules/clash.ts';
import { joust, PEACE } from '../../support/rules/saddle.ts';

describe('30.5 collisions', () => {
  /** The rider charges from four hexes away, its head two from A. */
  const charge = (dice: readonly Scripted[], A: Partial<Fighter> = {}) =>
    play(
      joust({
        ...PEACE,
        A: { ...PEACE.A, ...A },
        B: { at: { q: 4, r: 0 }, hands: [] },
        C: { at: { q: 4, r: 0 } },
      }),
      { dice: [['order', 6, 6], ...dice] },
    );

  test('30.5 a man of lower impact is trampled: stunned, and a body hit with as much as he was stunned by', () => {
    // horse 4 + 5 + 2 for each of three hexes = 15; A 1 + 1 medium - 2 no shield = 0
    const played = charge([
      ['impact', 4],
      ['impact', 1],
      ['stun', 1, 1],
      ['stumble', 6],
      ['beast-area', 2],
      ['wound', 1, 1, 1],
    ]);
    expect(played.one('collided')).toMatchObject({ cite: '30.5', winner: 'B', by: 15, pushedTo: { q: -1, r: 0 } });
    const { stun } = played.of('stunned')[0] ?? {};
    expect(played.one('blow')).toMatchObject({ cite: '28.6.1', fighter: 'C', area: 2, bonus: stun?.to });
    expect(played.fighter('B').at).toEqual({ q: 1, r: 0 });
  });

  test('30.5.1 a man of equal or higher impact has dodged: no harm, but he gives way', () => {
    const strong = play(joust({ ...PEACE, A: { ...PEACE.A, st: 7, ag: 4 }, B: { at: { q: 2, r: 0 }, hands: [] } }), {
      dice: [
        ['order', 6, 6],
        ['impact', 1],
        ['impact', 6],
      ],
    });
    expect(strong.one('collided')).toMatchObject({ cite: '30.5.1', winner: 'B', pushedTo: { q: -1, r: 0 } });
    expect(strong.of('stunned')).toEqual([]);
    expect(strong.of('blow')).toEqual([]);
    expect(strong.fighter('B').at).toEqual({ q: 1, r: 0 });
  });

  test('30.5, P159 a man who walks into a rider stays before him, and may be trampled', () => {
    const played = play(joust({ ...PEACE, A: { hands: [] }, B: { hands: [], by: 'seat', seat: 1 } }), {
      plots: { A: 'F', B: 'X' },
      dice: [
        ['impact', 6],
        ['impact', 1],
        ['stun', 1, 1],
        ['stumble', 6],
        ['beast-area', 6],
        ['beast-area', 5],
        ['wound', 1, 1, 1],
      ],
    });
    expect(played.one('collided')).toMatchObject({ cite: '30.5', winner: 'B' });
    expect(played.fighter('A').at).toEqual({ q: 0, r: 0 });
    expect(played.one('blow').area).toBe(5);
  });

  const ADVANTAGE = 'positional advantage';
  /** A walks a hex on into B's horse, which stands. */
  const walksInto = (A: Partial<Fighter>, B: Partial<Fighter> = {}, dice: readonly Scripted[] = []) => {
    const seat: Partial<Fighter> = { by: 'seat', seat: 1, hands: [], ...B };
    const set = { ...PEACE, A: { ...PEACE.A, moves: 0, st: 12, ...A }, B: seat };
    return play(joust(set), { plots: { A: 'F', B: B.owesStumble ? 'S' : 'X' }, dice: [...dice, ...impact(1, 6)] });
  };

  test.each([
    ['before it', place(0, 0, 0), undefined],
    ['at its shoulder', place(2, -1, 1), 1],
    ['at its haunch', place(3, -1, 1), 2],
    ['behind it', place(4, 0, 3), 3],
  ] as const)('8.4, P17 who walks into a rider from %s counts his place beside the horse (A6)', (_, A, bonus) => {
    expect(drm(impacts(walksInto(A))[1], ADVANTAGE)).toBe(bonus);
  });

  test('8.4, 9.2.1 he counts the stumbling of the rider', () => {
    const played = walksInto({}, { owesStumble: true }, [['fall-prone', 5, 5]]);
    expect(drm(impacts(played)[1], ADVANTAGE)).toBe(2);
  });

  test('8.4, P18 he counts the hex he meant to enter, and stays in the one before', () => {
    const played = walksInto({});
    expect(played.one('collided').cite).toBe('30.5.1');
    expect(impacts(played)[1].modifiers.filter(({ why }) => /forward/.test(why))).toMatchObject([{ value: 1 }]);
    expect(played.fighter('A').at).toEqual({ q: 0, r: 0 });
  });

  test('8.4, P17 whom the horse comes upon from beside counts it too (A6)', () => {
    const D = man('D', { ...PEACE.A, side: 0, seat: 0, name: 'Dama', st: 12, ...place(3, -1, 1) });
    const aside = play(withMore(joust({ ...PEACE, B: { hands: [] } }), D), {
      dice: [['order', 1, 5], ...impact(1, 6)],
    });
    expect(aside.one('collided').fighters).toEqual(['B', 'D']);
    expect(drm(impacts(aside)[1], ADVANTAGE)).toBe(2);
    expect(drm(impacts(charge(impact(1, 6), { st: 14 }))[1], ADVANTAGE)).toBeUndefined();
  });

  /** B's horse lies along the row from (1,0) to (3,0), and D, a comrade too strong to be trampled, is beside it. */
  const beside = (q: number, r: number, order: readonly [number, number], facing: 2 | 3 = 3) => {
    const D = man('D', { ...PEACE.A, side: 1, seat: 1, name: 'Dama', st: 20, ...place(q, r, 1) });
    return play(withMore(joust({ ...PEACE, B: { hands: [], facing }, C: { facing } }), D), {
      dice: [['order', ...order], ...impact(1, 6)],
    });
  };

  test.each([
    ['head', place(0, 1, 0).at, { q: -1, r: 2 }],
    ['middle', place(1, 1, 0).at, { q: 0, r: 2 }],
    ['tail', place(2, 1, 0).at, { q: 1, r: 2 }],
  ])('30.5.1, 8.4.1 in a sidestep the %s pushes a man one hex the way the horse steps (P205)', (_, at, to) => {
    const played = beside(at.q, at.r, [1, 3]);
    expect(played.one('collided')).toMatchObject({ fighters: ['B', 'D'], at, winner: 'B', pushedTo: to });
    expect(played.fighter('B').at).toEqual({ q: 1, r: 1 });
  });

  test('30.5.1, 8.4.1 in a turn the tail pushes him away from it, not round to the head (P205, P176)', () => {
    const played = beside(3, 0, [6, 6], 2);
    expect(played.one('collided')).toMatchObject({ fighters: ['B', 'D'], winner: 'B', pushedTo: { q: 4, r: 0 } });
    expect(played.fighter('B')).toMatchObject({ at: { q: 2, r: 0 }, facing: 3 });
  });
});
