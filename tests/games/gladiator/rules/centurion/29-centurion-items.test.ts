/** Chapter 29: centurions and the items on the ground (29.4.1.2, 29.4.2.4-29.4.2.6). */
import { describe, expect, it } from 'vitest';
import type { Fighter, LooseItem } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Hex } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, man, play, shield, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { faceOff, HOLD, ORIGIN } from '../../support/centurion.ts';

const noSword = { hands: [shield(4)] };
const BESIDE: Hex = { q: 0, r: 1 };

describe('29.4.1.2 Recover action', () => {
  const at = (hex: Hex) => ({ ...faceOff({ B: noSword, loose: [lying(sword(3), hex)] }) });

  it.each([ORIGIN, BESIDE, { q: -1, r: 0 }])('29.4.1.2 he performs R for a sword he needs in %j', (hex) => {
    const { one, fighter } = play(at(hex), { dice: [['recovery', 1]] });
    expect(one('centurion-ordered').order).toBe('recover');
    expect(one('recovery-tried')).toMatchObject({ recovered: true });
    expect(one('recovery-tried').rolls?.[0]?.modifiers).toContainEqual(expect.objectContaining({ value: -6 }));
    expect(fighter('B')).toMatchObject({ moves: 1, at: ORIGIN });
  });

  it('29.4.1.2 not for one two hexes away', () => {
    const dice: Scripted[] = [
      ['order', 6, 1],
      ['stumble', 6],
      ['recovery', 6],
    ];
    expect(play(at({ q: 2, r: 0 }), { dice }).one('centurion-ordered').order).toBe('move');
  });

  it('29.4.1.2 not for a sword when he has one, nor for a shield when he has one', () => {
    const from = faceOff({ loose: [lying(sword(1), BESIDE), lying(shield(2), BESIDE)] });
    expect(play(from, { dice: [HOLD] }).one('centurion-ordered').order).toBe('move');
  });

  const orderFor = (hands: Fighter['hands'], ticked: number, dice: readonly Scripted[]) =>
    play(faceOff({ B: { hands }, loose: [lying(shield(2, 'large', ticked), BESIDE)] }), { dice }).one(
      'centurion-ordered',
    ).order;

  it('29.4.1.2 for an unbattered shield, if he lacks his', () => {
    expect(orderFor([sword(3)], 13, [['recovery', 6]])).toBe('recover');
    expect(orderFor([sword(3)], 14, [HOLD])).toBe('move');
  });

  it('29.4.1.2 not for a shield when he has no hand free (P74)', () => {
    expect(orderFor([sword(3), sword(1)], 0, [HOLD])).toBe('move');
  });

  it("29.4.1.2 any usable weapon will do: his opponent's sword too (P74)", () => {
    const from = faceOff({ A: { hands: [] }, B: noSword, loose: [lying(sword(1), BESIDE)] });
    expect(play(from, { dice: [['recovery', 1]] }).fighter('B').hands).toContainEqual(sword(1));
  });

  it('29.4.1.2 a weapon before a shield, though the shield lies nearer, and one try a phase (F20)', () => {
    const from = faceOff({ B: { hands: [] }, loose: [lying(shield(4), ORIGIN), lying(sword(3), BESIDE)] });
    expect(
      play(from, { dice: [['recovery', 6]] })
        .of('recovery-tried')
        .map(({ item }) => item.id),
    ).toEqual([3]);
  });

  it('29.4.1.2 the nearer before the farther (F20)', () => {
    const from = faceOff({ A: { hands: [] }, B: noSword, loose: [lying(sword(1), BESIDE), lying(sword(3), ORIGIN)] });
    expect(play(from, { dice: [['recovery', 6]] }).one('recovery-tried').item.id).toBe(3);
  });

  it('29.4.1.2 ties at random (F20)', () => {
    const from = faceOff({
      A: { hands: [] },
      B: noSword,
      loose: [lying(sword(1), BESIDE), lying(sword(3), { q: 1, r: 0 })],
    });
    const tried = [0, 1].map(
      (pick) =>
        play(from, {
          dice: [
            ['lot:recover-item', pick],
            ['recovery', 6],
          ],
        }).one('recovery-tried').item.id,
    );
    expect(tried.sort()).toEqual([1, 3]);
  });

  it('29.4.1.2 without turning, even with the enemy behind him (F20)', () => {
    const from = faceOff({ B: { ...noSword, facing: 3 }, loose: [lying(sword(3), ORIGIN)] });
    expect(play(from, { dice: [['recovery', 6]] }).fighter('B').facing).toBe(3);
  });

  it('29.4.1.2 without moves left he cannot perform R, but tries for what lies within his reach (P74)', () => {
    const from = faceOff({ phase: 8, B: { ...noSword, moves: 5 }, loose: [lying(sword(3), ORIGIN)] });
    const { one } = play(from, { dice: [['recovery', 2]] });
    expect(one('centurion-ordered').order).not.toBe('recover');
    expect(one('recovery-tried')).toMatchObject({ recovered: false, rolls: [{ modifiers: [], total: 2 }] });
  });

  it('29.4.1.2 when the chart brings him beside it by chance he tries as well, one worse for each hex moved (P74)', () => {
    const from = faceOff({ B: noSword, loose: [lying(sword(3), { q: 3, r: 0 })] });
    const { one } = play(from, {
      dice: [
        ['order', 6, 4],
        ['recovery', 1],
      ],
    });
    expect(one('recovery-tried').rolls?.[0]?.total).toBe(4);
  });
});

const noShield = { hands: [sword(3)] };
const PATH: Scripted = ['lot:path', 0];

/** Where his order takes him, for a roll, what he holds and what lies about. */
function destination(
  roll: readonly [number, number],
  B: Partial<Fighter>,
  loose: readonly LooseItem[],
  more: readonly Scripted[] = [],
) {
  const { one, fighter } = play(faceOff({ A: { hands: [] }, B, loose }), { dice: [['order', ...roll], ...more] });
  return { at: fighter('B').at, turns: one('centurion-ordered').turns, order: one('centurion-ordered') };
}

describe('29.4.2.4 Shift to a shield', () => {
  it('29.4.2.4 without a shield his destination moves one hex nearer the closest shield on the ground', () => {
    expect(destination([6, 1], noShield, [lying(shield(2), { q: 1, r: 3 })], [PATH]).at).toEqual({ q: 1, r: 1 });
  });

  it('29.4.2.4 the rotation value is that of the final hex (A4)', () => {
    expect(destination([6, 1], noShield, [lying(shield(2), { q: 1, r: 3 })], [PATH]).turns).toBe(2);
    const stood = destination([1, 6], { ...noShield, facing: 3 }, [lying(shield(2), { q: 3, r: 0 })]);
    expect(stood).toMatchObject({ at: ORIGIN, turns: 3 });
  });

  it('29.4.2.4 it never leaves the 2 hexes the chart covers: another step as near is taken, else none (A4)', () => {
    expect(destination([6, 4], noShield, [lying(shield(2), { q: 6, r: 0 })]).at).toEqual({ q: 2, r: 0 });
    expect(destination([6, 4], noShield, [lying(shield(2), { q: 1, r: 2 })], [PATH, ['recovery', 6]]).at).toEqual({
      q: 1,
      r: 1,
    });
  });

  it('29.4.2.4 of two steps equally near one is drawn (F23)', () => {
    const ends = [0, 1].map(
      (pick) => destination([2, 5], noShield, [lying(shield(2), { q: -2, r: 4 })], [['lot:shift', pick]]).at,
    );
    expect(ends).toEqual(
      expect.arrayContaining([
        { q: 0, r: 1 },
        { q: -1, r: 1 },
      ]),
    );
  });

  it('29.4.2.4 the closest is the one closest to the centurion, not to his destination (F23)', () => {
    const loose = [lying(shield(2), { q: 2, r: -3 }), lying(shield(4), { q: 4, r: 0 })];
    expect(destination([6, 4], noShield, loose, [PATH]).at).toEqual({ q: 2, r: -1 });
  });

  it('29.4.2.4 of two equally close one is drawn (A4)', () => {
    const loose = [lying(shield(2), { q: 0, r: -4 }), lying(shield(4), { q: 0, r: 4 })];
    const ends = [0, 1].map((pick) => destination([2, 5], noShield, loose, [['lot:nearest-item', pick]]).at);
    expect(ends).toEqual(
      expect.arrayContaining([
        { q: 0, r: -1 },
        { q: 0, r: 1 },
      ]),
    );
  });

  it('29.4.2.4 a battered shield is of no use and draws nobody (B3)', () => {
    expect(destination([6, 1], noShield, [lying(shield(2, 'large', 14), { q: 1, r: 3 })]).at).toEqual({ q: 1, r: 0 });
  });

  it('29.4.2.4 with a shield on his arm he is not shifted', () => {
    expect(destination([6, 1], {}, [lying(shield(2), { q: 1, r: 3 })]).at).toEqual({ q: 1, r: 0 });
  });

  it('29.4.2.4 a charge is not shifted (A4)', () => {
    const { order, at } = destination([6, 6], noShield, [lying(shield(2), { q: 0, r: 4 })]);
    expect([order.order, at]).toEqual(['charge', { q: 3, r: 0 }]);
  });
});

describe('29.4.2.5 Shift to a weapon', () => {
  it('29.4.2.5 without a weapon his destination moves two hexes towards the nearest one', () => {
    expect(destination([2, 5], noSword, [lying(sword(3), { q: 0, r: 4 })]).at).toEqual({ q: 0, r: 2 });
    expect(destination([1, 6], noSword, [lying(sword(3), { q: 4, r: 0 })]).at).toEqual({ q: 1, r: 0 });
  });

  it('29.4.2.5 it stops on the item (A4)', () => {
    const more: Scripted[] = [
      ['stumble', 6],
      ['recovery', 6],
    ];
    expect(destination([6, 1], noSword, [lying(sword(3), { q: 2, r: 0 })], more).at).toEqual({ q: 2, r: 0 });
  });

  it('29.4.2.5 it is kept within the chart like the other (A4)', () => {
    expect(destination([6, 1], noSword, [lying(sword(3), { q: 6, r: 0 })]).at).toEqual({ q: 2, r: 0 });
  });

  it("29.4.2.5 any sword serves, his opponent's too (P74)", () => {
    expect(destination([2, 5], noSword, [lying(sword(1), { q: 0, r: 4 })]).at).toEqual({ q: 0, r: 2 });
  });

  it('29.4.2.5 the weapon is first, then the shield: two hexes one way, one the other (A4)', () => {
    const loose = [lying(sword(3), { q: -4, r: 0 }), lying(shield(4), { q: -2, r: 4 })];
    expect(destination([6, 1], { hands: [] }, loose, [['lot:shift', 0]]).at).toEqual({ q: -1, r: 1 });
    const straight = [lying(sword(3), { q: -4, r: 0 }), lying(shield(4), { q: 4, r: 0 })];
    expect(destination([6, 1], { hands: [] }, straight).at).toEqual(ORIGIN);
  });
});

describe('29.4.2.6 Kicking items', () => {
  const FRONT: Hex = { q: 1, r: 0 };
  /** Range 3 and FS -1: the chart roll is unmodified. */
  const walk = (
    roll: readonly [number, number],
    loose: readonly LooseItem[],
    more: readonly Scripted[],
    B: Partial<Fighter> = {},
    A: Partial<Fighter> = {},
  ) => play(faceOff({ range: 3, A: { hands: [], ...A }, B, loose }), { dice: [['order', ...roll], ...more] });
  const steady: Scripted = ['stumble', 6];

  it('29.4.2.6 dice sum and range of exactly 10 stop him on the item, and he kicks it (C9)', () => {
    const { one, fighter } = walk([6, 1], [lying(sword(1), FRONT)], [steady, ['lot:kick-way', 0], ['kick', 4]]);
    expect(one('centurion-ordered').rolls?.find(({ name }) => name === 'kick-test')).toMatchObject({
      total: 10,
      need: { met: true },
    });
    expect(one('kicked')).toMatchObject({ fighter: 'B', moved: true, from: FRONT });
    expect(fighter('B').at).toEqual(FRONT);
  });

  it('29.4.2.6 on 11 he goes on', () => {
    const { of, fighter } = walk([6, 2], [lying(sword(1), FRONT)], [steady]);
    expect(of('kicked')).toEqual([]);
    expect(fighter('B').at).toEqual(FRONT);
  });

  it('29.4.2.6 he stops at the first such hex of his path and turns at most as many hexsides as he moved (F22)', () => {
    const loose = [lying(sword(1), { q: 1, r: -1 }), lying(sword(9), { q: 1, r: 0 })];
    const { one, fighter } = walk([5, 1], loose, [PATH, steady, ['lot:kick-way', 0], ['kick', 4]], { facing: 5 });
    const { path, turns } = one('centurion-ordered');
    expect([path.length, turns]).toEqual([1, 1]);
    expect(fighter('B')).toMatchObject({ at: path[0] });
    expect(one('kicked').from).toEqual(path[0]);
  });

  it('29.4.2.6 the last hex of his path counts as well (C104)', () => {
    const more: Scripted[] = [PATH, steady, ['lot:kick-way', 0], ['kick', 4]];
    const { one } = walk([5, 1], [lying(sword(1), { q: 1, r: 1 })], more, {}, { at: { q: 0, r: 3 }, facing: 4 });
    expect(one('centurion-ordered').path).toHaveLength(2);
    expect(one('kicked').from).toEqual({ q: 1, r: 1 });
    expect([4, 5]).toContain(one('kicked').direction);
  });

  it('29.4.2.6 he kicks it where it ends farthest from his opponent (P79), ties at random', () => {
    const kick = (pick: number) =>
      walk([6, 1], [lying(sword(1), FRONT)], [steady, ['lot:kick-way', pick], ['kick', 4]]);
    expect([0, 1, 2].map((pick) => kick(pick).one('kicked').direction).sort()).toEqual([2, 3, 4]);
  });

  it('29.4.2.6 of two opponents the nearer to where it would lie counts (P79)', () => {
    const from = faceOff({ range: 3, A: { hands: [] }, loose: [lying(sword(1), FRONT)] });
    const other = { ...man('C', { at: { q: 1, r: -3 }, hands: [] }), side: 0, by: 'seat', seat: 0 } as const;
    const kick = (pick: number) =>
      play(
        { ...from, fighters: [...from.fighters, other] },
        { dice: [['order', 6, 1], steady, ['lot:kick-way', pick], ['kick', 4]] },
      );
    expect([0, 1].map((pick) => kick(pick).one('kicked').direction)).toEqual([2, 3]);
  });

  it('29.4.2.6 he never kicks an item he needs (P79)', () => {
    const { one, of } = walk(
      [5, 1],
      [lying(sword(1), { q: 2, r: 0 })],
      [
        ['stumble', 6],
        ['recovery', 6],
      ],
      noSword,
    );
    expect(of('kicked')).toEqual([]);
    expect(one('centurion-ordered').rolls?.map(({ name }) => name)).toEqual(['chart']);
  });

  it('29.4.2.6 there is no kick after a backward step (F22): he goes on without a test', () => {
    const { one, of } = walk([1, 6], [lying(sword(1), { q: -1, r: 0 })], [steady]);
    expect(one('centurion-ordered').rolls?.map(({ name }) => name)).toEqual(['chart']);
    expect(of('kicked')).toEqual([]);
  });

  it('29.4.2.6 a retreat is no backward step to one who looks that way (13.5)', () => {
    const { of } = walk(
      [1, 6],
      [lying(sword(1), { q: -1, r: 0 })],
      [steady, ['lot:turn-way', 0], ['lot:kick-way', 0], ['kick', 4]],
      {
        facing: 3,
      },
    );
    expect(of('kicked')).toHaveLength(1);
  });

  /** With A's back to him, five hexes off, and FS 1 the D66 gains five tens: he charges on 21, dice that sum to 3. */
  const charge = (roll: readonly [number, number], item: Hex, more: readonly Scripted[] = []) =>
    walk(roll, [lying(sword(9), item)], more, { fs: 1 }, { at: { q: 5, r: 0 }, facing: 0 });

  it('29.4.2.6 the hexes of a charge are a path like any other: he stops at an item on it, and kicks (C9)', () => {
    const { one, fighter } = charge([2, 1], { q: 2, r: 0 }, [steady, ['lot:kick-way', 0], ['kick', 6]]);
    expect(one('centurion-ordered')).toMatchObject({ order: 'charge', turns: 0, text: 'charges, stops to kick' });
    expect(one('centurion-ordered').path).toHaveLength(2);
    expect(one('centurion-ordered').rolls?.map(({ name }) => name)).toEqual(['chart', 'kick-test']);
    expect(one('kicked')).toMatchObject({ fighter: 'B', from: { q: 2, r: 0 }, moved: true });
    expect(fighter('B').at).toEqual({ q: 2, r: 0 });
  });

  it.each([FRONT, { q: 3, r: 0 }])('29.4.2.6 in a charge too the first hex counts, and the last: %j', (item) => {
    const { one } = charge([2, 1], item, [steady, ['lot:kick-way', 0], ['kick', 6]]);
    expect(one('kicked').from).toEqual(item);
  });

  it('29.4.2.6 who throws too high for a kick charges on, over the item', () => {
    const { one, of, fighter } = charge([6, 1], { q: 2, r: 0 }, [steady]);
    expect(one('centurion-ordered').rolls?.map(({ name, need }) => [name, need?.met])).toEqual([
      ['chart', undefined],
      ['kick-test', false],
    ]);
    expect(of('kicked')).toEqual([]);
    expect(fighter('B').at).toEqual({ q: 3, r: 0 });
  });

  it('29.4.2.6 a thing he needs he does not kick in a charge either (P79)', () => {
    const { one, fighter } = walk(
      [2, 1],
      [lying(sword(9), { q: 3, r: 0 })],
      [steady, ['recovery', 6]],
      { ...noSword, fs: 1 },
      { at: { q: 5, r: 0 }, facing: 0 },
    );
    expect(one('centurion-ordered').rolls?.map(({ name }) => name)).toEqual(['chart']);
    expect(fighter('B').at).toEqual({ q: 3, r: 0 });
  });
});
