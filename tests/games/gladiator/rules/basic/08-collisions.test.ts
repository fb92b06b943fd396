/** 8.1-8.3: who collides, where, and who is run onto. */
import { describe, expect, it } from 'vitest';
import { currentCf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, man, play, scene, shield, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import {
  drm,
  helpless,
  hex,
  impact,
  impacts,
  impactsOf,
  mildly,
  place,
  plain,
  strong,
  withMore,
} from '../../support/rules/clash.ts';

describe('8 Collisions', () => {
  describe('8.1 Same hex', () => {
    it('8.1 two men who end in one hex in the same tick collide without a crossing roll', () => {
      const played = play(scene({ B: place(2, 0, 3) }), { plots: { A: 'F', B: 'F' }, dice: impact(3, 3) });
      expect(played.one('collided').at).toEqual(hex(1, 0));
      expect(played.of('paths-crossed')).toEqual([]);
    });

    it('8.1 one of the two ending there is enough, even if the other would go on (P14)', () => {
      const set = { B: place(1, -1, 1) };
      const played = play(scene(set), { plots: { A: 'F', B: 'F F' }, dice: [...impact(2, 5), ...mildly] });
      expect(played.one('collided').at).toEqual(hex(1, 0));
      expect(played.of('paths-crossed')).toEqual([]);
    });

    it.each([
      ['', []],
      ['X', []],
      ['X(R)', []],
      ['KN', []],
      ['R', []],
    ] as const)("8.1 walking into a man who stays ('%s') is a certain collision (P13)", (B, before) => {
      const set = { loose: [lying(sword(9), hex(2, 0))] };
      const played = play(scene(set), {
        plots: { A: 'F', B },
        acts: { B: { kind: 'none' } },
        dice: [...before, ...impact(6, 1), ...mildly],
      });
      expect(played.one('collided')).toMatchObject({ fighters: ['A', 'B'], at: hex(1, 0), winner: 'A' });
    });

    it('8.1 a man performing his S has not left his hex either (P13)', () => {
      const dice: Scripted[] = [['fall-prone', 6, 6], ...impact(6, 1), ...mildly];
      const played = play(scene({ B: { owesStumble: true } }), { plots: { A: 'F', B: 'S' }, dice });
      expect(played.one('collided').at).toEqual(hex(1, 0));
    });

    it('8.1 passing through the hex of a man who stays is no crossing roll but a collision (C64)', () => {
      const played = play(scene(), { plots: { A: 'F F' }, dice: impact(2, 3) });
      expect(played.one('collided').at).toEqual(hex(1, 0));
      expect(played.of('paths-crossed')).toEqual([]);
    });

    it('8.1 a man whose path ended a tick ago counts as standing there (P13)', () => {
      const set = { B: place(3, 0, 3) };
      const played = play(scene(set), { plots: { A: 'F', B: 'F F' }, dice: [...impact(6, 1), ...mildly] });
      expect(played.one('collided')).toMatchObject({ at: hex(1, 0), winner: 'B' });
      expect(played.of('paths-crossed')).toEqual([]);
    });

    it('8.1 stepping into the hex another leaves in the same tick is following, and safe (F4)', () => {
      const played = play(scene({ B: { facing: 0 } }), { plots: { A: 'F', B: 'F' } });
      expect(played.of('collided')).toEqual([]);
      expect(played.of('paths-crossed')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(1, 0));
      expect(played.fighter('B').at).toEqual(hex(2, 0));
    });

    it('8.1 stepping into a hex that was left in an earlier tick is following too (F4)', () => {
      const set = { A: place(-1, 0, 0), B: { facing: 1 as const } };
      const played = play(scene(set), { plots: { A: 'F F', B: 'F' } });
      expect(played.of('collided')).toEqual([]);
      expect(played.of('paths-crossed')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(1, 0));
    });

    it('8.1 nobody collides twice in a phase: a third man goes back without effects (P19)', () => {
      const state = withMore(scene({ B: place(2, 0, 3) }), man('C', place(1, -2, 1)));
      const script = { plots: { A: 'F', B: 'F', C: 'F F' }, dice: [...impact(5, 3), ...mildly] };
      const played = play(state, script);
      expect(played.of('collided').map(({ fighters }) => fighters)).toEqual([['A', 'B']]);
      expect(played.fighter('C')).toMatchObject({ at: hex(1, -1), posture: 'standing' });
      expect(played.fighter('C').stun.amount).toBe(0);
      expect(played.fighter('A').at).toEqual(hex(1, 0));
    });
  });

  describe('8.1.1 Crossing paths', () => {
    const together = scene({ B: place(1, -1, 1) });

    it('8.1.1 two men passing through one hex in the same tick collide on a 6', () => {
      const dice: Scripted[] = [['crossing', 6], ...impact(2, 5), ...mildly];
      const played = play(together, { plots: { A: 'F F', B: 'F F' }, dice });
      expect(played.one('paths-crossed')).toMatchObject({ at: hex(1, 0), collided: true });
      expect(played.one('collided')).toMatchObject({ at: hex(1, 0), winner: 'B' });
    });

    it.each([1, 2, 3, 4, 5])('8.1.1 on a %i they pass each other', (face) => {
      const played = play(together, { plots: { A: 'F F', B: 'F F' }, dice: [['crossing', face]] });
      expect(played.one('paths-crossed').collided).toBe(false);
      expect(played.of('collided')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(2, 0));
      expect(played.fighter('B').at).toEqual(hex(1, 1));
    });

    it('8.1.1 paths that share a hex at different ticks cross as well, in that hex (P15)', () => {
      const set = { B: place(1, -2, 1) };
      const dice: Scripted[] = [['crossing', 6], ...impact(6, 2), ...mildly];
      const played = play(scene(set), { plots: { A: 'F F', B: 'C' }, dice });
      expect(played.one('collided')).toMatchObject({ at: hex(1, 0), winner: 'B' });
      expect(played.fighter('B').at).toEqual(hex(1, 0));
    });

    it('8.1.1 hexes entered after the shared one no longer count for the impact (P15, F4)', () => {
      const set = { A: plain(), B: strong(place(1, -2, 1)) };
      const dice: Scripted[] = [['crossing', 6], ...impact(6, 2), ...mildly];
      const [b, a] = impactsOf(set, { plots: { A: 'F F', B: 'C' }, dice });
      expect(drm(a, 'per hex moved forward')).toBe(1);
      expect(drm(b, 'per hex moved forward')).toBe(2);
    });

    it('8.1.1 ending where the other has been and gone is only a crossing (P15)', () => {
      const set = { B: place(1, -2, 1) };
      const played = play(scene(set), { plots: { A: 'F F', B: 'F F' }, dice: [['crossing', 5]] });
      expect(played.of('collided')).toEqual([]);
      expect(played.fighter('B').at).toEqual(hex(1, 0));
    });

    it('8.1.1 one roll does for the pair, however many hexes they share (P15)', () => {
      const played = play(scene({ B: place(4, 0, 3) }), { plots: { A: 'C', B: 'C' }, dice: [['crossing', 5]] });
      expect(played.of('paths-crossed')).toHaveLength(1);
      expect(played.fighter('A').at).toEqual(hex(3, 0));
      expect(played.fighter('B').at).toEqual(hex(1, 0));
    });

    it('8.1.1 a hex in which either began the phase is not shared (P15)', () => {
      const set = { A: place(-1, 0, 0), B: { ...place(1, 0, 2) } };
      const played = play(scene(set), { plots: { A: 'C', B: 'F' } });
      expect(played.of('paths-crossed')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(2, 0));
      expect(played.fighter('B').at).toEqual(hex(0, 1));
    });

    it('8.1.1 men who swap hexes and roll less than 6 walk past each other (P16)', () => {
      const played = play(scene(), { plots: { A: 'F', B: 'F' }, dice: [['crossing', 5]] });
      expect(played.of('collided')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(1, 0));
      expect(played.fighter('B').at).toEqual(hex(0, 0));
    });

    it('8.1.1 a swap on a 6 collides in one of the two hexes, picked at random (P16)', () => {
      const places = [0, 1].map((picked) => {
        const dice: Scripted[] = [['crossing', 6], ['lot:crossing-hex', picked], ...impact(3, 4)];
        return play(scene(), { plots: { A: 'F', B: 'F' }, dice }).one('collided').at;
      });
      expect(places).toContainEqual(hex(0, 0));
      expect(places).toContainEqual(hex(1, 0));
    });

    it.each([0, 1])('8.1.1 in a swap he whose hex it is counts as not having moved: pick %i (P16)', (picked) => {
      const dice: Scripted[] = [['crossing', 6], ['lot:crossing-hex', picked], ...impact(3, 4)];
      const played = play(scene({ A: plain(), B: plain() }), { plots: { A: 'F', B: 'F' }, dice });
      const { at, fighters, winner } = played.one('collided');
      expect(winner).toBeNull();
      const owner = at.q === 0 ? 'A' : 'B';
      const moved = impacts(played).map((roll) => drm(roll, 'per hex moved forward') ?? 0);
      expect(moved[fighters.indexOf(owner)]).toBe(0);
      expect(moved[1 - fighters.indexOf(owner)]).toBe(1);
      expect(played.fighter(owner).at).toEqual(at);
    });
  });

  describe('8.2 Movement ends', () => {
    it('8.2 both men lose the actions and turns they had left', () => {
      const set = { B: place(2, 0, 3) };
      const played = play(scene(set), { plots: { A: 'F(R) F(R)', B: 'F(L)' }, dice: [...impact(6, 3), ...mildly] });
      expect(played.fighter('A')).toMatchObject({ at: hex(1, 0), facing: 0 });
      expect(played.fighter('B').at).toEqual(hex(2, 0));
      expect(played.of('turned').filter(({ why }) => why === 'order')).toEqual([]);
    });

    it('8.2 a charge that meets a man ends in his hex', () => {
      const set = { A: place(-1, 0, 0) };
      const played = play(scene(set), { plots: { A: 'C' }, dice: [...impact(6, 1), ...mildly] });
      expect(played.one('collided').at).toEqual(hex(1, 0));
      expect(played.fighter('A').at).toEqual(hex(1, 0));
    });

    it('8.2 a Recover that was run into loses its bonus (C128)', () => {
      const set = { B: { hands: [shield(4)] }, loose: [lying(sword(9), hex(1, 0))] };
      const played = play(scene(set), {
        plots: { A: 'F', B: 'R' },
        acts: { B: { kind: 'recover', item: 9, drop: null } },
        dice: [...impact(1, 6), ['stun', 1, 1], ['stumble', 6], ['recovery', 1]],
      });
      const [roll] = played.one('recovery-tried').rolls ?? [];
      expect(roll?.modifiers.map(({ value }) => value)).not.toContain(-6);
      expect(roll?.modifiers.map(({ value }) => value)).toContain(4);
    });

    it('8.2 neither of the two recovers from Stun this phase (P22)', () => {
      const stun = { amount: 1, turn: 1, phase: 1 };
      const set = { phase: 4, A: { stun }, B: { stun } };
      const played = play(scene(set), { plots: { A: 'F' }, dice: impact(2, 3) });
      expect(played.of('stun-recovered')).toEqual([]);
      expect(played.fighter('A').stun.amount).toBe(1);
      expect(played.fighter('B').stun.amount).toBe(1);
    });
  });

  describe('8.3 Running onto the prone', () => {
    it('8.3 who ends in the hex of a prone enemy makes him plead at once', () => {
      const set = { A: place(-1, 0, 0), B: helpless };
      const played = play(scene(set), { plots: { A: 'F F' }, dice: [['missus', 3, 3]] });
      expect(played.one('run-onto')).toMatchObject({ fighter: 'A', target: 'B', at: hex(1, 0) });
      expect(played.one('appealed')).toMatchObject({ fighter: 'B', to: 'A', why: 'run-onto', fate: 'dead' });
    });

    it('8.3 the plea may be granted', () => {
      const set = { A: place(-1, 0, 0), B: helpless };
      const played = play(scene(set), { plots: { A: 'F F' }, dice: [['missus', 6, 6]] });
      expect(played.state.outcome?.results).toEqual({ A: 'V', B: 'M' });
    });

    it('8.3 who would pass through the hex stops in it', () => {
      const set = { A: place(-1, 0, 0), B: helpless };
      const played = play(scene(set), { plots: { A: 'C' }, dice: [['missus', 6, 6]] });
      expect(played.one('run-onto').at).toEqual(hex(1, 0));
      expect(played.fighter('A').at).toEqual(hex(1, 0));
    });

    it('8.3 there is no impact, and the plea takes the phase', () => {
      const set = { A: place(-1, 0, 0), B: helpless };
      const played = play(scene(set), { plots: { A: 'F F' }, dice: [['missus', 6, 6]] });
      expect(played.of('collided')).toEqual([]);
      expect(played.asked.filter(({ kind }) => kind === 'allocate')).toEqual([]);
    });

    it('8.3 an unconscious man can be run onto', () => {
      const out = { posture: 'prone' as const, conscious: false, stun: { amount: 14, turn: 1, phase: 3 } };
      const set = { phase: 3, A: place(-1, 0, 0), B: out };
      const played = play(scene(set), { plots: { A: 'F F' }, dice: [['missus', 3, 3]] });
      expect(played.one('appealed')).toMatchObject({ why: 'run-onto', fate: 'dead' });
    });

    it('8.3 neither the front nor the CF of the runner matters (F6)', () => {
      const set = { A: { ...place(2, 0, 0), cfAtStart: 0 }, B: helpless };
      const state = scene(set);
      const [runner] = state.fighters;
      if (runner === undefined) throw new Error('no runner');
      expect(currentCf(tables, runner)).toBe(0);
      const played = play(state, { plots: { A: 'B' }, dice: [['missus', 3, 3]] });
      expect(played.one('appealed')).toMatchObject({ fighter: 'B', why: 'run-onto' });
    });

    it('8.3 an unarmed runner halts in the hex before (F6)', () => {
      const set = { A: { ...place(-1, 0, 0), hands: [shield(2)] }, B: helpless };
      const played = play(scene(set), { plots: { A: 'F F' } });
      expect(played.one('stopped-short')).toMatchObject({ fighter: 'A', target: 'B' });
      expect(played.fighter('A').at).toEqual(hex(0, 0));
      expect(played.of('appealed')).toEqual([]);
    });

    it('8.3 a rolling man is not on his feet and halts before a prone enemy (F6)', () => {
      const set = { A: { posture: 'prone' as const }, B: { ...helpless, at: hex(0, 1) } };
      const played = play(scene(set), { plots: { A: 'RO FR' } });
      expect(played.of('appealed')).toEqual([]);
      expect(played.of('run-onto')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(0, 0));
    });

    it('8.3 a man who failed his Fall Prone check this phase cannot be run onto (F1)', () => {
      const set = { A: place(-1, 0, 0), B: { owesStumble: true } };
      const played = play(scene(set), { plots: { A: 'F F', B: 'S' }, dice: [['fall-prone', 1, 1]] });
      expect(played.of('run-onto')).toEqual([]);
      expect(played.of('appealed')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(0, 0));
    });

    it('8.3 stopped before a man freshly fallen, the runner may attack him at +4 (F1)', () => {
      const set = { A: place(-1, 0, 0), B: { owesStumble: true } };
      const played = play(scene(set), {
        plots: { A: 'F F', B: 'S' },
        cf: { A: 'head 4 | head 10' },
        dice: [
          ['fall-prone', 1, 1],
          ['blow', 1, 1, 1, 1, 1, 1],
        ],
      });
      const [engaged] = played.of('engaged').filter(({ fighter }) => fighter === 'A');
      expect(engaged).toMatchObject({ target: 'B', advantage: 4 });
      expect(played.one('blow')).toMatchObject({ fighter: 'A', cf: 4 });
    });

    it('8.3 a rolling man is met in the ordinary way', () => {
      const set = { A: place(0, 1, 0), B: { ...place(2, 0, 3), posture: 'prone' as const } };
      const dice: Scripted[] = [...impact(6, 1), ['stun', 1, 1]];
      const played = play(scene(set), { plots: { A: 'F', B: 'RO FL' }, dice });
      expect(played.one('collided')).toMatchObject({ at: hex(1, 1), winner: 'A' });
      expect(played.of('appealed')).toEqual([]);
    });

    it('8.3 a dead man is no more than a hazard (P23)', () => {
      const body = man('C', { at: hex(1, 0), fate: 'dead', posture: 'prone' });
      const state = withMore(scene({ B: place(5, 0, 3) }), body);
      const played = play(state, { plots: { A: 'F F' }, dice: [['stumble', 6]] });
      expect(played.of('run-onto')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(2, 0));
      expect(played.one('stumble-checked').rolls?.[0]?.total).toBe(5);
    });

    it("8.3 a comrade's body is no more than a hazard either (P23)", () => {
      const comrade = man('C', { side: 0, at: hex(1, 0), ...helpless });
      const state = withMore(scene({ B: place(5, 0, 3) }), comrade);
      const played = play(state, { plots: { A: 'F F' }, dice: [['stumble', 6]] });
      expect(played.of('appealed')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(2, 0));
      expect(played.one('stumble-checked').rolls?.[0]?.total).toBe(5);
    });

    it('8.3 a leap clears a fallen man in its first hex', () => {
      const set = { B: { owesStumble: true } };
      const dice: Scripted[] = [
        ['fall-prone', 1, 1],
        ['stumble', 6],
      ];
      const played = play(scene(set), { plots: { A: 'L', B: 'S' }, dice });
      expect(played.fighter('A').at).toEqual(hex(2, 0));
      expect(played.of('stopped-short')).toEqual([]);
      expect(played.one('stumble-checked').rolls?.[0]?.total).toBe(6);
    });
  });
});
