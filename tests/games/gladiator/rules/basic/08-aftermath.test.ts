/** 8.4.1-8.4.4: what becomes of winner and loser. */
import { describe, expect, it } from 'vitest';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, man, play, scene, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { hex, impact, mildly, place, plain, unarmed, withMore } from '../../support/rules/clash.ts';

describe('8 Collisions: aftermath', () => {
  describe('8.4.1 Winner and loser', () => {
    it('8.4.1 the mover who wins keeps hex and facing and drives the other straight ahead', () => {
      const played = play(scene(), { plots: { A: 'F' }, dice: [...impact(5, 4), ...mildly] });
      expect(played.one('collided')).toMatchObject({ winner: 'A', pushedTo: hex(2, 0), by: 2 });
      expect(played.fighter('A')).toMatchObject({ at: hex(1, 0), facing: 0 });
      expect(played.fighter('B').at).toEqual(hex(2, 0));
    });

    it('8.4.1 the man standing may win, and drives the mover before him', () => {
      const played = play(scene(), { plots: { A: 'F' }, dice: [...impact(1, 6), ...mildly] });
      expect(played.one('collided')).toMatchObject({ winner: 'B', pushedTo: hex(0, 0), by: 4 });
      expect(played.fighter('B')).toMatchObject({ at: hex(1, 0), facing: 3 });
    });

    it('8.4.1 ahead means ahead of the winner, not the way he came', () => {
      const set = { A: place(0, 1, 0) };
      const played = play(scene(set), { plots: { A: 'SFL' }, dice: [...impact(5, 1), ...mildly] });
      expect(played.one('collided')).toMatchObject({ at: hex(1, 0), winner: 'A', pushedTo: hex(2, 0) });
    });

    it('8.4.1 a winner who walked backwards drives the other into the hex he came from', () => {
      const set = { A: { ...place(2, 0, 0), st: 3 }, B: { facing: 0 as const } };
      const played = play(scene(set), { plots: { A: 'B' }, dice: [...impact(6, 1), ...mildly] });
      expect(played.one('collided')).toMatchObject({ winner: 'A', pushedTo: hex(2, 0) });
    });

    it.each([0, 1])(
      '8.4.1 with that hex taken the loser goes front-left or front-right by lot: pick %i (P20)',
      (picked) => {
        const state = withMore(scene(), man('C', place(2, 0, 3)));
        const dice: Scripted[] = [...impact(6, 1), ['lot:pushed-to', picked], ...mildly];
        const played = play(state, { plots: { A: 'F' }, dice });
        expect([hex(2, -1), hex(1, 1)]).toContainEqual(played.fighter('B').at);
        expect(played.fighter('C').at).toEqual(hex(2, 0));
      },
    );

    it('8.4.1 the two picks of that lot are the two hexes (P20)', () => {
      const state = withMore(scene(), man('C', place(2, 0, 3)));
      const ends = [0, 1].map((picked) => {
        const dice: Scripted[] = [...impact(6, 1), ['lot:pushed-to', picked], ...mildly];
        return play(state, { plots: { A: 'F' }, dice }).fighter('B').at;
      });
      expect(ends[0]).not.toEqual(ends[1]);
    });

    it('8.4.1 with one of the two taken as well he goes to the other (P20)', () => {
      const state = withMore(scene(), man('C', place(2, 0, 3)), man('D', place(2, -1, 3)));
      const played = play(state, { plots: { A: 'F' }, dice: [...impact(6, 1), ...mildly] });
      expect(played.fighter('B').at).toEqual(hex(1, 1));
    });

    it('8.4.1 with the whole front taken a beaten mover goes to the free hex nearest the one he came from (P20)', () => {
      const inFront = [hex(1, -1), hex(2, -1), hex(2, 0)];
      const crowd = inFront.map((at, i) => man(`${'CDE'[i]}`, { at, facing: 3 }));
      const state = withMore(scene({ B: { facing: 5 } }), ...crowd);
      const played = play(state, { plots: { A: 'F' }, dice: [...impact(1, 6), ...mildly] });
      expect(played.one('collided').winner).toBe('B');
      expect(played.fighter('A').at).toEqual(hex(0, 0));
    });

    it('8.4.1 with no free hex at all the loser falls prone where he was (P20)', () => {
      // A leaps over a man who has just fallen, into a ring with no gap left in it.
      const ring = [hex(2, 0), hex(1, 1), hex(0, 1), hex(1, -1), hex(2, -1)];
      const crowd = ring.map((at, i) => man(`${'CDEFG'[i]}`, { at, facing: 3, hands: [] }));
      const fallen = man('H', { at: hex(0, 0), owesStumble: true });
      const state = withMore(scene({ A: place(-1, 0, 0) }), ...crowd, fallen);
      const dice: Scripted[] = [['fall-prone', 1, 1], ...impact(6, 1), ...mildly];
      const played = play(state, { plots: { A: 'L', H: 'S' }, dice });
      expect(played.one('collided')).toMatchObject({ winner: 'A', pushedTo: null });
      expect(played.of('fell-prone').at(-1)).toMatchObject({ fighter: 'B', why: 'no-room' });
      expect(played.fighter('B')).toMatchObject({ posture: 'prone', at: hex(1, 0) });
    });
  });

  describe('8.4.2 Tied impact', () => {
    it('8.4.2 the mover steps back, the man standing stays', () => {
      const played = play(scene(), { plots: { A: 'F' }, dice: impact(3, 4) });
      expect(played.one('collided')).toMatchObject({ winner: null, pushedTo: null, by: 0 });
      expect(played.fighter('A')).toMatchObject({ at: hex(0, 0), facing: 0 });
      expect(played.fighter('B')).toMatchObject({ at: hex(1, 0), facing: 3 });
    });

    it('8.4.2 it brings neither Stun nor a stumble check (C151)', () => {
      const played = play(scene(), { plots: { A: 'F' }, dice: impact(3, 4) });
      expect(played.of('stunned')).toEqual([]);
      expect(played.of('stumble-checked')).toEqual([]);
      expect(played.of('fell-prone')).toEqual([]);
    });

    it('8.4.2 two movers both go back, each turned to the hex they met in', () => {
      const set = { A: unarmed(), B: unarmed(place(1, -1, 0)) };
      const played = play(scene(set), { plots: { A: 'F', B: 'SFR' }, dice: impact(3, 4) });
      expect(played.fighter('A')).toMatchObject({ at: hex(0, 0), facing: 0 });
      expect(played.fighter('B')).toMatchObject({ at: hex(1, -1), facing: 1 });
    });

    it('8.4.2 that turn is reported', () => {
      const set = { A: unarmed(), B: unarmed(place(1, -1, 0)) };
      const played = play(scene(set), { plots: { A: 'F', B: 'SFR' }, dice: impact(3, 4) });
      expect(played.one('turned')).toMatchObject({ fighter: 'B', from: 0, to: 1, why: 'collision' });
    });

    it('8.4.2 the hex last held is that of the tick before, not the first of the phase', () => {
      const set = { A: plain(place(-1, 0, 0)), B: plain() };
      const played = play(scene(set), { plots: { A: 'F F' }, dice: impact(2, 4) });
      expect(played.one('collided').winner).toBeNull();
      expect(played.fighter('A').at).toEqual(hex(0, 0));
    });

    it('8.4.2 after a walk backwards the man steps back and turns round to the hex', () => {
      const set = { A: unarmed({ ...place(2, 0, 0), st: 5 }), B: unarmed({ facing: 0 }) };
      const played = play(scene(set), { plots: { A: 'B' }, dice: impact(1, 1) });
      expect(played.one('collided').winner).toBeNull();
      expect(played.fighter('A')).toMatchObject({ at: hex(2, 0), facing: 3 });
    });

    it('8.4.2 a man whose path ended in an earlier tick stays (F5)', () => {
      const set = { A: plain(), B: plain(place(3, 0, 3)) };
      const played = play(scene(set), { plots: { A: 'F', B: 'F F' }, dice: impact(2, 3) });
      expect(played.one('collided').winner).toBeNull();
      expect(played.fighter('A').at).toEqual(hex(1, 0));
      expect(played.fighter('B')).toMatchObject({ at: hex(2, 0), facing: 3 });
    });

    it('8.4.2 a crossing at different ticks sends each back to the hex he held before the shared one (P15)', () => {
      const set = { A: plain(), B: plain(place(1, -2, 1)) };
      // Each comes from the other's rear flank: A has one hex and 3, B two hexes and 3.
      const dice: Scripted[] = [['crossing', 6], ...impact(2, 3)];
      const played = play(scene(set), { plots: { A: 'F F', B: 'C' }, dice });
      expect(played.one('collided').winner).toBeNull();
      expect(played.fighter('A').at).toEqual(hex(0, 0));
      expect(played.fighter('B').at).toEqual(hex(1, -1));
    });

    it('8.4.2 where both came out of one hex, one of them falls back a hex further (P21)', () => {
      const ends = [0, 1].map((picked) => {
        const set = { A: plain(), B: plain(place(1, -1, 1)) };
        const dice: Scripted[] = [['crossing', 5], ...impact(3, 3), ['lot:falls-back-further', picked]];
        const played = play(scene(set), { plots: { A: 'F F', B: 'F(L) F' }, dice });
        expect(played.one('collided')).toMatchObject({ winner: null, at: hex(2, 0) });
        return [played.fighter('A').at, played.fighter('B').at];
      });
      expect(ends).toContainEqual([hex(0, 0), hex(1, 0)]);
      expect(ends).toContainEqual([hex(1, 0), hex(1, -1)]);
    });

    it('8.4.2 who set out from that hex has none further back: the other falls back (P21)', () => {
      const set = { A: plain(), B: plain(place(-1, 0, 0)) };
      const dice: Scripted[] = [['crossing', 6], ...impact(3, 4)];
      const played = play(scene(set), { plots: { A: 'F F', B: 'F F' }, dice });
      expect(played.one('collided')).toMatchObject({ winner: null, at: hex(1, 0), lots: [] });
      expect([played.fighter('A').at, played.fighter('B').at]).toEqual([hex(0, 0), hex(-1, 0)]);
    });
  });

  describe('8.4.3 Collision Stun', () => {
    it.each([
      [[1, 1], 4, 1],
      [[3, 3], 8, 1],
      [[3, 4], 9, 2],
      [[4, 5], 11, 3],
      [[5, 6], 13, 4],
    ] as const)('8.4.3 the loser throws %j with the difference of 2 added: total %i, Stun %i', (faces, total, stun) => {
      const dice: Scripted[] = [...impact(5, 4), ['stun', ...faces], ['stumble', 6]];
      const played = play(scene(), { plots: { A: 'F' }, dice });
      const stunned = played.one('stunned');
      expect(stunned).toMatchObject({ fighter: 'B', stun: { from: 0, to: stun } });
      expect(stunned.rolls?.[0]?.modifiers.map(({ value }) => value)).toEqual([2]);
      expect(stunned.rolls?.[0]?.total).toBe(total);
    });

    it('8.4.3 it goes on top of what he has, and bears the stamp of this phase', () => {
      const set = { turn: 2, phase: 5, B: { stun: { amount: 1, turn: 1, phase: 3 } } };
      const played = play(scene(set), { plots: { A: 'F' }, dice: [...impact(5, 4), ['stun', 3, 3], ['stumble', 6]] });
      expect(played.one('stunned').rolls?.[0]?.total).toBe(9);
      expect(played.fighter('B').stun).toEqual({ amount: 3, turn: 2, phase: 5 });
    });

    it('8.4.3 the winner takes none', () => {
      const played = play(scene(), { plots: { A: 'F' }, dice: [...impact(5, 4), ...mildly] });
      expect(played.fighter('A').stun.amount).toBe(0);
    });
  });

  describe('8.4.4 Aftermath for the loser', () => {
    it('8.4.4 he checks for a stumble with his new Stun taken off', () => {
      const played = play(scene(), { plots: { A: 'F' }, dice: [...impact(5, 4), ['stun', 5, 6], ['stumble', 6]] });
      const check = played.one('stumble-checked');
      expect(check).toMatchObject({ fighter: 'B', stumbled: false });
      expect(check.rolls?.[0]?.total).toBe(2);
    });

    it('8.4.4 failing it, he owes an S', () => {
      const played = play(scene(), { plots: { A: 'F' }, dice: [...impact(5, 4), ['stun', 5, 6], ['stumble', 5]] });
      expect(played.one('stumble-checked').rolls?.[0]?.total).toBe(1);
      expect(played.fighter('B')).toMatchObject({ owesStumble: true, posture: 'standing' });
    });

    it('8.4.4 he keeps his facing', () => {
      const set = { A: unarmed(), B: unarmed({ facing: 2 }) };
      const played = play(scene(set), { plots: { A: 'F' }, dice: [...impact(5, 1), ...mildly] });
      expect(played.fighter('B')).toMatchObject({ at: hex(2, 0), facing: 2 });
    });

    it('8.4.4 one check serves for collision and hazards, and counts the hazards (F24)', () => {
      const set = { A: place(-1, 0, 0), loose: [lying(sword(9), hex(0, 0))] };
      const played = play(scene(set), { plots: { A: 'F F' }, dice: [...impact(1, 6), ['stun', 1, 1], ['stumble', 4]] });
      const check = played.one('stumble-checked');
      expect(check.fighter).toBe('A');
      expect(check.rolls?.[0]?.modifiers.map(({ value }) => value).sort()).toEqual([-1, -1]);
      expect(check.rolls?.[0]?.total).toBe(2);
    });

    it('8.4.4 the hex he is pushed into does not count as entered (P22)', () => {
      const set = { loose: [lying(sword(9), hex(2, 0))] };
      const played = play(scene(set), { plots: { A: 'F' }, dice: [...impact(5, 4), ['stun', 1, 1], ['stumble', 6]] });
      expect(played.fighter('B').at).toEqual(hex(2, 0));
      expect(played.one('stumble-checked').rolls?.[0]?.total).toBe(5);
    });

    it('8.4.4 the winner only checks for the hazards he entered', () => {
      const set = { A: place(-1, 0, 0), loose: [lying(sword(9), hex(0, 0))] };
      const dice: Scripted[] = [...impact(6, 1), ['stun', 1, 1], ['stumble', 6], ['stumble', 6]];
      const played = play(scene(set), { plots: { A: 'F F' }, dice });
      expect(played.of('stumble-checked').map(({ fighter, rolls }) => [fighter, rolls?.[0]?.total])).toEqual([
        ['B', 4],
        ['A', 5],
      ]);
    });

    it('8.4.4 a loser already in S who stumbles again falls at once', () => {
      const dice: Scripted[] = [['fall-prone', 6, 6], ...impact(6, 1), ['stun', 1, 1], ['stumble', 2]];
      const played = play(scene({ B: { owesStumble: true } }), { plots: { A: 'F', B: 'S' }, dice });
      expect(played.one('fell-prone')).toMatchObject({ fighter: 'B', why: 'collision' });
      expect(played.fighter('B')).toMatchObject({ posture: 'prone', owesStumble: false });
    });

    it('8.4.4 a loser in S who keeps his feet owes nothing more', () => {
      const dice: Scripted[] = [['fall-prone', 6, 6], ...impact(6, 1), ['stun', 1, 1], ['stumble', 6]];
      const played = play(scene({ B: { owesStumble: true } }), { plots: { A: 'F', B: 'S' }, dice });
      expect(played.fighter('B')).toMatchObject({ posture: 'standing', owesStumble: false });
    });

    it('8.4.4 a leaper who wins still checks for his leap', () => {
      const set = { A: place(-1, 0, 0) };
      const dice: Scripted[] = [...impact(6, 1), ['stun', 1, 1], ['stumble', 6], ['stumble', 6]];
      const played = play(scene(set), { plots: { A: 'L' }, dice });
      expect(played.of('stumble-checked').map(({ fighter }) => fighter)).toEqual(['B', 'A']);
    });

    it('8.4.4 a leaper who loses makes one check, not two (P27)', () => {
      const set = { A: place(-1, 0, 0) };
      const played = play(scene(set), { plots: { A: 'L' }, dice: [...impact(1, 6), ['stun', 1, 1], ['stumble', 6]] });
      expect(played.one('stumble-checked').fighter).toBe('A');
    });

    it('8.4.4 a loser stunned senseless makes no check (F12)', () => {
      const set = { B: { cfAtStart: 1 } };
      const played = play(scene(set), { plots: { A: 'F' }, dice: [...impact(5, 4), ['stun', 5, 6]] });
      expect(played.one('knocked-out').fighter).toBe('B');
      expect(played.of('stumble-checked')).toEqual([]);
    });

    it('8.4.4 a rolling loser makes no stumble check (F12)', () => {
      const set = { A: place(0, 1, 0), B: { ...place(2, 0, 3), posture: 'prone' as const } };
      const played = play(scene(set), { plots: { A: 'F', B: 'RO FL' }, dice: [...impact(6, 1), ['stun', 1, 1]] });
      expect(played.of('stumble-checked')).toEqual([]);
    });
  });
});
