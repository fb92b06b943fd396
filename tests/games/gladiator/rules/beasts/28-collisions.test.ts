/** 28.6: beasts that run into men, and men who run into beasts. */
import { describe, expect, it } from 'vitest';
import type { BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { hexesOf } from '../../../../../src/games/gladiator/rules/bodies.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, type Scene, scene, shield } from '../../../../../tools/games/gladiator/bout.ts';
import { drm, hex, impact, impacts, mildly, place, unarmed } from '../../support/rules/clash.ts';
import { action, beast, calm, from, hexes, overlaps, RANDOM, TOWARD } from '../../support/rules/wild.ts';

/** A lion (cunning +2) goes for a man in (0,0) whose impact is his die alone; its own is its die, 3, and 2 a hex. */
function charge(set: Scene, dice: readonly Scripted[], count: 1 | 2 | 3 = 3): Played {
  const state = scene({ A: unarmed(), B: from(2), ...set });
  return play(state, { dice: [action(TOWARD, 2), hexes(count), ...dice] });
}

/** A lion runs straight ahead as the dice have it, into the same man. */
function run(set: Scene, dice: readonly Scripted[], count: 1 | 2 | 3 = 3): Played {
  const state = scene({ A: unarmed(), B: from(2), ...set });
  return play(state, { dice: [action(RANDOM, 2), hexes(count), ['beast-way', 1], ...dice] });
}

describe('28 Collisions with beasts', () => {
  describe('28.6 Impact', () => {
    const DRMS: readonly (readonly [BeastKind, number, number])[] = [
      ['bear', 3, 3],
      ['boar', -2, 1],
      ['elephant', -2, 8],
      ['gazelle', -3, 0],
      ['leopard', 1, 1],
      ['lion', 2, 3],
      ['rhino', -1, 8],
      ['tiger', 3, 5],
      ['wolf', 1, 0],
      ['zebra', -3, 5],
    ];

    it.each(DRMS)(
      '28.6 a %s (cunning %i) adds %i for its kind and 2 for each hex, and nothing else (C99)',
      (kind, cunning, value) => {
        const dice: Scripted[] = [action(TOWARD, cunning), hexes(2), ...impact(1, 6), ['stun', 1, 1], ['stumble', 6]];
        const state = scene({
          A: unarmed({ st: -6, cfAtStart: 30 }),
          B: from(2, kind, { stun: { amount: 1, turn: 1, phase: 1 }, cfAtStart: 9 }),
        });
        const [strike] = impacts(play(state, { dice }));
        const expected = [
          ...(value === 0 ? [] : [{ value, why: kind, cite: '28.6' }]),
          { value: 4, why: '2 hexes', cite: '28.6' },
        ];
        expect(strike).toMatchObject({ name: 'impact', cite: '28.6', modifiers: expected, total: 1 + value + 4 });
      },
    );

    it.each([1, 2, 3] as const)('28.6 met on hex %i of its way, it counts the hexes up to his', (count) => {
      const [strike] = impacts(run({ B: from(count) }, [...impact(6, 1), ...mildly]));
      expect(drm(strike, count === 1 ? '1 hex' : `${count} hexes`)).toBe(2 * count);
    });

    it('28.6 by a turn it strikes a man before a wall: what bars the hex behind him bars nothing (A7, P92)', () => {
      const B = beast('leopard', { ...place(1, 0, 1), ...calm });
      const state = { ...scene({ A: unarmed(), B }), window: { column: 0, row: -20, columns: 41, rows: 41 } };
      const played = play(state, { dice: [action(TOWARD, 1), hexes(1), ...impact(1, 6), ['stun', 1, 1]] });
      expect(played.one('collided')).toMatchObject({ fighters: ['B', 'A'], winner: 'A' });
      expect(played.of('beast-barred')).toEqual([]);
    });

    it('28.6 there is no die for crossing paths: a man in its way is met for certain', () => {
      const played = charge({}, [...impact(1, 1), ...mildly]);
      expect(played.of('paths-crossed')).toEqual([]);
      expect(played.one('collided')).toMatchObject({ cite: '28.6', fighters: ['B', 'A'], at: hex(0, 0) });
    });

    it('28.6 the man has all that 8.4 gives him: type, shield, way, ST, AG and stun', () => {
      const A: Partial<Fighter> = {
        type: 'heavy',
        st: 2,
        ag: -1,
        hands: [shield(12)],
        stun: { amount: 3, turn: 1, phase: 1 },
      };
      const state = scene({ A: { ...A, ...place(-1, 0, 0) }, B: from(2) });
      const dice: Scripted[] = [action(TOWARD, 2), hexes(3), ...impact(1, 6), ['stun', 1, 1]];
      const [, guard] = impacts(play(state, { plots: { A: 'F' }, dice }));
      expect(guard.modifiers.map(({ value }) => value)).toEqual([2, 2, 1, -3, 2, -1]);
    });

    it('28.6 the man before its head has no advantage over it, nor has it one over him (8.4, C99)', () => {
      for (const facing of [0, 3] as const) {
        const [strike, guard] = impacts(charge({ A: unarmed({ facing }) }, [...impact(6, 1), ...mildly]));
        expect(guard.modifiers).toEqual([]);
        expect(strike.modifiers.map(({ why }) => why)).toEqual(['lion', '2 hexes']);
      }
    });
  });

  describe('28.6 The stronger beast', () => {
    const beaten = () => charge({}, [...impact(3, 4), ...mildly]);

    it('28.6 it takes his hex, and he is pushed one hex on before its head (8.4.1)', () => {
      const played = beaten();
      expect(played.one('collided')).toMatchObject({ winner: 'B', pushedTo: hex(-1, 0), by: 6 });
      expect(played.fighter('A').at).toEqual(hex(-1, 0));
      expect(hexesOf(played.fighter('B'))).toEqual([hex(1, 0), hex(0, 0), hex(2, 0)]);
      expect(overlaps(played.state)).toEqual([]);
    });

    it('28.6 he is stunned by 2D6 and the difference, and checked for stumbling (8.4.3, 8.4.4)', () => {
      const played = beaten();
      const { stun, rolls } = played.one('stunned');
      expect(rolls?.[0]).toMatchObject({ modifiers: [{ value: 6, cite: '8.4.3' }], total: 8 });
      expect(stun).toEqual({ from: 0, to: 1 });
      expect(played.one('stumble-checked')).toMatchObject({ fighter: 'A', stumbled: false, cite: '8.4.4' });
    });

    it('28.6 it goes no further, though it has hexes left (8.2)', () => {
      const played = run({ B: from(1) }, [...impact(6, 1), ...mildly], 3);
      expect(hexesOf(played.fighter('B'))).toContainEqual(hex(0, 0));
      expect(played.of('beast-stepped')).toHaveLength(1);
    });

    it('28.6 every hex it goes is in the journal, the one it wins among them', () => {
      const steps = beaten().of('beast-stepped');
      expect(steps.map(({ from: was, to }) => [was, to])).toEqual([
        [hex(3, 0), hex(2, 0)],
        [hex(2, 0), hex(1, 0)],
      ]);
    });

    it('28.6 with that hex taken he goes to one at its side, by lot (P20)', () => {
      const set = { C: { ...unarmed(place(-1, 0, 0)), side: 0 as const, aside: true } };
      const played = charge(set, [...impact(6, 1), ['lot:pushed-to', 1], ...mildly]);
      expect(played.fighter('C').at).toEqual(hex(-1, 0));
      expect([hex(-1, 1), hex(0, -1)]).toContainEqual(played.fighter('A').at);
      expect(overlaps(played.state)).toEqual([]);
    });

    it('28.6 he is never pushed into the body of any beast (P20)', () => {
      const set = { C: beast('elephant', { ...place(-1, -1, 1), ...calm, conscious: false, posture: 'prone' }) };
      const played = charge(set, [...impact(6, 1), ['lot:pushed-to', 0], ...mildly]);
      expect(overlaps(played.state)).toEqual([]);
    });

    it('28.6 with no room anywhere he falls where he is, and it stays before him (P20)', () => {
      const free = [hex(-1, 0), hex(-1, 1), hex(0, -1), hex(0, 1), hex(1, -1)];
      const crowd = free.map((at, i) => [`${'CDEF'[i]}`, { ...unarmed({ at }), side: 0, aside: true }] as const);
      const wolf = beast('wolf', { ...place(1, -2, 1), ...calm, conscious: false, posture: 'prone' });
      const state = scene({ A: unarmed(), B: from(2), ...Object.fromEntries(crowd.slice(0, 4)) });
      state.fighters.push({ ...(state.fighters[1] as Fighter), ...wolf, id: 'G' });
      const dice: Scripted[] = [action(RANDOM, 2), hexes(3), ['beast-way', 1], ...impact(6, 1), ['stun', 1, 1]];
      const played = play(state, { dice });
      expect(played.one('collided')).toMatchObject({ winner: 'B', pushedTo: null });
      expect(played.one('fell-prone')).toMatchObject({ fighter: 'A', why: 'no-room' });
      expect(played.fighter('A').at).toEqual(hex(0, 0));
      expect(played.fighter('B').at).toEqual(hex(2, 0));
      expect(overlaps(played.state)).toEqual([]);
    });

    it('28.6 a man who lies is run into like any other (P93)', () => {
      const played = charge({ A: unarmed({ posture: 'prone', conscious: false }) }, [...impact(6, 1), ['stun', 1, 1]]);
      expect(played.one('collided')).toMatchObject({ winner: 'B', pushedTo: hex(-1, 0) });
      expect(played.fighter('A')).toMatchObject({ at: hex(-1, 0), posture: 'prone' });
    });

    it('28.6 a stumbling man who stumbles again in it falls (P22)', () => {
      const dice: Scripted[] = [
        ['fall-prone', 6, 6],
        action(TOWARD, 2),
        hexes(2),
        ...impact(6, 1),
        ['stun', 1, 1],
        ['stumble', 1],
      ];
      const state = scene({ A: unarmed({ owesStumble: true }), B: from(2) });
      const played = play(state, { plots: { A: 'S' }, dice });
      expect(played.one('fell-prone')).toMatchObject({ fighter: 'A', why: 'collision' });
    });
  });

  describe('28.6 The stronger man, and the tie', () => {
    it('28.6 on a tie each keeps his hex and nobody is stunned (8.4.2)', () => {
      const played = charge({ A: unarmed({ st: 4 }) }, impact(1, 4));
      expect(played.one('collided')).toMatchObject({ winner: null, pushedTo: null, by: 0 });
      expect(played.of('stunned')).toEqual([]);
      expect(played.fighter('A').at).toEqual(hex(0, 0));
      expect(played.fighter('B').at).toEqual(hex(2, 0));
    });

    it('28.6 a beast that loses stops in the hex before, stunned by the difference, and is not checked for stumbling (P93)', () => {
      const played = charge({ A: unarmed({ st: 6 }) }, [...impact(1, 6), ['stun', 3, 3]]);
      expect(played.one('collided')).toMatchObject({ winner: 'A', by: 4 });
      expect(played.one('stunned')).toMatchObject({ fighter: 'B', stun: { from: 0, to: 2 } });
      expect(played.one('stunned').rolls?.[0]).toMatchObject({ modifiers: [{ value: 4 }], total: 10 });
      expect(played.of('stumble-checked')).toEqual([]);
      expect(played.fighter('B')).toMatchObject({ at: hex(2, 0), facing: 3, posture: 'standing' });
      expect(played.fighter('A').at).toEqual(hex(0, 0));
    });

    it('28.6 it has turned to go on, and stays turned (28.5.1, P176)', () => {
      const state = scene({ A: unarmed({ st: 6 }), B: from(0, 'lion', { ...place(2, 0, 0) }) });
      const played = play(state, { dice: [action(TOWARD, 2), hexes(1), ...impact(1, 6), ['stun', 1, 1]] });
      expect(played.one('collided').winner).toBe('A');
      expect(played.fighter('B')).toMatchObject({ at: hex(2, 0), facing: 3 });
      expect(played.one('beast-stepped')).toMatchObject({ from: hex(2, 0), to: hex(2, 0), facing: 3 });
    });

    it('28.6 weapon and shield drops of the stun table pass it by (P93)', () => {
      for (const [first, second] of [
        [6, 6],
        [5, 6],
      ] as const) {
        const played = charge({ A: unarmed({ st: 7 }) }, [...impact(1, 5), ['stun', first, second]]);
        expect(played.one('stunned').fighter).toBe('B');
        expect(played.of('item-dropped')).toEqual([]);
      }
    });

    it('28.6 where a man would fall prone it is dazed: it loses its next action, and that alone (P93, P157)', () => {
      const dazed = charge({ A: unarmed({ st: 9 }) }, [...impact(1, 6), ['stun', 6, 6]]);
      expect(dazed.fighter('B')).toMatchObject({ posture: 'standing', conscious: true, beast: { dazed: true } });
      expect(dazed.fighter('B').stun.amount).toBe(9);
      const later = dazed.state.fighters.map((one) => ({ ...one, aside: one.id === 'B' }));
      const next = play({ ...dazed.state, fighters: later }, { dice: [['stun-recovery', 6]] });
      expect(next.one('beast-acted')).toMatchObject({ cite: 'P93', action: 'dazed', hexes: 0 });
      expect(next.fighter('B').beast?.dazed).toBe(false);
    });

    it('28.6 a beast in a collision does not recover from stun in that phase (11.5)', () => {
      const B = from(2, 'lion', { stun: { amount: 4, turn: 1, phase: 1 } });
      const state = scene({ A: unarmed(), B, phase: 4 });
      const played = play(state, { dice: [action(TOWARD, 2), hexes(3), ...impact(6, 1), ...mildly] });
      expect(played.of('stun-recovered')).toEqual([]);
    });
  });
});
