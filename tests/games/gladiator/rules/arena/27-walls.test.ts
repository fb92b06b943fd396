/** 27.4, 7.7.1: edges of the map that are walls, or prove to be. */
import { describe, expect, test } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Edge } from '../../../../../src/kernel/arena.ts';
import { add, type Direction, type Hex } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, play, type Scene, scene, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { reading } from '../../support/blows.ts';
import { alone, pillar, walked } from '../../support/rules/arenas.ts';
import { hex, impact, mildly, place, strong, unarmed } from '../../support/rules/clash.ts';

const DAZED: Scripted = ['stun', 1, 1];

/** A man at the middle of each edge, looking over it. */
const AT_EDGE: { readonly [E in Edge]: { readonly at: Hex; readonly facing: Direction } } = {
  north: place(0, -5, 4),
  south: place(0, 5, 1),
  west: place(-8, 4, 3),
  east: place(8, -4, 0),
};
const OUTWARD: { readonly [E in Edge]: Hex } = {
  north: hex(0, -1),
  south: hex(0, 1),
  west: hex(-1, 0),
  east: hex(1, 0),
};
const EDGES = ['north', 'south', 'west', 'east'] as const;
const WINDOW = { column: -8, row: -5, columns: 17, rows: 11 };

/** Another enemy, so that the bout goes on without B. */
const FAR_AWAY: Partial<Fighter> = { side: 1, at: hex(-6, 3), hands: [] };

/** A steps over an edge of an arena. */
const over = (edge: Edge, arena: Scene['arena'], dice: readonly Scripted[] = [], rest: Scene = {}) =>
  walked({ ...rest, A: AT_EDGE[edge], ...(arena === undefined ? {} : { arena }) }, { plots: { A: 'F' }, dice });

describe('27.4.1 Discovering a wall', () => {
  test.each(EDGES)('27.4.1 1D6 and the size, 6 or more: the %s edge is a wall, and he runs into it (C14)', (edge) => {
    const played = over(edge, { size: 3 }, [['wall', 3], DAZED]);
    const tested = played.one('edge-tested');
    expect(tested).toMatchObject({ fighter: 'A', edge, walled: true, cite: '27.4.1' });
    expect(reading(tested, 'wall')).toMatchObject({ total: 6, need: { op: '>=', than: 6, met: true } });
    expect(played.state.arena?.walls).toEqual([edge]);
    expect(played.one('obstacle-hit')).toMatchObject({ barrier: 'wall', at: AT_EDGE[edge].at });
    expect(played.fighter('A').at).toEqual(AT_EDGE[edge].at);
    expect(played.state.window).toEqual(WINDOW);
  });

  test.each(EDGES)('27.4.1 5 or less: he goes over the %s edge, and the map gives way (7.7)', (edge) => {
    const played = over(edge, { size: 3 }, [['wall', 2]]);
    expect(played.one('edge-tested').walled).toBe(false);
    expect(played.state.arena?.walls).toEqual([]);
    expect(played.one('edge-passed').edge).toBe(edge);
    expect(played.fighter('A').at).toEqual(add(AT_EDGE[edge].at, OUTWARD[edge]));
  });

  test('27.4.1 in an arena of size 1 only a 5 or more finds a wall, of size 4 a 2', () => {
    expect(over('east', { size: 1 }, [['wall', 4]]).one('edge-tested').walled).toBe(false);
    expect(over('east', { size: 1 }, [['wall', 5], DAZED]).one('edge-tested').walled).toBe(true);
    expect(over('east', { size: 4 }, [['wall', 1]]).one('edge-tested').walled).toBe(false);
    expect(over('east', { size: 4 }, [['wall', 2], DAZED]).one('edge-tested').walled).toBe(true);
  });

  test('27.4.1 the sand of the Basic Game ends nowhere: nothing is rolled (P168)', () => {
    const played = over('east', undefined);
    expect(played.of('edge-tested')).toEqual([]);
    expect(played.one('edge-passed').edge).toBe('east');
  });

  test('27.4.1 over a corner each edge is rolled for, until one is a wall', () => {
    const corner = place(-8, -1, 3);
    const set = { A: corner, arena: { size: 2 as const } };
    const open = walked(set, { plots: { A: '(R)F' }, dice: [['wall', 1]] });
    expect(open.of('edge-tested').map(({ edge }) => edge)).toEqual(['north']);
    const both = walked(set, { plots: { A: 'F' }, dice: [['wall', 1], ['wall', 6], DAZED] });
    expect(both.of('edge-tested').map(({ edge, walled }) => [edge, walled])).toEqual([
      ['north', false],
      ['west', true],
    ]);
    expect(both.fighter('A').at).toEqual(corner.at);
  });

  test.each([
    ['an item', { loose: [lying(sword(9), hex(12, -3))] }],
    ['an obstacle', { arena: { size: 5 as const, obstacles: [pillar(11, -3)] } }],
    ['a man', { B: { at: hex(10, -3) } }],
    ['a body', { B: { at: hex(10, -3), fate: 'dead' as const, posture: 'prone' as const }, C: FAR_AWAY }],
  ] as const)(
    '27.4.1 where %s is known to lie beyond the edge there is neither a roll nor a wall (P160)',
    (_, rest) => {
      const played = over('east', { size: 5, ...('arena' in rest ? rest.arena : {}) }, [], rest);
      expect(played.of('edge-tested')).toEqual([]);
      expect(played.one('edge-passed').edge).toBe('east');
    },
  );

  test('27.4.1 two who go over one edge at once find one thing there (P160)', () => {
    const set = { A: place(8, -4, 0), B: place(8, -2, 0), arena: { size: 2 as const } };
    const open = walked(set, { plots: { A: 'F', B: 'F' }, dice: [['wall', 3]] });
    expect(open.of('edge-tested')).toHaveLength(1);
    expect([open.fighter('A').at, open.fighter('B').at]).toEqual([hex(9, -4), hex(9, -2)]);
    const shut = walked(set, { plots: { A: 'F', B: 'F' }, dice: [['wall', 4], DAZED, DAZED] });
    expect(shut.of('obstacle-hit').map(({ fighter }) => fighter)).toEqual(['A', 'B']);
  });

  test('27.4.1 a wall that keeps two men in one hex sends the later of them back (P169)', () => {
    const set = { A: place(7, -4, 0), B: place(7, -3, 0), arena: { size: 5 as const } };
    const plots = { A: 'F SFL', B: 'SFL F' };
    const dice: Scripted[] = [['crossing', 1], ['wall', 1], DAZED, DAZED];
    const played = walked(set, { plots, dice });
    expect(played.of('obstacle-hit')).toHaveLength(2);
    expect(played.one('put-back')).toMatchObject({ fighter: 'B', from: hex(8, -4), cite: 'P169' });
    expect([played.fighter('A').at, played.fighter('B').at]).toEqual([hex(8, -4), hex(7, -3)]);
  });

  test('27.4.1 what lies on the map, or is gone with a man who was spared, proves nothing (P160)', () => {
    const rest: Scene = { loose: [lying(sword(9), hex(8, -3))], B: { at: hex(10, -3), fate: 'spared' }, C: FAR_AWAY };
    expect(over('east', { size: 4 }, [['wall', 6], DAZED], rest).one('edge-tested').walled).toBe(true);
  });

  test('27.4.1 a man pushed over an edge comes upon its wall in the same way, and goes beside it (P20)', () => {
    const set = { A: unarmed(AT_EDGE.east), B: strong({ ...place(7, -4, 0), hands: [] }), arena: { size: 4 as const } };
    const dice: Scripted[] = [...impact(6, 1), ['wall', 6], ...mildly];
    const played = play(scene(set), { plots: { B: 'F' }, dice });
    expect(played.state.arena?.walls).toEqual(['east']);
    expect(played.one('collided').pushedTo).toEqual(hex(8, -3));
    expect(played.of('obstacle-hit')).toEqual([]);
  });

  test('27.4.1 a man getting to his knees over an edge comes upon its wall too, and stays (A11)', () => {
    const lies: Partial<Fighter> = { ...AT_EDGE.east, posture: 'prone', faceUp: true };
    const set = alone({ A: lies, arena: { size: 4 } });
    const played = play(scene(set), {
      plots: { A: 'KN' },
      dice: [
        ['kneel-place', 6],
        ['wall', 6],
      ],
    });
    expect(played.one('knelt').at).toEqual(AT_EDGE.east.at);
    expect(played.of('stunned')).toEqual([]);
  });
});

describe('27.4.2 The wall on the far side', () => {
  test.each([
    ['east', 'west'],
    ['west', 'east'],
    ['north', 'south'],
    ['south', 'north'],
  ] as const)(
    '27.4.2 over the %s edge with a wall in the %s there is no roll, and that wall is taken away',
    (edge, far) => {
      const played = over(edge, { size: 4, walls: [far] });
      expect(played.of('edge-tested')).toEqual([]);
      expect(played.one('wall-removed').edge).toBe(far);
      expect(played.state.arena?.walls).toEqual([]);
      expect(played.one('edge-passed').edge).toBe(edge);
    },
  );

  test('27.4.2 a wall at another edge stays where it is', () => {
    const played = over('east', { size: 4, walls: ['north'] }, [['wall', 1]]);
    expect(played.state.arena?.walls).toEqual(['north']);
  });
});

describe('27.4.3 Into a wall', () => {
  test.each(EDGES)('27.4.3 whoever would go over a walled %s edge collides with it, without a roll', (edge) => {
    const played = over(edge, { walls: [edge] }, [DAZED]);
    expect(played.of('edge-tested')).toEqual([]);
    expect(played.one('obstacle-hit')).toMatchObject({ barrier: 'wall', at: AT_EDGE[edge].at });
    expect(played.fighter('A').at).toEqual(AT_EDGE[edge].at);
  });

  test('27.4.3 a leap ends at it as well (P161)', () => {
    const set = { A: AT_EDGE.east, arena: { walls: ['east' as const] } };
    expect(walked(set, { plots: { A: 'L' }, dice: [DAZED] }).fighter('A').at).toEqual(AT_EDGE.east.at);
  });

  test('27.4.3 it goes on straight beyond the corner, for a man who is off the map already', () => {
    const set = { A: place(-10, 0, 4), arena: { walls: ['north' as const] } };
    const played = walked(set, { plots: { A: 'F' }, dice: [DAZED] });
    expect(played.one('obstacle-hit').barrier).toBe('wall');
  });

  test('7.7.1 along a wall a man goes as he likes', () => {
    const set = { A: place(8, -4, 1), arena: { walls: ['east' as const] } };
    expect(walked(set, { plots: { A: 'F F' } }).fighter('A').at).toEqual(hex(8, -2));
  });
});
