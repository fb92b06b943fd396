import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction, disc, type Hex, neighbour, turn } from '../../src/kernel/hex.ts';
import {
  boundsOf,
  type Cell,
  centreOf,
  frontSides,
  GEOMETRY,
  type Geometry,
  hexAt,
  ORIENTATIONS,
  originOf,
  SIZES,
} from '../../src/tui/arena/geometry.ts';
import { HEXAGON, OCTAGON, OVAL } from './boards.ts';

const WAYS = ORIENTATIONS.flatMap((orientation) => SIZES.map((size) => [orientation, size] as const));
const coordinate = fc.integer({ min: -40, max: 40 });
const anyHex: fc.Arbitrary<Hex> = fc.record({ q: coordinate, r: coordinate });
const anyCell: fc.Arbitrary<Cell> = fc.record({
  x: fc.integer({ min: -200, max: 200 }),
  y: fc.integer({ min: -200, max: 200 }),
});

/** Every cell between the sides of a hex. */
function innerOf(geometry: Geometry, hex: Hex): readonly Cell[] {
  const { x, y } = originOf(geometry, hex);
  return geometry.inner.flatMap((run, row) =>
    Array.from({ length: run.width }, (_, i) => ({ x: x + run.x + i, y: y + row })),
  );
}

const sideOf = (geometry: Geometry, hex: Hex, way: Direction): readonly string[] => {
  const { x, y } = originOf(geometry, hex);
  return geometry.sides[way].map((cell) => `${x + cell.x},${y + cell.y}`).sort();
};

describe.each(WAYS)('%s hexes in cells at size %s', (orientation, size) => {
  const geometry = GEOMETRY[orientation][size];

  it('are found again from their centre and from every cell inside them', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        for (const { x, y } of [centreOf(geometry, hex), ...innerOf(geometry, hex)]) {
          expect(hexAt(geometry, x, y)).toEqual(hex);
        }
      }),
    );
  });

  it('share no cell: each of the plane belongs to one, in whose box it lies', () => {
    fc.assert(
      fc.property(anyCell, ({ x, y }) => {
        const hex = hexAt(geometry, x, y);
        const origin = originOf(geometry, hex);
        expect(x - origin.x).toBeGreaterThanOrEqual(0);
        expect(x - origin.x).toBeLessThan(geometry.width);
        expect(y - origin.y).toBeGreaterThanOrEqual(0);
        expect(y - origin.y).toBeLessThan(geometry.inner.length);
        const owners = [hex, ...DIRECTIONS.map((way) => neighbour(hex, way))].filter((one) =>
          innerOf(geometry, one).some((cell) => cell.x === x && cell.y === y),
        );
        expect(owners.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('fill the plane: a hex has as many cells as lie from it to the next', () => {
    const [{ x, y }, down] = geometry.steps;
    const sides = geometry.sides.flatMap((_, way) =>
      way < 3 && geometry.lined ? sideOf(geometry, ORIGIN, way as Direction) : [],
    );
    const flat = orientation === 'flat' ? geometry.core.width : 0; // a flat side lies among its inner cells
    expect(innerOf(geometry, ORIGIN).length + sides.length - flat).toBe(x * down.y - y * down.x);
  });

  it('have their neighbours beside them: a step leads over the rim', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...DIRECTIONS), (hex, way) => {
        const [a, b] = [innerOf(geometry, hex), innerOf(geometry, neighbour(hex, way))];
        const gap = Math.min(
          ...a.flatMap((one) => b.map((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)))),
        );
        expect(gap).toBeLessThanOrEqual(2);
      }),
      { numRuns: 30 },
    );
  });

  it('turn clockwise on the screen', () => {
    const middles = DIRECTIONS.map((way) => originOf(geometry, neighbour(ORIGIN, way)));
    const bearings = middles.map(({ x, y }) => Math.atan2(2 * y, x));
    bearings.forEach((bearing, way) => {
      const next = bearings[(way + 1) % 6] ?? 0;
      const turned = (next - bearing + 2 * Math.PI) % (2 * Math.PI);
      expect(turned).toBeGreaterThan(Math.PI / 6);
      expect(turned).toBeLessThan(Math.PI / 2 + 0.1);
    });
  });

  it('lay each side into the same cells as the opposite side of the neighbour, or beside them', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...DIRECTIONS), (hex, way) => {
        const [ours, theirs] = [sideOf(geometry, hex, way), sideOf(geometry, neighbour(hex, way), turn(way, 3))];
        if (geometry.ground[way] === 'here' && !geometry.lined)
          expect(ours.filter((cell) => theirs.includes(cell))).toEqual([]);
        else expect(ours).toEqual(theirs);
      }),
    );
  });
});

const ORIGIN: Hex = { q: 0, r: 0 };

describe('pointy tops', () => {
  const { S, L } = GEOMETRY.pointy;
  const extent = (geometry: Geometry, hexes: readonly Hex[]): readonly [number, number] => {
    const { left, top, right, bottom } = boundsOf(geometry, hexes);
    return [right - left, bottom - top];
  };

  it('at size S are a line a row, so that whole boards fit', () => {
    expect(extent(S, HEXAGON)).toEqual([50, 13]);
    expect(extent(S, OCTAGON)).toEqual([50, 19]);
    const [width, height] = extent(S, OVAL);
    expect(width).toBeLessThanOrEqual(44);
    expect(height).toBe(9);
  });

  it('at size S keep the letter and the arrow of every hex within the bounds', () => {
    for (const board of [HEXAGON, OCTAGON, OVAL]) {
      const { left, top, right, bottom } = boundsOf(S, board);
      for (const hex of board) {
        const { x, y } = originOf(S, hex);
        expect(x + S.core.x).toBeGreaterThanOrEqual(left);
        expect(x + S.core.x + S.core.width).toBeLessThanOrEqual(right);
        expect(y).toBeGreaterThanOrEqual(top);
        expect(y).toBeLessThan(bottom);
      }
    }
  });

  it('at size L keep every cell of every hex and its sides within the bounds', () => {
    const board = disc(ORIGIN, 4);
    const { left, top, right, bottom } = boundsOf(L, board);
    for (const hex of board) {
      const { x, y } = originOf(L, hex);
      for (const cell of L.sides.flat()) {
        expect(x + cell.x).toBeGreaterThanOrEqual(left);
        expect(x + cell.x).toBeLessThan(right);
        expect(y + cell.y).toBeGreaterThanOrEqual(top);
        expect(y + cell.y).toBeLessThan(bottom);
      }
    }
  });

  it('put hex (q,r) at column 2(2q + r)', () => {
    fc.assert(
      fc.property(anyHex, ({ q, r }) => {
        expect(originOf(S, { q, r })).toEqual({ x: 2 * (2 * q + r), y: r });
      }),
    );
  });
});

it('a front is the side faced and the two beside it', () => {
  expect(frontSides(0)).toEqual([5, 0, 1]);
  expect(frontSides(4)).toEqual([3, 4, 5]);
});
