/** 18.4, P154: who hears an appeal is neither ridden down nor run over. */
import { describe, expect, test } from 'vitest';
import { newBeast } from '../../../../../src/games/gladiator/rules/beasts/setup.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, type Scene, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { animal, BY_SPRINGSTEEN, FORWARD, move, RUSH, WHIRL_LEFT, WIDE } from '../../support/rules/animals.ts';
import { place } from '../../support/rules/clash.ts';
import { joust } from '../../support/rules/saddle.ts';
import { action, beast, hexes, TOWARD } from '../../support/rules/wild.ts';

const SPARED: Scripted = ['missus', 5, 5];
/** D, of the other side, lies beside A with no move left. */
const fallen: Partial<Fighter> = { ...place(0, 1, 0), posture: 'prone', moves: 5 };
/** A hears D, whatever else comes his way. */
const heard = ({ one, of }: Played) => {
  expect(one('appealed')).toMatchObject({ fighter: 'D', to: 'A' });
  expect(of('collided')).toEqual([]);
  expect(of('blow')).toEqual([]);
};

describe('18.4 a rider', () => {
  const charge = (set: Scene = {}, dice: readonly Scripted[] = [SPARED, ['order', 6, 6]]): Played =>
    play(joust({ D: fallen, B: { at: { q: 4, r: 0 } }, C: { at: { q: 4, r: 0 } }, ...set }), { dice });

  test('18.4 a rider stops before the man who hears an appeal (P154)', () => {
    const played = charge();
    heard(played);
    expect(played.one('stopped-short')).toMatchObject({ fighter: 'B', target: 'A', cite: 'P154' });
    expect(played.fighter('B').at).toEqual({ q: 2, r: 0 });
    expect(played.fighter('A').at).toEqual({ q: 0, r: 0 });
  });

  test('18.4 he does not turn into him either: the horse keeps its heading', () => {
    // the horse stands across his way, and turned to him its head would be in his hex; the chart has it stay
    const across = { ...place(1, 0, 4), fs: -1 } as const;
    const played = charge({ B: across, C: across }, [SPARED, ['order', 1, 5]]);
    heard(played);
    expect(played.fighter('B')).toMatchObject(place(1, 0, 4));
  });

  test('18.4 a man on foot does not walk into the rider who hears one', () => {
    // B, on horseback, has A at his head; D, of A's side, walks into the horse's tail
    const lying: Partial<Fighter> = { posture: 'prone', moves: 5 };
    const walker: Partial<Fighter> = { side: 0, ...place(4, 0, 3) };
    const played = play(joust({ A: lying, D: walker }), { plots: { D: 'F' }, dice: [SPARED] });
    expect(played.one('appealed')).toMatchObject({ fighter: 'A', to: 'B' });
    expect(played.of('collided')).toEqual([]);
    expect(played.one('stopped-short')).toMatchObject({ fighter: 'D', target: 'B', cite: 'P154' });
  });
});

describe('18.4 a beast', () => {
  /** In (2,0), its head before A. */
  const nearHim = (C: Partial<Fighter>, dice: readonly Scripted[]): Played => {
    const state = scene({ C, B: { ...place(-6, 4, 0) }, D: fallen });
    return play({ ...state, window: WIDE }, { dice: [SPARED, ...dice] });
  };

  test('18.4 a loose horse is turned aside by him (P92, P154)', () => {
    const horse = beast('zebra', { name: 'horse' }, { ...newBeast(tables, 'zebra', true), panicked: true });
    const played = nearHim(horse, [
      ['beast-hexes', 1, 1],
      ['beast-way', 1],
      ['beast-aside', 1],
    ]);
    heard(played);
    expect(played.one('beast-barred')).toMatchObject({ way: 3, aside: 2 });
    expect(played.of('beast-stepped')).toHaveLength(2);
  });

  test('18.4 so is a lion that was coming at him', () => {
    const played = nearHim(beast('lion', place(3, 0, 3)), [action(TOWARD, 2), hexes(2), ['beast-aside', 2]]);
    heard(played);
    expect(played.one('beast-barred')).toMatchObject({ way: 3, aside: 4 });
  });

  const springsteen = (traits: Partial<Fighter>, dice: readonly Scripted[]): Played => {
    const lion = animal('lion', traits);
    const state = scene({ rules: BY_SPRINGSTEEN, A: {}, B: place(-6, 4, 0), C: lion, D: fallen });
    return play(state, { dice: [SPARED, ...dice] });
  };

  test("18.4 one of Springsteen's does not make for him though it faces him: it moves by the table (P182)", () => {
    const played = springsteen(place(4, 0, 3), [move(WHIRL_LEFT)]);
    heard(played);
    expect(played.of('beast-sighted')).toEqual([]);
    expect(played.fighter('C')).toMatchObject({ facing: 2 });
  });

  test('18.4 nor does it run over him on its way (P184)', () => {
    const played = springsteen(place(2, 0, 3), [move(FORWARD), ['beast-aside', 1]]);
    heard(played);
    expect(played.one('beast-barred')).toMatchObject({ way: 3, aside: 2 });
  });

  test('18.4 nor by a rush: it comes no nearer than beside him (P183)', () => {
    const played = springsteen(place(4, 0, 3), [move(RUSH)]);
    heard(played);
    expect(played.one('beast-prowled').towards).toBe('A');
  });
});

describe('18.4 a man on foot', () => {
  test('18.4 nobody meets on his way the man who has gone on and run onto another (P15, P154)', () => {
    const set: Scene = {
      A: place(-2, 0, 0),
      B: { ...place(0, 0, 0), posture: 'prone', moves: 5 },
      D: place(-1, -3, 1),
    };
    const played = play(scene(set), { plots: { A: 'F F', D: 'C' }, dice: [SPARED] });
    expect(played.one('run-onto')).toMatchObject({ fighter: 'A', target: 'B' });
    expect(played.of('paths-crossed')).toEqual([]);
  });
});
