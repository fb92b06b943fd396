/** Chapter 6: which way a man looks, and which hexes lie in his front. */
import { describe, expect, test } from 'vitest';
import { DIRECTION_NAMES } from '../../../../../src/games/gladiator/rules/directions.ts';
import { DIRECTIONS, type Hex, neighbour } from '../../../../../src/kernel/hex.ts';
import { play, scene } from '../../../../../tools/games/gladiator/bout.ts';

/** A0 The neighbours by direction: SE, S, SW, NW, N, NE. */
const AROUND: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** A2 The three front hexes of every facing, as directions. */
const FRONTS = [
  [0, 1, 5],
  [0, 1, 2],
  [1, 2, 3],
  [2, 3, 4],
  [3, 4, 5],
  [0, 4, 5],
] as const;

/** Whether A, in (0,0), may strike an unarmed man in a hex. */
function strikes(facing: 0 | 1 | 2 | 3 | 4 | 5, at: Hex): boolean {
  const { of } = play(scene({ A: { facing }, B: { at, hands: [] } }));
  return of('engaged').some((event) => event.fighter === 'A');
}

describe('6.1 front', () => {
  test('6.1 the six hexsides are SE, S, SW, NW, N and NE, clockwise', () => {
    expect(DIRECTION_NAMES).toEqual(['SE', 'S', 'SW', 'NW', 'N', 'NE']);
    expect(DIRECTIONS.map((direction) => neighbour({ q: 0, r: 0 }, direction))).toEqual(AROUND);
  });

  test('6.1 the front is the hex straight ahead and the two next to it, whatever the facing', () => {
    for (const facing of DIRECTIONS) {
      const front = DIRECTIONS.filter((direction) => strikes(facing, neighbour({ q: 0, r: 0 }, direction)));
      expect(front, `facing ${facing}`).toEqual(FRONTS[facing]);
    }
  });

  test('6.1 the front is one hex deep: no hex two away lies in it', () => {
    const ring = DIRECTIONS.flatMap((direction) => {
      const two = neighbour({ q: 0, r: 0 }, direction, 2);
      return [two, neighbour(two, ((direction + 2) % 6) as 0 | 1 | 2 | 3 | 4 | 5)];
    });
    expect(new Set(ring.map(({ q, r }) => `${q},${r}`)).size).toBe(12);
    expect(ring.filter((hex) => strikes(0, hex))).toEqual([]);
  });

  test('6.1 a man always looks across a hexside: turning goes round from 5 to 0 and back', () => {
    const turned = (facing: 0 | 5, text: string) =>
      play(scene({ A: { facing }, B: { at: { q: 6, r: 0 } } }), { plots: { A: text } }).fighter('A').facing;
    expect(turned(5, 'X(R)')).toBe(0);
    expect(turned(0, 'X(L)')).toBe(5);
    expect(turned(5, 'X(RRR)')).toBe(2);
  });

  test('6.1 the front looks the same from every hex of the map', () => {
    const at = { q: -3, r: 2 };
    const { of } = play(scene({ A: { at, facing: 4 }, B: { at: neighbour(at, 3), hands: [] } }));
    expect(of('engaged').map((event) => event.fighter)).toContain('A');
    const behind = play(scene({ A: { at, facing: 4 }, B: { at: neighbour(at, 1), hands: [] } }));
    expect(behind.of('engaged')).toEqual([]);
  });
});
