/** 28.6: beasts that turn into men or trample them, and men who walk into beasts. */
import { describe, expect, it } from 'vitest';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, type Scene, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { drm, hex, impact, impacts, mildly, place, plain, unarmed } from '../../support/rules/clash.ts';
import { AWAY, action, beast, calm, from, hexes, overlaps, RANDOM, STAY } from '../../support/rules/wild.ts';

/** A panicked lion runs straight at him; hexes by two 1D3. */
function stampede(A: Partial<Fighter>, dice: readonly Scripted[]): Played {
  const state = scene({ A: unarmed(A), B: from(2, 'lion', {}, { panicked: true }) });
  return play(state, { dice: [['beast-hexes', 1, 3], ['beast-way', 1], ...dice] });
}

const wounding = (white: number, black: number): Scripted => [
  'wound',
  Math.floor(white / 2),
  Math.ceil(white / 2),
  black,
];

describe("28 Beasts and men in one another's way", () => {
  describe('28.6 Turning into a man', () => {
    it('28.6 a head that sweeps into a man meets him on one hex of movement (28.2.1, A7)', () => {
      // A stands where the head of the tiger comes to lie when it turns toward C.
      const set: Scene = {
        A: unarmed({ ...place(0, 0, 0) }),
        B: beast('tiger', { ...place(0, 1, 0), ...calm }),
      };
      const played = play(scene(set), { dice: [action(STAY, 3), ...impact(1, 6), ['stun', 1, 1], ['stumble', 6]] });
      const [strike] = impacts(played);
      expect(drm(strike, '1 hex')).toBe(2);
      expect(played.one('collided')).toMatchObject({ at: hex(0, 0), winner: 'B', pushedTo: hex(0, -1) });
      expect(played.fighter('B')).toMatchObject({ at: hex(0, 1), facing: 4 });
      expect(played.one('beast-stepped')).toMatchObject({ from: hex(0, 1), to: hex(0, 1), facing: 4 });
    });

    it('28.6 losing, it does not turn (P93)', () => {
      const set: Scene = {
        A: unarmed({ ...place(0, 0, 0), st: 9 }),
        B: beast('tiger', { ...place(0, 1, 0), ...calm }),
      };
      const played = play(scene(set), { dice: [action(STAY, 3), ...impact(1, 6), ['stun', 1, 1]] });
      expect(played.fighter('B')).toMatchObject({ at: hex(0, 1), facing: 0 });
    });

    /** A tiger in (0,0) that looks along 0 turns toward A in the direction 1; its tail sweeps into (0,-1), where C stands. */
    const tail = (more: Scene = {}): State =>
      scene({
        A: unarmed(place(0, 4, 0)),
        B: beast('tiger', { ...place(0, 0, 0), ...calm }),
        C: { ...unarmed(place(0, -1, 0)), side: 0, aside: true },
        ...more,
      });

    it('28.6 a tail that sweeps into a man pushes him away from it (P176)', () => {
      const state = tail({ C: { ...unarmed(place(0, -1, 0)), side: 0, seat: 0, posture: 'prone', conscious: false } });
      const played = play(state, { dice: [action(STAY, 3), ...impact(6, 1), ['stun', 1, 1]] });
      expect(played.one('collided')).toMatchObject({ fighters: ['B', 'C'], pushedTo: hex(0, -2) });
      expect(played.fighter('B').facing).toBe(1);
      expect(overlaps(played.state)).toEqual([]);
    });

    it('28.6 the man at the tail has the advantage of his place over it (8.4, P176)', () => {
      const state = tail({ C: { ...unarmed(place(0, -1, 0)), side: 0, seat: 0, posture: 'prone', conscious: false } });
      const played = play(state, { dice: [action(STAY, 3), ...impact(6, 1), ['stun', 1, 1]] });
      expect(drm(impacts(played)[1], 'positional advantage')).toBe(2);
    });

    it('28.6 with a man at the head and one at the tail it cannot turn that way (P92, P176)', () => {
      const C = { ...unarmed(place(0, 1, 0)), side: 0 as const, seat: 0, posture: 'prone' as const, conscious: false };
      const D = { ...unarmed(place(0, -1, 0)), side: 0 as const, seat: 0, posture: 'prone' as const, conscious: false };
      const played = play(tail({ C, D }), { dice: [action(STAY, 3)] });
      expect(played.of('collided')).toEqual([]);
      expect(played.fighter('B')).toMatchObject({ at: hex(0, 0), facing: 0 });
    });
  });

  describe('28.6.1 Trampled', () => {
    it('28.6.1 a panicked beast that runs into a man gives him a body hit besides, in an area of 1D6 with 6 thrown again', () => {
      const played = stampede({}, [...impact(1, 6), ...mildly, ['beast-area', 6], ['beast-area', 2], wounding(4, 6)]);
      const blow = played.one('blow');
      expect(blow).toMatchObject({
        cite: '28.6.1',
        fighter: 'B',
        target: 'A',
        area: 2,
        result: 'H',
        bonus: 1,
        wounds: 2,
      });
      expect(blow.rolls?.map(({ name }) => name)).toEqual(['beast-area', 'beast-area', 'wound', 'critical']);
    });

    it('28.6.1 its modifier is the stun of this collision, not what he bore before (P175)', () => {
      const stunned: Partial<Fighter> = { stun: { amount: 5, turn: 1, phase: 1 } };
      const dice: Scripted[] = [...impact(1, 1), ...mildly, ['beast-area', 2], wounding(2, 1)];
      const played = stampede(stunned, dice);
      expect(played.one('stunned').stun).toEqual({ from: 5, to: 9 });
      expect(played.one('blow').bonus).toBe(4);
    });

    it('28.6.1 his armour counts (10.2)', () => {
      const A: Partial<Fighter> = { armour: { 1: '--', 2: 'A', 3: '--', 4: '--', 5: '--' } };
      const played = stampede(A, [...impact(1, 6), ...mildly, ['beast-area', 2], wounding(8, 6)]);
      expect(played.one('blow').wounds).toBe(0);
    });

    it('28.6.1 he is trampled even if he wins the collision, without a modifier (P175)', () => {
      const played = stampede({ st: 9 }, [...impact(1, 6), ['stun', 1, 1], ['beast-area', 3], wounding(2, 1)]);
      expect(played.one('collided').winner).toBe('A');
      expect(played.one('blow')).toMatchObject({ area: 3, bonus: 0 });
    });

    it('28.6.1 it may kill him', () => {
      const played = stampede({}, [...impact(6, 1), ...mildly, ['beast-area', 2], wounding(12, 6)]);
      expect(played.one('killed')).toMatchObject({ fighter: 'A', killer: 'B' });
      expect(played.state.outcome).toMatchObject({ winner: 1 });
    });

    it('28.6.1 a beast in its senses tramples nobody', () => {
      const state = scene({ A: unarmed(), B: from(2) });
      const dice: Scripted[] = [action(RANDOM, 2), hexes(3), ['beast-way', 1], ...impact(6, 1), ...mildly];
      const played = play(state, { dice });
      expect(played.one('collided').winner).toBe('B');
      expect(played.of('blow')).toEqual([]);
    });
  });

  describe('28.6 Men who walk into beasts', () => {
    /** A lion in (2,0) with its head in (1,0); it stays where it is after the man has moved. */
    const stands = (A: Partial<Fighter>, B = beast('lion', { ...place(2, 0, 3), ...calm })): State =>
      scene({ A: unarmed(A), B });
    const walk = (
      state: State,
      dice: readonly Scripted[],
      order = 'F',
      after: readonly Scripted[] = [action(STAY, 2)],
    ) => play(state, { plots: { A: order }, dice: [...dice, ...after] });

    it('28.6 he collides, and stays in the hex before it whoever is the stronger (P157)', () => {
      for (const dice of [
        [...impact(6, 1), ...mildly],
        [...impact(1, 6), ['stun', 1, 1] as const],
        [...impact(1, 3)],
      ]) {
        const played = walk(stands({}), dice);
        expect(played.one('collided')).toMatchObject({ cite: '28.6', fighters: ['B', 'A'], at: hex(1, 0) });
        expect(played.fighter('A').at).toEqual(hex(0, 0));
        expect(played.fighter('B').at).toEqual(hex(2, 0));
      }
    });

    it('28.6 the hex of the collision counts on his impact, and the beast has moved none (P18)', () => {
      const played = walk(stands({ ...place(-1, 0, 0) }), [...impact(6, 1), ...mildly], 'F F');
      const [strike, guard] = impacts(played);
      expect(strike.modifiers.map(({ why }) => why)).toEqual(['lion']);
      expect(guard.modifiers.map(({ value }) => value)).toEqual([2]);
      expect(played.fighter('A').at).toEqual(hex(0, 0));
    });

    it('28.6 a leap into it counts as a leap', () => {
      const played = walk(stands({ ...place(-1, 0, 0) }), [...impact(6, 1), ...mildly], 'L');
      expect(impacts(played)[1].modifiers.map(({ value }) => value)).toEqual([4]);
    });

    it.each([
      ['from straight behind', place(0, 0, 0), 4],
      ['from a rear flank', place(0, 1, 5), 3],
      ['at the haunch', place(1, 1, 4), 2],
    ] as const)('28.6 %s he has the advantage of his place in it (8.4, 28.7.1)', (_, A, bonus) => {
      const B = beast('leopard', { ...place(2, 0, 0), ...calm, limps: 3 });
      const played = walk(stands(A, B), [...impact(6, 1), ...mildly], 'F', [action(AWAY, 1), hexes(1)]);
      const [, guard] = impacts(played);
      expect(drm(guard, 'positional advantage')).toBe(bonus);
    });

    it('28.6 losing, he is stunned and may stumble; the beast that loses is stunned alone (8.4.3, P157)', () => {
      const lost = walk(stands({}), [...impact(6, 1), ...mildly]);
      expect(lost.one('stunned')).toMatchObject({ fighter: 'A' });
      expect(lost.one('stumble-checked')).toMatchObject({ fighter: 'A' });
      const won = walk(stands({ st: 4 }), [...impact(1, 6), ['stun', 1, 1]]);
      expect(won.one('stunned')).toMatchObject({ fighter: 'B' });
      expect(won.of('stumble-checked')).toEqual([]);
    });

    it('28.6 he goes no further in that phase', () => {
      const played = walk(stands({}), [...impact(6, 1), ...mildly], 'F F');
      expect(played.fighter('A').at).toEqual(hex(0, 0));
      expect(played.of('collided')).toHaveLength(1);
    });

    it('28.6 two men bound for one hex of it meet the beast, and not each other (P157)', () => {
      const state = scene({
        A: unarmed(place(0, 0, 0)),
        B: beast('lion', { ...place(2, 0, 3), ...calm }),
        C: { ...plain({ hands: [] }), ...place(1, -1, 1), side: 0, seat: 0 },
      });
      const dice: Scripted[] = [
        ...impact(6, 1),
        ...mildly,
        ...impact(6, 1),
        ...mildly,
        action(STAY, 2),
        ['lot:closest', 0],
      ];
      const played = play(state, { plots: { A: 'F', C: 'F' }, dice });
      expect(played.of('collided').map(({ fighters }) => fighters)).toEqual([
        ['B', 'A'],
        ['B', 'C'],
      ]);
      expect(overlaps(played.state)).toEqual([]);
    });

    it('28.6 a panicked beast that is walked into tramples nobody (P175)', () => {
      const B = beast('lion', { ...place(2, 0, 3), ...calm, limps: 9 }, { panicked: true });
      const played = walk(stands({}, B), [...impact(6, 1), ...mildly], 'F', [
        ['beast-hexes', 1, 1],
        ['beast-way', 1],
      ]);
      expect(played.of('blow')).toEqual([]);
    });

    it('28.6 a senseless beast bars his way without a collision (P157)', () => {
      const B = beast('lion', {
        ...place(2, 0, 3),
        conscious: false,
        posture: 'prone',
        stun: { amount: 99, turn: 1, phase: 1 },
      });
      const C = beast('wolf', { ...place(7, 0, 0), ...calm, limps: 3 });
      const state = scene({ A: unarmed(), B, C });
      const played = play(state, { plots: { A: 'F' }, dice: [action(AWAY, 1), hexes(3)] });
      expect(played.one('stopped-short')).toMatchObject({ cite: 'P157', fighter: 'A', target: 'B' });
      expect(played.of('collided')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(0, 0));
    });

    it('28.6 over a dead beast he may walk, and it is a hazard (15.1)', () => {
      const B = beast('lion', { ...place(2, 0, 3), fate: 'dead', posture: 'prone' });
      const C = beast('wolf', { ...place(7, 0, 0), ...calm, limps: 3 });
      const state = scene({ A: unarmed(), B, C });
      const played = play(state, { plots: { A: 'F' }, dice: [['stumble', 6], action(AWAY, 1), hexes(3)] });
      expect(played.fighter('A').at).toEqual(hex(1, 0));
      expect(played.one('stumble-checked').rolls?.[0]?.modifiers).toMatchObject([{ value: -1 }]);
    });
  });
});
