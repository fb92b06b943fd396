/** The grid: directions clockwise from SE, distances, turns, rays and wedges. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  DIRECTIONS,
  type Direction,
  disc,
  distance,
  type Hex,
  inWedge,
  minus,
  nearestDirections,
  neighbour,
  rotate,
  sameHex,
  turn,
  turnBetween,
} from '../../src/kernel/hex.ts';

const ORIGIN: Hex = { q: 0, r: 0 };
const part = fc.integer({ min: -20, max: 20 });
const hexes: fc.Arbitrary<Hex> = fc.record({ q: part, r: part });
const directions = fc.constantFrom<Direction>(...DIRECTIONS);
const turns = fc.integer({ min: -20, max: 20 });

/** The middle of a hex on paper: x to the right, y down, one unit from middle to middle. */
const middle = ({ q, r }: Hex) => ({ x: (q * Math.sqrt(3)) / 2, y: r + q / 2 });
/** The bearing of an offset in degrees clockwise from direction 0, 0 up to 360. */
function bearing(offset: Hex): number {
  const { x, y } = middle(offset);
  return ((Math.atan2(y, x) * 180) / Math.PI + 330) % 360;
}
/** Degrees between two bearings, 0 to 180. */
const apart = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

describe('directions', () => {
  it('go clockwise, from that in which q grows', () => {
    for (const direction of DIRECTIONS) {
      expect(apart(bearing(neighbour(ORIGIN, direction)), 60 * direction)).toBeLessThan(1e-6);
    }
  });

  it('1 and 4 stay in the column of a q, 0 and 5 go to the next', () => {
    expect(neighbour({ q: 3, r: 2 }, 1)).toEqual({ q: 3, r: 3 });
    expect(neighbour({ q: 3, r: 2 }, 4)).toEqual({ q: 3, r: 1 });
    expect(neighbour({ q: 3, r: 2 }, 0)).toEqual({ q: 4, r: 2 });
    expect(neighbour({ q: 3, r: 2 }, 5)).toEqual({ q: 4, r: 1 });
  });

  it('turn by hexsides, clockwise positive, round and round', () => {
    expect(turn(0, 1)).toBe(1);
    expect(turn(0, -1)).toBe(5);
    expect(turn(4, 3)).toBe(1);
    expect(turn(2, -14)).toBe(0);
    fc.assert(fc.property(directions, turns, turns, (d, a, b) => turn(turn(d, a), b) === turn(d, a + b)));
  });

  it('lie -2 to 3 hexsides apart, the short way', () => {
    expect([0, 1, 2, 3, 4, 5].map((to) => turnBetween(0, to as Direction))).toEqual([0, 1, 2, 3, -2, -1]);
    expect(turnBetween(5, 1)).toBe(2);
    fc.assert(
      fc.property(directions, directions, (from, to) => {
        const by = turnBetween(from, to);
        expect(turn(from, by)).toBe(to);
        expect(by >= -2 && by <= 3).toBe(true);
      }),
    );
  });
});

describe('distance', () => {
  it.each([
    [{ q: 0, r: 0 }, { q: 0, r: 0 }, 0],
    [{ q: 0, r: 0 }, { q: 1, r: -1 }, 1],
    [{ q: 0, r: 0 }, { q: 1, r: 1 }, 2],
    [{ q: 2, r: -3 }, { q: -2, r: 3 }, 6],
    [{ q: 6, r: 1 }, { q: 11, r: 1 }, 5],
    [{ q: 0, r: 0 }, { q: -3, r: 5 }, 5],
  ])('from %o to %o is %i', (a, b, steps) => {
    expect(distance(a, b)).toBe(steps);
  });

  it('is the least number of steps from hex to hex', () => {
    let ring: readonly Hex[] = [ORIGIN];
    const steps = new Map([['0,0', 0]]);
    for (let step = 1; step <= 4; step++) {
      ring = ring.flatMap((hex) => DIRECTIONS.map((direction) => neighbour(hex, direction)));
      for (const { q, r } of ring) if (!steps.has(`${q},${r}`)) steps.set(`${q},${r}`, step);
    }
    for (const hex of disc(ORIGIN, 4)) expect(distance(ORIGIN, hex)).toBe(steps.get(`${hex.q},${hex.r}`));
  });

  it('is the same both ways, never grows by a detour, and shifts and turns with the hexes', () => {
    fc.assert(
      fc.property(hexes, hexes, hexes, turns, (a, b, c, by) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(sameHex(a, b));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        expect(distance(add(a, c), add(b, c))).toBe(distance(a, b));
        expect(distance(rotate(a, by), rotate(b, by))).toBe(distance(a, b));
      }),
    );
  });
});

describe('lines', () => {
  it('run straight from hex to hex: so many steps, so far away', () => {
    expect(neighbour({ q: 6, r: 1 }, 0, 5)).toEqual({ q: 11, r: 1 });
    expect(neighbour({ q: 0, r: 0 }, 2, 3)).toEqual({ q: -3, r: 3 });
    fc.assert(
      fc.property(hexes, directions, fc.nat(12), (from, direction, steps) => {
        let walked = from;
        for (let i = 0; i < steps; i++) walked = neighbour(walked, direction);
        expect(sameHex(neighbour(from, direction, steps), walked)).toBe(true);
        expect(distance(from, walked)).toBe(steps);
        expect(sameHex(neighbour(walked, turn(direction, 3), steps), from)).toBe(true);
      }),
    );
  });

  it('minus undoes add', () => {
    fc.assert(fc.property(hexes, hexes, (a, b) => sameHex(minus(add(a, b), b), a)));
  });
});

describe('rotation', () => {
  it.each([
    [{ q: 1, r: 0 }, 1, { q: 0, r: 1 }],
    [{ q: 1, r: 0 }, -1, { q: 1, r: -1 }],
    [{ q: 2, r: 0 }, 3, { q: -2, r: 0 }],
    [{ q: 1, r: 1 }, 1, { q: -1, r: 2 }],
    [{ q: 1, r: 1 }, 2, { q: -2, r: 1 }],
    [{ q: 0, r: 0 }, 4, { q: 0, r: 0 }],
  ])('of %o by %i hexsides is %o', (offset, by, turned) => {
    expect(rotate(offset, by)).toEqual(turned);
  });

  it('turns neighbours as directions turn', () => {
    fc.assert(
      fc.property(directions, turns, fc.integer({ min: 1, max: 9 }), (direction, by, steps) => {
        expect(rotate(neighbour(ORIGIN, direction, steps), by)).toEqual(neighbour(ORIGIN, turn(direction, by), steps));
      }),
    );
  });

  it('is one sixth of a circle a hexside, and six of them are none', () => {
    fc.assert(
      fc.property(hexes, turns, (offset, by) => {
        fc.pre(!sameHex(offset, ORIGIN));
        expect(apart(bearing(rotate(offset, by)), bearing(offset) + 60 * by + 3600)).toBeLessThan(1e-6);
        expect(sameHex(rotate(rotate(offset, by), 6 - by), offset)).toBe(true);
      }),
    );
  });

  it('never makes a minus zero, which JSON does not know', () => {
    for (const hex of disc(ORIGIN, 2)) {
      for (const by of [1, 2, 3, 4, 5]) {
        const turned = rotate(hex, by);
        expect(JSON.parse(JSON.stringify(turned))).toEqual(turned);
      }
    }
  });
});

describe('a disc', () => {
  it('of radius n holds every hex at most n away, once, always in the same order', () => {
    for (const [radius, count] of [1, 7, 19, 37, 61].entries()) {
      const centre = { q: 4, r: -7 };
      const found = disc(centre, radius);
      expect(found.length).toBe(count);
      expect(new Set(found.map(({ q, r }) => `${q},${r}`)).size).toBe(count);
      expect(found.every((hex) => distance(centre, hex) <= radius)).toBe(true);
      expect(disc(centre, radius)).toEqual(found);
    }
  });
});

describe('the nearest directions', () => {
  it.each([
    [{ q: 0, r: 0 }, []],
    [{ q: 3, r: 0 }, [0]],
    [{ q: 2, r: 1 }, [0]],
    [{ q: 1, r: 1 }, [0, 1]],
    [{ q: 1, r: 2 }, [1]],
    [{ q: -1, r: -1 }, [3, 4]],
    [{ q: 2, r: -1 }, [0, 5]],
    [{ q: 1, r: -2 }, [4, 5]],
  ])('to %o are %o', (offset, nearest) => {
    expect(nearestDirections(offset)).toEqual(nearest);
  });

  it('are those whose rays make the least angle with it', () => {
    for (const offset of disc(ORIGIN, 7)) {
      if (sameHex(offset, ORIGIN)) continue;
      const angles = DIRECTIONS.map((direction) => apart(bearing(offset), 60 * direction));
      const least = Math.min(...angles);
      expect(nearestDirections(offset)).toEqual(DIRECTIONS.filter((d) => (angles[d] ?? 360) < least + 1e-6));
    }
  });
});

describe('a wedge', () => {
  it('is 60 degrees to either side of the facing, edges included, as far as it reaches', () => {
    const at = { q: 2, r: -3 };
    for (const facing of DIRECTIONS) {
      for (const offset of disc(ORIGIN, 6)) {
        const range = distance(ORIGIN, offset);
        const inside = range >= 1 && range <= 5 && apart(bearing(offset), 60 * facing) < 60 + 1e-6;
        expect(inWedge(at, facing, add(at, offset), 5)).toBe(inside);
      }
    }
  });

  it('does not hold the hex it starts from', () => {
    expect(inWedge(ORIGIN, 0, ORIGIN, 5)).toBe(false);
  });
});
