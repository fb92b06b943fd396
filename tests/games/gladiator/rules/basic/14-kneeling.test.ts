/** Chapter 14: on one knee. */
import { describe, expect, it } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { hexLabel } from '../../../../../src/kernel/arena.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  legalPlots,
  type Played,
  play,
  plotRefusal,
  type Scene,
  scene,
} from '../../../../../tools/games/gladiator/bout.ts';
import { hex, impact, mildly, place } from '../../support/rules/clash.ts';

const FAR = place(6, 0, 3);
const prone: Partial<Fighter> = { posture: 'prone' };
const kneeling: Partial<Fighter> = { posture: 'kneeling' };

const codes = (set: Scene) => new Set(legalPlots(scene(set)).flatMap(({ actions }) => actions.map(({ code }) => code)));

/** A prone man's KN with this die, the enemy far away unless told otherwise. */
const rising = (
  face: number,
  A: Partial<Fighter> = {},
  B: Partial<Fighter> = FAR,
  orders = { A: 'KN', B: '' },
): Played => play(scene({ A: { ...prone, ...A }, B }), { plots: orders, dice: [['kneel-place', face]] });

const pools = (played: Played) =>
  Object.fromEntries(played.asked.flatMap((one) => (one.kind === 'allocate' ? [[one.fighter, one.pool]] : [])));

describe('14 Kneeling', () => {
  describe('14.1 Getting up', () => {
    it('14.1 a prone man cannot stand up without kneeling first', () => {
      const set = { A: prone, B: FAR };
      expect(plotRefusal(scene(set), 'F')).not.toBeNull();
      expect(plotRefusal(scene(set), 'KN')).toBeNull();
    });

    it('14.1 his KN brings him to one knee', () => {
      const played = rising(1);
      expect(played.fighter('A').posture).toBe('kneeling');
      expect(played.one('knelt')).toMatchObject({ fighter: 'A', rising: true });
    });

    it.each([
      ['F', []],
      ['B', []],
      ['SBR', []],
      ['C', []],
      ['L', [['stumble', 6]]],
    ] as const)('14.1 a kneeling man rises free of charge with an order that moves him: %s (P29)', (order, dice) => {
      const played = play(scene({ A: kneeling, B: FAR }), { plots: { A: order }, dice });
      expect(played.fighter('A').posture).toBe('standing');
      expect(played.fighter('A').moves).toBe(1);
    });

    it.each(['', 'X', 'X(RR)', 'KN', 'KN(L)'])("14.1 he stays on his knee in '%s' (F10)", (order) => {
      const played = play(scene({ A: kneeling, B: FAR }), { plots: { A: order } });
      expect(played.fighter('A').posture).toBe('kneeling');
    });

    it('14.1 he stays on his knee in R (F10)', () => {
      const loose = [{ item: { id: 9, kind: 'sword' as const }, at: hex(0, 0) }];
      const played = play(scene({ A: { ...kneeling, hands: [] }, B: FAR, loose }), { plots: { A: 'R' } });
      expect(played.fighter('A').posture).toBe('kneeling');
    });

    it('14.1 he stays on his knee in S (F10)', () => {
      const set = { A: { ...kneeling, owesStumble: true }, B: FAR };
      const played = play(scene(set), { plots: { A: 'S' }, dice: [['fall-prone', 6, 6]] });
      expect(played.fighter('A').posture).toBe('kneeling');
    });

    it('14.1 anyone may kneel by choice (C166)', () => {
      const played = play(scene({ B: FAR }), { plots: { A: 'KN' } });
      expect(played.fighter('A')).toMatchObject({ posture: 'kneeling', at: hex(0, 0) });
      expect(played.one('knelt').rising).toBe(false);
    });

    it('14.1 kneeling, he keeps facing and front (P141)', () => {
      const played = play(scene({ B: { ...kneeling, facing: 2 } }));
      const advantages = played.of('engaged').map(({ fighter, advantage }) => [fighter, advantage]);
      expect(advantages).toEqual([
        ['A', 0],
        ['B', 0],
      ]);
    });

    it('14.1 and a back, for which his enemy has the usual bonus (P141)', () => {
      const played = play(scene({ B: { ...kneeling, facing: 0 } }));
      expect(played.of('engaged').find(({ fighter }) => fighter === 'A')?.advantage).toBe(4);
    });

    it('14.1 a man on his knee does not roll', () => {
      expect(codes({ A: kneeling, B: FAR })).not.toContain('RO');
    });
  });

  describe('14.1.1 Where he kneels', () => {
    it.each([1, 2, 3, 4])('14.1.1 on a %i he kneels where his torso lay', (face) => {
      expect(rising(face).fighter('A').at).toEqual(hex(0, 0));
    });

    it.each([5, 6])('14.1.1 on a %i he kneels where his legs lay: behind him, face down (A11)', (face) => {
      const played = rising(face);
      expect(played.fighter('A').at).toEqual(hex(-1, 0));
      expect(played.one('knelt').at).toEqual(hex(-1, 0));
    });

    it('14.1.1 where his legs lay beyond the edge, the map gives way by three hexes (7.7)', () => {
      const played = rising(5, { at: hex(-8, 4) });
      expect(played.fighter('A').at).toEqual(hex(-9, 4));
      expect(played.one('edge-passed')).toMatchObject({ fighter: 'A', edge: 'west' });
      expect(hexLabel(played.state.window, hex(-9, 4))).toBe('c5');
    });

    it('14.1.1 face up his legs lie ahead of him (A11)', () => {
      expect(rising(5, { faceUp: true }).fighter('A').at).toEqual(hex(1, 0));
    });

    it('14.1.1 ahead and behind go by his facing', () => {
      expect(rising(6, { facing: 4 }).fighter('A').at).toEqual(hex(0, 1));
      expect(rising(6, { facing: 4, faceUp: true }).fighter('A').at).toEqual(hex(0, -1));
    });

    it('14.1.1 with a figure on that hex he stays where he was', () => {
      expect(rising(5, { faceUp: true }, place(1, 0, 3)).fighter('A').at).toEqual(hex(0, 0));
    });

    it('14.1.1 a figure about to leave the hex is in the way all the same (F11)', () => {
      const played = rising(5, {}, place(-1, 0, 0), { A: 'KN', B: 'B' });
      expect(played.fighter('B').at).toEqual(hex(-2, 0));
      expect(played.fighter('A').at).toEqual(hex(0, 0));
    });

    it('14.1.1 he is there before anybody moves, so that a man walking in collides with him (F11)', () => {
      const dice: Scripted[] = [['kneel-place', 5], ...impact(6, 1), ...mildly];
      const set = { A: prone, B: place(-2, 0, 0) };
      const played = play(scene(set), { plots: { A: 'KN', B: 'F' }, dice });
      expect(played.one('collided').at).toEqual(hex(-1, 0));
    });

    it('14.1.1 only a prone man throws for it', () => {
      const played = play(scene({ A: kneeling, B: FAR }), { plots: { A: 'KN' }, dice: [] });
      expect(played.fighter('A').at).toEqual(hex(0, 0));
    });
  });

  describe('14.2 Attacks on his legs', () => {
    it.each([
      [4, 2],
      [5, 2],
      [8, 4],
    ])('14.2 %i CF on the legs come to %i', (spent, left) => {
      const dice: Scripted[] = [['blow', 1, 1, 1, 1, 1, 1]];
      const played = play(scene({ B: kneeling }), { cf: { A: `legs ${spent} | head 1` }, dice });
      expect(played.one('attack-halved')).toMatchObject({ fighter: 'A', area: 5, cf: { from: spent, to: left } });
      expect(played.one('blow')).toMatchObject({ area: 5, cf: left });
    });

    it('14.2 the full price is paid for them', () => {
      const played = play(scene({ B: kneeling }), { cf: { A: 'legs 5' }, dice: [['blow', 1, 1, 1, 1, 1, 1]] });
      expect(played.of('allocated').find(({ fighter }) => fighter === 'A')?.spentOnAttack).toBe(5);
    });

    it('14.2 attacks on other areas are not touched', () => {
      const played = play(scene({ B: kneeling }), { cf: { A: 'groin 5' }, dice: [['blow', 1, 1, 1, 1, 1, 1]] });
      expect(played.of('attack-halved')).toEqual([]);
      expect(played.one('blow').cf).toBe(5);
    });

    it('14.2 between two kneeling men it is halved once more (P36)', () => {
      const set = { A: kneeling, B: kneeling };
      const played = play(scene(set), { cf: { A: 'legs 4' }, dice: [['blow', 1, 1, 1, 1, 1, 1]] });
      expect(played.of('allocated').find(({ fighter }) => fighter === 'A')?.spentOnAttack).toBe(8);
      expect(played.one('blow').cf).toBe(2);
    });

    it('14.2 one that comes to 0 is struck out before the rounds are dealt (F18)', () => {
      const dice: Scripted[] = [['blow', 1, 1, 1, 1, 1, 1]];
      const played = play(scene({ B: kneeling }), { cf: { A: 'legs 1, head 3' }, dice });
      expect(played.one('sequence-set').slots).toEqual([{ fighter: 'A', area: 1, cf: 3, round: 3 }]);
      expect(played.one('blow').area).toBe(1);
    });

    it('14.2 the legs of a standing man are no easier or harder than the rest', () => {
      const played = play(scene(), { cf: { A: 'legs 4' }, dice: [['blow', 1, 1, 1, 1, 1, 1]] });
      expect(played.one('blow').cf).toBe(4);
    });
  });

  describe('14.3 His own attacks', () => {
    const attack = (cf: string, A: Partial<Fighter> = {}): Played =>
      play(scene({ A: { ...kneeling, ...A } }), { cf: { A: cf }, dice: [['blow', 1, 1, 1, 1, 1, 1]] });

    it('14.3 what he spends on attack is worth half', () => {
      const played = attack('chest 4');
      expect(pools(played)).toMatchObject({ A: { total: 10, halvings: 1 }, B: { halvings: 0 } });
      expect(played.of('allocated').find(({ fighter }) => fighter === 'A')?.spentOnAttack).toBe(8);
      expect(played.one('blow').cf).toBe(4);
    });

    it('14.3 the whole sum is halved first, the fraction dropped: 9 CF make 4 (P36)', () => {
      expect(attack('chest 4', { tr: 9 }).one('blow').cf).toBe(4);
      expect(() => attack('chest 5', { tr: 9 })).toThrow(/illegal allocate/);
    });

    it('14.3 and then divided among the areas (P36)', () => {
      const dice: Scripted[] = [
        ['blow', 1, 1, 2, 1, 1, 1],
        ['blow', 1, 1, 3, 1, 1, 1],
      ];
      const played = play(scene({ A: kneeling }), { cf: { A: 'chest 3, head 2' }, dice });
      expect(played.of('blow').map(({ cf }) => cf)).toEqual([3, 2]);
    });

    it('14.3 his defence is not halved', () => {
      const played = play(scene({ A: kneeling }), { cf: { A: ' | chest 10' } });
      expect(played.of('allocated').find(({ fighter }) => fighter === 'A')?.allocation.defence[2]).toBe(10);
    });

    it('14.3 8 CF of attack leave 2 for the defence, and no more', () => {
      expect(attack('chest 4 | head 2').one('blow').cf).toBe(4);
      expect(() => attack('chest 4 | head 3')).toThrow(/illegal allocate/);
    });

    it('14.3 a man who kneels down in this phase attacks as a kneeling man', () => {
      const played = play(scene(), { plots: { A: 'KN' } });
      expect(pools(played)).toMatchObject({ A: { halvings: 1 } });
    });

    it('14.3 a man who rises to move does not', () => {
      const played = play(scene({ A: { ...kneeling, ...place(-1, 0, 0) } }), { plots: { A: 'F' } });
      expect(pools(played)).toMatchObject({ A: { halvings: 0 } });
    });
  });
});
