/** Chapter 15: losing one's footing. */
import { describe, expect, it } from 'vitest';
import { moveRate } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  legalPlots,
  lying,
  man,
  type Played,
  play,
  plotRefusal,
  type Scene,
  scene,
  shield,
  sword,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';
import { hex, impact, place, withMore } from '../../support/rules/clash.ts';

const FAR = place(6, 0, 3);
const owing: Partial<Fighter> = { owesStumble: true };
const keepsHisFeet: Scripted = ['fall-prone', 6, 6];
const check = (played: Played) => played.one('stumble-checked').rolls?.[0];
const advantage = (played: Played, id: string) => played.of('engaged').find(({ fighter }) => fighter === id)?.advantage;

/** A walks alone; the enemy is far away. */
const walk = (order: string, face: number, set: Scene = {}): Played =>
  play(scene({ B: FAR, ...set }), { plots: { A: order }, dice: [['stumble', face]] });

/** A blow of 4 CF on B's chest that takes one wound, with a critical of 9, or of 8 and nothing. */
const CRITICAL: Scripted = ['blow', 5, 5, 1, 4, 4, 1];
const NO_CRITICAL: Scripted = ['blow', 5, 5, 1, 4, 3, 2];

describe('15 Stumble', () => {
  describe('15.1 Causes of stumbling', () => {
    it('15.1 a leap calls for a check', () => {
      expect(walk('L', 6).one('stumble-checked').fighter).toBe('A');
    });

    it('15.1 a lost collision calls for a check', () => {
      const dice: Scripted[] = [...impact(6, 1), ['stun', 1, 1], ['stumble', 6]];
      expect(play(scene(), { plots: { A: 'F' }, dice }).one('stumble-checked').fighter).toBe('B');
    });

    it('15.1 any critical result calls for a check (C76)', () => {
      const played = play(scene(), { cf: { A: 'chest 4' }, dice: [CRITICAL, ['stumble', 6]] });
      expect(played.one('blow').critical).toBe('1');
      expect(played.one('stumble-checked').fighter).toBe('B');
    });

    it('15.1 a critical roll without a result does not (C76)', () => {
      const played = play(scene(), { cf: { A: 'chest 4' }, dice: [NO_CRITICAL] });
      expect(played.one('blow').wounds).toBe(1);
      expect(played.of('stumble-checked')).toEqual([]);
    });

    it('15.1 failing it after a critical forces S in the next phase', () => {
      const played = play(scene(), { cf: { A: 'chest 4' }, dice: [CRITICAL, ['stumble', 1]] });
      expect(played.fighter('B')).toMatchObject({ owesStumble: true, posture: 'standing' });
    });

    it('15.1 entering a hex with a lying item calls for a check', () => {
      expect(check(walk('F', 6, { loose: [lying(shield(9), hex(1, 0))] }))?.total).toBe(5);
    });

    it('15.1 so does passing through it', () => {
      expect(check(walk('F F', 6, { loose: [lying(shield(9), hex(1, 0))] }))?.total).toBe(5);
    });

    it('15.1 so does backing into it', () => {
      expect(check(walk('B', 6, { loose: [lying(shield(9), hex(-1, 0))] }))?.total).toBe(5);
    });

    it('15.1 entering a hex with a body calls for a check (P134)', () => {
      const body = man('C', { at: hex(1, 0), fate: 'dead', posture: 'prone' });
      const played = play(withMore(scene({ B: FAR }), body), { plots: { A: 'F' }, dice: [['stumble', 6]] });
      expect(check(played)?.total).toBe(5);
    });

    it('15.1 a whole move brings one check (P27)', () => {
      const loose = [lying(shield(9), hex(1, 0)), lying(sword(8), hex(3, 0))];
      const played = walk('C', 6, { loose });
      expect(played.of('stumble-checked')).toHaveLength(1);
      expect(check(played)?.total).toBe(4);
    });

    it('15.1 it comes after the whole move: a man who trips on the way still gets there', () => {
      const played = walk('F F', 1, { loose: [lying(shield(9), hex(1, 0))] });
      expect(played.one('stumble-checked').stumbled).toBe(true);
      expect(played.fighter('A').at).toEqual(hex(2, 0));
    });

    it('15.1 an item he means to pick up counts as well (P27)', () => {
      const set = { A: { hands: [shield(2)] }, B: FAR, loose: [lying(sword(9), hex(1, 0))] };
      const played = play(scene(set), {
        plots: { A: 'F' },
        acts: { A: { kind: 'recover', item: 9, drop: null } },
        dice: [
          ['stumble', 6],
          ['recovery', 6],
        ],
      });
      expect(check(played)?.total).toBe(5);
    });

    it.each(['', 'X(RR)', 'KN'])("15.1 standing on a hazard calls for none: '%s'", (order) => {
      const played = play(scene({ B: FAR, loose: [lying(sword(9), hex(0, 0))] }), { plots: { A: order } });
      expect(played.of('stumble-checked')).toEqual([]);
    });

    it('15.1 neither does walking away from one', () => {
      const played = play(scene({ B: FAR, loose: [lying(sword(9), hex(0, 0))] }), { plots: { A: 'F' } });
      expect(played.of('stumble-checked')).toEqual([]);
    });

    it('15.1 a prone man rolling onto an item makes no check (F12)', () => {
      const set = { A: { posture: 'prone' as const }, B: FAR, loose: [lying(sword(9), hex(0, 1))] };
      const played = play(scene(set), { plots: { A: 'RO FR' } });
      expect(played.fighter('A').at).toEqual(hex(0, 1));
      expect(played.of('stumble-checked')).toEqual([]);
    });

    it('15.1 a prone man makes none for a critical either (F12)', () => {
      const set = { B: { posture: 'prone' as const } };
      const played = play(scene(set), { plots: { B: 'RO FL' }, cf: { A: 'chest 4' }, dice: [CRITICAL] });
      expect(played.one('blow').critical).toBe('1');
      expect(played.of('stumble-checked')).toEqual([]);
    });
  });

  describe('15.1.1 Stumble check', () => {
    it.each([
      [1, true],
      [2, false],
      [6, false],
    ])('15.1.1 1 or lower is a stumble: a %i (C2)', (face, stumbled) => {
      const played = walk('L', face);
      expect(check(played)?.modifiers).toEqual([]);
      expect(played.one('stumble-checked').stumbled).toBe(stumbled);
      expect(played.fighter('A').owesStumble).toBe(stumbled);
    });

    it.each([
      [3, true],
      [4, false],
    ])('15.1.1 Stun 2 comes off: a %i', (face, stumbled) => {
      const played = walk('L', face, { A: { stun: { amount: 2, turn: 1, phase: 1 } } });
      expect(check(played)?.modifiers.map(({ value }) => value)).toEqual([-2]);
      expect(played.one('stumble-checked').stumbled).toBe(stumbled);
    });

    it('15.1.1 each hazard hex entered takes 1 off', () => {
      const loose = [lying(shield(9), hex(1, 0)), lying(sword(8), hex(2, 0))];
      const played = walk('F F', 3, { loose });
      expect(check(played)?.total).toBe(1);
      expect(played.one('stumble-checked').stumbled).toBe(true);
    });

    it('15.1.1 two items in one hex are one hazard hex', () => {
      const loose = [lying(shield(9), hex(1, 0)), lying(sword(8), hex(1, 0))];
      expect(check(walk('F', 6, { loose }))?.total).toBe(5);
    });

    it('15.1.1 a leap ignores its first hex', () => {
      expect(check(walk('L', 6, { loose: [lying(shield(9), hex(1, 0))] }))?.total).toBe(6);
    });

    it('15.1.1 but not the hex it ends in', () => {
      expect(check(walk('L', 6, { loose: [lying(shield(9), hex(2, 0))] }))?.total).toBe(5);
    });

    it("15.1.1 the hazard count applies to all of the phase's checks: a critical later on (F24)", () => {
      const set = { B: place(2, 0, 3), loose: [lying(shield(9), hex(1, 0))] };
      const dice: Scripted[] = [['stumble', 6], CRITICAL, ['stumble', 6]];
      const played = play(scene(set), { plots: { A: 'F' }, cf: { B: 'chest 4' }, dice });
      expect(played.of('stumble-checked').map(({ fighter, rolls }) => [fighter, rolls?.[0]?.total])).toEqual([
        ['A', 5],
        ['A', 5],
      ]);
    });

    it('15.1.1 the check for a lost collision takes the place of that for hazards (F24)', () => {
      const set = { A: place(-1, 0, 0), loose: [lying(sword(9), hex(0, 0))] };
      const dice: Scripted[] = [...impact(1, 6), ['stun', 1, 1], ['stumble', 6]];
      const played = play(scene(set), { plots: { A: 'F F' }, dice });
      expect(played.of('stumble-checked')).toHaveLength(1);
      expect(check(played)?.total).toBe(6 - 1 - 1);
    });
  });

  describe('15.2 Taking effect', () => {
    it('15.2 nothing changes in the phase of the check', () => {
      const played = walk('L', 1, { B: place(3, 0, 3) });
      expect(played.fighter('A').owesStumble).toBe(true);
      expect(played.of('allocated').map(({ fighter, total }) => [fighter, total])).toEqual([
        ['A', 10],
        ['B', 10],
      ]);
    });

    it('15.2 in the next phase S is his order, and nothing else', () => {
      const state = walk('L', 1).state;
      const codes = new Set(legalPlots(state).flatMap(({ actions }) => actions.map(({ code }) => code)));
      expect([...codes]).toEqual(['S']);
      expect(plotRefusal(state, 'F')).not.toBeNull();
      expect(plotRefusal(state, 'X')).not.toBeNull();
      expect(plotRefusal(state, 'S')).toBeNull();
    });

    it('15.2 it comes in the next phase even if he has no moves left (P28)', () => {
      const set = { A: { ...owing, moves: 6, exceeded: true }, B: FAR };
      expect(plotRefusal(scene(set), 'S')).toBeNull();
      const played = play(scene(set), { plots: { A: 'S' }, dice: [keepsHisFeet] });
      expect(played.one('fall-prone-checked').fighter).toBe('A');
    });

    it('15.2 the end of a turn does not wipe it out (P28)', () => {
      const last = walk('L', 1, { phase: 8 }).state;
      const over = play(last, {
        dice: [
          ['endurance', 1],
          ['endurance', 1],
        ],
      }).state;
      expect(over.fighters[0]?.owesStumble).toBe(true);
      const next = play(over, { plots: { A: 'S' }, dice: [keepsHisFeet] });
      expect(next.state).toMatchObject({ turn: 2, phase: 1 });
    });

    it('15.2 two stumbles in one phase still make one S (P28)', () => {
      const dice: Scripted[] = [['stumble', 1], CRITICAL, ['stumble', 1]];
      const first = play(scene({ B: place(3, 0, 3) }), { plots: { A: 'L' }, cf: { B: 'chest 4' }, dice });
      const second = play(first.state, { plots: { A: 'S' }, dice: [keepsHisFeet] });
      expect(second.fighter('A').owesStumble).toBe(false);
      expect(plotRefusal(second.state, 'F')).toBeNull();
    });

    it('15.2 falling prone cancels it (F12)', () => {
      const played = play(scene({ A: owing, B: FAR }), { plots: { A: 'S' }, dice: [['fall-prone', 1, 1]] });
      expect(played.fighter('A')).toMatchObject({ posture: 'prone', owesStumble: false });
      expect(plotRefusal(played.state, 'KN')).toBeNull();
    });
  });

  describe('15.2.1 Cost of an S', () => {
    it.each([
      ['S', 2],
      ['S(R)', 3],
    ])('15.2.1 %s after two moving phases leaves him with %i used', (order, moves) => {
      const played = play(scene({ A: { ...owing, moves: 2 }, B: FAR }), { plots: { A: order }, dice: [keepsHisFeet] });
      expect(played.fighter('A').moves).toBe(moves);
    });

    it('15.2.1 the rate stays what it is', () => {
      const played = play(scene({ A: owing, B: FAR }), { plots: { A: 'S' }, dice: [keepsHisFeet] });
      expect(moveRate(tables, played.fighter('A'))).toBe(5);
    });

    it('15.2.1 he stays in his hex and may turn one hexside', () => {
      const played = play(scene({ A: owing, B: FAR }), { plots: { A: 'S(L)' }, dice: [keepsHisFeet] });
      expect(played.fighter('A')).toMatchObject({ at: hex(0, 0), facing: 5 });
      expect(plotRefusal(scene({ A: owing, B: FAR }), 'S(LL)')).not.toBeNull();
    });
  });

  describe('15.3 Fall Prone check', () => {
    it.each([
      [4, 3, true],
      [4, 4, false],
    ])('15.3 on 7 or less he falls: %i and %i (C3)', (one, two, fell) => {
      const played = play(scene({ A: owing, B: FAR }), { plots: { A: 'S' }, dice: [['fall-prone', one, two]] });
      expect(played.one('fall-prone-checked').fell).toBe(fell);
      expect(played.fighter('A').posture).toBe(fell ? 'prone' : 'standing');
    });

    it.each([
      [-1, 7, true],
      [1, 9, false],
      [2, 10, false],
    ])('15.3 AG is added as it stands now: %i (F29)', (ag, total, fell) => {
      const set = { A: { ...owing, ag }, B: FAR };
      const played = play(scene(set), { plots: { A: 'S' }, dice: [['fall-prone', 4, 4]] });
      expect(played.one('fall-prone-checked').rolls?.[0]?.total).toBe(total);
      expect(played.one('fall-prone-checked').fell).toBe(fell);
    });

    it('15.3 it is thrown before anyone kneels or moves (C161)', () => {
      const set = { A: owing, B: { ...FAR, posture: 'prone' as const } };
      const dice: Scripted[] = [keepsHisFeet, ['kneel-place', 1]];
      const played = play(scene(set), { plots: { A: 'S', B: 'KN' }, dice });
      const kinds = played.events.map(({ kind }) => kind);
      expect(kinds.indexOf('fall-prone-checked')).toBeLessThan(kinds.indexOf('knelt'));
    });

    it('15.3 he falls in his hex, and his order is void (P11)', () => {
      const played = play(scene({ A: owing, B: FAR }), { plots: { A: 'S(R)' }, dice: [['fall-prone', 1, 1]] });
      expect(played.one('fell-prone')).toMatchObject({ fighter: 'A', why: 'stumble' });
      expect(played.fighter('A')).toMatchObject({ at: hex(0, 0), facing: 0, moves: 0 });
    });

    it('15.3 every man who owes an S throws', () => {
      const dice: Scripted[] = [keepsHisFeet, keepsHisFeet];
      const played = play(scene({ A: owing, B: { ...FAR, ...owing } }), { plots: { A: 'S', B: 'S' }, dice });
      expect(played.of('fall-prone-checked').map(({ fighter }) => fighter)).toEqual(['A', 'B']);
    });

    it('15.3 nobody can run onto him in this very phase (F1)', () => {
      const dice: Scripted[] = [['fall-prone', 1, 1]];
      const played = play(scene({ B: owing }), { plots: { A: 'F', B: 'S' }, dice });
      expect(played.of('appealed')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(0, 0));
    });

    it('15.3 whoever owes nothing throws nothing', () => {
      expect(play(scene()).of('fall-prone-checked')).toEqual([]);
    });
  });

  describe('15.4 Stumbling in combat', () => {
    it('15.4 he has 2 CF fewer', () => {
      const played = play(scene({ A: owing }), { plots: { A: 'S' }, dice: [keepsHisFeet] });
      const mine = played.of('allocated').find(({ fighter }) => fighter === 'A');
      expect(mine?.modifiers.map(({ value }) => value)).toEqual([10, -2]);
      expect(mine?.total).toBe(8);
    });

    it('15.4 only in the phase of his S', () => {
      const first = play(scene({ A: owing }), { plots: { A: 'S' }, dice: [keepsHisFeet] });
      expect(
        play(first.state)
          .of('allocated')
          .find(({ fighter }) => fighter === 'A')?.total,
      ).toBe(10);
    });
  });

  describe('15.5 Bonus to his enemies', () => {
    it('15.5 a man attacking him has 2 more', () => {
      const played = play(scene({ A: owing }), { plots: { A: 'S' }, dice: [keepsHisFeet] });
      expect(advantage(played, 'B')).toBe(2);
      expect(played.of('allocated').find(({ fighter }) => fighter === 'B')?.total).toBe(12);
    });

    it('15.5 it comes on top of the bonus for his back', () => {
      const set = { A: { ...owing, facing: 3 as const } };
      const played = play(scene(set), { plots: { A: 'S' }, dice: [keepsHisFeet] });
      expect(advantage(played, 'B')).toBe(6);
    });

    it('15.5 once he lies there the 4 for a prone man takes its place (C77)', () => {
      const played = play(scene({ A: owing }), { plots: { A: 'S' }, dice: [['fall-prone', 1, 1]] });
      expect(advantage(played, 'B')).toBe(4);
    });
  });
});
