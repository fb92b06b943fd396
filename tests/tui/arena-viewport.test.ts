import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromOffset } from '../../src/kernel/arena.ts';
import { type Hex, neighbour } from '../../src/kernel/hex.ts';
import { GEOMETRY, originOf, SIZES, type Size } from '../../src/tui/arena/geometry.ts';
import { type ArenaView, type ViewportOptions, viewport } from '../../src/tui/arena/viewport.ts';

const anyOptions: fc.Arbitrary<ViewportOptions> = fc
  .record({
    window: fc.record({
      column: fc.integer({ min: -30, max: 30 }),
      row: fc.integer({ min: -30, max: 30 }),
      columns: fc.constant(17),
      rows: fc.constant(11),
    }),
    size: fc.constantFrom(...SIZES),
    width: fc.integer({ min: 1, max: 160 }),
    height: fc.integer({ min: 1, max: 60 }),
    spots: fc.array(fc.tuple(fc.nat(16), fc.nat(10)), { maxLength: 3 }),
  })
  .map(({ window, size, width, height, spots }) => {
    const focus = spots.map(([column, row]) => fromOffset(window.column + column, window.row + row));
    return { window, size, width, height, focus, previous: null };
  });

/** Whether a hex with all its lines is in the picture. */
function shows(view: ArenaView, hex: Hex, width: number, height: number): boolean {
  const { width: wide, rows } = GEOMETRY[view.size];
  const { x, y } = originOf(GEOMETRY[view.size], hex);
  const [left, top] = [x - view.x, y - 1 - view.y];
  return left >= 0 && top >= 0 && left + wide <= width && top + rows + 1 <= height;
}

/** The cells of the map across and down. */
function mapOf({ window, size }: ViewportOptions): { x: number; y: number; width: number; height: number } {
  const { pitch, rows, half } = GEOMETRY[size];
  return {
    x: window.column * pitch,
    y: window.row * rows - 1,
    width: window.columns * pitch + half,
    height: window.rows * rows + half + 1,
  };
}

function roomy(size: Size): { width: number; height: number } {
  const { pitch, rows, width } = GEOMETRY[size];
  return { width: width + pitch, height: 2 * rows + 1 };
}

describe('the view of the arena', () => {
  it('shows the first focus whole wherever a hex and another fit', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const [first] = options.focus;
        const least = roomy(options.size);
        fc.pre(first !== undefined && options.width >= least.width && options.height >= least.height);
        if (first !== undefined) expect(shows(viewport(options), first, options.width, options.height)).toBe(true);
      }),
    );
  });

  it('shows every focus when all of them fit', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const origins = options.focus.map((hex) => originOf(GEOMETRY[options.size], hex));
        const { pitch, rows, width: wide } = GEOMETRY[options.size];
        const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
        fc.pre(origins.length > 0);
        fc.pre(span(origins.map(({ x }) => x)) + wide + pitch <= options.width);
        fc.pre(span(origins.map(({ y }) => y)) + 2 * rows + 1 <= options.height);
        const view = viewport(options);
        for (const hex of options.focus) expect(shows(view, hex, options.width, options.height)).toBe(true);
      }),
    );
  });

  it('stays where it is until a focus nears the rim, and then moves by whole hexes', () => {
    fc.assert(
      fc.property(anyOptions, fc.array(fc.constantFrom(0, 1, 2, 3, 4, 5) as fc.Arbitrary<0>), (options, walk) => {
        const map = mapOf(options);
        let view = viewport(options);
        let focus = options.focus;
        for (const step of walk) {
          expect(viewport({ ...options, focus, previous: view })).toEqual(view);
          focus = focus.map((hex) => neighbour(hex, step));
          const next = viewport({ ...options, focus, previous: view });
          if (options.width < map.width) expect(Math.abs(next.x - view.x) % GEOMETRY[options.size].pitch).toBe(0);
          if (options.height < map.height) expect(Math.abs(next.y - view.y) % GEOMETRY[options.size].rows).toBe(0);
          view = next;
        }
      }),
    );
  });

  it('lets a lone walker go some hexes before it follows him', () => {
    const window = { column: 0, row: 0, columns: 17, rows: 11 };
    const base = { window, size: 'S', width: 45, height: 17, previous: null } as const;
    const view = viewport({ ...base, focus: [fromOffset(8, 5)] });
    expect(viewport({ ...base, focus: [fromOffset(10, 5)], previous: view })).toEqual(view);
    expect(viewport({ ...base, focus: [fromOffset(12, 5)], previous: view }).x).toBeGreaterThan(view.x);
  });

  it('centres a map smaller than the picture', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const view = viewport(options);
        const map = mapOf(options);
        const middles = [
          [map.x - view.x, options.width - map.width],
          [map.y - view.y, options.height - map.height],
        ] as const;
        for (const [before, spare] of middles) if (spare >= 0) expect(before).toBe(Math.floor(spare / 2));
      }),
    );
  });

  it('shows less than a hex of the void beyond a map larger than the picture', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const view = viewport(options);
        const map = mapOf(options);
        const { pitch, rows } = GEOMETRY[options.size];
        if (map.width > options.width) {
          expect(view.x).toBeGreaterThanOrEqual(map.x);
          expect(view.x + options.width).toBeLessThan(map.x + map.width + pitch);
        }
        if (map.height > options.height) {
          expect(view.y).toBeGreaterThanOrEqual(map.y);
          expect(view.y + options.height).toBeLessThan(map.y + map.height + rows);
        }
      }),
    );
  });

  it('begins anew at another size', () => {
    const window = { column: 0, row: 0, columns: 17, rows: 11 };
    const focus = [fromOffset(14, 9)];
    const small = viewport({ window, size: 'S', width: 45, height: 17, focus, previous: null });
    const large = { window, size: 'L', width: 78, height: 33, focus, previous: null } as const;
    expect(viewport({ ...large, previous: small })).toEqual(viewport(large));
  });
});
