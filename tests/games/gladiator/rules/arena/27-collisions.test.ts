/** 27.3, 27.5.1, 27.8.1: running into pillars and rocks, and being pushed against them. */
import { describe, expect, test } from 'vitest';
import type { Obstacle } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { man, play, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { added, reading } from '../../support/blows.ts';
import { alone, mud, pillar, rock, tree, walked, withObstacles } from '../../support/rules/arenas.ts';
import { hex, impact, mildly, place, strong, unarmed, withMore } from '../../support/rules/clash.ts';

/** A low roll on the Stun column. */
const DAZED: Scripted = ['stun', 1, 1];
const STEADY: Scripted = ['stumble', 6];

describe('27.3 Running into obstacles', () => {
  test('27.3 a man stops in the last free hex, and the rest of his movement is lost', () => {
    const played = walked({ arena: withObstacles(pillar(2, 0)) }, { plots: { A: 'F F(R)' }, dice: [DAZED] });
    expect(played.fighter('A')).toMatchObject({ at: hex(1, 0), facing: 0, posture: 'standing' });
    const hit = { barrier: 'pillar', hex: hex(2, 0), at: hex(1, 0), facing: 0, pushed: false };
    expect(played.one('obstacle-hit')).toMatchObject(hit);
    expect(played.of('stumble-checked')).toEqual([]);
  });

  test('27.3 a charge breaks off before the obstacle', () => {
    const played = walked({ arena: withObstacles(pillar(3, 0)) }, { plots: { A: 'C' }, dice: [DAZED] });
    expect(played.fighter('A').at).toEqual(hex(2, 0));
  });

  test('27.3 a turn made before the step stands', () => {
    const played = walked({ arena: withObstacles(pillar(0, 1)) }, { plots: { A: '(R)F' }, dice: [DAZED] });
    expect(played.fighter('A')).toMatchObject({ at: hex(0, 0), facing: 1 });
    expect(played.one('obstacle-hit').facing).toBe(1);
  });

  test('27.3 a prone man who rolls against a rock stays where he lies', () => {
    const set = { A: { posture: 'prone' as const }, arena: withObstacles(rock(1, -1)) };
    const played = walked(set, { plots: { A: 'RO FL' }, dice: [DAZED] });
    expect(played.fighter('A')).toMatchObject({ at: hex(0, 0), posture: 'prone' });
  });

  test('27.3 Stun is not recovered in the phase of the collision (P169)', () => {
    const set = { A: { stun: { amount: 2, turn: 1, phase: 1 } }, arena: withObstacles(pillar(1, 0)), phase: 3 };
    expect(walked(set, { plots: { A: 'F' }, dice: [DAZED] }).of('stun-recovered')).toEqual([]);
  });

  test('27.3 it is his one collision of the phase: who follows him stops before his hex (P169)', () => {
    const set = { B: place(-1, 0, 0), arena: withObstacles(pillar(1, 0)) };
    const played = walked(set, { plots: { A: 'F', B: 'F' }, dice: [DAZED] });
    expect(played.of('collided')).toEqual([]);
    expect(played.one('stopped-short')).toMatchObject({ fighter: 'B', target: 'A', cite: 'P19' });
    expect(played.fighter('B').at).toEqual(hex(-1, 0));
  });

  test('27.3 a net attack that was to follow comes to nothing (20.2.2)', () => {
    const net: Partial<Fighter> = { style: 'retiarius', hands: [{ id: 1, kind: 'net' }] };
    const set = { ...alone({}), A: net, arena: withObstacles(pillar(1, 0)), rules: advancedRules() };
    const played = play(scene(set), { plots: { A: 'F TN' }, dice: [DAZED] });
    expect(played.one('net-spoiled')).toMatchObject({ cite: '20.2.2', why: 'he collided' });
  });

  test('27.3 a leap does not carry a man over a pillar, nor onto one (P161)', () => {
    const over = walked({ arena: withObstacles(pillar(1, 0)) }, { plots: { A: 'L' }, dice: [DAZED] });
    expect(over.fighter('A').at).toEqual(hex(0, 0));
    const onto = walked({ arena: withObstacles(pillar(2, 0)) }, { plots: { A: 'L' }, dice: [DAZED, STEADY] });
    expect(onto.fighter('A').at).toEqual(hex(1, 0));
    expect(onto.one('stumble-checked').why).toBe('leapt');
  });
});

describe('27.3 two men and an obstacle', () => {
  test('27.3 the hex in which it ends a way is the final one: who passes through it collides (P14, P169)', () => {
    const set = { A: place(0, 0, 0), B: unarmed(place(1, -1, 1)), arena: withObstacles(pillar(2, 0)) };
    const played = play(scene({ ...set, A: strong({ ...set.A, hands: [] }) }), {
      plots: { A: 'F F', B: 'F F' },
      dice: [...impact(6, 1), ['lot:pushed-to', 0], ...mildly],
    });
    expect(played.of('paths-crossed')).toEqual([]);
    expect(played.one('collided')).toMatchObject({ at: hex(1, 0), winner: 'A' });
  });

  test('27.3 a leap that it ends over a prone enemy comes down on him (8.3, P169)', () => {
    const set = { B: { ...place(1, 0, 3), posture: 'prone' as const }, rules: { reactionSeconds: 20 } };
    const leapt = (obstacles: readonly Obstacle[], ...dice: readonly Scripted[]) =>
      play(scene({ ...set, arena: withObstacles(...obstacles) }), { plots: { A: 'L' }, dice });
    expect(leapt([pillar(2, 0)], ['missus', 6, 6]).one('run-onto')).toMatchObject({ fighter: 'A', at: hex(1, 0) });
    expect(leapt([], STEADY).fighter('A').at).toEqual(hex(2, 0));
  });
});

describe('27.3.1 the Stun of a collision with an obstacle', () => {
  const stunned = (plot: string, obstacle: Obstacle, A: Partial<Fighter> = {}) =>
    walked({ A, arena: withObstacles(obstacle) }, { plots: { A: plot }, dice: [['stun', 3, 4]] }).one('stunned');

  test.each([
    ['F', pillar(1, 0), 0],
    ['F F', pillar(2, 0), 2],
    ['SFR F', pillar(1, 1), 2],
    ['C', pillar(3, 0), 4],
    ['B', pillar(-1, 0), 0],
    ['B B', pillar(-2, 0), 0],
  ] as const)("27.3.1 '%s' into %j adds %i for the hexes come forward (P26)", (plot, obstacle, forward) => {
    const event = stunned(plot, obstacle);
    expect(event.cite).toBe('27.3.1');
    expect(reading(event, 'stun').total).toBe(7 + forward);
  });

  test.each([
    [2, -2],
    [-3, 3],
  ])('27.3.1 AG %i counts %i', (ag, value) => {
    const { modifiers } = reading(stunned('F', pillar(1, 0), { ag }), 'stun');
    expect(modifiers).toEqual([{ value, why: 'AG', cite: '27.3.1' }]);
  });

  test('27.3.1 the table is that of 10.1, with its effects: on 18 the shield is dropped (F14)', () => {
    const A = { ag: -3, cfAtStart: 30 };
    const dice: Scripted[] = [
      ['stun', 6, 5],
      ['drop-direction', 4],
      ['drop-distance', 2],
    ];
    const played = walked({ A, arena: withObstacles(pillar(3, 0)) }, { plots: { A: 'C' }, dice });
    expect(reading(played.one('stunned'), 'stun')).toMatchObject({ total: 18, table: { id: 'severity' } });
    expect(played.one('item-dropped')).toMatchObject({ why: 'stun', at: hex(1, 0) });
  });

  test('27.3.1 enough of it knocks a man out', () => {
    const played = walked(
      { A: { tr: 1 }, arena: withObstacles(pillar(1, 0)) },
      { plots: { A: 'F' }, dice: [['stun', 6, 6]] },
    );
    expect(played.fighter('A')).toMatchObject({ conscious: false, posture: 'prone', at: hex(0, 0) });
  });

  test('27.3.1 it brings no stumble check, but a hazard on his way still does', () => {
    const set = { arena: withObstacles(mud(1, 0), pillar(2, 0)) };
    const played = walked(set, { plots: { A: 'F F' }, dice: [DAZED, ['stumble', 3]] });
    expect(played.one('stumble-checked')).toMatchObject({ why: 'a hazard in his way', stumbled: true });
  });
});

describe('27.5 and 27.8 what bars a way', () => {
  const stop = (obstacle: Obstacle, plot: string) =>
    walked({ arena: withObstacles(obstacle) }, { plots: { A: plot }, dice: [DAZED] }).one('obstacle-hit');

  test.each(['F', 'F(R)', 'SFR', 'B', 'C'])('27.5.1 a pillar stops %s', (plot) => {
    const at = { SFR: pillar(0, 1), B: pillar(-1, 0) }[plot] ?? pillar(1, 0);
    expect(stop(at, plot)).toMatchObject({ barrier: 'pillar', at: hex(0, 0) });
  });

  test.each(['F(R)', '(R)SFL', 'SFR', 'SFL', 'B', 'C', 'L', 'F F'])('27.8.1 a rock stops %s', (plot) => {
    const at = { SFR: rock(0, 1), SFL: rock(1, -1), B: rock(-1, 0) }[plot] ?? rock(1, 0);
    expect(stop(at, plot)).toMatchObject({ barrier: 'rock', at: hex(0, 0) });
  });

  test('27.8.1 nobody climbs a rock at the end of a longer way', () => {
    const played = walked({ arena: withObstacles(rock(2, 0)) }, { plots: { A: 'F F' }, dice: [DAZED] });
    expect(played.one('obstacle-hit').at).toEqual(hex(1, 0));
  });

  test('27.6 a tree does not stop him', () => {
    const played = walked({ arena: withObstacles(tree(1, 0)) }, { plots: { A: 'F F' } });
    expect(played.fighter('A').at).toEqual(hex(2, 0));
  });
});

describe('27.3.1 pushed into an obstacle', () => {
  /** B runs into A from the south-east and wins; what lies before him is (-1,0), with (0,-1) and (-1,1) beside it. */
  const pushed = (obstacles: readonly Obstacle[], dice: readonly Scripted[], A: Partial<Fighter> = {}, plot = 'X') => {
    const set = { A: unarmed(A), B: strong({ ...place(1, 0, 3), hands: [] }), arena: withObstacles(...obstacles) };
    return play(scene(set), { plots: { A: plot, B: 'F' }, dice });
  };
  const ALL = [pillar(-1, 0), rock(0, -1), pillar(-1, 1)];

  test('27.3.1 a loser with a free hex beside what bars the way goes there, at random, and hits nothing (P20)', () => {
    const played = pushed([pillar(-1, 0)], [...impact(6, 1), ['lot:pushed-to', 1], ...mildly]);
    expect(played.one('collided').pushedTo).toEqual(hex(-1, 1));
    expect(played.of('obstacle-hit')).toEqual([]);
  });

  test('27.3.1 a tree or mud does not bar the way, and mud he is pushed into trips nobody (F24)', () => {
    const played = pushed([mud(-1, 0)], [...impact(6, 1), ...mildly]);
    expect(played.one('collided').pushedTo).toEqual(hex(-1, 0));
    expect(added(played.one('stumble-checked'), 'stumble')).toBe(-played.fighter('A').stun.amount);
  });

  test('27.3.1 with no front hex free he is driven against what stands ahead: +4, and back where he came from (P20)', () => {
    const dice = [...impact(1, 6), ['stun', 1, 1], DAZED, STEADY] satisfies Scripted[];
    const played = pushed(ALL, dice, place(0, 1, 4), 'F');
    expect(played.one('collided').pushedTo).toEqual(hex(0, 1));
    expect(played.one('obstacle-hit')).toMatchObject({
      barrier: 'pillar',
      hex: hex(-1, 0),
      at: hex(0, 1),
      pushed: true,
    });
    const against = played.of('stunned').find(({ cite }) => cite === '27.3.1');
    expect(against?.rolls?.[0]?.modifiers.map(({ value }) => value)).toEqual([2, 4]);
    expect(played.of('stumble-checked')).toHaveLength(1);
  });

  test('27.3.1 who had not moved goes into a free hex beside the winner (P20)', () => {
    const dice = [...impact(6, 1), ['lot:pushed-to', 1], ['stun', 1, 1], DAZED, STEADY] satisfies Scripted[];
    const played = pushed(ALL, dice);
    expect(played.one('collided').pushedTo).toEqual(hex(0, 1));
    expect(played.one('obstacle-hit').pushed).toBe(true);
  });

  test('27.3.1 where a man, not an obstacle, stands ahead nobody is driven against anything (P20)', () => {
    const set = { A: unarmed(), B: strong({ ...place(1, 0, 3), hands: [] }) };
    const state = withMore(
      scene({ ...set, arena: withObstacles(rock(0, -1), pillar(-1, 1)) }),
      man('C', unarmed({ at: hex(-1, 0), side: 1 })),
    );
    const dice = [...impact(6, 1), ['lot:pushed-to', 0], ...mildly] satisfies Scripted[];
    const played = play(state, { plots: { B: 'F' }, dice });
    expect(played.of('obstacle-hit')).toEqual([]);
    expect(played.one('collided').pushedTo).toEqual(hex(1, 0));
  });

  test('27.3.1 the victor may stand on a rock that he has won (P132)', () => {
    const set = { A: unarmed({ at: hex(0, 0) }), B: strong({ ...place(1, 0, 3), hands: [] }) };
    const state = scene({ ...set, arena: withObstacles(rock(0, 0)) });
    const played = play(state, { plots: { B: 'F' }, dice: [...impact(6, 1), ...mildly] });
    expect(played.fighter('B').at).toEqual(hex(0, 0));
    expect(played.fighter('A').at).toEqual(hex(-1, 0));
  });
});
