import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromOffset } from '../../src/kernel/arena.ts';
import { DIRECTIONS, type Hex, neighbour, turn } from '../../src/kernel/hex.ts';
import { centreOf, frontSides, GEOMETRY, hexAt, insetOf, originOf, SIZES } from '../../src/tui/arena/geometry.ts';

const anyHex: fc.Arbitrary<Hex> = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }))
  .map(([column, row]) => fromOffset(column, row));

describe.each(SIZES)('hexes in cells at size %s', (size) => {
  const geometry = GEOMETRY[size];

  it('finds a hex again from its centre and from every cell inside it', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const { x, y } = originOf(geometry, hex);
        const centre = centreOf(geometry, hex);
        expect(hexAt(geometry, centre.x, centre.y)).toEqual(hex);
        for (let row = 0; row < geometry.rows; row++) {
          const inset = insetOf(geometry, row);
          for (let column = inset; column < geometry.width - inset; column++) {
            expect(hexAt(geometry, x + column, y + row)).toEqual(hex);
          }
        }
      }),
    );
  });

  it('gives every cell of the plane to a hex that touches it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }), (x, y) => {
        const origin = originOf(geometry, hexAt(geometry, x, y));
        expect(x - origin.x).toBeGreaterThanOrEqual(0);
        expect(x - origin.x).toBeLessThan(geometry.width);
        expect(y - origin.y).toBeGreaterThanOrEqual(0);
        expect(y - origin.y).toBeLessThan(geometry.rows);
      }),
    );
  });

  it('lays each side of a hex into the same cells as the opposite side of its neighbour', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...DIRECTIONS), (hex, direction) => {
        const cellsOf = (of: Hex, side: number): readonly string[] => {
          const { x, y } = originOf(geometry, of);
          return (geometry.sides[side] ?? []).map((cell) => `${x + cell.x},${y + cell.y}`).sort();
        };
        expect(cellsOf(hex, direction)).toEqual(cellsOf(neighbour(hex, direction), turn(direction, 3)));
      }),
    );
  });
});

it('a front is the side faced and the two beside it', () => {
  expect(frontSides(0)).toEqual([5, 0, 1]);
  expect(frontSides(4)).toEqual([3, 4, 5]);
});
