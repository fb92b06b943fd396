/** Lines over the arena: what flies, in all directions; cords of nets; and that they hide nothing. */
import { describe, expect, it } from 'vitest';
import { fromOffset } from '../../src/kernel/arena.ts';
import { DIRECTIONS, type Direction, type Hex, neighbour, turn } from '../../src/kernel/hex.ts';
import { drawArena } from '../../src/tui/arena/draw.ts';
import { GEOMETRY, originOf, type Size } from '../../src/tui/arena/geometry.ts';
import type { ArenaScene, Cord, Figure, Flight } from '../../src/tui/arena/scene.ts';
import type { Canvas } from '../../src/tui/canvas.ts';
import { GLYPHS, type Skin } from '../../src/tui/glyphs.ts';
import { BOTH, empty, man, SHAPES, type Shape, SPEAR, SWORD } from './arena-canvas.ts';

const HERE = fromOffset(5, 5);
const SMALL: Shape = { size: 'S', skin: 'unicode', level: 3 };
const LARGE: Shape = { ...SMALL, size: 'L' };

const foe = (at: Hex, facing: Direction = 3): Figure => ({ ...man, id: 'B', team: 'foe', at, facing });
const shot = (to: Hex, more: Partial<Flight> = {}): Flight => {
  return { team: 'you', from: HERE, to, reach: 1, landed: null, ...more };
};
const cord = (to: Hex, more: Partial<Cord> = {}): Cord => ({ team: 'you', from: HERE, to, end: null, ...more });
/** A man of yours in the middle, and another so far off in a direction, who faces him. */
const pair = (way: Direction, range: number): readonly Figure[] => [
  { ...man, at: HERE, facing: way },
  foe(neighbour(HERE, way, range), turn(way, 3)),
];

function draw(scene: Partial<ArenaScene>, { size, skin, level }: Shape): Canvas {
  const window = { column: 0, row: 0, columns: 11, rows: 11 };
  const {
    pitch,
    rows,
    core: { x: half },
  } = GEOMETRY.flat[size];
  const [width, height] = [11 * pitch + half, 11 * rows + half + 1];
  return drawArena({ ...empty, window, ...scene }, { width, height, view: { size, x: 0, y: -1 }, skin, level });
}

/** What is written in a hex and on its sides, row by row. */
function cut(canvas: Canvas, size: Size, hex: Hex): string {
  const { width, rows } = GEOMETRY.flat[size];
  const { x, y } = originOf(GEOMETRY.flat[size], hex);
  const block = canvas.plain().slice(y + 1, y + rows + 1);
  return block.map((row) => row.slice(x, x + width)).join('\n');
}

interface Change {
  readonly x: number;
  readonly y: number;
  readonly was: string;
  readonly is: string;
}

/** The cells in which one picture has another character than the other. */
function changes(before: Canvas, after: Canvas): readonly Change[] {
  return before.plain().flatMap((row, y) =>
    [...row].flatMap((was, x) => {
      const is = after.characterAt(x, y);
      return is === was ? [] : [{ x, y, was, is }];
    }),
  );
}

/** What lines write over a scene. */
const written = (scene: Partial<ArenaScene>, lines: Partial<ArenaScene>, shape: Shape): readonly Change[] =>
  changes(draw(scene, shape), draw({ ...scene, ...lines }, shape));

const ARROWS: Readonly<Record<Skin, readonly string[]>> = {
  unicode: ['↘', '↓', '↙', '↖', '↑', '↗'],
  ascii: ['>', 'v', '<', '<', '^', '>'],
};

describe('13.3, 21.3 what flies', () => {
  it('points along its way in every hex between, in all six directions, in both skins, at both sizes', () => {
    for (const { size, skin, level } of SHAPES) {
      for (const way of DIRECTIONS) {
        const figures = pair(way, 4);
        const canvas = draw({ figures, flights: [shot(neighbour(HERE, way, 4))] }, { size, skin, level });
        for (const step of [1, 2, 3])
          expect(cut(canvas, size, neighbour(HERE, way, step))).toContain(ARROWS[skin][way]);
      }
    }
  });

  it('is this at size S', () => {
    const rows = (way: Direction) => {
      const canvas = draw({ figures: pair(way, 2), flights: [shot(neighbour(HERE, way, 2))] }, SMALL);
      return cut(canvas, 'S', neighbour(HERE, way));
    };
    expect(DIRECTIONS.map(rows)).toEqual([
      '··↘ ╲\n╲▁▁▁·',
      '╱ ↓ ╲\n╲▁·▁╱',
      '╱ ↙··\n·▁▁▁╱',
      '··↖ ╲\n╲▁▁▁·',
      '╱ ↑ ╲\n╲▁·▁╱',
      '╱ ↗··\n·▁▁▁╱',
    ]);
  });

  it('between two directions goes straight across, or the nearest way', () => {
    const across = (q: number, r: number) => {
      const to = { q: HERE.q + q, r: HERE.r + r };
      return written({ figures: [{ ...man, at: HERE }, foe(to)] }, { flights: [shot(to)] }, SMALL).map(({ is }) => is);
    };
    expect(across(2, -1)).toContain('→');
    expect(across(-2, 1)).toContain('←');
    expect(across(1, 1)).toEqual(['↘']);
    expect(across(-1, -1)).toEqual(['↖']);
    expect(across(5, -2)).toContain('→');
  });

  it('that falls short sticks in the sand, and goes no further', () => {
    const to = neighbour(HERE, 1, 4);
    for (const [shape, stuck] of [
      [SMALL, '⊥'],
      [LARGE, '⊥'],
      [{ ...SMALL, skin: 'ascii' }, '|'],
    ] as const) {
      const canvas = draw({ figures: pair(1, 4), flights: [shot(to, { reach: 0.5 })] }, shape);
      expect(cut(canvas, shape.size, neighbour(HERE, 1, 2))).toContain(stuck);
      expect(cut(canvas, shape.size, neighbour(HERE, 1, 3))).toBe(
        cut(draw({ figures: pair(1, 4) }, shape), shape.size, neighbour(HERE, 1, 3)),
      );
    }
  });

  it('13.3.3 lights the hex where it comes to rest, or inverts the thing where there is no ground to light', () => {
    const landed = neighbour(HERE, 0, 3);
    const scene = {
      flights: [shot(neighbour(HERE, 0, 2), { landed })],
      items: [{ kind: SPEAR, at: landed }],
    } as const;
    const { x, y } = originOf(GEOMETRY.flat.S, landed);
    expect(draw(scene, SMALL).styleAt(x + 1, y + 1).bg).toContain('item');
    expect(draw(scene, { ...SMALL, level: 0 }).styleAt(x + 2, y + 2)).toMatchObject({ inverse: true });
    expect(draw({ ...scene, flights: [] }, { ...SMALL, level: 0 }).styleAt(x + 2, y + 2).inverse).not.toBe(true);
  });

  it('is of the colour of who threw it', () => {
    for (const [team, fg] of [
      ['you', 'youFg'],
      ['foe', 'foeFg'],
    ] as const) {
      const figures = pair(1, 3);
      const lines = { flights: [shot(neighbour(HERE, 1, 3), { team })] };
      const canvas = draw({ figures, ...lines }, SMALL);
      for (const { x, y } of written({ figures }, lines, SMALL)) expect(canvas.styleAt(x, y).fg).toBe(fg);
    }
  });
});

describe('20.5 a cord', () => {
  it('runs from counter to counter without a gap, in all six directions, at both sizes', () => {
    for (const shape of SHAPES) {
      for (const way of DIRECTIONS) {
        const figures = pair(way, 3);
        const lines = { cords: [cord(neighbour(HERE, way, 3))] };
        const cells = written({ figures }, lines, shape);
        expect(new Set(cells.map(({ is }) => is)).size).toBe(1);
        const gaps = cells.slice(1).map(({ x, y }, i) => [Math.abs(x - (cells[i]?.x ?? x)), y - (cells[i]?.y ?? y)]);
        if (way % 3 === 1) expect(gaps.every(([, down = 0]) => down === 1)).toBe(true);
        expect(cells.length).toBeGreaterThanOrEqual(shape.size === 'S' ? 3 : 7);
      }
    }
  });

  it('has the net at its end where nobody is caught in it, laid in an empty hex or before a man', () => {
    for (const { size, skin, level } of SHAPES) {
      const { net } = GLYPHS[skin];
      const laid = draw(
        { figures: [{ ...man, at: HERE }], cords: [cord(neighbour(HERE, 0), { end: 'net' })] },
        { size, skin, level },
      );
      expect(cut(laid, size, neighbour(HERE, 0))).toContain(net);
      const missed = written(
        { figures: pair(4, 3) },
        { cords: [cord(neighbour(HERE, 4, 3), { end: 'net' })] },
        { size, skin, level },
      );
      expect(missed.filter(({ is }) => is === net)).toHaveLength(1);
    }
  });

  it('between neighbours lies on their side, whichever way they face, as long as one counter has a cell to spare', () => {
    for (const shape of SHAPES.filter(({ level }) => level % 3 === 0)) {
      for (const way of DIRECTIONS) {
        for (const facing of DIRECTIONS) {
          const [one, other] = pair(way, 1);
          if (one === undefined || other === undefined) continue;
          const figures = [{ ...one, facing }, other];
          const lines = { cords: [cord(other.at)] };
          const full = shape.skin === 'ascii' && shape.size === 'S' && way === 4 && facing < 3;
          if (!full) expect(written({ figures }, lines, shape).length).toBeGreaterThan(0);
        }
      }
    }
  });
});

it('between two counters is dark where their side is painted, and of the colour of its man where it is not', () => {
  const figures = pair(0, 1);
  const lines = { cords: [cord(neighbour(HERE, 0))] };
  for (const [level, fg] of [
    [3, 'you'],
    [2, 'you'],
    [1, 'youFg'],
  ] as const) {
    const shape = { ...SMALL, level };
    const canvas = draw({ figures, ...lines }, shape);
    const colours = written({ figures }, lines, shape).map(({ x, y }) => canvas.styleAt(x, y).fg);
    expect(colours).toEqual([fg]);
  }
});

describe('lines hide nothing', () => {
  const crowd: Partial<ArenaScene> = {
    figures: [
      { ...man, at: HERE },
      foe(neighbour(HERE, 1, 2)),
      { ...foe(neighbour(HERE, 0, 2)), id: 'C', posture: 'prone', stun: 3, caught: 'net' },
      { ...foe(neighbour(HERE, 5)), id: 'D', state: 'dead' },
      {
        ...foe(neighbour(HERE, 3, 2)),
        id: 'E',
        facing: 1,
        body: { kind: 'lion', hexes: 3, reared: false, panicked: false, dazed: false, fed: false, ridden: false },
      },
      { ...foe(neighbour(HERE, 2)), id: 'F' },
    ],
    obstacles: [
      { kind: 'pillar', at: neighbour(HERE, 4) },
      { kind: 'tree', at: neighbour(HERE, 4, 2) },
      { kind: 'rock', at: neighbour(HERE, 2) },
      { kind: 'mud', at: neighbour(HERE, 0) },
    ],
    items: [{ kind: SWORD, at: neighbour(HERE, 1) }],
    blood: [neighbour(HERE, 0, 3)],
    walls: ['north'],
    fronts: BOTH,
  };
  const lines: Partial<ArenaScene> = {
    cords: DIRECTIONS.map((way) => cord(neighbour(HERE, way, 6))),
    flights: DIRECTIONS.map((way) => shot(neighbour(HERE, way, 5), { team: 'foe' })),
  };

  it('they are written over blank cells and the lines between hexes alone', () => {
    for (const shape of SHAPES) {
      const { sides, facedSides } = GLYPHS[shape.skin];
      const blanks = [' ', ...sides, ...facedSides];
      for (const { was } of written(crowd, lines, shape)) expect(blanks).toContain(was);
    }
  });

  it('27.8.2 the stone about a man on a rock stays whole', () => {
    const at = neighbour(HERE, 2);
    for (const shape of SHAPES) {
      const [before, after] = [crowd, { ...crowd, ...lines }].map((one) => cut(draw(one, shape), shape.size, at));
      expect([...(before ?? '')].map((was, i) => (was === ' ' ? ' ' : after?.charAt(i))).join('')).toBe(before);
    }
  });

  it('28.2 nothing runs through a beast or a horse', () => {
    const body = {
      kind: 'lion',
      hexes: 3,
      reared: false,
      panicked: false,
      dazed: false,
      fed: false,
      ridden: false,
    } as const;
    for (const shape of SHAPES) {
      for (const way of DIRECTIONS) {
        const middle = neighbour(HERE, way, 2);
        const scene = {
          figures: [
            { ...man, at: HERE },
            { ...foe(middle, turn(way, 3)), body },
          ],
        };
        const over = written(scene, { flights: [shot(neighbour(HERE, way, 5))] }, shape);
        const inside = [middle, neighbour(HERE, way)].flatMap((hex) => {
          const { x, y } = originOf(GEOMETRY.flat[shape.size], hex);
          return (GEOMETRY.flat[shape.size].sides[way] ?? []).map((cell) => `${x + cell.x},${y + 1 + cell.y}`);
        });
        if (way !== 1 && way !== 4) expect(over.filter(({ x, y }) => inside.includes(`${x},${y}`))).toEqual([]);
      }
    }
  });

  it('a counter keeps its ground', () => {
    const before = draw(crowd, SMALL);
    const after = draw({ ...crowd, ...lines }, SMALL);
    for (const { at } of crowd.figures ?? []) {
      const { x, y } = originOf(GEOMETRY.flat.S, at);
      for (const row of [1, 2]) expect(after.styleAt(x + 2, y + row).bg).toBe(before.styleAt(x + 2, y + row).bg);
    }
  });
});
