/** 13.4.3-13.5.1: two men after one thing, and kicking it away. */
import { describe, expect, it } from 'vitest';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, scene, shield } from '../../../../../tools/games/gladiator/bout.ts';
import { hex, place } from '../../support/rules/clash.ts';
import { field, held, kick, LOOSE, offered, places, recover, tried } from '../../support/rules/gear.ts';

describe('13 Weapon and shield loss: contests and kicks', () => {
  describe('13.4.3 Contested recovery', () => {
    /** Both stand next to the item, both with an R. */
    const both = (dice: readonly Scripted[]): Played =>
      play(scene(field({}, 1, 0, { ...place(2, 0, 3), hands: [shield(4)] })), {
        plots: { A: 'R', B: 'R' },
        acts: { A: recover(), B: recover() },
        dice,
      });

    it.each([
      [1, 2, 'A'],
      [4, 1, 'B'],
    ])('13.4.3 the lower total gets it: %i against %i', (a, b, winner) => {
      const played = both([
        ['recovery', a],
        ['recovery', b],
      ]);
      expect(held(played.fighter(winner))).toContain(LOOSE);
      expect(held(played.fighter(winner === 'A' ? 'B' : 'A'))).toHaveLength(1);
    });

    it('13.4.3 it is the total that counts, not the die', () => {
      const set = field({ ag: -2 }, 1, 0, { ...place(2, 0, 3), hands: [shield(4)] });
      const played = play(scene(set), {
        plots: { A: 'R', B: 'R' },
        acts: { A: recover(), B: recover() },
        dice: [
          ['recovery', 1],
          ['recovery', 2],
        ],
      });
      expect(held(played.fighter('B'))).toContain(LOOSE);
    });

    it('13.4.3 level totals are rolled again', () => {
      const played = both([
        ['recovery', 2],
        ['recovery', 2],
        ['recovery', 3],
        ['recovery', 1],
      ]);
      expect(held(played.fighter('B'))).toContain(LOOSE);
    });

    it('13.4.3 the lower total still has to succeed', () => {
      const played = both([
        ['recovery', 6],
        ['recovery', 5],
      ]);
      expect(places(played.state.loose)).toEqual([hex(1, 0)]);
    });

    /** A reaches for the item under B, who wants to kick it away behind him; the kicker's die is named first. */
    const race = (dice: readonly Scripted[]): Played =>
      play(scene(field({}, 1, 0, {})), { plots: { A: 'R' }, acts: { A: recover(), B: kick(0) }, dice });

    it('13.4.3 against a kick the higher die acts first: the kicker', () => {
      const played = race([
        ['who-first', 4],
        ['who-first', 3],
        ['kick', 4],
      ]);
      expect(places(played.state.loose)).toEqual([hex(5, 0)]);
      expect(held(played.fighter('A'))).toEqual([2]);
    });

    it('13.4.3 against a kick the higher die acts first: the other man', () => {
      const played = race([
        ['who-first', 2],
        ['who-first', 3],
        ['recovery', 1],
      ]);
      expect(held(played.fighter('A'))).toContain(LOOSE);
      expect(played.of('kicked')).toEqual([]);
    });

    it('13.4.3 level dice are thrown again (P31)', () => {
      const played = race([
        ['who-first', 3],
        ['who-first', 3],
        ['who-first', 5],
        ['who-first', 1],
        ['kick', 4],
      ]);
      expect(places(played.state.loose)).toEqual([hex(5, 0)]);
    });
  });

  describe('13.5 Kicking', () => {
    it('13.5 only an item in his own hex can be kicked', () => {
      expect(offered(field()).kick).toEqual([LOOSE]);
      expect(offered(field({}, 1, 0)).kick).toEqual([]);
    });

    it.each([
      ['B', place(1, 0, 0)],
      ['SBL', place(0, 1, 0)],
      ['F B', place(0, 0, 0)],
    ] as const)('13.5 not after a step backwards: %s', (order, A) => {
      expect(offered(field(A), { A: order }, [['stumble', 6]]).kick).toEqual([]);
    });

    it('13.5 after steps forward it is allowed', () => {
      expect(offered(field(place(-1, 0, 0)), { A: 'F' }, [['stumble', 6]]).kick).toEqual([LOOSE]);
    });

    it('13.5 it is his one act of the phase', () => {
      const played = tried(field(), { acts: { A: kick(3) }, dice: [['kick', 2]] });
      expect(played.asked.filter(({ kind, fighter }) => kind === 'act' && fighter === 'A')).toHaveLength(1);
      expect(played.of('recovery-tried')).toEqual([]);
    });

    it('13.5 a prone man kicks nothing (F20)', () => {
      const played = play(scene(field({ posture: 'prone', moves: 6, exceeded: true })));
      expect(played.asked.map(({ kind }) => kind)).not.toContain('act');
    });
  });

  describe('13.5.1 Kick roll', () => {
    it.each([1, 3, 6])('13.5.1 it flies as many hexes as the die shows: %i', (face) => {
      const played = tried(field(), { acts: { A: kick(3) }, dice: [['kick', face]] });
      expect(played.one('kicked').moved).toBe(true);
      expect(places(played.state.loose)).toEqual([hex(-face, 0)]);
    });

    it.each([0, 1, 2, 3, 4, 5] as const)('13.5.1 in the direction of his choice: %i', (direction) => {
      const played = tried(field(), { acts: { A: kick(direction) }, dice: [['kick', 1]] });
      const [at] = places(played.state.loose);
      const ways = [hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0), hex(0, -1), hex(1, -1)];
      expect(at).toEqual(ways[direction]);
    });

    it('13.5.1 every hex moved takes 1 off, but the distance is the bare die (C24)', () => {
      const dice: Scripted[] = [
        ['stumble', 6],
        ['kick', 3],
      ];
      const played = tried(field(place(-2, 0, 0)), { plots: { A: 'F F' }, acts: { A: kick(1) }, dice });
      expect(played.one('kicked').rolls?.[0]?.modifiers.map(({ value }) => value)).toEqual([-2]);
      expect(played.one('kicked').rolls?.[0]?.total).toBe(1);
      expect(places(played.state.loose)).toEqual([hex(0, 3)]);
    });

    it('13.5.1 at 0 or below the item stays where it is', () => {
      const dice: Scripted[] = [
        ['stumble', 6],
        ['kick', 2],
      ];
      const played = tried(field(place(-2, 0, 0)), { plots: { A: 'F F' }, acts: { A: kick(1) }, dice });
      expect(played.one('kicked').moved).toBe(false);
      expect(places(played.state.loose)).toEqual([hex(0, 0)]);
    });
  });
});
