import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Hex, neighbour, sameHex } from '../../src/kernel/hex.ts';
import { type ArrowKey, arrowStep, POINTY_KEYS } from '../../src/tui/arena/cursor.ts';
import { centreOf, GEOMETRY, ORIENTATIONS } from '../../src/tui/arena/geometry.ts';
import { HEXAGON } from './boards.ts';

const ARROWS = ['up', 'down', 'left', 'right'] as const;
const BACK: Readonly<Record<ArrowKey, ArrowKey>> = { up: 'down', down: 'up', left: 'right', right: 'left' };
const anyHex: fc.Arbitrary<Hex> = fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) });
const everywhere = (): boolean => true;

describe.each(ORIENTATIONS)('arrow keys among %s hexes', (orientation) => {
  const geometry = GEOMETRY[orientation].L;

  it('lead to a neighbour on that side, and back again', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...ARROWS), (hex, arrow) => {
        const next = arrowStep(orientation, hex, arrow, everywhere);
        expect(DIRECTIONS.some((way) => sameHex(neighbour(hex, way), next))).toBe(true);
        expect(arrowStep(orientation, next, BACK[arrow], everywhere)).toEqual(hex);
        const [a, b] = [centreOf(geometry, hex), centreOf(geometry, next)];
        const moved = { up: a.y - b.y, down: b.y - a.y, left: a.x - b.x, right: b.x - a.x }[arrow];
        expect(moved).toBeGreaterThan(0);
      }),
    );
  });

  it('keep to a straight line', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...ARROWS), fc.nat(12), (hex, arrow, steps) => {
        let at = hex;
        for (let i = 0; i < steps; i++) at = arrowStep(orientation, at, arrow, everywhere);
        const [a, b] = [centreOf(geometry, hex), centreOf(geometry, at)];
        const off = arrow === 'up' || arrow === 'down' ? Math.abs(a.x - b.x) : Math.abs(a.y - b.y);
        expect(off).toBeLessThanOrEqual(orientation === 'flat' ? geometry.rows / 2 : geometry.pitch / 2);
      }),
    );
  });

  it('never lead off a board, and come to every hex of it', () => {
    const has = (hex: Hex): boolean => HEXAGON.some((other) => sameHex(other, hex));
    const seen = new Set<string>();
    const open: Hex[] = [{ q: 0, r: 0 }];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(`${at.q},${at.r}`)) continue;
      seen.add(`${at.q},${at.r}`);
      expect(has(at)).toBe(true);
      for (const arrow of ARROWS) open.push(arrowStep(orientation, at, arrow, has));
    }
    expect(seen.size).toBe(HEXAGON.length);
  });
});

describe('keys for six directions', () => {
  it('are six different ones', () => {
    for (const keys of Object.values(POINTY_KEYS)) expect(new Set(keys).size).toBe(6);
  });

  it('lie around S as the hexes lie around one', () => {
    const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
    const at = (key: string): readonly [number, number] => {
      const row = rows.findIndex((keys) => keys.includes(key));
      return [2 * (rows[row]?.indexOf(key) ?? 0) + row, row];
    };
    const [x, y] = at('s');
    const bearings = POINTY_KEYS.grid.map((key) => [Math.sign(at(key)[0] - x), at(key)[1] - y]);
    expect(bearings).toEqual([
      [1, 0],
      [1, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
      [1, -1],
    ]);
  });
});
