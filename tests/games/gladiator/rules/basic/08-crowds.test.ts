/** 8.1, 8.3, P19, P154: more than two men in one another's way. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { distance } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { drm, helpless, hex, mildly, place, unarmed } from '../../support/rules/clash.ts';

/** Three men without weapons round (1,0), a third of a turn from one another: none has another behind him. */
const three = (bent: { readonly [id in 'A' | 'B' | 'C']?: object } = {}): State =>
  scene({
    A: unarmed({ ...place(0, 0, 0), ...bent.A }),
    B: unarmed({ ...place(2, -1, 2), ...bent.B }),
    C: unarmed({ ...place(1, 1, 4), ...bent.C }),
  });

const impacts = (...faces: number[]): Scripted[] => faces.map((face): Scripted => ['impact', face]);

/** Nobody who is still in it shares a hex with another. */
function expectRoom({ state }: Played): void {
  const places = state.fighters.filter(({ fate }) => fate === 'fighting').map(({ at }) => `${at.q},${at.r}`);
  expect(new Set(places).size).toBe(places.length);
}

describe('8 Collisions among three and more', () => {
  it('8.1 of three bound for one hex the pair of the highest sum collides, and the third goes back (P19)', () => {
    const played = play(three(), { plots: { A: 'F', B: 'F', C: 'F' }, dice: [...impacts(1, 5, 6), ...mildly] });
    expect(played.one('piled-up')).toMatchObject({ fighters: ['A', 'B', 'C'], at: hex(1, 0), first: ['B', 'C'] });
    expect(played.one('collided')).toMatchObject({ fighters: ['B', 'C'], winner: 'C', at: hex(1, 0), by: 1 });
    expect(played.fighter('A')).toMatchObject({ at: hex(0, 0), facing: 0 });
    expect(played.fighter('A').stun.amount).toBe(0);
    expect(played.one('put-back')).toMatchObject({ fighter: 'A', from: hex(1, 0), to: hex(0, 0) });
    expectRoom(played);
  });

  it('8.1 every man throws one impact die, and every sum stands in the journal (P19)', () => {
    const played = play(three(), { plots: { A: 'F', B: 'F', C: 'F' }, dice: [...impacts(1, 5, 6), ...mildly] });
    const rolls = played.one('piled-up').rolls ?? [];
    expect(rolls.map(({ draw }) => draw)).toEqual([1, 2, 1, 3, 2, 3]);
    expect(played.one('collided').rolls?.map(({ draw }) => draw)).toEqual([2, 3]);
  });

  it('8.1 of equal sums one is drawn (P19, P4)', () => {
    const dice: Scripted[] = [...impacts(3, 3, 3), ['lot:first-pair', 2]];
    const played = play(three(), { plots: { A: 'F', B: 'F', C: 'F' }, dice });
    expect(played.one('piled-up')).toMatchObject({ first: ['B', 'C'] });
    expect(played.one('collided')).toMatchObject({ winner: null });
    expect(played.fighter('B').at).toEqual(hex(2, -1));
    expect(played.fighter('C').at).toEqual(hex(1, 1));
    expectRoom(played);
  });

  it('8.1 two men run into a third at once: he is one of the pairs (P19)', () => {
    const state = three({ C: place(1, 0, 4) });
    const dice: Scripted[] = [...impacts(6, 1, 6), ...mildly];
    const played = play(state, { plots: { A: 'F', B: 'F' }, dice });
    expect(played.one('piled-up')).toMatchObject({ fighters: ['A', 'B', 'C'], first: ['A', 'C'] });
    expect(played.fighter('B').at).toEqual(hex(2, -1));
    expectRoom(played);
  });

  it('8.1 where the two movers hit harder, he who stands keeps his hex and the winner goes back (P19)', () => {
    const state = three({ C: { ...place(1, 0, 4), st: -4 } });
    const played = play(state, { plots: { A: 'F', B: 'F' }, dice: [...impacts(6, 5, 1), ...mildly] });
    expect(played.one('collided')).toMatchObject({ fighters: ['A', 'B'], winner: 'A', at: hex(1, 0) });
    expect(played.fighter('C').at).toEqual(hex(1, 0));
    expect(played.one('put-back')).toMatchObject({ fighter: 'A', to: hex(0, 0) });
    expectRoom(played);
  });

  it('8.1 position counts in each pair by itself, and can decide which is first (P17, P19)', () => {
    const state = scene({ A: unarmed(place(0, 0, 0)), B: unarmed(place(2, 0, 3)), C: unarmed(place(1, -1, 1)) });
    const played = play(state, {
      plots: { A: 'F', B: 'F', C: 'F' },
      dice: [...impacts(3, 3, 3)],
    });
    const piled = played.one('piled-up');
    expect(piled.rolls?.map((roll) => drm(roll, 'positional advantage'))).toEqual([
      ...[undefined, undefined],
      ...[3, 3],
      ...[undefined, undefined],
    ]);
    expect(piled.first).toEqual(['A', 'C']);
  });

  it('8.1 he who follows a man that is thrown back has nowhere to go, whoever is named first (P19)', () => {
    const crowd = (first: 'A' | 'C') =>
      scene({
        A: unarmed(first === 'A' ? place(0, 0, 0) : place(-1, 0, 0)),
        B: unarmed(place(2, 0, 3)),
        C: unarmed({ side: 0, ...(first === 'A' ? place(-1, 0, 0) : place(0, 0, 0)) }),
      });
    for (const first of ['A', 'C'] as const) {
      const played = play(crowd(first), { plots: { A: 'F', B: 'F', C: 'F' }, dice: impacts(3, 3) });
      expect(played.one('collided')).toMatchObject({ winner: null });
      expect(played.one('stopped-short').fighter).toBe(first === 'A' ? 'C' : 'A');
      expectRoom(played);
    }
  });

  it('8.1 he who follows a man that has stopped runs into him, whoever is named first (P13)', () => {
    for (const [front, back] of [
      ['A', 'C'],
      ['C', 'A'],
    ] as const) {
      const state = scene({
        [front]: unarmed({ side: 0, ...place(0, 0, 0) }),
        [back]: unarmed({ side: 0, ...place(-1, 0, 0) }),
        B: { ...helpless, ...place(1, 0, 0) },
      });
      const played = play(state, {
        plots: { A: 'F', C: 'F' },
        dice: [...impacts(3, 3), ['lot:pushed-to', 0], ...mildly],
      });
      expect(played.one('stopped-short')).toMatchObject({ fighter: front, target: 'B', cite: 'F6' });
      expect(played.one('collided')).toMatchObject({ at: hex(0, 0), winner: back });
      expectRoom(played);
    }
  });

  it('8.1 a man pushed into a hex keeps it from one who was bound for it (P19)', () => {
    const state = scene({
      A: unarmed(place(3, 0, 3)),
      B: unarmed(place(1, 0, 3)),
      C: unarmed({ side: 0, ...place(0, 0, 0) }),
    });
    const played = play(state, { plots: { A: 'F', C: 'F' }, dice: [...impacts(3, 3), ...mildly] });
    expect(played.one('collided')).toMatchObject({ winner: 'C', pushedTo: hex(2, 0) });
    expect(played.one('stopped-short')).toMatchObject({ fighter: 'A', target: 'B', cite: 'P19' });
    expect(played.fighter('A').at).toEqual(hex(3, 0));
    expectRoom(played);
  });

  it('8.1 two comrades who pass through one hex and are both stopped there do not stay in it together (P19)', () => {
    const state = scene({
      A: unarmed(place(-1, 0, 0)),
      B: unarmed(place(6, 0, 3)),
      C: unarmed({ side: 0, ...place(0, -1, 1) }),
      D: { ...helpless, side: 0, ...place(1, 0, 0) },
      E: { ...helpless, side: 0, ...place(0, 1, 0) },
    });
    const played = play(state, { plots: { A: 'F F', C: 'F F' }, dice: [['crossing', 1]] });
    expect(played.of('stopped-short').map(({ fighter }) => fighter)).toEqual(['A', 'C']);
    expect(played.one('put-back')).toMatchObject({ fighter: 'C', from: hex(0, 0), to: hex(0, -1) });
    expectRoom(played);
  });

  it('8.3 the second man who runs for a fallen enemy stops before him who was there first (P154)', () => {
    for (const [first, second] of [
      ['A', 'C'],
      ['C', 'A'],
    ] as const) {
      const state = scene({
        [first]: { side: 0, ...place(-1, 0, 0) },
        [second]: { side: 0, ...place(1, -3, 1) },
        B: { ...helpless, ...place(1, 0, 0) },
        D: place(6, 0, 3),
      });
      const plots = { [first]: 'F F', [second]: 'C' };
      const played = play(state, { plots, mercy: { A: true, C: true }, dice: [['missus', 6, 6]] });
      expect(played.one('run-onto')).toMatchObject({ fighter: first, target: 'B' });
      expect(played.one('stopped-short')).toMatchObject({ fighter: second, target: first, cite: 'P154' });
      expect(played.one('appealed')).toMatchObject({ fighter: 'B', to: first, fate: 'spared' });
      expectRoom(played);
    }
  });

  it('8.3 two who come at a fallen enemy at once collide over him, and neither stays in his hex (P19)', () => {
    const state = scene({
      A: { ...place(-1, 0, 0) },
      B: { ...helpless, ...place(1, 0, 0) },
      C: { side: 0, ...place(1, -2, 1) },
      D: place(6, 0, 3),
    });
    const dice: Scripted[] = [...impacts(6, 1), ...mildly];
    const played = play(state, { plots: { A: 'F F', C: 'F F' }, dice });
    expect(played.one('collided')).toMatchObject({ at: hex(1, 0), winner: 'A' });
    expect(played.of('run-onto')).toEqual([]);
    expect(played.one('put-back')).toMatchObject({ fighter: 'A', to: hex(0, 0) });
    expect(played.fighter('B').at).toEqual(hex(1, 0));
    expectRoom(played);
  });

  it('8.3 nobody runs into a man who hears an appeal (P154)', () => {
    const state = scene({
      A: place(0, 0, 0),
      B: { ...helpless, ...place(1, 0, 0) },
      C: place(-2, 0, 0),
    });
    const played = play(state, { plots: { C: 'F F' }, dice: [['missus', 6, 6]] });
    expect(played.of('collided')).toEqual([]);
    expect(played.one('stopped-short')).toMatchObject({ fighter: 'C', target: 'A', cite: 'P154' });
    expect(distance(played.fighter('C').at, played.fighter('A').at)).toBe(1);
  });

  const run = (A: object, C: object, plots: { readonly A: string; readonly C: string }, dice: readonly Scripted[]) => {
    const fallen = { ...helpless, ...place(1, 0, 0) };
    const state = scene({ A, B: fallen, C: { side: 0, ...C }, D: place(6, 0, 3) });
    return play(state, { plots, mercy: { A: false }, dice });
  };

  it('8.3 a runner who refuses steps back on his way, as far as it is free (P152, P19)', () => {
    const played = run(place(-1, 0, 0), place(-3, 0, 0), { A: 'F F', C: 'C' }, []);
    expect(played.one('appeal-refused')).toMatchObject({ fighter: 'B', to: 'A' });
    expect(played.one('put-back')).toMatchObject({ fighter: 'A', from: hex(1, 0), to: hex(-1, 0), cite: 'P152' });
    expect(played.fighter('C').at).toEqual(hex(0, 0));
    expectRoom(played);
  });

  it('8.3 if all of his way is taken he goes to a free hex beside, by lot (P152, P4)', () => {
    const played = run(place(0, 0, 3), place(-1, 0, 0), { A: 'B', C: 'F' }, [['lot:put-back', 4]]);
    expect(played.one('put-back')).toMatchObject({ fighter: 'A', from: hex(1, 0), lots: [{ of: 5, picked: 4 }] });
    expect(distance(played.fighter('A').at, hex(1, 0))).toBe(1);
    expectRoom(played);
  });
});
