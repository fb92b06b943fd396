/** The map as a window on an endless grid. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArenaWindow,
  type Edge,
  edgeBeyond,
  fromOffset,
  hexLabel,
  shiftWindow,
  toOffset,
} from '../../src/kernel/arena.ts';
import { DIRECTIONS, neighbour } from '../../src/kernel/hex.ts';

const WINDOW: ArenaWindow = { column: 0, row: 0, columns: 17, rows: 11 };
const place = fc.integer({ min: -40, max: 40 });
const windows = fc.record({
  column: place,
  row: place,
  columns: fc.integer({ min: 2, max: 20 }),
  rows: fc.integer({ min: 2, max: 20 }),
});

describe('columns and rows', () => {
  it('name every hex, left and right of the map too', () => {
    fc.assert(
      fc.property(place, place, (column, row) => {
        const hex = fromOffset(column, row);
        expect(Number.isInteger(hex.q) && Number.isInteger(hex.r)).toBe(true);
        expect(toOffset(hex)).toEqual({ column, row });
      }),
    );
  });

  it('odd columns stand half a hex lower, so that a1 touches b1 to its SE and b1 c2 to its SE', () => {
    const a1 = fromOffset(0, 0);
    expect(toOffset(neighbour(a1, 0))).toEqual({ column: 1, row: 0 });
    expect(toOffset(neighbour(neighbour(a1, 0), 0))).toEqual({ column: 2, row: 1 });
    expect(toOffset(neighbour(a1, 5))).toEqual({ column: 1, row: -1 });
    expect(toOffset(neighbour(a1, 2))).toEqual({ column: -1, row: 0 });
  });

  it('of neighbours differ by one at most', () => {
    fc.assert(
      fc.property(place, place, fc.constantFrom(...DIRECTIONS), (column, row, direction) => {
        const next = toOffset(neighbour(fromOffset(column, row), direction));
        expect(Math.abs(next.column - column)).toBeLessThanOrEqual(1);
        expect(Math.abs(next.row - row)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the edge of the map', () => {
  it.each<[number, number, Edge | null]>([
    [0, 0, null],
    [16, 10, null],
    [-1, 5, 'west'],
    [17, 5, 'east'],
    [8, -1, 'north'],
    [8, 11, 'south'],
    [-1, -1, 'west'],
    [17, 11, 'east'],
  ])('beyond which column %i, row %i lies is %s', (column, row, edge) => {
    expect(edgeBeyond(WINDOW, fromOffset(column, row))).toBe(edge);
  });

  it('shifts outward over itself: a hex just beyond it comes onto a map of the same size', () => {
    fc.assert(
      fc.property(windows, place, place, (window, column, row) => {
        const hex = fromOffset(column, row);
        const edge = edgeBeyond(window, hex);
        fc.pre(edge !== null);
        const axis = edge === 'west' || edge === 'east' ? 'column' : 'row';
        const last = axis === 'column' ? window.columns - 1 : window.rows - 1;
        const [value, first] = [toOffset(hex)[axis], window[axis]];
        const by = value < first ? first - value : value - first - last;
        const shifted = shiftWindow(window, edge, by);
        expect(edgeBeyond(shifted, hex)).not.toBe(edge);
        expect([shifted.columns, shifted.rows]).toEqual([window.columns, window.rows]);
        expect(Math.abs(shifted.column - window.column) + Math.abs(shifted.row - window.row)).toBe(by);
      }),
    );
  });
});

describe('the name of a hex', () => {
  it('is its column as a letter and its row as a number, counted from the corner of the map', () => {
    expect(hexLabel(WINDOW, fromOffset(6, 4))).toBe('g5');
    expect(hexLabel(WINDOW, fromOffset(16, 10))).toBe('q11');
    expect(hexLabel({ ...WINDOW, column: 6, row: 4 }, fromOffset(6, 4))).toBe('a1');
    expect(hexLabel({ ...WINDOW, column: -8, row: -5 }, fromOffset(0, 0))).toBe('i6');
  });

  it('is none outside', () => {
    expect(hexLabel(WINDOW, fromOffset(17, 0))).toBe('(off the map)');
  });

  it('no two hexes of a map have the same', () => {
    const hexes = Array.from({ length: 17 * 11 }, (_, i) => fromOffset(i % 17, Math.floor(i / 17)));
    expect(new Set(hexes.map((hex) => hexLabel(WINDOW, hex))).size).toBe(hexes.length);
  });
});
