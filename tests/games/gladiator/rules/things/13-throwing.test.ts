/** 13.3: hurling a weapon or a shield at an enemy. */
import { describe, expect, it } from 'vitest';
import type { Act, Area, Fighter, Item } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Hex } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  lying,
  type Played,
  play,
  refusal,
  type Scene,
  scene,
  shield,
  sword,
} from '../../../../../tools/games/gladiator/bout.ts';
import { hex, impact, mildly, place } from '../../support/rules/clash.ts';

const SWORD = 0;
const SHIELD = 1;
const throwing = (hand: number): Act => ({ kind: 'throw', hand, target: 'B' });

/** Where the thrown thing comes to lie: at the target's feet. */
const lands: Scripted[] = [
  ['drop-direction', 1],
  ['drop-distance', 1],
];

/** A throws at B, three hexes ahead of him and facing him, unless the scene says otherwise. */
function hurled(hand: number, dice: readonly Scripted[], set: Scene = {}, aim: Area = 1): Played {
  const at = { B: { ...place(3, 0, 3), ...set.B } };
  return play(scene({ ...set, ...at }), { plots: { A: 'X!' }, acts: { A: throwing(hand) }, aim, dice });
}

/** A thrown item that has struck: its area, its six faces, and what follows from them. */
const hits = (faces: readonly number[], after: readonly Scripted[] = [], area = 2): Scripted[] => [
  ['throw-distance', 6],
  ['throw-area', area],
  ['blow', ...faces],
  ...after,
  ...lands,
];

/** Whom A may throw something at. */
function targets(at: Hex, A: Partial<Fighter> = {}): readonly string[] {
  const played = play(scene({ A, B: { at } }), { plots: { A: 'X!' } });
  const [act] = played.asked.filter(({ kind }) => kind === 'act');
  return act?.kind === 'act' ? act.throwAt : [];
}

const ids = (items: readonly Item[]) => items.map(({ id }) => id);

describe('13 Weapon and shield loss: throwing', () => {
  describe('13.3 Throwing', () => {
    it.each([
      [3, 0],
      [0, 4],
      [4, -4],
      [2, 2],
      [1, 5],
    ])('13.3 an enemy in the endless wedge ahead may be thrown at: (%i,%i) (A2)', (q, r) => {
      expect(targets(hex(q, r))).toEqual(['B']);
    });

    it.each([
      [-1, 4],
      [-3, 0],
      [3, -4],
      [0, -3],
    ])('13.3 an enemy beside the wedge may not: (%i,%i) (A2)', (q, r) => {
      expect(targets(hex(q, r))).toEqual([]);
    });

    it('13.3 an enemy next to him is a target too (P63)', () => {
      expect(targets(hex(1, 0))).toEqual(['B']);
    });

    it('13.3 who holds nothing cannot throw', () => {
      expect(targets(hex(3, 0), { hands: [] })).toEqual([]);
    });

    it.each([
      [SWORD, [2]],
      [SHIELD, [1]],
    ])('13.3 one held item leaves the hand: place %i', (hand, left) => {
      const played = hurled(hand, [['throw-distance', 1], ...lands]);
      expect(ids(played.fighter('A').hands)).toEqual(left);
      expect(played.of('thrown')).toHaveLength(1);
    });

    it('13.3 a prone man throws nothing (F20)', () => {
      const played = play(scene({ A: { posture: 'prone' }, B: place(3, 0, 3) }), { plots: { A: 'RO FL!' } });
      expect(played.asked.map(({ kind }) => kind)).not.toContain('act');
    });

    it('13.3 an empty hand is refused', () => {
      const state = scene({ A: { hands: [sword(1)] }, B: place(3, 0, 3) });
      const played = play(state, { plots: { A: 'X!' } });
      const [request] = played.asked.filter(({ kind }) => kind === 'act');
      if (request === undefined) throw new Error('not asked');
      expect(refusal(state, request, throwing(0))).toBeNull();
      expect(refusal(state, request, throwing(1))).not.toBeNull();
    });

    it('13.3 throws come before recoveries (P31)', () => {
      const set = { B: { ...place(3, 0, 3), hands: [sword(3)] }, loose: [lying(shield(9), hex(3, 0))] };
      const played = play(scene(set), {
        plots: { A: 'X!' },
        acts: { A: throwing(SWORD), B: { kind: 'recover', item: 9, drop: null } },
        dice: [['throw-distance', 1], ...lands, ['recovery', 1]],
      });
      expect(played.one('recovery-tried')).toMatchObject({ fighter: 'B', recovered: true });
    });

    it('13.3 throws are simultaneous: a man struck dead has thrown all the same (P31)', () => {
      const killing: Scripted[] = [
        ['throw-area', 2],
        ['blow', 6, 6, 4, 6, 6, 6],
      ];
      const played = play(scene({ B: place(3, 0, 3) }), {
        plots: { A: 'X!', B: 'X!' },
        acts: { A: throwing(SWORD), B: { kind: 'throw', hand: 0, target: 'A' } },
        dice: [['throw-distance', 6], ['throw-distance', 1], ...killing, ...lands, ...lands],
      });
      expect(played.of('thrown').map(({ fighter }) => fighter)).toEqual(['A', 'B']);
      expect(played.fighter('B').fate).toBe('dead');
      expect(ids(played.fighter('B').hands)).toEqual([4]);
    });

    it('13.4 a man struck dead by a throw recovers nothing after it (P31)', () => {
      const set = { B: { ...place(3, 0, 3), hands: [sword(3)] }, loose: [lying(shield(9), hex(3, 0))] };
      const played = play(scene(set), {
        plots: { A: 'X!' },
        acts: { A: throwing(SWORD), B: { kind: 'recover', item: 9, drop: null } },
        dice: hits([6, 6, 4, 6, 6, 6]),
      });
      expect(played.fighter('B').fate).toBe('dead');
      expect(played.of('recovery-tried')).toEqual([]);
    });

    it('13.3 what a throw has knocked from his hand he cannot let go any more (P31)', () => {
      const set = { B: place(3, 0, 3), loose: [lying(sword(9), hex(4, 0))] };
      const played = play(scene(set), {
        plots: { A: 'X!' },
        acts: { A: throwing(SWORD), B: { kind: 'drop', hand: 0 } },
        dice: hits(
          [6, 6, 1, 6, 4, 2],
          [
            ['drop-direction', 2],
            ['drop-distance', 3],
            ['stumble', 6],
          ],
          4,
        ),
      });
      expect(played.of('item-dropped').map(({ why }) => why)).toEqual(['critical', 'thrown']);
      expect(ids(played.fighter('B').hands)).toEqual([4]);
    });

    it('13.3 both items are gone before the first blow is read (P31)', () => {
      const played = play(scene({ B: place(3, 0, 3) }), {
        plots: { A: 'X!', B: 'X!' },
        acts: { A: throwing(SWORD), B: { kind: 'throw', hand: 0, target: 'A' } },
        dice: [
          ['throw-distance', 6],
          ['throw-distance', 1],
          ['throw-area', 2],
          ['blow', 3, 3, 3, 3, 3, 3],
          ...lands,
          ...lands,
        ],
      });
      expect(played.one('blow')).toMatchObject({ target: 'B', printed: 'P', result: 'H' });
    });

    it('13.3 a battered shield can be thrown too (B3)', () => {
      const set = { A: { hands: [sword(1), shield(2, 'large', 14)] } };
      const played = hurled(SHIELD, [['throw-distance', 1], ...lands], set);
      expect(ids(played.fighter('A').hands)).toEqual([1]);
    });
  });

  describe('13.3.1 Cost and range', () => {
    it('13.3.1 a throw leaves all CF for the fight', () => {
      const dice: Scripted[] = [['throw-distance', 1], ...lands];
      const played = hurled(SHIELD, dice, { B: place(1, 0, 3) });
      const [mine] = played.of('allocated').filter(({ fighter }) => fighter === 'A');
      expect(mine?.total).toBe(10);
    });

    it('13.3.1 nor does it count as CF spent (P57)', () => {
      const played = hurled(SWORD, hits([4, 4, 1, 1, 1, 1]));
      expect(played.fighter('A').attackTotal).toBe(0);
    });

    it('13.3.1 any distance may be tried', () => {
      const set = { A: { st: 4, ...place(-4, 0, 0) }, B: place(5, 0, 3) };
      const dice: Scripted[] = [['throw-distance', 6], ['throw-area', 2], ['blow', 4, 4, 1, 1, 1, 1], ...lands];
      expect(hurled(SWORD, dice, set).one('thrown')).toMatchObject({ range: 9, hit: true });
    });
  });

  describe('13.3.2 Throw to hit', () => {
    it('13.3.2 it strikes if 1D6 - 1 + Thr is more than the range: a 4 at three hexes', () => {
      const dice: Scripted[] = [['throw-distance', 4], ['throw-area', 2], ['blow', 4, 4, 1, 1, 1, 1], ...lands];
      const thrown = hurled(SWORD, dice).one('thrown');
      expect(thrown).toMatchObject({ range: 3, hit: true });
      expect(thrown.rolls?.[0]?.total).toBe(4);
    });

    it('13.3.2 to equal the range is to miss: a 3 at three hexes (C18)', () => {
      const thrown = hurled(SWORD, [['throw-distance', 3], ...lands]).one('thrown');
      expect(thrown.hit).toBe(false);
      expect(thrown.rolls?.[0]?.total).toBe(3);
    });

    it.each([
      [2, 2, true],
      [-1, 4, false],
    ])('13.3.2 the ST of the thrower counts: %i', (st, face, hit) => {
      const after: Scripted[] = hit
        ? [
            ['throw-area', 2],
            ['blow', 4, 4, 1, 1, 1, 1],
          ]
        : [];
      const thrown = hurled(SWORD, [['throw-distance', face], ...after, ...lands], { A: { st } }).one('thrown');
      expect(thrown.hit).toBe(hit);
      expect(thrown.rolls?.[0]?.total).toBe(face + st);
    });

    it('13.3.2 a shield has Thr 1 as well', () => {
      const thrown = hurled(SHIELD, [['throw-distance', 3], ...lands]).one('thrown');
      expect(thrown.rolls?.[0]?.total).toBe(3);
    });
  });

  describe('13.3.2.1 Thrown damage', () => {
    it('13.3.2.1 a sword strikes as 3 CF against no defence', () => {
      const blow = hurled(SWORD, hits([4, 4, 5, 1, 1, 1])).one('blow');
      expect(blow).toMatchObject({ area: 2, cf: 3, defence: 0, modified: 3, printed: 'H', result: 'H' });
    });

    it.each([
      [[5, 5, 5], 'H'],
      [[5, 5, 4], 'P*'],
      [[6, 6, 6], 'H+2'],
    ] as const)('13.3.2.1 a shield reads column 1 at -1: red %j (C74)', (red, printed) => {
      const blow = hurled(SHIELD, hits([...red, 1, 1, 1])).one('blow');
      expect(blow.printed).toBe(printed);
    });

    it.each([1, 2, 3, 4, 5] as const)('13.3.2.1 the area is the die: %i', (area) => {
      const blow = hurled(SWORD, hits([2, 1, 1, 1, 1, 1], [], area)).one('blow');
      expect(blow.area).toBe(area);
    });

    it('13.3.2.1 on a 6 the thrower is asked for the area', () => {
      const played = hurled(SWORD, hits([2, 1, 1, 1, 1, 1], [], 6), {}, 4);
      expect(played.asked.filter(({ kind }) => kind === 'aim')).toMatchObject([{ fighter: 'A' }]);
      expect(played.one('blow').area).toBe(4);
    });

    it('13.3.2.1 he is asked for nothing on any other number', () => {
      const played = hurled(SWORD, hits([2, 1, 1, 1, 1, 1], [], 5));
      expect(played.asked.filter(({ kind }) => kind === 'aim')).toEqual([]);
    });

    it('13.3.2.1 position is no help to a throw (P64)', () => {
      const blow = hurled(SWORD, hits([4, 4, 5, 1, 1, 1]), { B: place(3, 0, 0) }).one('blow');
      expect(blow.modified).toBe(3);
    });

    it('13.3.2.1 S damages the shield by the usual sum', () => {
      const blow = hurled(SWORD, hits([1, 2, 2, 6, 6, 1])).one('blow');
      expect(blow).toMatchObject({ result: 'S', shieldBoxes: { from: 0, to: 15 - 12 } });
    });

    it('13.3.2.1 S* damages it at +1 but cannot knock it down', () => {
      const played = hurled(SWORD, hits([2, 3, 3, 6, 5, 1]));
      expect(played.one('blow')).toMatchObject({ result: 'S*', shieldBoxes: { from: 0, to: 15 - 12 } });
      expect(played.one('blow').rolls?.map(({ name }) => name)).not.toContain('drop');
      expect(ids(played.fighter('B').hands)).toEqual([3, 4]);
    });

    it('13.3.2.1 S against a man without a shield is P, and that does nothing to an armed man', () => {
      const played = hurled(SWORD, hits([1, 2, 2, 6, 6, 6]), { B: { hands: [sword(3)] } });
      expect(played.one('blow')).toMatchObject({ printed: 'S', result: 'P', wounds: 0 });
      expect(ids(played.fighter('B').hands)).toEqual([3]);
    });

    it.each([
      [[3, 3, 3], 'P'],
      [[3, 4, 4], 'P*'],
    ] as const)('13.3.2.1 red %j, %s does nothing to an armed man', (red, result) => {
      const played = hurled(SWORD, hits([...red, 1, 1, 1]));
      expect(played.one('blow')).toMatchObject({ printed: result, wounds: 0 });
      expect(played.of('item-dropped').filter(({ fighter }) => fighter === 'B')).toEqual([]);
      expect(ids(played.fighter('B').hands)).toEqual([3, 4]);
    });

    it('13.3.2.1 P* does nothing to a man with a weapon but no shield', () => {
      const played = hurled(SWORD, hits([3, 4, 4, 6, 6, 6]), { B: { hands: [sword(3)] } });
      expect(played.one('blow')).toMatchObject({ printed: 'P*', wounds: 0 });
    });

    it.each([
      [[3, 3, 3], 'P'],
      [[3, 4, 4], 'P*'],
    ] as const)('13.3.2.1 red %j, %s is H to an unarmed man', (red, printed) => {
      const played = hurled(SWORD, hits([...red, 3, 3, 3]), { B: { hands: [shield(4)] } });
      expect(played.one('blow')).toMatchObject({ printed, result: 'H', wounds: 1 });
    });

    it('13.3.2.1 S is H in the end to a man with empty hands', () => {
      const played = hurled(SWORD, hits([1, 2, 2, 3, 3, 3]), { B: { hands: [] } });
      expect(played.one('blow')).toMatchObject({ printed: 'S', result: 'H', wounds: 1 });
    });

    it('13.3.2.1 H wounds by the wound table, its bonus added', () => {
      const played = hurled(SWORD, hits([5, 5, 5, 3, 3, 3]));
      expect(played.one('blow')).toMatchObject({ printed: 'H+2', wounds: 2 });
      expect(played.fighter('B').wounds[2]).toBe(2);
    });
  });

  describe('13.3.3 After the throw', () => {
    const wide: Scripted[] = [
      ['drop-direction', 3],
      ['drop-distance', 3],
    ];

    it('13.3.3 after a miss it lies near the target, by his facing (A8)', () => {
      const played = hurled(SWORD, [['throw-distance', 1], ...wide]);
      expect(played.one('item-dropped')).toMatchObject({ around: 'B', why: 'thrown', at: hex(5, -2) });
    });

    it('13.3.3 after a hit it lies there too (P64)', () => {
      const dice: Scripted[] = [['throw-distance', 6], ['throw-area', 2], ['blow', 2, 1, 1, 1, 1, 1], ...wide];
      const played = hurled(SWORD, dice);
      expect(played.one('thrown').hit).toBe(true);
      expect(played.state.loose).toEqual([{ item: { id: 1, kind: 'sword' }, at: hex(5, -2) }]);
    });

    it('13.3.3 a thrower who moved and collided may still throw', () => {
      const dice: Scripted[] = [...impact(6, 1), ...mildly, ['throw-distance', 1], ...lands];
      const played = play(scene(), { plots: { A: 'F!' }, acts: { A: throwing(SWORD) }, dice });
      expect(played.one('thrown')).toMatchObject({ fighter: 'A', range: 1 });
    });
  });
});
