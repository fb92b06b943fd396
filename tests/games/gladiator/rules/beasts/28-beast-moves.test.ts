/** 28.5: flight, roaming, panic, feeding, and barred ways. */
import { describe, expect, it } from 'vitest';
import type { Beast } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Direction } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play, type Scene } from '../../../../../tools/games/gladiator/bout.ts';
import { hex, place, unarmed } from '../../support/rules/clash.ts';
import {
  AWAY,
  action,
  acts,
  beast,
  calm,
  FEED,
  hexes,
  leopard,
  open,
  overlaps,
  PANIC,
  RANDOM,
  STAY,
  TOWARD,
  told,
} from '../../support/rules/wild.ts';

/** A zebra (cunning -3). */
const zebra = (traits: Partial<Fighter> = {}, state: Partial<Beast> = {}) =>
  beast('zebra', { ...place(6, 0, 3), ...calm, ...traits }, state);

const down = { posture: 'prone' as const, conscious: false, stun: { amount: 99, turn: 1, phase: 1 } };
const dead = { posture: 'prone' as const, fate: 'dead' as const };
const second = (traits: Partial<Fighter>) => ({ ...unarmed(traits), side: 0 as const, seat: 0 as const });

describe('28 How beasts move', () => {
  describe('28.5 Away and at random', () => {
    it.each([1, 2, 3] as const)('28.5 on 2-3 it goes 1D3 hexes away from the closest gladiator: %i', (count) => {
      const played = acts([action(AWAY, 1), hexes(count)]);
      expect(played.one('beast-acted')).toMatchObject({ action: 'away', towards: 'A', hexes: count });
      expect(played.fighter('B')).toMatchObject({ at: hex(4 + count, 0), facing: 0 });
    });

    it('28.5 of two ways away one is drawn (P91)', () => {
      const dice: Scripted[] = [action(AWAY, 1), hexes(1), ['lot:beast-turn', 1]];
      expect(acts(dice, { B: leopard(place(3, 3, 3)) }).fighter('B')).toMatchObject({ at: hex(3, 4), facing: 1 });
    });

    it.each([
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 0],
      [5, 1],
      [6, 2],
    ] as const)(
      '28.5 on 4-6 it goes 1D3 hexes in a direction of 1D6 from its facing: %i leads to %i (P91)',
      (face, facing) => {
        const played = acts([action(RANDOM, 1), hexes(2), ['beast-way', face]]);
        expect(played.one('beast-acted')).toMatchObject({ action: 'random', hexes: 2 });
        expect(played.of('beast-stepped').map((one) => one.facing)).toEqual([facing, facing]);
        expect(played.fighter('B').facing).toBe(facing);
      },
    );

    it('28.5 on 7-8 it stays where it is and turns to him, however far round (P91)', () => {
      for (const facing of [0, 1, 2, 4, 5] as const) {
        const played = acts([action(STAY, 1)], { B: leopard(place(4, 0, facing)) });
        expect(played.fighter('B')).toMatchObject({ at: hex(4, 0), facing: 3 });
        expect(played.one('beast-stepped')).toMatchObject({ from: hex(4, 0), to: hex(4, 0), facing: 3 });
      }
    });

    it('28.5 of two ways toward him one is drawn for the turn as well (P91)', () => {
      const played = acts([action(STAY, 1), ['lot:beast-turn', 1]], { B: leopard(place(3, 3, 0)) });
      expect(played.fighter('B')).toMatchObject({ at: hex(3, 3), facing: 4 });
      expect(told(played)).toEqual([1, 2]);
    });

    it('28.5 with him in its front it stays as it is', () => {
      const played = acts([action(STAY, 1)], { B: leopard(place(2, -1, 2)) });
      expect(played.fighter('B')).toMatchObject({ at: hex(2, -1), facing: 2 });
    });
  });

  describe('28.5.2 Panic', () => {
    const run = (first: number, other: number, way: number): Scripted[] => [
      ['beast-hexes', first, other],
      ['beast-way', way],
    ];

    it('28.5.2 on 1 or less it panics, and runs 2D3 hexes in a random direction at once', () => {
      const played = acts([action(PANIC, -3), ...run(3, 6, 4)], { B: zebra() });
      expect(played.one('beast-acted')).toMatchObject({ action: 'panic', cite: '28.5.2', hexes: 5 });
      expect(played.one('beast-acted').rolls?.map(({ name, total }) => [name, total])).toEqual([
        ['beast-action', 1],
        ['beast-hexes', 5],
        ['beast-way', 4],
      ]);
      expect(played.fighter('B')).toMatchObject({ at: hex(11, 0), facing: 0, beast: { panicked: true } });
    });

    it('28.5.2 it rolls for no action any more, but runs in every phase to the end of the match', () => {
      let state: State = open({ B: zebra({}, { panicked: true }) });
      for (let phase = 1; phase <= 8; phase++) {
        state = {
          ...state,
          phase: phase - 1,
          fighters: state.fighters.map((one) => ({ ...one, aside: one.id === 'B' })),
        };
        const played = play(state, { dice: run(1, 1, phase % 2 === 0 ? 1 : 4) });
        expect(played.one('beast-acted').rolls?.map(({ name }) => name)).toEqual(['beast-hexes', 'beast-way']);
        state = played.state;
      }
      expect(state.fighters[1]?.beast?.panicked).toBe(true);
    });

    it('28.5.2 wolves cannot be driven mad, and one in panic runs for itself', () => {
      const wolf = (q: number, state = {}) => beast('wolf', { ...place(q, 0, 3), ...calm }, state);
      const set = { B: wolf(4, { panicked: true }), C: wolf(-6) };
      const played = acts([...run(1, 1, 4), action(STAY, 1)], set);
      expect(played.of('beast-acted').map(({ action: what }) => what)).toEqual(['panic', 'stay']);
    });

    it('28.5.2.1 its endurance roll has 6 more, and that of a beast in its senses has not', () => {
      for (const panicked of [true, false]) {
        const state = { ...open({ B: zebra({}, { panicked }) }), phase: 8 };
        const dice: Scripted[] = [
          ['endurance', 1],
          ['endurance', 1],
        ];
        const played = play(state, { dice });
        const [, own] = played.of('endurance-checked');
        expect(own).toMatchObject({ fighter: 'B', loss: panicked ? 1 + 1 + 6 - 1 : 1 + 1 - 1 });
        const [roll] = own?.rolls ?? [];
        expect(roll?.modifiers.filter(({ cite }) => cite === '28.5.2.1').map(({ value }) => value)).toEqual(
          panicked ? [6] : [],
        );
      }
    });

    it('28.3.5 a beast is tested each turn on its CN, and what it loses is CF (P96)', () => {
      const state = { ...open({ B: beast('tiger', place(6, 0, 3)) }), turn: 2, phase: 8 };
      const dice: Scripted[] = [
        ['endurance', 1],
        ['endurance', 6],
      ];
      const played = play(state, { dice });
      const [, own] = played.of('endurance-checked');
      expect(own).toMatchObject({ fighter: 'B', loss: 6 + 2 - 4, cf: { from: 16, to: 12 } });
      expect(played.fighter('B').exhaustion).toBe(4);
    });
  });

  describe('28.5 Feeding', () => {
    const fed: Scripted = action(FEED, 1);

    it('28.5 on 13+ it goes up to 3 hexes toward the closest body, and feeds with its head in the next hex (P94)', () => {
      const played = acts([fed], { B: leopard(place(6, 0, 3)), C: second({ ...place(2, 0, 0), ...dead }) });
      expect(played.one('beast-acted')).toMatchObject({ action: 'feed', towards: 'C' });
      expect(played.fighter('B').at).toEqual(hex(4, 0));
      expect(played.one('beast-fed')).toMatchObject({ fighter: 'B', body: 'C', area: null, left: null });
      expect(played.fighter('B').beast?.fed).toBe(true);
    });

    it('28.5 with the body further off than that it has not fed (P94)', () => {
      const played = acts([fed], { B: leopard(place(9, 0, 3)), C: second({ ...place(2, 0, 0), ...dead }) });
      expect(played.fighter('B').at).toEqual(hex(6, 0));
      expect(played.of('beast-fed')).toEqual([]);
      expect(played.fighter('B').beast?.fed).toBe(false);
    });

    it('28.5 with its head at the body already it feeds where it is', () => {
      const played = acts([fed], { B: leopard(place(4, 0, 3)), C: second({ ...place(2, 0, 0), ...dead }) });
      expect(played.of('beast-stepped')).toEqual([]);
      expect(played.of('beast-fed')).toHaveLength(1);
    });

    it('28.5 a senseless man loses a wound box of an area by lot (P94)', () => {
      const played = acts([fed, ['lot:fed-on', 3]], { C: second({ ...place(2, 0, 0), ...down }) });
      expect(played.one('beast-fed')).toMatchObject({ body: 'C', area: 4, left: { from: 12, to: 11 } });
      expect(played.fighter('C').wounds[4]).toBe(1);
    });

    it('28.5 that can be the end of him (P94, 10.3.2)', () => {
      const C = second({ ...place(2, 0, 0), ...down, wounds: { 1: 0, 2: 0, 3: 0, 4: 11, 5: 0 } });
      const played = acts([fed, ['lot:fed-on', 3]], { C });
      expect(played.one('killed')).toMatchObject({ fighter: 'C', killer: 'B', why: 'wounds' });
    });

    it('28.5 a dead beast of another kind is a meal, one of its own is none (P94)', () => {
      const other = acts([fed], { C: beast('zebra', { ...place(1, 1, 0), ...dead }) });
      expect(other.one('beast-fed').body).toBe('C');
      const own = acts([fed, hexes(1)], { C: beast('leopard', { ...place(1, 1, 0), ...dead }) });
      expect(own.of('beast-fed')).toEqual([]);
    });

    it('28.5 a body of three hexes is as near as the nearest of them (A7)', () => {
      const C = second({ ...place(0, 0, 0), ...dead });
      const D = beast('elephant', { ...place(8, 0, 0), ...dead });
      const played = acts([fed], { A: unarmed(place(-9, 0, 0)), B: leopard(place(4, 0, 3)), C, D });
      expect(played.one('beast-acted').towards).toBe('D');
    });

    it('28.5 a beast on its feet, or senseless, is no meal, nor is a man who has left (P94)', () => {
      const set: Scene = {
        C: zebra({ ...place(1, 3, 0), ...down }),
        D: second({ ...place(2, 0, 0), fate: 'spared' }),
      };
      expect(acts([fed, hexes(1)], set).of('beast-fed')).toEqual([]);
    });

    it('28.5 of two bodies as near one is drawn', () => {
      const C = second({ ...place(1, 0, 0), ...dead });
      const D = second({ ...place(7, 0, 0), ...dead });
      const played = acts([fed, ['lot:meal', 1]], { C, D });
      expect(played.one('beast-acted')).toMatchObject({ towards: 'D', lots: [{ name: 'meal', of: 2 }] });
    });

    it('28.5 with nothing to eat it acts as on 9-12 (C98)', () => {
      const played = acts([fed, hexes(2)], { B: leopard(place(6, 0, 3)) });
      expect(played.one('beast-acted')).toMatchObject({ action: 'toward', towards: 'A', hexes: 2 });
      expect(played.fighter('B').at).toEqual(hex(4, 0));
    });

    it('28.5 having fed it adds 3 to its next action, and to that alone (P94)', () => {
      const C = second({ ...place(2, 0, 0), ...dead });
      const next = acts([['beast-action', 1, 1], hexes(1), ['beast-way', 4]], { B: leopard({}, { fed: true }), C });
      expect(next.one('beast-acted').rolls?.[0]).toMatchObject({
        total: 6,
        modifiers: [{ value: 1 }, { value: 3, cite: '28.5' }],
      });
      expect(next.fighter('B').beast?.fed).toBe(false);
    });

    it('28.5 fed again it keeps the 3', () => {
      const C = second({ ...place(2, 0, 0), ...dead });
      const next = acts([['beast-action', 4, 5]], { B: leopard({}, { fed: true }), C });
      expect(next.of('beast-fed')).toHaveLength(1);
      expect(next.fighter('B').beast?.fed).toBe(true);
    });

    it('28.5 wolves that are called to feed each go to the body nearest to them', () => {
      const wolf = (q: number) => beast('wolf', { ...place(q, 0, q < 0 ? 0 : 3), ...calm });
      const set: Scene = {
        ...{ A: unarmed(place(0, -9, 0)), B: wolf(6), C: wolf(-6) },
        ...{ D: second({ ...place(3, 0, 0), ...dead }), E: second({ ...place(-3, 0, 0), ...dead }) },
      };
      const played = acts([action(FEED, 1)], set);
      expect(played.of('beast-fed').map(({ fighter, body }) => [fighter, body])).toEqual([
        ['C', 'E'],
        ['B', 'D'],
      ]);
    });
  });

  describe('28.5 Barred ways', () => {
    /** A wolf that lies unconscious right before the leopard in (4,0). */
    const log = (at = place(1, 0, 0)) => beast('wolf', { ...at, ...down });
    const ahead = (count: 1 | 2 | 3, die: number): Scripted[] => [
      action(RANDOM, 1),
      hexes(count),
      ['beast-way', 1],
      ['beast-aside', die],
    ];

    it.each([
      [1, 2],
      [2, 4],
      [3, 2],
      [4, 4],
      [5, 2],
      [6, 4],
    ] as const)(
      '28.5 barred by another beast it turns aside, left on odd and right on even: %i leads to %i (P92)',
      (die, facing) => {
        const played = acts(ahead(1, die), { C: log() });
        expect(played.one('beast-barred')).toMatchObject({ cite: 'P92', way: 3, aside: facing });
        expect(played.fighter('B').facing).toBe(facing as Direction);
        expect(overlaps(played.state)).toEqual([]);
      },
    );

    it('28.5 and goes on that way (P92)', () => {
      const played = acts(ahead(3, 2), { C: log() });
      expect(played.of('beast-stepped').map(({ facing }) => facing)).toEqual([4, 4, 4]);
      expect(played.of('beast-barred')).toHaveLength(1);
    });

    it('28.5 with that side barred too it takes the other (P92)', () => {
      const D = beast('elephant', { ...place(2, 3, 1), ...down });
      const played = acts(ahead(1, 1), { C: log(), D });
      expect(played.one('beast-barred').aside).toBe(4);
      expect(overlaps(played.state)).toEqual([]);
    });

    it('28.5 with both barred it stops (P92)', () => {
      const D = beast('elephant', { ...place(2, 3, 1), ...down });
      const E = beast('elephant', { ...place(4, -3, 4), ...down });
      const played = acts(ahead(3, 1), { C: log(), D, E });
      expect(played.one('beast-barred').aside).toBeNull();
      expect(played.of('beast-stepped')).toEqual([]);
      expect(played.fighter('B').at).toEqual(hex(4, 0));
    });

    it('28.5 a living beast bars it like one that lies there, a dead one does not (P92)', () => {
      const living = acts([action(STAY, 1), ...ahead(1, 1)], {
        C: beast('leopard', { ...place(1, 0, 3), ...calm }),
        A: unarmed(place(-9, 0, 0)),
      });
      expect(living.of('beast-barred')).toHaveLength(1);
      const C = beast('wolf', { ...place(1, 0, 0), ...dead });
      const over = acts([action(RANDOM, 1), hexes(1), ['beast-way', 1]], { C });
      expect(over.fighter('B').at).toEqual(hex(3, 0));
    });

    it('28.5 the edge of the map bars it: it is a wall (P25, P92)', () => {
      const state = {
        ...open({ A: unarmed(place(2, 0, 0)), B: leopard(place(-1, 0, 3)) }),
        window: { column: -2, row: -20, columns: 41, rows: 41 },
      };
      const played = play(state, { dice: ahead(1, 1) });
      expect(played.one('beast-barred')).toMatchObject({ way: 3, aside: 4 });
      expect(played.of('edge-passed')).toEqual([]);
    });

    it('28.2.1 no part of its body turns over the edge or into another beast: then it stays as it is (A7)', () => {
      const state = {
        ...open({ B: leopard(place(-2, 2, 1)) }),
        window: { column: -2, row: -20, columns: 41, rows: 41 },
      };
      const edge = play(state, { dice: [action(STAY, 1)] });
      expect(edge.fighter('B')).toMatchObject({ at: hex(-2, 2), facing: 1 });
      const barred = acts([action(STAY, 1)], {
        B: leopard(place(4, 0, 1)),
        C: beast('wolf', { ...place(5, 0, 0), ...down }),
      });
      expect(barred.fighter('B')).toMatchObject({ at: hex(4, 0), facing: 1 });
    });

    it('28.5 going for a man, it takes its bearing anew after the turn aside (P91, P92)', () => {
      const dice: Scripted[] = [action(TOWARD, 1), hexes(2), ['beast-aside', 2]];
      const played = acts(dice, { B: leopard(place(5, 0, 3)), C: log(place(2, 0, 0)) });
      expect(played.of('beast-stepped').map(({ facing }) => facing)).toEqual([4, 3]);
      expect(overlaps(played.state)).toEqual([]);
    });
  });
});
