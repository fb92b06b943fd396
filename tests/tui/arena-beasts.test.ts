/** 28.2 Beasts in the arena: head, body and tail in all six facings, at both sizes, with and without colours. */

import { describe, expect, it } from 'vitest';
import { fromOffset } from '../../src/kernel/arena.ts';
import { DIRECTIONS, type Direction, type Hex, neighbour } from '../../src/kernel/hex.ts';
import { drawArena } from '../../src/tui/arena/draw.ts';
import { GEOMETRY, originOf, SIZES, type Size } from '../../src/tui/arena/geometry.ts';
import type { ArenaScene, Figure, LongBody } from '../../src/tui/arena/scene.ts';
import type { Canvas } from '../../src/tui/canvas.ts';
import { SKINS, type Skin } from '../../src/tui/glyphs.ts';
import type { Level } from '../../src/tui/style.ts';
import { SPEAR } from './arena-canvas.ts';

const HERE = fromOffset(3, 3);
const LEVELS: readonly Level[] = [0, 1, 2, 3];

const BODY: LongBody = {
  ...{ kind: 'lion', hexes: 3, reared: false, panicked: false, dazed: false, fed: false, ridden: false },
};

function beast(facing: Direction, body: Partial<LongBody> = {}, more: Partial<Figure> = {}): Figure {
  return {
    ...{ id: 'B', name: 'LION', team: 'foe', lettered: true, asked: false, at: HERE, facing, posture: 'standing' },
    ...{ faceUp: false, state: 'fighting', stumbling: false, stun: 0, weapon: null, other: null, strikes: null },
    condition: [1, 1, 1, 1, 1],
    body: { ...BODY, ...body },
    ...more,
  };
}

function draw(figures: readonly Figure[], size: Size = 'S', skin: Skin = 'unicode', level: Level = 3): Canvas {
  const scene: ArenaScene = {
    ...{
      window: { column: 0, row: 0, columns: 7, rows: 7 },
      figures,
      walls: [],
      obstacles: [],
      items: [],
      blood: [],
      fronts: ['you', 'foe'],
    },
    ...{
      plan: null,
      sealed: [],
      hints: [],
      cursor: null,
      trail: [],
      clash: null,
      cords: [],
      flights: [],
      passing: [],
      sparks: [],
      coords: false,
    },
  };
  const {
    pitch,
    rows,
    core: { x: half },
  } = GEOMETRY.flat[size];
  const [width, height] = [7 * pitch + half, 7 * rows + half + 1];
  return drawArena(scene, { width, height, view: { size, x: 0, y: -1 }, skin, level });
}

/** The rows of one hex, without the line above it. */
function cut(canvas: Canvas, size: Size, hex: Hex): readonly string[] {
  const { width, rows } = GEOMETRY.flat[size];
  const { x, y } = originOf(GEOMETRY.flat[size], hex);
  return canvas
    .plain()
    .slice(y + 1, y + rows + 1)
    .map((row) => row.slice(x, x + width));
}

const headOf = ({ at, facing }: Figure): Hex => neighbour(at, facing);
const tailOf = ({ at, facing }: Figure): Hex => neighbour(at, ((facing + 3) % 6) as Direction);

/** What is written on a hex at size S. */
const inside = (canvas: Canvas, hex: Hex): readonly string[] =>
  cut(canvas, 'S', hex).map((row) => row.slice(1, -1).replaceAll('▁', ' '));

describe('28.2 a beast at size S', () => {
  it('has eyes and its arrow on its head, its kind on its body, its tail behind, in all six facings', () => {
    const rows = DIRECTIONS.map((facing) => {
      const lion = beast(facing);
      const canvas = draw([lion]);
      return [headOf(lion), HERE, tailOf(lion)].map((hex) => inside(canvas, hex).join('|')).join('  ');
    });
    expect(rows).toEqual([
      '•B•|  ↘     |LIO  ∿  |   ',
      '•B•| ↓      |LIO   ∿ |   ',
      '•B•|↙       |LIO    ∿|   ',
      '↖  |•B•  LIO|        |  ∿',
      ' ↑ |•B•  LIO|        | ∿ ',
      '  ↗|•B•  LIO|        |∿  ',
    ]);
  });

  it('of two hexes has body and tail in one', () => {
    for (const facing of DIRECTIONS) {
      const wolf = beast(facing, { kind: 'wolf', hexes: 2 });
      const canvas = draw([wolf]);
      expect(inside(canvas, headOf(wolf)).join()).toContain('•B•');
      expect(inside(canvas, HERE).join()).toContain('WOL');
      expect(inside(canvas, HERE).join()).toContain('∿');
      expect(inside(canvas, tailOf(wolf)).join()).not.toContain('∿');
    }
  });

  it('P180 of one hex is all head, where it stands', () => {
    for (const facing of DIRECTIONS) {
      const wolf = beast(facing, { kind: 'wolf', hexes: 1 });
      const canvas = draw([wolf]);
      expect(inside(canvas, HERE).join()).toContain('•B•');
      expect(inside(canvas, headOf(wolf)).join('').trim()).toBe('');
      expect(inside(canvas, tailOf(wolf)).join('').trim()).toBe('');
    }
  });

  it('is one counter: no line runs through it', () => {
    const canvas = draw([beast(1)]);
    expect(cut(canvas, 'S', HERE)).toEqual(['╱   ╲', '╲LIO╱']);
    expect(cut(canvas, 'S', neighbour(HERE, 4))).toEqual(['╱ ∿ ╲', '╲   ╱']);
    for (const hex of [neighbour(HERE, 4), HERE, neighbour(HERE, 1)]) {
      const { x, y } = originOf(GEOMETRY.flat.S, hex);
      expect([canvas.styleAt(x + 2, y + 1).bg, canvas.styleAt(x + 1, y + 1).bg]).toEqual(['foeBg', 'foeBg']);
    }
  });

  it.each([
    ['in panic', { panicked: true }, {}, '!'],
    ['dazed', { dazed: true }, {}, 'D'],
    ['feeding', { fed: true }, {}, 'F'],
    ['senseless', {}, { state: 'unconscious' }, 'U'],
  ] as const)('%s bears a sign beside its arrow', (_, body, more, sign) => {
    const lion = beast(1, body, more);
    expect(inside(draw([lion]), headOf(lion))[1]).toBe(`${sign}↓ `);
  });

  it('28.7.4 a bear on its hind legs raises its paws', () => {
    const bear = beast(4, { kind: 'bear', reared: true });
    expect(inside(draw([bear]), headOf(bear))).toEqual([' ↑ ', '\\B/']);
  });

  it('senseless shuts its eyes, dead it is a carcass of all its hexes', () => {
    const lion = beast(0, {}, { state: 'unconscious' });
    expect(inside(draw([lion]), headOf(lion))[0]).toBe('━B━');
    const dead = beast(0, {}, { state: 'dead' });
    expect([headOf(dead), HERE, tailOf(dead)].map((hex) => inside(draw([dead]), hex)[1])).toEqual([
      '×B×',
      'LIO',
      ' × ',
    ]);
  });

  it('bears the pattern of its hide', () => {
    const tiger = beast(1, { kind: 'tiger' });
    expect(inside(draw([tiger]), tailOf(tiger))[1]).toBe('◢◢◢');
  });
});

describe('28.2 a beast at size L', () => {
  it('has letter, eyes and bars on its head and its name on its body', () => {
    const lion = beast(5);
    const canvas = draw([lion], 'L');
    expect(cut(canvas, 'L', headOf(lion)).slice(1, 3)).toEqual(['╱ • B • ╲', '  ▇▇▇▇▇ ╱']);
    expect(cut(canvas, 'L', HERE)[1]).toBe('╱ LION   ');
    expect(cut(canvas, 'L', tailOf(lion))[3]).toBe(' ╲∿▁▁▁▁╱ ');
  });

  it.each([
    ['ELEPHANT', 'ELEPHNT'],
    ['WOLF II', 'WOLF II'],
    ['WOLF III', 'WLF III'],
    ['GAZELLE II', 'GZLL II'],
    ['SURUS MAGNUS', 'SRS MGN'],
  ])('writes %s as %s', (name, shown) => {
    expect(cut(draw([beast(1, {}, { name })], 'L'), 'L', HERE)[1]).toContain(shown);
  });
});

describe('28.7.2 the front of a beast', () => {
  it("is the three hexes before its head, tinted as a man's, and its lines are white there", () => {
    for (const facing of DIRECTIONS) {
      const lion = beast(facing);
      const canvas = draw([lion]);
      const head = headOf(lion);
      for (const side of DIRECTIONS) {
        const before = [0, 1, 5].includes((side - facing + 6) % 6);
        const { x, y } = originOf(GEOMETRY.flat.S, neighbour(head, side));
        const ground = canvas.styleAt(x + 2, y + 1).bg ?? '';
        if (side !== (facing + 3) % 6) expect(ground.includes('foeFront')).toBe(before);
        const { x: hx, y: hy } = originOf(GEOMETRY.flat.S, head);
        const white = (GEOMETRY.flat.S.sides[side] ?? []).some(({ x: sx, y: sy }) => {
          const { fg, bold, underline } = canvas.styleAt(hx + sx, hy + 1 + sy);
          return fg === 'edge' && bold && !underline;
        });
        expect(white).toBe(before);
      }
    }
  });
});

describe('beasts are told apart', () => {
  it('by head and tail in all six facings, at every depth of colour, in both skins, at both sizes', () => {
    for (const size of SIZES) {
      for (const skin of SKINS) {
        for (const level of LEVELS) {
          for (const hexes of [2, 3] as const) {
            const pictures = DIRECTIONS.map((facing) =>
              draw([beast(facing, { hexes })], size, skin, level)
                .plain()
                .join('\n'),
            );
            expect(new Set(pictures).size).toBe(6);
          }
        }
      }
    }
  });

  it('six wolves about a man: six letters and six arrows', () => {
    const places = [
      [2, 1, 1],
      [4, 1, 2],
      [5, 3, 3],
      [4, 5, 4],
      [2, 5, 5],
      [1, 3, 0],
    ] as const;
    const wolves = places.map(([column, row, facing], i) =>
      beast(facing, { kind: 'wolf', hexes: 2 }, { id: 'BCDEFG'.charAt(i), at: fromOffset(column, row) }),
    );
    const text = draw(wolves, 'S', 'ascii', 0).plain().join('\n');
    for (const letter of 'BCDEFG') expect(text).toContain(`"${letter}"`);
    expect(text.match(/WOL/g)).toHaveLength(6);
    expect(text.match(/~/g)).toHaveLength(6);
  });

  it('30.3 a rider sits on the middle of his horse', () => {
    const rider = beast(1, { kind: 'horse', ridden: true }, { weapon: SPEAR, other: 'large' });
    const canvas = draw([rider]);
    expect(inside(canvas, HERE)[0]).toBe('▮B∧');
    expect(inside(canvas, headOf(rider)).join()).not.toContain('B');
  });
});
