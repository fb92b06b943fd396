/** 28.3.2, 28.7.2-28.7.4: whom a beast strikes at, where, with how much, and what a parry does to it. */
import { describe, expect, it } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { sumModifiers } from '../../../../../src/kernel/modifier.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import type { Scene } from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../../support/blows.ts';
import { dullBlows } from '../../support/centurion.ts';
import { hex, place } from '../../support/rules/clash.ts';
import { expectAttacks, fight, PLATE, still, strikes } from '../../support/rules/fangs.ts';

const second = (traits: Partial<Fighter>): Partial<Fighter> => ({ side: 0, seat: 0, ...traits });

describe('28 Beasts in combat', () => {
  describe('28.7 Order', () => {
    it('28.7 the men have allocated their CF before the beast throws for its own', () => {
      const order: string[] = [];
      const played = fight({ B: still('leopard') }, { dice: [...strikes(1, 1, 2), ...dullBlows(5, 5)] });
      for (const { kind } of played.asked) order.push(kind);
      expect(order).toContain('allocate');
      const own = played.of('allocated').find(({ fighter }) => fighter === 'B');
      expect(own?.rolls?.map(({ name }) => name)).toEqual(['beast-attacks', 'beast-area', 'beast-area']);
    });

    it('28.7 its blows fall in the rounds of the attack chart, by the number of its attacks (P95)', () => {
      const rounds = (count: number, areas: readonly number[]) =>
        fight(
          { B: still('wolf', { cfAtStart: 6 }) },
          { dice: [...strikes(count, ...areas), ...dullBlows(...areas.map(() => 6 / areas.length))] },
        )
          .of('blow')
          .map(({ round }) => round);
      expect(rounds(2, [1])).toEqual([3]);
      expect(rounds(4, [1, 2])).toEqual([2, 4]);
      expect(rounds(6, [1, 2, 3])).toEqual([1, 3, 5]);
    });

    it.each([
      ['before him', 0, 0],
      ['behind him', 3, 4],
      ['at his back, to one side', 2, 3],
    ] as const)('28.7 it has the advantage of its head over the man: %s (A1, P95)', (_, facing, bonus) => {
      const dice = [...strikes(1, 1), ...dullBlows(4 + bonus)];
      const played = fight({ A: { facing }, B: still('wolf', { cfAtStart: 4 }) }, { dice });
      const engaged = played.of('engaged').find(({ fighter }) => fighter === 'B');
      expect(engaged?.advantage).toBe(bonus);
    });
  });

  describe('28.7.2 Whom it attacks', () => {
    const beside = (q: number, r: number, dice: readonly Scripted[] = []) =>
      fight({ A: { hands: [], at: hex(q, r), facing: 0 }, B: still('wolf', { cfAtStart: 2 }) }, { dice });

    it.each([
      [0, 0],
      [1, -1],
      [0, 1],
    ])('28.7.2 a man in one of the three hexes before its head: (%i,%i)', (q, r) => {
      const played = beside(q, r, [...strikes(1, 2), ['blow', 1, 1, 1, 1, 1, 1]]);
      expect(played.one('blow')).toMatchObject({ fighter: 'B', target: 'A' });
    });

    it.each([
      [2, -1],
      [1, 1],
      [3, 0],
      [-1, 0],
      [3, -1],
      [2, 1],
    ])('28.7.2 and nobody else: (%i,%i)', (q, r) => {
      expect(beside(q, r).of('blow')).toEqual([]);
      expect(beside(q, r).of('allocated')).toEqual([]);
    });

    it('28.7.2 it never turns to a man who strikes at it (9.1.1, 9.1.2)', () => {
      const played = fight({ A: place(4, 0, 3), B: still('lion') }, { cf: { A: 'groin 1' }, dice: [blow(3, 2, 6)] });
      expect(played.of('blow').map(({ fighter }) => fighter)).toEqual(['A']);
      expect(played.fighter('B').facing).toBe(3);
      expect(played.of('turned')).toEqual([]);
    });

    it('28.7.2 nor to put a man straight before it, but he is turned to it (9.1.1, 9.1.2)', () => {
      const dice = [...strikes(1, 1), ...dullBlows(8)];
      const played = fight({ A: place(0, 1, 2), B: still('wolf', { cfAtStart: 4 }) }, { dice });
      expect(played.fighter('B').facing).toBe(3);
      expect(played.fighter('A').facing).toBe(5);
    });

    it('28.7.2 a senseless man before it is attacked as well', () => {
      const A = { posture: 'prone' as const, conscious: false, stun: { amount: 99, turn: 1, phase: 1 }, armour: PLATE };
      const B = still('wolf', { cfAtStart: 2 });
      const played = fight({ A, B }, { dice: [...strikes(1, 1), ...dullBlows(6)] });
      expect(played.of('blow')).toMatchObject([{ fighter: 'B', target: 'A' }]);
    });

    it('28.7.2 of several men before it each attack takes one at random (P95)', () => {
      const set: Scene = {
        A: { at: hex(0, 0), armour: PLATE },
        B: still('lion', { cfAtStart: 6 }),
        C: second({ at: hex(0, 1), facing: 5, armour: PLATE }),
      };
      const dice: Scripted[] = [
        ['beast-attacks', 6],
        ['beast-area', 1],
        ['lot:beast-target', 1],
        ['beast-area', 2],
        ['lot:beast-target', 0],
        ['beast-area', 3],
        ['lot:beast-target', 1],
        ...dullBlows(2, 2, 2),
      ];
      const played = fight(set, { dice });
      expect(played.of('blow').map(({ target, area }) => [target, area])).toEqual([
        ['C', 1],
        ['A', 2],
        ['C', 3],
      ]);
    });

    it('28.7.2 its advantage over each of them goes into its first attack on him (26.5, P151)', () => {
      const set: Scene = {
        A: {
          at: hex(0, 0),
          facing: 3,
          armour: PLATE,
          posture: 'prone',
          conscious: false,
          stun: { amount: 99, turn: 1, phase: 1 },
        },
        B: still('lion', { cfAtStart: 4 }),
        C: second({ at: hex(0, 1), facing: 5, armour: PLATE }),
      };
      const dice: Scripted[] = [
        ['beast-attacks', 3],
        ['beast-area', 1],
        ['lot:beast-target', 0],
        ['beast-area', 2],
        ['lot:beast-target', 0],
        ...dullBlows(6, 2),
      ];
      const played = fight(set, { dice });
      expect(played.of('blow').map(({ target, cf }) => [target, cf])).toEqual([
        ['A', 2 + 4],
        ['A', 2],
      ]);
    });
  });

  describe('28.7.3 How it attacks', () => {
    it.each([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      [6, 3],
    ] as const)('28.7.3 it makes 1D3 attacks: a %i gives %i', (face, count) => {
      const areas = [1, 2, 3].slice(0, count);
      expectAttacks(
        6,
        strikes(face, ...areas),
        areas.map((area) => [area, 6 / count]),
      );
    });

    it.each([
      [8, 1, [8]],
      [9, 1, [5, 4]],
      [16, 1, [8, 8]],
      [17, 1, [7, 5, 5]],
      [17, 4, [7, 5, 5]],
      [25, 6, [7, 6, 6, 6]],
    ] as const)(
      '28.7.3 with %i CF and a %i on the die it makes as many as will hold them, 8 at most in each: %j (C66)',
      (cf, face, shares) => {
        expectAttacks(
          cf,
          strikes(face, ...shares.map((_, i) => i + 1)),
          shares.map((share, i) => [i + 1, share]),
        );
      },
    );

    it('28.7.3 no more attacks than it has CF', () => {
      expectAttacks(2, strikes(6, 1, 2), [
        [1, 1],
        [2, 1],
      ]);
    });

    it.each([
      [12, [4, 4, 4]],
      [13, [5, 4, 4]],
      [14, [6, 4, 4]],
      [22, [8, 7, 7]],
      [23, [8, 8, 7]],
    ] as const)(
      '28.7.3 %i CF in three attacks are %j: even, the odd ones to the first (P95, P178)',
      (cf, [a, b, c]) => {
        expectAttacks(cf, strikes(6, 1, 2, 3), [
          [1, a],
          [2, b],
          [3, c],
        ]);
      },
    );

    it('28.7.3 a 6 for the area is thrown again', () => {
      expectAttacks(4, strikes(1, 6, 6, 5), [[5, 4]]);
    });

    it.each([
      [
        [2, 2],
        [2, 3],
      ],
      [
        [5, 5],
        [5, 1],
      ],
      [
        [4, 5, 4],
        [4, 5, 1],
      ],
      [
        [1, 1, 1],
        [1, 2, 3],
      ],
    ] as const)(
      '28.7.3 thrown %j, an area met before passes to the next free one above it, and round: %j (C101)',
      (faces, areas) => {
        const share = 6 / areas.length;
        expectAttacks(
          6,
          strikes(2 * areas.length, ...faces),
          areas.map((area) => [area, share]),
        );
      },
    );

    it('28.7.3 it never defends, though it have CF and no attack to make', () => {
      const played = fight({ A: place(4, 0, 3), B: still('lion') }, { cf: { A: 'groin 4' }, dice: [blow(3, 2, 6)] });
      expect(played.one('blow')).toMatchObject({ defence: 0, modified: 4 });
    });

    it('28.3.2 what it allocates is in the journal, with the dice that did it', () => {
      const played = fight({ B: still('wolf', { cfAtStart: 4 }) }, { dice: [...strikes(1, 2), ...dullBlows(4)] });
      const own = played.of('allocated').find(({ fighter }) => fighter === 'B');
      expect(own).toMatchObject({ total: 4, spentOnAttack: 4, allocation: { attacks: [{ area: 2, cf: 4 }] } });
      expect(own?.rolls?.map(({ name, cite }) => [name, cite])).toEqual([
        ['beast-attacks', '28.7.3'],
        ['beast-area', '28.7.3'],
      ]);
    });

    it('28.3.7 stun takes CF from it for a time, as from a man (11.2)', () => {
      const B = still('lion', { cfAtStart: 10, stun: { amount: 4, turn: 1, phase: 1 } });
      const played = fight({ A: { armour: PLATE }, B }, { dice: [...strikes(1, 1), ...dullBlows(6)] });
      const own = played.of('allocated').find(({ fighter }) => fighter === 'B');
      expect(own?.total).toBe(6);
      expect(sumModifiers(own?.modifiers ?? [])).toBe(6);
    });

    it('28.3.7 without CF, and without advantage, it cannot attack; with advantage it can (P96)', () => {
      const none = fight({ B: still('lion', { cfAtStart: 0 }) });
      expect(none.of('allocated').filter(({ fighter }) => fighter === 'B')).toEqual([]);
      const dice = [...strikes(1, 1), ...dullBlows(4)];
      const some = fight({ A: { facing: 3, armour: PLATE }, B: still('lion', { cfAtStart: 0 }) }, { dice });
      expect(some.one('blow')).toMatchObject({ fighter: 'B', cf: 4 });
    });
  });
});
