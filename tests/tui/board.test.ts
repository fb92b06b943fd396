import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction, disc, type Hex, neighbour } from '../../src/kernel/hex.ts';
import { drawBoard } from '../../src/tui/arena/board/draw.ts';
import { type BoardScene, EMPTY_BOARD, type Piece, type Zone } from '../../src/tui/arena/board/scene.ts';
import { shownHexesOf } from '../../src/tui/arena/board/survey.ts';
import { boundsOf, centreOf, GEOMETRY, hexAt, originOf, SIZES } from '../../src/tui/arena/geometry.ts';
import { LIVERIES, type Livery } from '../../src/tui/arena/liveries.ts';
import { viewport } from '../../src/tui/arena/viewport.ts';
import type { Canvas } from '../../src/tui/canvas.ts';
import { SKINS } from '../../src/tui/glyphs.ts';
import { rgbOf, type Style } from '../../src/tui/style.ts';
import { THEMES } from '../../src/tui/theme.ts';
import { painted } from '../support/painted.ts';
import { SHAPES, type Shape } from './arena-canvas.ts';
import { drawWhole, MIDDLE, piece, seven, textOf } from './board-canvas.ts';
import { HEXAGON, OCTAGON, OVAL } from './boards.ts';

const small: Shape = { size: 'S', skin: 'unicode', level: 3 };
const large: Shape = { ...small, size: 'L' };
const mono: Shape = { ...small, level: 0 };
const EAST = neighbour(MIDDLE, 0);

/** The style of the cell so many right and below of where a hex's box begins. */
function styleAt(canvas: Canvas, size: Shape['size'], hex: Hex, x: number, y: number, board = seven.hexes): Style {
  const { left, top } = boundsOf(GEOMETRY.pointy[size], board);
  const origin = originOf(GEOMETRY.pointy[size], hex);
  return canvas.styleAt(origin.x - left + x, origin.y - top + y);
}

describe('a board', () => {
  it('is a line a row at size S', () => {
    expect(textOf({ pieces: [piece] }, small)).toMatchInlineSnapshot(`
      [
        "   ·   ·",
        " ·  A→   ·",
        "   ·   ·",
      ]
    `);
    expect(textOf({ pieces: [piece] }, { ...small, skin: 'ascii' })).toMatchInlineSnapshot(`
      [
        "   .   .",
        " .  A>   .",
        "   .   .",
      ]
    `);
  });

  it('asks for the names of its own hexes alone, whatever lies round them', () => {
    const asked: Hex[] = [];
    const label = (hex: Hex): string => {
      asked.push(hex);
      return '';
    };
    drawWhole({ label, walled: true }, large);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((hex) => !seven.hexes.some(({ q, r }) => q === hex.q && r === hex.r))).toEqual([]);
  });

  it('is hexes of seven cells by two, with gables, at size L', () => {
    expect(textOf({ pieces: [piece] }, large)).toMatchInlineSnapshot(`
      [
        "       ╱ ╲     ╱ ╲",
        "     ╱     ╲ ╱     ╲",
        "    │       │       │",
        "    │       │       │",
        "   ╱ ╲     ╱ ╲     ╱ ╲",
        " ╱     ╲ ╱     ╲ ╱     ╲",
        "│       │MAXIMUS┃       │",
        "│       │ 12/3 →┃       │",
        " ╲     ╱ ╲     ╱ ╲     ╱",
        "   ╲ ╱     ╲ ╱     ╲ ╱",
        "    │       │       │",
        "    │       │       │",
        "     ╲     ╱ ╲     ╱",
        "       ╲ ╱     ╲ ╱",
      ]
    `);
    expect(textOf({ pieces: [piece] }, { ...large, skin: 'ascii' })).toMatchInlineSnapshot(`
      [
        "       / \\     / \\",
        "     /     \\ /     \\",
        "    |       |       |",
        "    |       |       |",
        "   / \\     / \\     / \\",
        " /     \\ /     \\ /     \\",
        "|       |MAXIMUS)       |",
        "|       | 12/3 >)       |",
        " \\     / \\     / \\     /",
        "   \\ /     \\ /     \\ /",
        "    |       |       |",
        "    |       |       |",
        "     \\     / \\     /",
        "       \\ /     \\ /",
      ]
    `);
  });

  it('bulges in ASCII towards where its piece looks, east or west', () => {
    const row = (facing: Direction) => textOf({ pieces: [{ ...piece, facing }] }, { ...large, skin: 'ascii' })[6];
    expect(row(0)?.slice(8, 17)).toBe('|MAXIMUS)');
    expect(row(3)?.slice(8, 17)).toBe('|MAXIMUS|');
    const west = textOf({ pieces: [{ ...piece, facing: 3, front: [3] }] }, { ...large, skin: 'ascii' })[6];
    expect(west?.slice(8, 17)).toBe('(MAXIMUS|');
  });

  it('has a wall round it, as far as there is room', () => {
    const hexes = seven.hexes;
    const view = viewport({ orientation: 'pointy', hexes, size: 'S', width: 20, height: 5, focus: [], previous: null });
    const canvas = drawBoard({ ...seven, walled: true }, { width: 20, height: 5, view, skin: 'unicode', level: 3 });
    expect(canvas.plain()).toMatchInlineSnapshot(`
      [
        "    ▒▒▒▒▒▒▒▒▒▒▒▒    ",
        "  ▒▒▒▒  ·   · ▒▒▒▒  ",
        "▒▒▒▒  ·   ·   · ▒▒▒▒",
        "  ▒▒▒▒  ·   · ▒▒▒▒  ",
        "    ▒▒▒▒▒▒▒▒▒▒▒▒    ",
      ]
    `);
  });

  it.each([
    ['a hexagon of radius 6', HEXAGON, 50, 13],
    ['a long octagon', OCTAGON, 50, 19],
    ['an oval', OVAL, 44, 9],
  ])('shows every hex of %s at once', (_, hexes, width, height) => {
    const view = viewport({ orientation: 'pointy', hexes, size: 'S', width, height, focus: [], previous: null });
    const pieces = hexes.map((at): Piece => ({ ...piece, at, letter: 'A', facing: 0 }));
    const canvas = drawBoard({ ...EMPTY_BOARD, hexes, pieces }, { width, height, view, skin: 'unicode', level: 0 });
    expect(canvas.plain().join('').match(/A→/g)).toHaveLength(hexes.length);
  });
});

describe('a piece', () => {
  const facing = (way: Direction, shape: Shape, more: Partial<Piece> = {}): string =>
    textOf({ pieces: [{ ...piece, ...more, facing: way }] }, shape).join('\n');

  it('has six arrows, of which none looks like another without any colour', () => {
    expect(DIRECTIONS.map((way) => facing(way, small).split('\n')[1]?.slice(4, 6))).toEqual([
      'A→',
      'A↘',
      'A↙',
      'A←',
      'A↖',
      'A↗',
    ]);
    for (const size of SIZES) {
      for (const skin of SKINS) {
        expect(new Set(DIRECTIONS.map((way) => facing(way, { size, skin, level: 0 }))).size).toBe(6);
      }
    }
  });

  it('lies under a small letter, and is a cross when it is dead', () => {
    const middle = (more: Partial<Piece>): string | undefined => facing(0, small, more).split('\n')[1];
    expect(middle({ state: 'lying', sign: '_' })?.slice(4, 6)).toBe('a_');
    expect(middle({ state: 'dead' })?.slice(4, 6)).toBe('×a');
    expect(middle({ note: '#' })?.slice(3, 6)).toBe('#A→');
    const rows = (state: Piece['state']) => facing(0, large, { state }).split('\n');
    expect(rows('lying').join('\n')).toContain('━MAXIMUS━');
    expect(rows('dead').join('\n')).toContain('×MAXIMUS×');
    expect(rows('dead').join('\n')).not.toContain('12/3');
  });

  it('hides others in its hex behind a star, or their letters', () => {
    const pieces = [piece, { ...piece, letter: 'B' }, { ...piece, letter: 'C' }];
    expect(textOf({ pieces }, small)[1]?.slice(4, 7)).toBe('A→*');
    expect(textOf({ pieces }, large).join('\n')).toContain(' BC ');
  });

  it('has no arrow where it has no facing, and a sign of its own instead', () => {
    const wolf: Piece = { ...piece, letter: 'w', facing: null, front: [] };
    expect(textOf({ pieces: [wolf] }, small)[1]?.slice(3, 7)).toBe(' w  ');
    expect(textOf({ pieces: [{ ...wolf, sign: '3' }] }, small)[1]?.slice(3, 6)).toBe(' w3');
    expect(textOf({ pieces: [{ ...wolf, sign: '3' }] }, large)[7]).toContain('12/3 3');
  });

  it('has a front in bold white lines, as wide as its game says', () => {
    for (const front of [[0], [5, 0, 1], []] as const) {
      const canvas = drawWhole({ pieces: [{ ...piece, front }] }, large);
      const white = DIRECTIONS.filter((way) =>
        GEOMETRY.pointy.L.sides[way].some(({ x, y }) => {
          const { fg, bold } = styleAt(canvas, 'L', MIDDLE, x, y);
          return fg === 'edge' && bold === true;
        }),
      );
      expect(white).toEqual([...front].sort());
    }
  });

  it('is asked between brackets, unless what it bears is to be told there', () => {
    expect(textOf({ pieces: [{ ...piece, asked: true }] }, small)[1]?.slice(3, 7)).toBe('[A→]');
    expect(textOf({ pieces: [{ ...piece, asked: true, note: '#' }] }, small)[1]?.slice(3, 7)).toBe('#A→]');
    expect(textOf({ pieces: [{ ...piece, asked: true }] }, { ...large, level: 0 })[6]).toContain('[MAXIMUS]');
  });

  it('of the player is inverse where there are no colours', () => {
    const inverse = (own: boolean, level: Shape['level']): boolean =>
      styleAt(drawWhole({ pieces: [{ ...piece, own }] }, { ...small, level }), 'S', MIDDLE, 1, 0).inverse === true;
    expect([inverse(true, 0), inverse(false, 0), inverse(true, 1), inverse(true, 3)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('what is laid over a board', () => {
  it('a plan by its numbers and arrows, which turns the arrow of who stays', () => {
    const steps = [
      { at: EAST, facing: 4 },
      { at: neighbour(EAST, 4), facing: 4 },
    ] as const;
    expect(textOf({ pieces: [piece], plan: { steps } }, small)).toMatchInlineSnapshot(`
      [
        "   ·  2↖",
        " ·  A→  1↖",
        "   ·   ·",
      ]
    `);
    const turn = { steps: [{ at: MIDDLE, facing: 2 }] } as const;
    expect(textOf({ pieces: [piece], plan: { steps: [...turn.steps] } }, small)[1]?.slice(4, 6)).toBe('A↙');
    expect(textOf({ pieces: [{ ...piece, own: false }], plan: turn }, small)[1]?.slice(4, 7)).toBe('A→1');
  });

  it('costs and things, beside a piece where there is one', () => {
    const hints = [
      { at: EAST, text: '3', warn: false },
      { at: neighbour(MIDDLE, 3), text: '12', warn: true },
      { at: MIDDLE, text: '0', warn: false },
    ];
    expect(textOf({ pieces: [piece], hints }, small)[1]).toBe('12  A→0  3');
    expect(textOf({ items: [{ at: MIDDLE, glyph: '†', colour: null }] }, small)[1]).toContain(' † ');
  });

  it('a cursor in brackets, a flash between stars where there are no colours', () => {
    expect(textOf({ cursor: MIDDLE }, small)[1]?.slice(3, 7)).toBe('[ ·]');
    expect(textOf({ clash: MIDDLE }, mono)[1]?.slice(3, 7)).toBe('* ·*');
    expect(styleAt(drawWhole({ clash: MIDDLE }, small), 'S', MIDDLE, 1, 0).bg).toContain('clash');
    expect(textOf({ cursor: MIDDLE }, { ...mono, size: 'L' })[6]?.slice(8, 17)).toBe('[       ]');
  });

  it('names of hexes instead of dots', () => {
    const label = ({ q, r }: Hex): string => `${'ABC'[r + 1]}${q + 2 + Math.min(0, r)}`;
    expect(textOf({ label }, small)).toEqual(['  A1  A2', 'B1  B2  B3', '  C1  C2']);
    expect(textOf({ label, pieces: [piece] }, large).join('\n')).toContain('A2');
  });

  it('lines from hex to hex, behind all that stands there', () => {
    const hexes = disc(MIDDLE, 3);
    const [from, to] = [neighbour(MIDDLE, 3, 3), neighbour(MIDDLE, 0, 3)];
    const pieces = [from, MIDDLE, to].map((at): Piece => ({ ...piece, at, note: '', facing: 3 }));
    const lines = (kind: 'cord' | 'flight') => [{ from, to, colour: 'foeFg', kind } as const];
    expect(textOf({ hexes, pieces, lines: lines('cord') }, small)[3]).toBe('A←╍╍╍╍╍╍╍╍╍╍A←╍╍╍╍╍╍╍╍╍╍A←');
    expect(textOf({ hexes, pieces, lines: lines('flight') }, small)[3]).toBe('A←··········A←·········→A←');
  });
});

describe('zones and edges', () => {
  const zone: Zone = { hexes: [EAST], name: 'start', colour: 'youFront', tint: 60, sign: '', bare: '+' };
  const theme = THEMES.dusk;

  it('tint the ground, the later over the earlier', () => {
    const ground = (zones: readonly Zone[]): string =>
      rgbOf(styleAt(drawWhole({ zones }, small), 'S', EAST, 1, 0).bg ?? 'void', theme).join();
    const other: Zone = { ...zone, colour: 'foeFront' };
    expect(new Set([[], [zone], [other], [zone, other], [other, zone]].map(ground)).size).toBe(5);
  });

  it('show a mark where grounds have no colours, and their sign everywhere', () => {
    for (const level of [0, 1] as const) expect(textOf({ zones: [zone] }, { ...small, level })[1]).toContain('+');
    expect(textOf({ zones: [zone] }, small)[1]).not.toContain('+');
    expect(textOf({ zones: [{ ...zone, sign: '[]', bare: '' }] }, small)[1]).toBe(' ·   ·  []');
  });

  it('colour the stones of the wall, and edges those that they lead to', () => {
    const stone = (scene: Partial<BoardScene>, hex: Hex) => {
      const whole = { ...seven, ...scene, walled: true };
      const hexes = shownHexesOf(whole);
      const view = viewport({
        orientation: 'pointy',
        hexes,
        size: 'S',
        width: 18,
        height: 5,
        focus: [],
        previous: null,
      });
      const canvas = drawBoard(whole, { width: 18, height: 5, view, skin: 'unicode', level: 3 });
      const { x, y } = centreOf(GEOMETRY.pointy.S, hex);
      return [canvas.characterAt(x - view.x, y - view.y), canvas.styleAt(x - view.x, y - view.y).fg];
    };
    const beyond = neighbour(EAST, 0);
    expect(stone({}, beyond)).toEqual(['▒', 'wall']);
    expect(stone({ zones: [{ ...zone, hexes: [beyond] }] }, beyond)).toEqual(['▒', 'youFront']);
    expect(stone({ edges: [{ at: EAST, way: 0, colour: 'foeBg', glyph: null }] }, beyond)).toEqual(['▒', 'foeBg']);
    expect(stone({ edges: [{ at: EAST, way: 0, colour: 'good', glyph: '↑' }] }, beyond)).toEqual(['▒', 'wall']);
  });

  it('are the same edge from either of its hexes', () => {
    const marked = (at: Hex, way: Direction, shape: Shape) =>
      textOf({ edges: [{ at, way, colour: 'good', glyph: '↑' }] }, shape);
    for (const shape of [small, large]) {
      for (const way of DIRECTIONS) {
        expect(marked(MIDDLE, way, shape)).toEqual(marked(neighbour(MIDDLE, way), ((way + 3) % 6) as Direction, shape));
      }
    }
    expect(marked(MIDDLE, 0, small)[1]).toBe(' ·   ·↑↑ ·');
    expect(marked(MIDDLE, 0, large)[6]?.[16]).toBe('↑');
  });
});

// Any scene

const anyWay = fc.constantFrom(...DIRECTIONS);
const anyHex = fc.record({ q: fc.integer({ min: -8, max: 8 }), r: fc.integer({ min: -8, max: 8 }) });
const anyText = (longest: number) => fc.string({ maxLength: longest });
const anyPiece: fc.Arbitrary<Piece> = fc.record({
  at: anyHex,
  letter: fc.constantFrom('A', 'w'),
  name: fc.constantFrom('Maximus', 'A very long name', ''),
  colours: fc.constantFrom(...(Object.keys(LIVERIES) as Livery[]).map((livery) => LIVERIES[livery])),
  own: fc.boolean(),
  asked: fc.boolean(),
  state: fc.constantFrom('up', 'lying', 'dead'),
  facing: fc.option(anyWay),
  front: fc.subarray([...DIRECTIONS]),
  sign: anyText(1),
  note: anyText(1),
  values: anyText(9),
});
const anyScene: fc.Arbitrary<BoardScene> = fc.record({
  hexes: fc.constantFrom(HEXAGON, OCTAGON, OVAL, [MIDDLE], []),
  walled: fc.boolean(),
  zones: fc.array(
    fc.record({
      hexes: fc.array(anyHex),
      name: fc.option(anyText(9)),
      colour: fc.option(fc.constantFrom('youFront', 'wall', 'void')),
      tint: fc.nat(100),
      sign: anyText(2),
      bare: anyText(2),
    }),
    { maxLength: 3 },
  ),
  edges: fc.array(fc.record({ at: anyHex, way: anyWay, colour: fc.constant('good'), glyph: fc.option(anyText(1)) })),
  pieces: fc.array(anyPiece, { maxLength: 9 }),
  items: fc.array(fc.record({ at: anyHex, glyph: anyText(1), colour: fc.constant(null) })),
  lines: fc.array(
    fc.record({ from: anyHex, to: anyHex, colour: fc.constant('foeFg'), kind: fc.constantFrom('cord', 'flight') }),
    { maxLength: 3 },
  ),
  label: fc.constantFrom(null, ({ q, r }: Hex) => `${q}${r}`),
  plan: fc.option(fc.record({ steps: fc.array(fc.record({ at: anyHex, facing: anyWay })) })),
  hints: fc.array(fc.record({ at: anyHex, text: anyText(2), warn: fc.boolean() })),
  cursor: fc.option(anyHex),
  trail: fc.array(anyHex),
  clash: fc.option(anyHex),
});

describe('any board', () => {
  const anyPicture = fc.record({
    scene: anyScene,
    shape: fc.constantFrom(...SHAPES),
    width: fc.nat(130),
    height: fc.nat(45),
  });

  it('fills its picture and no more, at any size, in every skin and depth', () => {
    fc.assert(
      fc.property(anyPicture, ({ scene, shape: { size, skin, level }, width, height }) => {
        const focus = scene.pieces.map(({ at }) => at);
        const view = viewport({
          orientation: 'pointy',
          hexes: scene.hexes,
          size,
          width,
          height,
          focus,
          previous: null,
        });
        const canvas = drawBoard(scene, { width, height, view, skin, level });
        expect(canvas.plain()).toHaveLength(height);
        for (const row of canvas.plain()) expect(row).toHaveLength(width);
        if (skin === 'ascii') expect(canvas.plain().join('')).toMatch(/^[\x20-\x7e]*$/);
        expect(() => painted(canvas, { level, theme: THEMES.noon })).not.toThrow();
      }),
    );
  });

  it('writes nothing outside its hexes, their sides and the wall', () => {
    fc.assert(
      fc.property(anyPicture, ({ scene, shape: { size, skin, level }, width, height }) => {
        const view = { size, x: -40, y: -12 };
        const canvas = drawBoard(scene, { width, height, view, skin, level });
        const geometry = GEOMETRY.pointy[size];
        const keys = new Set(shownHexesOf(scene).map(({ q, r }) => `${q},${r}`));
        const isNear = (hex: Hex): boolean =>
          [hex, ...DIRECTIONS.map((way) => neighbour(hex, way))].some(({ q, r }) => keys.has(`${q},${r}`));
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            if (isNear(hexAt(geometry, x + view.x, y + view.y))) continue;
            expect(canvas.characterAt(x, y)).toBe(' ');
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
