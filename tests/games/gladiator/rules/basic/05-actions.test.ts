/** 5.2.3 and 5.2.4: recovery from Stun, and what a man may do with an item. */
import { describe, expect, test } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { playPhase } from '../../../../../src/games/gladiator/rules/sequence.ts';
import type { Act, FighterId } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Dice } from '../../../../../src/kernel/dice.ts';
import { deal } from '../../../../../tools/dice.ts';
import {
  lying,
  type Played,
  play,
  type Scene,
  scene,
  shield,
  sword,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';
import { order } from '../../../../../tools/games/gladiator/notation.ts';

const FAR = { at: { q: 6, r: 0 }, facing: 3 } as const;

/** The CF a man was offered to allocate. */
function poolOf(played: Played, id: FighterId): number | undefined {
  return played.asked.flatMap((one) => (one.kind === 'allocate' && one.fighter === id ? [one.pool.total] : []))[0];
}

/** Dice that fall the same whenever a name is thrown, in whatever order. */
function loaded(faces: { readonly [name: string]: readonly number[] }): Dice {
  let draws = 0;
  return {
    get draws() {
      return draws;
    },
    state: () => ({ x: 0, y: 0, z: 0, w: 0 }),
    throw(name, counts) {
      draws += 1;
      return { draw: draws, dice: deal(name, counts, faces[name] ?? []) };
    },
    lot(name, cite, of) {
      draws += 1;
      return { name, cite, draw: draws, of, picked: 0 };
    },
    shuffle() {
      throw new Error('nothing is shuffled here');
    },
  };
}

describe('5.2.3 recovery from Stun', () => {
  const dazed = { stun: { amount: 2, turn: 1, phase: 1 } };

  test('5.2.3 a stunned man rolls when movement is over', () => {
    const played = play(scene({ A: dazed, B: FAR, phase: 3 }), {
      plots: { A: 'F F' },
      dice: [['stun-recovery', 5]],
    });
    const kinds = played.events.map((event) => event.kind);
    expect(kinds.indexOf('stun-recovered')).toBeGreaterThan(kinds.lastIndexOf('stepped'));
    expect(played.of('stepped')).toHaveLength(2);
    expect(played.one('stun-recovered').stun).toEqual({ from: 2, to: 1 });
  });

  test('5.2.3 what is left comes off the CF of this phase', () => {
    expect(poolOf(play(scene({ A: dazed, phase: 3 }), { dice: [['stun-recovery', 5]] }), 'A')).toBe(9);
    expect(poolOf(play(scene({ A: dazed, phase: 3 }), { dice: [['stun-recovery', 6]] }), 'A')).toBe(8);
  });

  test('5.2.3 men who collided this phase do not roll', () => {
    const played = play(scene({ A: dazed, B: dazed, phase: 3 }), {
      plots: { A: 'F' },
      dice: [
        ['impact', 3],
        ['impact', 4],
      ],
    });
    expect(played.one('collided').winner).toBeNull();
    expect(played.of('stun-recovered')).toEqual([]);
  });
});

describe('5.2.4 actions', () => {
  const littered: Scene = { A: { hands: [shield(2)] }, loose: [lying(sword(9), { q: 0, r: 0 })] };

  test('5.2.4 all throws come first, recoveries after them', () => {
    const played = play(scene({ ...littered, B: { at: { q: 2, r: 0 } } }), {
      plots: { A: 'R', B: 'X!' },
      acts: { A: { kind: 'recover', item: 9, drop: null }, B: { kind: 'throw', hand: 0, target: 'A' } },
      dice: [
        ['throw-distance', 1],
        ['drop-direction', 1],
        ['drop-distance', 6],
        ['recovery', 6],
      ],
    });
    const kinds = played.events.map((event) => event.kind);
    expect(kinds.indexOf('thrown')).toBeLessThan(kinds.indexOf('recovery-tried'));
    expect(played.one('recovery-tried').recovered).toBe(true);
  });

  test('5.2.4 throws count as simultaneous: the man killed by one still makes his own', () => {
    const played = play(
      scene({ A: { w: 9 }, B: { at: { q: 2, r: 0 }, w: 9, wounds: { 1: 8, 2: 0, 3: 0, 4: 0, 5: 0 } } }),
      {
        plots: { A: 'X!', B: 'X!' },
        acts: { A: { kind: 'throw', hand: 0, target: 'B' }, B: { kind: 'throw', hand: 0, target: 'A' } },
        dice: [
          ['throw-distance', 6],
          ['throw-distance', 6],
          ['throw-area', 1],
          ['throw-area', 2],
          ['blow', 6, 6, 6, 1, 1, 6],
          ['blow', 1, 1, 1, 1, 1, 1],
          ['drop-direction', 1],
          ['drop-distance', 1],
          ['drop-direction', 1],
          ['drop-distance', 1],
        ],
      },
    );
    expect(played.fighter('B').fate).toBe('dead');
    expect(played.of('thrown').map(({ fighter, hit }) => [fighter, hit])).toEqual([
      ['A', true],
      ['B', true],
    ]);
  });

  test('5.2.4 throws count as simultaneous: two equal throws do equal harm', () => {
    const results = (hand: number): readonly string[] => {
      const events: GladiatorEvent[] = [];
      const state = scene({ B: { at: { q: 2, r: 0 } } });
      const dice = loaded({
        'throw-distance': [6],
        'throw-area': [2],
        blow: [3, 3, 3, 1, 1, 1],
        'drop-direction': [1],
        'drop-distance': [1],
      });
      const run = playPhase({ state, tables, dice, emit: (event) => events.push(event) });
      run.next([]);
      run.next([order('X!'), order('X!')]);
      const throws: readonly Act[] = [
        { kind: 'throw', hand, target: 'B' },
        { kind: 'throw', hand, target: 'A' },
      ];
      expect(run.next(throws).done).toBe(true);
      return events.flatMap((event) => (event.kind === 'blow' ? [event.result] : []));
    };
    const swords = results(0);
    expect(swords).toHaveLength(2);
    expect(swords[1], 'a parried sword').toBe(swords[0]);
    const shields = results(1);
    expect(shields[1], 'a blow on the shield').toBe(shields[0]);
  });

  test('5.2.4 the chance to act comes after movement, with what is then within reach', () => {
    const { asked } = play(scene({ ...littered, B: FAR, loose: [lying(sword(9), { q: 3, r: 0 })] }), {
      plots: { A: 'F F' },
    });
    expect(asked.filter((one) => one.kind === 'act')).toMatchObject([{ fighter: 'A', recover: [9], kick: [] }]);
  });

  test('5.2.4 one thing only: he who throws does not recover as well', () => {
    const both = scene({ ...littered, A: { hands: [shield(2)] }, B: { at: { q: 2, r: 0 } } });
    const played = play(both, {
      plots: { A: 'X!' },
      acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
      dice: [
        ['throw-distance', 1],
        ['drop-direction', 1],
        ['drop-distance', 1],
      ],
    });
    expect(played.asked.filter((one) => one.kind === 'act')).toHaveLength(1);
    expect(played.of('recovery-tried')).toEqual([]);
  });

  test('5.2.4 letting go is free: he drops his shield and takes the sword in one phase', () => {
    const full = scene({ ...littered, A: {}, B: FAR });
    expect(() => play(full, { plots: { A: 'R' }, acts: { A: { kind: 'recover', item: 9, drop: null } } })).toThrow(
      'illegal',
    );
    const { fighter, one } = play(full, {
      plots: { A: 'R' },
      acts: { A: { kind: 'recover', item: 9, drop: 1 } },
      dice: [['recovery', 1]],
    });
    expect(fighter('A').hands.map((item) => item.id)).toEqual([1, 9]);
    expect(one('item-dropped')).toMatchObject({ why: 'given-up', at: { q: 0, r: 0 } });
  });

  test('5.2.4 a prone man does nothing here', () => {
    const down = scene({ ...littered, A: { hands: [], posture: 'prone' }, B: FAR });
    const { asked } = play(down, { plots: { A: 'RO FL!' } });
    expect(asked.map((one) => one.kind)).toEqual(['plot', 'plot']);
  });
});
