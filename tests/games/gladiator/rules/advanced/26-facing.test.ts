/** 26.1-26.2.1: who counts as several, and how a man turns who fights them. */
import { describe, expect, test } from 'vitest';
import type { Direction } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Scene, shield, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { dullBlows } from '../../support/centurion.ts';
import { place } from '../../support/rules/clash.ts';
import { blowsOf, facingsOffered, fight, from, marksOf, poolFor } from '../../support/rules/ring.ts';

const book = { by: 'book' } as const;
/** The facing A comes to, with nobody striking. */
const faced = (set: Scene): Direction => fight(set).fighter('A').facing;

describe('26.1 several upon one', () => {
  test('26.1 one man against one is turned to him as ever (9.1.1)', () => {
    const played = fight({ B: from(2) });
    expect(played.fighter('A').facing).toBe(2);
    expect(played.one('turned')).toMatchObject({ fighter: 'A', cite: '9.1.1', why: 'combat' });
    expect(poolFor(played, 'B')).toMatchObject({ total: 13, marks: [{ edge: [] }] });
  });

  test('26.1 a comrade beside him is nobody he fights', () => {
    const played = fight({ B: from(2), C: { side: 0, ...from(4) } });
    expect(played.one('turned').cite).toBe('9.1.1');
    expect(played.of('engaged').map(({ fighter }) => fighter)).toEqual(['A', 'B']);
  });

  test('26.1 two of them who look away from him do not attack him; he attacks them, and they are turned round', () => {
    const played = fight({ B: { ...from(0), facing: 0 }, C: { ...from(1), facing: 1 } });
    expect(played.fighter('A').facing).toBe(0);
    expect(played.fighter('B').facing).toBe(3);
    expect(played.fighter('C').facing).toBe(4);
    expect(marksOf(played, 'A')).toEqual(['B', 'C']);
  });

  const felled = { ...from(0), owesStumble: true };
  const falls: Scripted = ['fall-prone', 1, 1];

  test('26.1 a fallen man attacks nobody: the only other turns him round, as in a single match (P155, 9.1.1)', () => {
    const played = fight({ B: felled, C: from(3) }, { A: '| head 5', C: 'head 8' }, { dice: [falls, ...dullBlows(3)] });
    expect(played.one('turned')).toMatchObject({ fighter: 'A', from: 0, to: 3, cite: '9.1.1', why: 'combat' });
    expect(poolFor(played, 'C')).toMatchObject({ total: 14, marks: [{ fighter: 'A', edge: [] }] });
    expect(marksOf(played, 'A')).toEqual(['C']);
    expect(blowsOf(played)).toEqual(['C>A 8-5']);
  });

  test('26.1 he keeps the fallen man in front if he can do both', () => {
    const played = fight({ B: felled, C: from(2) }, {}, { dice: [falls] });
    expect(played.fighter('A').facing).toBe(1);
    expect(marksOf(played, 'A')).toEqual(['B', 'C']);
    expect(poolFor(played, 'C').total).toBe(13);
  });

  test('26.1 three fallen men in front do not keep his back to the one who stands (P155)', () => {
    const down = (direction: Direction) => ({ ...from(direction), owesStumble: true });
    const set = { B: down(5), C: from(3), D: down(0), E: down(1) };
    const played = fight(set, {}, { dice: [falls, falls, falls] });
    expect(facingsOffered(played)).toEqual([2, 4]);
    expect(marksOf(played, 'A')).toContain('C');
  });

  test('26.1 nor does a man without CF attack, or one without a weapon', () => {
    for (const spent of [{ exhaustion: 10 }, { hands: [shield(4)] }]) {
      const played = fight({ B: { ...from(0), ...spent }, C: from(3) });
      expect(played.fighter('A').facing).toBe(3);
      expect(poolFor(played, 'C').total).toBe(14);
    }
  });

  test('26.1 a man with nobody to fear turns to nobody: he strikes as he stands', () => {
    const played = fight({ B: felled, C: { ...from(5), owesStumble: true } }, {}, { dice: [falls, falls] });
    expect(played.of('turned')).toEqual([]);
    expect(marksOf(played, 'A')).toEqual(['B', 'C']);
  });
});

describe('26.2 turning to several', () => {
  test.each<[Direction, Direction, Direction]>([
    [1, 3, 2],
    [2, 4, 3],
    [3, 5, 4],
  ])('26.2 with opponents in directions %i and %i he faces %i, and has both in front', (b, c, facing) => {
    const played = fight({ B: from(b), C: from(c) });
    expect(played.fighter('A').facing).toBe(facing);
    expect(played.one('turned')).toMatchObject({ fighter: 'A', cite: '26.2', why: 'surrounded', from: 0, to: facing });
    expect([...marksOf(played, 'A')].sort()).toEqual(['B', 'C']);
  });

  test('26.2 three side by side are all taken in', () => {
    const played = fight({ B: from(2), C: from(3), D: from(4) });
    expect(played.fighter('A').facing).toBe(3);
    expect(marksOf(played, 'A')).toHaveLength(3);
  });

  test('26.2 who has them all in front stays as he is: neither is put straight ahead (C163)', () => {
    const played = fight({ B: from(5), C: from(0) });
    expect(played.of('turned')).toEqual([]);
    expect(played.fighter('A').facing).toBe(0);
  });

  test('26.2 it goes before positional advantage: men he can turn to gain none (C163)', () => {
    const played = fight({ B: from(2), C: from(3) });
    expect(played.of('engaged').map(({ fighter, advantage }) => [fighter, advantage])).toEqual([
      ['A', 0],
      ['A', 0],
      ['B', 0],
      ['C', 0],
    ]);
    expect(poolFor(played, 'B').total).toBe(10);
  });

  test('26.2 those who come at him turn to have him straight ahead (9.1.2)', () => {
    const played = fight({ B: { ...from(0), facing: 4 }, C: { ...from(1), facing: 3 } });
    expect(played.fighter('B').facing).toBe(3);
    expect(played.fighter('C').facing).toBe(4);
  });

  test('26.2 a net does not keep him from turning (C65)', () => {
    const ensnared = {
      snare: { id: 9, kind: 'net' as const },
      by: 'net' as const,
      holder: null,
      turn: 1,
      phase: 1,
      dragged: false,
    };
    const played = fight({ A: { ensnared }, B: from(2), C: from(4) }, {}, { dice: [['escape', 6, 6, 6]] });
    expect(played.fighter('A').facing).toBe(3);
  });

  test('26.2 a kneeling man turns as well', () => {
    expect(faced({ A: { posture: 'kneeling' }, B: from(2), C: from(4) })).toBe(3);
  });
});

describe('26.2.1 when they cannot all be faced', () => {
  test('26.2.1 he keeps as many in front as he can: two of three (P42)', () => {
    const played = fight({ B: from(0), C: from(3), D: from(4) });
    expect(played.fighter('A').facing).toBe(5);
    expect(marksOf(played, 'A')).toEqual(['B', 'D']);
  });

  test('26.2.1 of two on opposite sides he has one in front, and gives the other a flank, not his back', () => {
    const played = fight({ B: from(0), C: from(3) });
    expect(facingsOffered(played)).toEqual([1, 5]);
    expect(played.of('engaged').find(({ fighter }) => fighter === 'C')).toMatchObject({ advantage: 3, apart: true });
  });

  test('26.2.1 of equally good facings that of the shorter turn is his (P42)', () => {
    const played = fight({ A: { facing: 1 }, B: from(0), C: from(3) });
    expect(facingsOffered(played)).toEqual([]);
    expect(played.fighter('A').facing).toBe(1);
  });

  test('26.2.1 where two are left he is asked, and turns as he says', () => {
    for (const facing of [1, 5] as const) {
      expect(fight({ B: from(0), C: from(3) }, {}, { face: { A: facing } }).fighter('A').facing).toBe(facing);
    }
  });

  test('26.2.1 he can say no other way than those', () => {
    expect(() => fight({ B: from(0), C: from(3) }, {}, { face: { A: 2 } })).toThrow('1 or 5 alone (26.2.1)');
  });

  test.each([
    [0, 1],
    [1, 5],
  ] as const)('26.2.1 a centurion dices for it: %i', (picked, facing) => {
    const dice = [['lot:face', picked]] as const;
    const set = { A: { ...book, hands: [] }, B: { ...from(0), ...book }, C: { ...from(3), ...book }, phase: 8 };
    const seated = {
      ...set,
      A: { ...set.A, moves: 5 },
      B: { ...set.B, by: 'seat' as const },
      C: { ...set.C, by: 'seat' as const },
    };
    const played = fight(
      seated,
      {},
      { dice: [...dice, ...Array.from({ length: 10 }, () => ['defence-area', 1] as const)] },
    );
    expect(played.fighter('A').facing).toBe(facing);
    expect(played.one('turned').lots?.[0]).toMatchObject({ name: 'face', of: 2, picked });
  });

  test('26.2.1 three a third of a turn apart: two in front, one behind', () => {
    const played = fight({ B: from(0), C: from(2), D: from(4) });
    expect(facingsOffered(played)).toEqual([1, 5]);
    expect(marksOf(played, 'A')).toHaveLength(2);
  });

  test('26.2.1 of facings with as many in front that which gives the least goes before the shorter turn (P42)', () => {
    const played = fight({ B: from(0), C: from(1), D: from(2), E: from(3), F: from(4) });
    expect(played.fighter('A').facing).toBe(2);
    expect(marksOf(played, 'A')).toEqual(['C', 'D', 'E']);
    expect(
      played
        .of('engaged')
        .filter(({ apart }) => apart)
        .map(({ fighter, advantage }) => [fighter, advantage]),
    ).toEqual([
      ['B', 3],
      ['F', 3],
    ]);
  });

  test('26.2.1 what counts is the front of his weapon: a sword cannot keep a spearman two hexes off in it (6.1.1)', () => {
    const spear = { hands: [weapon(5, 'spear')] };
    const short = fight({ B: from(0), C: { ...from(3, 2), ...spear } });
    expect(marksOf(short, 'A')).toEqual(['B']);
    const long = fight({ A: { hands: [weapon(1, 'spear')] }, B: from(0), C: { ...from(2, 2), ...spear } });
    expect(long.fighter('A').facing).toBe(1);
    expect(marksOf(long, 'A')).toEqual(['B', 'C']);
  });

  test('26.2.1 as many as he can reach go before the least advantage (P42)', () => {
    const spear = (id: number) => ({ hands: [weapon(id, 'spear')] });
    const set = {
      B: from(0),
      C: { ...from(3, 2), ...spear(5) },
      D: { ...place(-2, 1, 0), ...spear(7) },
      E: { ...place(-1, -1, 1), ...spear(9) },
    };
    // Facing the three spears he would give B 4 and them nothing; facing B he gives them 7 at least.
    const played = fight(set);
    expect(facingsOffered(played)).toEqual([1, 5]);
    expect(marksOf(played, 'A')).toEqual(['B']);
  });

  test('26.2.1 a prone man does not turn, and has neither front nor rear (P42, P155)', () => {
    const played = fight(
      { A: { owesStumble: true }, B: from(0), C: from(3) },
      { A: '| head 5', B: 'head 6', C: 'head 8' },
      { dice: [['fall-prone', 1, 1], ...dullBlows(3, 1)] },
    );
    expect(played.fighter('A').facing).toBe(0);
    expect(poolFor(played, 'A').total).toBe(5);
    for (const id of ['B', 'C']) expect(poolFor(played, id)).toMatchObject({ total: 14, marks: [{ edge: [] }] });
    expect(blowsOf(played)).toEqual(['C>A 8-5', 'B>A 6-5']);
  });

  test('26.2.1 a man in a hold does not turn (P42, C65)', () => {
    const set = {
      A: { grappled: { by: 'B', area: 4 as const } },
      B: { ...from(0), hands: [] },
      C: from(3),
      D: from(2),
    };
    const played = fight(
      set,
      {},
      {
        escape: 0,
        dice: [
          ['escape', 6, 6, 6],
          ['squeeze', 1],
          ['critical', 1, 1],
        ],
      },
    );
    expect(played.fighter('A').facing).toBe(0);
  });

  test('26.2.1 two men who are both beset turn each for himself', () => {
    const set = {
      A: {},
      B: from(0),
      C: from(3),
      D: { side: 0, at: { q: 3, r: 0 }, facing: 0 } as const,
      E: { at: { q: 4, r: 0 }, facing: 3 } as const,
      F: { at: { q: 2, r: 0 }, facing: 0 } as const,
    };
    const played = fight(set, {}, { face: { A: 1, D: 5 } });
    expect(facingsOffered(played, 'A')).toEqual([1, 5]);
    expect(facingsOffered(played, 'D')).toEqual([1, 5]);
    expect(played.fighter('D').facing).toBe(5);
  });
});
