/** 13.4-13.4.2: picking things up, and using them at once. */
import { describe, expect, it } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Roll } from '../../../../../src/kernel/roll.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { wild } from '../../../../../tools/games/gladiator/beasts.ts';
import {
  lying,
  type Played,
  play,
  plotRefusal,
  refusal,
  type Scene,
  type Script,
  scene,
  shield,
  sword,
} from '../../../../../tools/games/gladiator/bout.ts';
import { drm, hex, impact, mildly, place } from '../../support/rules/clash.ts';
import { FAR, field, held, LOOSE, offered, places, recover, tried } from '../../support/rules/gear.ts';

/** The recovery roll of A, who is no special man and throws a 1 unless the script says otherwise. */
function rollOfA(set: Scene, script: Script = {}): Roll {
  const played = tried(set, { dice: [['recovery', 1]], ...script });
  const roll = played.of('recovery-tried').find(({ fighter }) => fighter === 'A')?.rolls?.[0];
  if (roll === undefined) throw new Error('no recovery roll');
  return roll;
}

describe('13 Weapon and shield loss: recovering', () => {
  describe('13.4 Recovering items', () => {
    it('13.4 an item in his own hex can be picked up, and is in his hand then', () => {
      const played = tried(field(), { dice: [['recovery', 1]] });
      expect(played.one('recovery-tried')).toMatchObject({ fighter: 'A', recovered: true });
      expect(held(played.fighter('A'))).toEqual([2, LOOSE]);
      expect(played.state.loose).toEqual([]);
    });

    it('13.4 failing, it lies where it lay', () => {
      const played = tried(field(), { dice: [['recovery', 2]] });
      expect(held(played.fighter('A'))).toEqual([2]);
      expect(places(played.state.loose)).toEqual([hex(0, 0)]);
    });

    it.each([
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ])('13.4 every neighbouring hex is in reach: (%i,%i)', (q, r) => {
      expect(offered(field({}, q, r)).recover).toEqual([LOOSE]);
    });

    it.each([
      [2, 0],
      [1, 1],
      [-2, 1],
    ])('13.4 two hexes away is too far: (%i,%i)', (q, r) => {
      expect(offered(field({}, q, r)).recover).toEqual([]);
    });

    it('13.4 it may lie under the enemy', () => {
      expect(offered(field({}, 1, 0, place(1, 0, 3))).recover).toEqual([LOOSE]);
    });

    it("13.4 the enemy's own weapon is as good as any", () => {
      const set = { A: { hands: [shield(2)] }, B: { ...FAR, hands: [] }, loose: [lying(sword(3), hex(0, 0))] };
      const played = tried(set, { acts: { A: { kind: 'recover', item: 3, drop: null } }, dice: [['recovery', 1]] });
      expect(held(played.fighter('A'))).toEqual([2, 3]);
    });

    it('13.4 one try a phase: he names one of two things', () => {
      const set = { ...field({ hands: [] }), loose: [lying(sword(LOOSE), hex(0, 0)), lying(shield(8), hex(0, 0))] };
      const played = tried(set, { dice: [['recovery', 1]] });
      expect(played.of('recovery-tried')).toHaveLength(1);
      expect(held(played.fighter('A'))).toEqual([LOOSE]);
    });

    it('13.4 a prone man is not asked (F20)', () => {
      const played = play(scene(field({ posture: 'prone' })), { plots: { A: 'RO FL' } });
      expect(played.asked.map(({ kind }) => kind)).not.toContain('act');
    });

    it('13.4 a third item cannot be taken up (P32)', () => {
      const state = scene(field({ hands: [sword(1), shield(2)] }));
      const [request] = play(state).asked.filter(({ kind }) => kind === 'act');
      if (request === undefined) throw new Error('not asked');
      expect(refusal(state, request, recover())).not.toBeNull();
      expect(refusal(state, request, recover(0))).toBeNull();
    });

    it('13.4 he may let go of one first, free of charge (P32)', () => {
      const set = field({ hands: [sword(1), shield(2)] });
      const played = tried(set, { acts: { A: recover(1) }, dice: [['recovery', 1]] });
      expect([...held(played.fighter('A'))].sort()).toEqual([1, LOOSE]);
      expect(played.one('item-dropped')).toMatchObject({ why: 'given-up', at: hex(0, 0), item: { id: 2 } });
    });
  });

  describe('13.4.1 Recovery roll', () => {
    it('13.4.1 without R and without modifiers a 1 succeeds, a 2 does not (C4)', () => {
      const one = rollOfA(field());
      expect(one.modifiers).toEqual([]);
      expect(one.need?.met).toBe(true);
      expect(rollOfA(field(), { dice: [['recovery', 2]] }).need?.met).toBe(false);
    });

    it('13.4.1 a heavy man has +1', () => {
      const roll = rollOfA(field({ type: 'heavy' }));
      expect(drm(roll, 'heavy gladiator')).toBe(1);
      expect(roll.total).toBe(2);
    });

    it('13.4.1 a light man has -1', () => {
      const roll = rollOfA(field({ type: 'light' }));
      expect(drm(roll, 'light gladiator')).toBe(-1);
      expect(roll.total).toBe(0);
    });

    it.each([
      ['in its hex', 0, 1, place(0, 1, 4), 1 + 2 + 1],
      ['next to it', 0, 0, place(0, 1, 4), 1 + 2],
      ['next to it, but not to him', 1, 0, place(2, 0, 3), 1 + 2 + 1],
    ] as const)('13.4.1 an enemy %s is +2 (F21)', (_where, q, r, B, total) => {
      const roll = rollOfA(field({}, q, r, B));
      expect(drm(roll, 'opponent beside the item')).toBe(2);
      expect(roll.total).toBe(total);
    });

    it('13.4.1 a beast is beside it with any of its hexes (F21, A7)', () => {
      const B = wild('lion', { ...place(2, 0, 3), aside: true });
      const stays: Scripted = ['beast-action', 2, 3];
      const roll = rollOfA(field({}, 0, 0, B), { dice: [stays, ['recovery', 1]] });
      expect(drm(roll, 'opponent beside the item')).toBe(2);
    });

    it('13.4.1 an enemy two hexes from it is no matter', () => {
      expect(rollOfA(field({}, 0, 0, place(2, 0, 3))).total).toBe(1);
    });

    it('13.4.1 an item in a neighbouring hex is +1', () => {
      const roll = rollOfA(field({}, 0, 1));
      expect(drm(roll, 'item in the next hex')).toBe(1);
      expect(roll.total).toBe(2);
    });

    it.each([
      ['F', place(-1, 0, 0), 1],
      ['F F', place(-2, 0, 0), 2],
      ['B', place(1, 0, 0), 1],
      ['C', place(-3, 0, 0), 3],
    ] as const)('13.4.1 every hex moved is +1: %s', (order, A, moved) => {
      const dice: Scripted[] = [
        ['stumble', 6],
        ['recovery', 1],
      ];
      const roll = rollOfA(field(A), { plots: { A: order }, dice });
      expect(drm(roll, 'per hex moved')).toBe(moved);
      expect(roll.total).toBe(1 + moved);
    });

    it('13.4.1 an R action is -6', () => {
      const roll = rollOfA(field(), { plots: { A: 'R' } });
      expect(drm(roll, 'recover action')).toBe(-6);
      expect(roll.total).toBe(-5);
    });

    it('13.4.1 with an R and nobody near, even a heavy man cannot fail', () => {
      const roll = rollOfA(field({ type: 'heavy' }), { plots: { A: 'R' }, dice: [['recovery', 6]] });
      expect(roll.total).toBe(1);
      expect(roll.need?.met).toBe(true);
    });

    it('13.4.1 a collision this phase is +4', () => {
      const dice: Scripted[] = [...impact(1, 1), ['recovery', 1]];
      const set = field({ type: 'light', hands: [sword(1)] }, 0, 0, { hands: [sword(3)] });
      const roll = rollOfA(set, { plots: { A: 'F' }, dice });
      expect(drm(roll, 'collided this phase')).toBe(4);
      expect(roll.modifiers.map(({ value }) => value).sort()).toEqual([-1, 1, 2, 4]);
      expect(roll.total).toBe(7);
    });

    it('13.4.1 a collision also takes away the bonus of an R (C128)', () => {
      // B has stepped onto the sword, and checks for it after A has checked for the collision.
      const dice: Scripted[] = [...impact(1, 4), ...mildly, ['stumble', 6], ['recovery', 1]];
      const roll = rollOfA(field({}, 0, 0, place(1, 0, 3)), { plots: { A: 'R', B: 'F' }, dice });
      expect(drm(roll, 'recover action')).toBeUndefined();
      expect(drm(roll, 'collided this phase')).toBe(4);
    });

    it('13.4.1 a kneeling man has -2 (F10)', () => {
      const roll = rollOfA(field({ posture: 'kneeling' }), { plots: { A: 'X' } });
      expect(drm(roll, 'kneeling')).toBe(-2);
      expect(roll.total).toBe(-1);
    });

    it('13.4.1 a kneeling man stays down for an R, and has both bonuses (F10)', () => {
      const roll = rollOfA(field({ posture: 'kneeling' }), { plots: { A: 'R' } });
      expect(roll.modifiers.map(({ value }) => value).sort()).toEqual([-2, -6]);
      expect(roll.total).toBe(-7);
    });

    it('13.4.1 a stumbling man has +4', () => {
      const dice: Scripted[] = [
        ['fall-prone', 6, 6],
        ['recovery', 1],
      ];
      const roll = rollOfA(field({ owesStumble: true }), { plots: { A: 'S' }, dice });
      expect(drm(roll, 'stumbling')).toBe(4);
      expect(roll.total).toBe(5);
    });

    it.each([1, 3])('13.4.1 every point of Stun is +1: Stun %i', (amount) => {
      const roll = rollOfA(field({ stun: { amount, turn: 1, phase: 1 } }));
      expect(drm(roll, 'per stun factor')).toBe(amount);
      expect(roll.total).toBe(1 + amount);
    });

    it.each([2, -1])('13.4.1 AG is taken off as it stands now: %i (F29)', (ag) => {
      const roll = rollOfA(field({ ag }));
      expect(drm(roll, 'AG')).toBe(-ag);
      expect(roll.total).toBe(1 - ag);
    });

    it('13.4.1 a try is allowed after any order, and R needs something within reach', () => {
      expect(offered(field(), { A: 'X(R)' }).recover).toEqual([LOOSE]);
      expect(plotRefusal(scene(field()), 'R')).toBeNull();
      expect(plotRefusal(scene(field({}, 3, 0)), 'R')).not.toBeNull();
    });
  });

  describe('13.4.2 Using it at once', () => {
    const armed = (posture: Fighter['posture'], cf: string): Played =>
      play(scene(field({ posture }, 0, 0, {})), {
        plots: { A: 'R' },
        acts: { A: recover() },
        cf: { A: cf },
        dice: [
          ['recovery', 1],
          ['blow', 1, 1, 1, 1, 1, 1],
        ],
      });

    it('13.4.2 a weapon picked up this phase strikes with half the CF spent', () => {
      const played = armed('standing', 'chest 4');
      const [request] = played.asked.filter(({ kind, fighter }) => kind === 'allocate' && fighter === 'A');
      expect(request).toMatchObject({ pool: { mayAttack: true, total: 10, marks: [{ arms: [{ halvings: 1 }] }] } });
      expect(played.of('allocated').find(({ fighter }) => fighter === 'A')?.spentOnAttack).toBe(8);
      expect(played.one('blow').cf).toBe(4);
    });

    it('13.4.2 a bare hand beside it strikes no worse for that (22.2)', () => {
      const set = { ...field({ hands: [] }, 0, 0, {}), rules: advancedRules() };
      const played = play(scene(set), { plots: { A: 'R' }, acts: { A: recover() }, dice: [['recovery', 1]] });
      const [request] = played.asked.filter(({ kind, fighter }) => kind === 'allocate' && fighter === 'A');
      expect(request).toMatchObject({
        pool: {
          halvings: 0,
          marks: [
            {
              arms: [
                { kind: 'sword', halvings: 1 },
                { kind: 'fist', halvings: 1 },
              ],
            },
          ],
        },
      });
    });

    it('13.4.2 5 CF in effect take the whole 10, and 6 are refused', () => {
      expect(armed('standing', 'chest 5').one('blow').cf).toBe(5);
      expect(() => armed('standing', 'chest 6')).toThrow(/illegal allocate/);
    });

    it('13.4.2 a kneeling man halves once more (P36)', () => {
      const played = armed('kneeling', 'chest 2');
      const [request] = played.asked.filter(({ kind, fighter }) => kind === 'allocate' && fighter === 'A');
      expect(request).toMatchObject({ pool: { halvings: 1, marks: [{ arms: [{ halvings: 1 }] }] } });
      expect(played.of('allocated').find(({ fighter }) => fighter === 'A')?.spentOnAttack).toBe(8);
    });

    it('13.4.2 a shield picked up halves nothing', () => {
      const set = { A: { hands: [sword(1)] }, loose: [lying(shield(LOOSE), hex(0, 0))] };
      const played = tried(set, { plots: { A: 'R' }, dice: [['recovery', 1]] });
      expect(played.one('recovery-tried').recovered).toBe(true);
      const [request] = played.asked.filter(({ kind, fighter }) => kind === 'allocate' && fighter === 'A');
      expect(request).toMatchObject({ pool: { halvings: 0 } });
    });
  });
});
