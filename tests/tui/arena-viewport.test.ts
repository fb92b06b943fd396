import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromOffset } from '../../src/kernel/arena.ts';
import { disc, type Hex, neighbour } from '../../src/kernel/hex.ts';
import {
  boundsOf,
  GEOMETRY,
  type Geometry,
  ORIENTATIONS,
  type Orientation,
  SIZES,
} from '../../src/tui/arena/geometry.ts';
import { type ArenaView, type ViewportOptions, viewport } from '../../src/tui/arena/viewport.ts';
import { shownHexes } from '../../src/tui/arena/window.ts';

/** A map of 17 x 11 flat tops, or a hexagon of pointy ones, anywhere on the plane. */
function mapAt(orientation: Orientation, column: number, row: number): readonly Hex[] {
  const window = { column, row, columns: 17, rows: 11 };
  return orientation === 'flat' ? shownHexes({ window, walls: [] }) : disc({ q: column, r: row }, 6);
}

const anyOptions: fc.Arbitrary<ViewportOptions> = fc
  .record({
    orientation: fc.constantFrom(...ORIENTATIONS),
    column: fc.integer({ min: -30, max: 30 }),
    row: fc.integer({ min: -30, max: 30 }),
    size: fc.constantFrom(...SIZES),
    width: fc.integer({ min: 1, max: 160 }),
    height: fc.integer({ min: 1, max: 60 }),
    spots: fc.array(fc.nat(126), { maxLength: 3 }),
  })
  .map(({ orientation, column, row, size, width, height, spots }) => {
    const hexes = mapAt(orientation, column, row);
    const focus = spots.flatMap((spot) => hexes[spot] ?? []);
    return { orientation, hexes, size, width, height, focus, previous: null };
  });

const geometryOf = ({ orientation, size }: Pick<ViewportOptions, 'orientation' | 'size'>): Geometry =>
  GEOMETRY[orientation][size];

/** Whether a hex with all its lines is in the picture. */
function shows(view: ArenaView, hex: Hex, options: ViewportOptions): boolean {
  const { left, top, right, bottom } = boundsOf(geometryOf(options), [hex]);
  const across = left >= view.x && right <= view.x + options.width;
  return across && top >= view.y && bottom <= view.y + options.height;
}

/** The cells of the map across and down. */
function mapOf(options: ViewportOptions): { x: number; y: number; width: number; height: number } {
  const { left, top, right, bottom } = boundsOf(geometryOf(options), options.hexes);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A picture in which a hex has room wherever the view stops. */
function roomy(geometry: Geometry): { width: number; height: number } {
  return { width: geometry.seen.width + geometry.pitch, height: geometry.seen.height + geometry.rows };
}

describe('the view of the arena', () => {
  it('shows the first focus whole wherever a hex and another fit', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const [first] = options.focus;
        const least = roomy(geometryOf(options));
        fc.pre(first !== undefined && options.width >= least.width && options.height >= least.height);
        if (first !== undefined) expect(shows(viewport(options), first, options)).toBe(true);
      }),
    );
  });

  it('shows every focus when all of them fit', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        fc.pre(options.focus.length > 0);
        const { pitch, rows } = geometryOf(options);
        const { left, top, right, bottom } = boundsOf(geometryOf(options), options.focus);
        fc.pre(right - left + pitch <= options.width && bottom - top + rows <= options.height);
        const view = viewport(options);
        for (const hex of options.focus) expect(shows(view, hex, options)).toBe(true);
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
          if (options.width < map.width) expect(Math.abs(next.x - view.x) % geometryOf(options).pitch).toBe(0);
          if (options.height < map.height) expect(Math.abs(next.y - view.y) % geometryOf(options).rows).toBe(0);
          view = next;
        }
      }),
    );
  });

  it('lets a lone walker go some hexes before it follows him', () => {
    const map = { orientation: 'flat', hexes: mapAt('flat', 0, 0) } as const;
    const base = { ...map, size: 'S', width: 45, height: 17, previous: null } as const;
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
        const { pitch, rows } = geometryOf(options);
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
    const map = { orientation: 'flat', hexes: mapAt('flat', 0, 0) } as const;
    const focus = [fromOffset(14, 9)];
    const small = viewport({ ...map, size: 'S', width: 45, height: 17, focus, previous: null });
    const large = { ...map, size: 'L', width: 78, height: 33, focus, previous: null } as const;
    expect(viewport({ ...large, previous: small })).toEqual(viewport(large));
  });
});
