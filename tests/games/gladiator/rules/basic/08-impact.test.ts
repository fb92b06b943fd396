/** 8.4: every modifier of the impact factor. */
import { describe, expect, it } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Roll } from '../../../../../src/kernel/roll.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, play, type Scene, scene, shield, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { drm, hex, impact, impacts, impactsOf, mildly, place, plain, strong } from '../../support/rules/clash.ts';

/** The impact roll of A, who moves into a strong B and throws a 1. */
function mover(A: Partial<Fighter>, order: string, B: Partial<Fighter> = {}, extra: Scene = {}): Roll {
  const script = { plots: { A: order }, dice: [...impact(1, 2), ...mildly] };
  return impactsOf({ A: plain({ cfAtStart: 10, ...A }), B: strong(B), ...extra }, script)[0];
}

/** The impact roll of B, who stands face to face with a strong A walking into him, and throws a 1. */
function stander(B: Partial<Fighter>, order = '', before: Scripted[] = [], extra: Scene = {}): Roll {
  const script = { plots: { A: 'F', B: order }, dice: [...before, ...impact(2, 1), ...mildly] };
  return impactsOf({ A: strong(), B: plain({ cfAtStart: 10, ...B }), ...extra }, script)[1];
}

describe('8 Collisions: impact', () => {
  describe('8.4 Impact Factor', () => {
    it('8.4 without any modifier it is the bare die', () => {
      const roll = stander({});
      expect(roll.modifiers).toEqual([]);
      expect(roll.total).toBe(1);
    });

    it('8.4 a heavy man has +2', () => {
      const roll = stander({ type: 'heavy' });
      expect(drm(roll, 'heavy gladiator')).toBe(2);
      expect(roll.total).toBe(3);
    });

    it('8.4 a medium man has +1', () => {
      const roll = stander({ type: 'medium' });
      expect(drm(roll, 'medium gladiator')).toBe(1);
      expect(roll.total).toBe(2);
    });

    it('8.4 a large shield is worth +2', () => {
      const roll = stander({ hands: [sword(3), shield(4, 'large')] });
      expect(drm(roll, 'large shield')).toBe(2);
      expect(roll.total).toBe(3);
    });

    it('8.4 a man without a shield has -2', () => {
      const roll = stander({ hands: [sword(3)] });
      expect(drm(roll, 'no shield')).toBe(-2);
      expect(roll.total).toBe(-1);
    });

    it('8.4 a battered shield in hand is none at all (B3)', () => {
      const roll = stander({ hands: [sword(3), shield(4, 'large', 14)] });
      expect(roll.total).toBe(-1);
    });

    it.each([
      ['F', place(0, 0, 0), 1],
      ['SFR', place(1, -1, 0), 1],
      ['F F', place(-1, 0, 0), 2],
      ['C', place(-2, 0, 0), 3],
    ] as const)('8.4 each hex forward is +1, the collision hex too: %s', (order, A, count) => {
      const roll = mover(A, order);
      expect(drm(roll, 'per hex moved forward')).toBe(count);
      expect(roll.total).toBe(1 + count);
    });

    it.each([
      ['B', place(2, 0, 0), -1, 0],
      ['SBL', place(1, 1, 0), -1, 1],
      ['B B', place(3, 0, 0), -2, 0],
    ] as const)('8.4 each hex backward is -1, the collision hex too: %s', (order, A, count, facing) => {
      const roll = mover(A, order, { facing });
      expect(drm(roll, 'per hex moved backward')).toBe(count);
      expect(roll.total).toBe(1 + count);
    });

    it('8.4 hexes not reached any more are not counted (P18)', () => {
      const roll = mover(place(0, 0, 0), 'F F');
      expect(drm(roll, 'per hex moved forward')).toBe(1);
    });

    it('8.4 a man whose path ended in an earlier tick still counts his hexes (F5)', () => {
      const set = { A: plain(place(0, 0, 0)), B: strong(place(3, 0, 3)) };
      const script = { plots: { A: 'F', B: 'F F' }, dice: [...impact(1, 1), ...mildly] };
      const played = play(scene(set), script);
      const rolls = impacts(played);
      const a = rolls[played.one('collided').fighters.indexOf('A')];
      expect(a?.total).toBe(2);
    });

    it('8.4 a leap has +4 in place of its hexes', () => {
      const roll = mover(place(-1, 0, 0), 'L');
      expect(drm(roll, 'leap or roll')).toBe(4);
      expect(drm(roll, 'per hex moved forward')).toBeUndefined();
      expect(roll.total).toBe(5);
    });

    it('8.4 a roll has +4 in place of its hex', () => {
      const set = { A: strong(place(0, 1, 0)), B: plain({ ...place(2, 0, 3), posture: 'prone' }) };
      const dice: Scripted[] = [...impact(2, 1), ['stun', 1, 1]];
      const [, b] = impactsOf(set, { plots: { A: 'F', B: 'RO FL' }, dice });
      expect(drm(b, 'leap or roll')).toBe(4);
      expect(drm(b, 'per hex moved forward')).toBeUndefined();
      expect(b.total).toBe(5);
    });

    it('8.4 a kneeling man has -2', () => {
      const roll = stander({ posture: 'kneeling' });
      expect(drm(roll, 'kneeling or stumbling')).toBe(-2);
      expect(roll.total).toBe(-1);
    });

    it('8.4 a man who rises from his knee to move has none', () => {
      const roll = mover({ posture: 'kneeling' }, 'F');
      expect(drm(roll, 'kneeling or stumbling')).toBeUndefined();
      expect(roll.total).toBe(2);
    });

    it('8.4 a stumbling man has -2', () => {
      const roll = stander({ owesStumble: true }, 'S', [['fall-prone', 6, 6]]);
      expect(drm(roll, 'kneeling or stumbling')).toBe(-2);
      expect(roll.total).toBe(-1);
    });

    it('8.4 a Recover action costs 3', () => {
      const roll = stander({}, 'R', [], { loose: [lying(sword(9), hex(2, 0))] });
      expect(drm(roll, 'recover action')).toBe(-3);
      expect(roll.total).toBe(-2);
    });

    it.each([1, 3])('8.4 every point of Stun is -1: Stun %i', (amount) => {
      const roll = stander({ stun: { amount, turn: 1, phase: 1 } });
      expect(drm(roll, 'per stun factor')).toBe(-amount);
      expect(roll.total).toBe(1 - amount);
    });

    it.each([2, -1])('8.4 ST is added as it stands now: %i (F29)', (st) => {
      const roll = stander({ st });
      expect(drm(roll, 'ST')).toBe(st);
      expect(roll.total).toBe(1 + st);
    });

    it.each([1, -2])('8.4 AG is added as it stands now: %i (F29)', (ag) => {
      const roll = stander({ ag });
      expect(drm(roll, 'AG')).toBe(ag);
      expect(roll.total).toBe(1 + ag);
    });

    it.each([
      [3, undefined, 'the front'],
      [2, undefined, 'front-right'],
      [4, undefined, 'front-left'],
      [1, 3, 'back-right'],
      [5, 3, 'back-left'],
      [0, 4, 'straight behind'],
    ] as const)('8.4 position on a man facing %i is worth %s, coming from %s', (facing, bonus, _from) => {
      const roll = mover(place(0, 0, 0), 'F', { facing });
      expect(drm(roll, 'positional advantage')).toBe(bonus);
      expect(roll.total).toBe(2 + (bonus ?? 0));
    });

    it.each([
      ['B', place(2, 0, 0), 0, 4],
      ['SBL', place(1, 1, 0), 1, 3],
      ['SBR', place(2, -1, 0), 5, 3],
      ['F', place(0, 0, 0), 3, undefined],
      ['SFL', place(0, 1, 0), 2, undefined],
      ['SFR', place(1, -1, 0), 4, undefined],
    ] as const)('8.4 a man who did not move gains by the side the mover showed him: %s', (order, A, facing, bonus) => {
      const B = plain({ facing });
      const script = { plots: { A: order }, dice: [...impact(2, 1), ...mildly] };
      const [, b] = impactsOf({ A: strong(A), B }, script);
      expect(drm(b, 'positional advantage')).toBe(bonus);
    });

    it('8.4 position counts for both men when both have moved (P17, C149)', () => {
      const set = { A: plain(), B: plain(place(1, -1, 0)) };
      const [a, b] = impactsOf(set, { plots: { A: 'F', B: 'SFR' }, dice: impact(3, 4) });
      expect(drm(a, 'positional advantage')).toBe(4);
      expect(a.total).toBe(8);
      expect(drm(b, 'positional advantage')).toBe(3);
      expect(b.total).toBe(8);
    });

    it('8.4 a stumbling opponent is worth 2 more (P17)', () => {
      const dice: Scripted[] = [['fall-prone', 6, 6], ...impact(3, 1), ...mildly];
      const set = { A: plain(), B: plain({ owesStumble: true }) };
      const [a] = impactsOf(set, { plots: { A: 'F', B: 'S' }, dice });
      expect(drm(a, 'positional advantage')).toBe(2);
      expect(a.total).toBe(6);
    });

    it('8.4 the 2 for a stumbling man is added to that for his back (A1)', () => {
      const dice: Scripted[] = [['fall-prone', 6, 6], ...impact(3, 1), ...mildly];
      const set = { A: plain(), B: plain({ owesStumble: true, facing: 0 }) };
      const [a] = impactsOf(set, { plots: { A: 'F', B: 'S' }, dice });
      expect(a.modifiers.filter(({ why }) => why !== 'per hex moved forward').map(({ value }) => value)).toEqual([6]);
      expect(a.total).toBe(10);
    });

    it('8.4 a prone opponent is worth 4, wherever he looks (A1)', () => {
      const set = { A: plain(place(0, 1, 0)), B: plain({ ...place(2, 0, 3), posture: 'prone' as const }) };
      const [a] = impactsOf(set, { plots: { A: 'F', B: 'RO FL' }, dice: impact(4, 5) });
      expect(drm(a, 'positional advantage')).toBe(4);
      expect(a.total).toBe(9);
    });

    it('8.4 all of it adds up', () => {
      const set = {
        phase: 3,
        A: { type: 'heavy' as const, st: 2, ag: -1, stun: { amount: 1, turn: 1, phase: 1 }, ...place(-1, 0, 0) },
        B: plain({ facing: 5 as const, st: 1 }),
      };
      const script = { plots: { A: 'F F' }, dice: [...impact(4, 2), ...mildly] };
      const [a, b] = impactsOf(set, script);
      expect(a.total).toBe(4 + 2 + 2 + 2 + 2 - 1 - 1 + 3);
      expect(b.total).toBe(2 + 1);
    });
  });
});
