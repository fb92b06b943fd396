/** 28.4, 28.5: when beasts act, what the dice make them do, and for whom they go. */
import { describe, expect, it } from 'vitest';
import { BEAST_KINDS } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play, type Scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { BEAST_ACTION_ROWS, PRINTED_BEASTS } from '../../../../../tools/games/gladiator/printed-beasts.ts';
import { hex, impact, mildly, place, unarmed } from '../../support/rules/clash.ts';
import {
  action,
  acts,
  beast,
  calm,
  hexes,
  leopard,
  open,
  RANDOM,
  STAY,
  TOWARD,
  told,
} from '../../support/rules/wild.ts';

const second = (traits: Partial<Fighter>) => ({ ...unarmed(traits), side: 0 as const, seat: 0 as const });
const wolf = (q: number, state = {}) => beast('wolf', { ...place(q, 0, 3), ...calm }, state);

describe('28 What beasts do', () => {
  describe('28.4 When they act', () => {
    it('28.4 a beast never plots, and all men have plotted before its dice are thrown', () => {
      const played = acts([action(STAY, 1)]);
      expect(played.asked.filter(({ kind }) => kind === 'plot').map(({ fighter }) => fighter)).toEqual(['A']);
      const kinds = played.events.map(({ kind }) => kind);
      expect(kinds.indexOf('plot-shown')).toBeGreaterThanOrEqual(0);
      expect(kinds.indexOf('plot-shown')).toBeLessThan(kinds.indexOf('beast-acted'));
    });

    it('28.4 it acts when the men have moved, and goes by where they are then (P7)', () => {
      const dice: Scripted[] = [action(STAY, 1), ['lot:beast-turn', 0]];
      const played = play(open({ B: leopard(place(4, 0, 0)) }), { plots: { A: 'SFR SFR' }, dice });
      expect(played.fighter('A').at).toEqual(hex(0, 2));
      expect(played.fighter('B').facing).toBe(2);
    });

    it('28.4 centurions have moved as well (P90)', () => {
      const state = { ...open({ A: unarmed({ by: 'book', fs: -1 }) }), phase: 3 };
      const kinds = play(state, { dice: [['order', 2, 5], action(STAY, 1)] }).events.map(({ kind }) => kind);
      expect(kinds.indexOf('centurion-ordered')).toBeGreaterThanOrEqual(0);
      expect(kinds.indexOf('centurion-ordered')).toBeLessThan(kinds.indexOf('beast-acted'));
    });

    it('28.4 the beast nearest to any man acts first, and of equals the one placed first (P90)', () => {
      const near = place(4, 0, 3);
      const far = place(6, 0, 3);
      const sets = [
        [far, near],
        [near, far],
        [near, place(-4, 0, 0)],
      ] as const;
      const orders = sets.map(([B, C]) =>
        acts([action(STAY, 1), action(STAY, 1)], { B: leopard(B), C: leopard(C) })
          .of('beast-acted')
          .map(({ fighter }) => fighter),
      );
      expect(orders).toEqual([
        ['C', 'B'],
        ['B', 'C'],
        ['B', 'C'],
      ]);
    });

    it('28.5.1 its rate is 8: it acts in every phase of a turn', () => {
      for (let phase = 1; phase <= 8; phase++) {
        const state = { ...open({ B: leopard({ moves: 8 }) }), phase: phase - 1 };
        expect(play(state, { dice: [action(STAY, 1)] }).of('beast-acted')).toHaveLength(1);
      }
    });
  });

  describe('28.5 The Beast Action Table', () => {
    it.each(BEAST_ACTION_ROWS)('28.5 the row %s is read from %i to %i: %s', (row, from, to, what, count) => {
      for (let total = from; total <= to; total++) {
        const { table, value } = tables.beastActions.at(total, 0);
        expect([table.row, value.action, value.hexes]).toEqual([row, what, count]);
      }
    });

    const CUNNING = BEAST_KINDS.map((kind) => [kind, PRINTED_BEASTS[kind].cunning] as const);

    it.each(CUNNING)('28.3.3.2 the cunning of a %s, %i, is added to its 2D6', (kind, cunning) => {
      const played = acts([action(STAY, cunning)], { B: beast(kind, { ...place(4, 0, 3), ...calm }) });
      const [roll] = played.one('beast-acted').rolls ?? [];
      expect(roll).toMatchObject({ name: 'beast-action', cite: '28.5', total: 7 });
      expect(roll?.modifiers).toEqual([{ value: cunning, why: 'cunning', cite: '28.3.3.2' }]);
      expect(roll?.table).toMatchObject({ id: 'beast-actions', row: '7-8' });
    });

    it('28.5 wolves roll once: the first of them for all; any other beast rolls for itself', () => {
      const set = { B: wolf(8), C: wolf(4), D: leopard(place(-6, 0, 0)) };
      const played = acts([action(STAY, 1), action(STAY, 1)], set);
      expect(
        played.of('beast-acted').map(({ fighter, action: what, rolls }) => [fighter, what, rolls?.length]),
      ).toEqual([
        ['C', 'stay', 1],
        ['D', 'stay', 1],
        ['B', 'stay', 0],
      ]);
    });

    it('28.5 each wolf throws its own hexes and goes its own way', () => {
      const played = acts([action(TOWARD, 1), hexes(1), hexes(2)], { B: wolf(5), C: wolf(-6) });
      expect(played.fighter('B')).toMatchObject({ at: hex(4, 0), facing: 3 });
      expect(played.fighter('C')).toMatchObject({ at: hex(-4, 0), facing: 0 });
    });

    it('28.5 a wolf that is dazed leaves the roll to the next', () => {
      const played = acts([action(STAY, 1)], { B: wolf(3, { dazed: true }), C: wolf(6) });
      expect(played.of('beast-acted').map(({ fighter, action: what }) => [fighter, what])).toEqual([
        ['B', 'dazed'],
        ['C', 'stay'],
      ]);
    });
  });

  describe('28.5 Toward the closest gladiator', () => {
    it.each([1, 2, 3] as const)('28.5 on 9-12 it goes 1D3 hexes toward him: %i', (count) => {
      const played = acts([action(TOWARD, 1), hexes(count)], { B: leopard(place(6, 0, 3)) });
      expect(played.one('beast-acted')).toMatchObject({ action: 'toward', towards: 'A', hexes: count });
      expect(played.fighter('B')).toMatchObject({ at: hex(6 - count, 0), facing: 3 });
      expect(played.of('beast-stepped')).toHaveLength(count);
    });

    it('28.5.1 it turns to face the way it goes', () => {
      const played = acts([action(TOWARD, 1), hexes(1)], { B: leopard(place(4, 0, 1)) });
      expect(played.fighter('B')).toMatchObject({ at: hex(3, 0), facing: 3 });
    });

    it.each([
      [0, 3],
      [1, 4],
    ] as const)('28.5 of two ways that lead nearer one is drawn: pick %i goes %i (P91)', (picked, facing) => {
      const dice: Scripted[] = [action(TOWARD, 1), hexes(1), ['lot:beast-turn', picked]];
      const played = acts(dice, { B: leopard(place(3, 3, 3)) });
      expect(played.fighter('B').facing).toBe(facing);
      expect(played.one('beast-stepped').lots).toMatchObject([{ name: 'beast-turn', cite: 'P91', picked }]);
    });

    it('28.5 it looks again after each hex which way leads nearer, and every draw is told (P91)', () => {
      const dice: Scripted[] = [action(TOWARD, 1), hexes(3), ['lot:beast-turn', 0], ['lot:beast-turn', 0]];
      const played = acts(dice, { B: leopard(place(4, 4, 3)) });
      expect(played.of('beast-stepped').map(({ facing }) => facing)).toEqual([3, 4, 3]);
      expect(told(played)).toEqual([1, 2, 3, 4]);
    });

    it('28.5 with him in its front it does not move (P91)', () => {
      for (const at of [place(2, 0, 3), place(2, -1, 2), place(1, 1, 4)] as const) {
        const played = acts([action(TOWARD, 1)], { B: leopard(at) });
        expect(played.one('beast-acted')).toMatchObject({ action: 'toward', hexes: 0, towards: 'A' });
        expect(played.of('beast-stepped')).toEqual([]);
      }
    });

    it('28.5 otherwise it uses all its hexes, and runs into him if they carry it that far (P91)', () => {
      const played = acts([action(TOWARD, 1), hexes(3), ...impact(6, 1), ...mildly], { B: leopard(place(3, 0, 3)) });
      expect(played.one('collided')).toMatchObject({ fighters: ['B', 'A'], at: hex(0, 0) });
    });

    it('28.5 the closest is found by the nearest hex of its body (A7, P5)', () => {
      const set: Scene = { B: leopard(place(4, 0, 3)), C: second(place(7, 0, 3)) };
      const played = acts([action(STAY, 1)], set);
      expect(played.one('beast-acted').towards).toBe('C');
      expect(played.fighter('B').facing).toBe(0);
    });

    it('28.5 of men as close it takes him for whom it needs to turn least (P5)', () => {
      const set: Scene = { B: leopard(place(4, 0, 3)), C: second(place(8, 0, 3)) };
      expect(acts([action(STAY, 1)], set).one('beast-acted').towards).toBe('A');
    });

    it('28.5 then him who last struck at it, and else one by lot (P5)', () => {
      const set = (lastStruckBy: string | null): Scene => ({
        A: unarmed(place(4, -3, 0)),
        B: leopard({ ...place(4, 0, 3), lastStruckBy }),
        C: second(place(1, 3, 0)),
      });
      expect(acts([action(STAY, 1)], set('C')).one('beast-acted').towards).toBe('C');
      expect(acts([action(STAY, 1)], set('A')).one('beast-acted').towards).toBe('A');
      const drawn = acts([action(STAY, 1), ['lot:closest', 1]], set(null));
      expect(drawn.one('beast-acted')).toMatchObject({ towards: 'C', lots: [{ name: 'closest', cite: 'P5' }] });
    });

    it('28.5 a senseless man is none to go for while another is on his feet (P5, F8)', () => {
      const down = { posture: 'prone' as const, conscious: false, stun: { amount: 99, turn: 1, phase: 1 } };
      const C = { ...second(place(7, 0, 3)), ...down };
      expect(acts([action(STAY, 1)], { C }).one('beast-acted').towards).toBe('A');
      expect(acts([action(STAY, 1)], { A: unarmed(down) }).one('beast-acted').towards).toBe('A');
    });

    it('28.5 a lame beast goes a hex less for each LMP, and not at all if none is left (P179)', () => {
      const lame = (limps: number) => acts([action(TOWARD, 1), hexes(2)], { B: leopard({ ...place(6, 0, 3), limps }) });
      expect(lame(1).one('beast-acted')).toMatchObject({ hexes: 1 });
      expect(lame(1).one('beast-acted').rolls?.[1]?.modifiers).toMatchObject([{ value: -1, cite: 'P179' }]);
      expect(lame(1).fighter('B').at).toEqual(hex(5, 0));
      expect(lame(3).fighter('B').at).toEqual(hex(6, 0));
    });
  });

  it('28.5 at random it may run into a man in its front, whom it would have struck at otherwise (P91)', () => {
    const dice: Scripted[] = [action(RANDOM, 1), hexes(1), ['beast-way', 1], ...impact(6, 1), ...mildly];
    const played = acts(dice, { B: leopard(place(2, 0, 3)) });
    expect(played.one('collided')).toMatchObject({ fighters: ['B', 'A'] });
    expect(told(played)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
