/** Hexes in cells, with flat tops or pointy ones. The plane of cells is endless; the box of hex (0,0) begins in cell (0,0). */
import { DIRECTIONS, type Direction, type Hex, neighbour, turn } from '../../kernel/hex.ts';

/** Which way hexes lie; it is the game's to say. @internal */
export const ORIENTATIONS = ['flat', 'pointy'] as const;
/** flat: direction 0 is SE and columns of hexes run down; pointy: direction 0 is E and rows of hexes run across. */
export type Orientation = (typeof ORIENTATIONS)[number];

/** How large hexes can be drawn. @internal */
export const SIZES = ['S', 'L'] as const;
/** S: flat tops 4x2 cells from hex to hex, pointy ones 4x1, a row of them being a line. L: 7x4 and 8x4. */
export type Size = (typeof SIZES)[number];

/** A cell of a canvas or of a hex, 0-based from the top left. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Cells side by side in a row, counted from a hex's box. */
interface Run {
  readonly x: number;
  readonly width: number;
}

/** Something of each direction 0-5. */
type Six<T> = readonly [T, T, T, T, T, T];

/** The measures of a hex. What is counted in cells begins at the top left corner of its box. */
export interface Geometry {
  readonly orientation: Orientation;
  /** From a hex to the next in direction 0, and to the next in direction 1. */
  readonly steps: readonly [Cell, Cell];
  /** Cells across from one column of hexes to the next, or from hex to hex in a row. */
  readonly pitch: number;
  /** Cells down from hex to hex in a column, or from one row of hexes to the next. */
  readonly rows: number;
  readonly width: number;
  /** What lies between the sides, row by row from the box's first. */
  readonly inner: readonly Run[];
  /** Whether the cell left of each inner row is a side's, and counted to this hex. */
  readonly lined: boolean;
  /** What must be in the picture for the hex to be seen. */
  readonly seen: Cell & { readonly width: number; readonly height: number };
  /** The block of cells on which contents are placed: its first cell, and the cells of its narrowest row. */
  readonly core: Cell & { readonly width: number };
  /** The middle, in cells; it may lie between two. */
  readonly middle: Cell;
  /** The cells of each side 0-5; none where a side is not drawn. */
  readonly sides: Six<readonly Cell[]>;
  /** The sides that every hex draws; the others only where no hex follows. */
  readonly drawn: readonly Direction[];
  /** In which hex the cells of a side lie: the hex itself, its neighbour, or both. */
  readonly ground: Six<'here' | 'there' | 'both'>;
}

/** Flat tops: `core` cells of a flat side, `half` rows of a slanting one. A flat upper side is the lowest row of the hex above. */
function flat(core: number, half: number): Geometry {
  const rows = 2 * half;
  const width = core + rows;
  const ledge = (y: number): Cell[] => listOf(core, (i) => ({ x: half + i, y }));
  return {
    orientation: 'flat',
    steps: [
      { x: core + half, y: half },
      { x: 0, y: rows },
    ],
    pitch: core + half,
    rows,
    width,
    inner: listOf(rows, (row) => (row < half ? half - row : row - half + 1)).map((x) => ({ x, width: width - 2 * x })),
    lined: true,
    seen: { x: 0, y: -1, width, height: rows + 1 },
    core: { x: half, y: 0, width: core },
    middle: { x: (width - 1) / 2, y: half - 0.5 },
    sides: [
      listOf(half, (i) => ({ x: width - 1 - i, y: half + i })),
      ledge(rows - 1),
      listOf(half, (i) => ({ x: i, y: half + i })),
      listOf(half, (i) => ({ x: half - 1 - i, y: i })),
      ledge(-1),
      listOf(half, (i) => ({ x: width - half + i, y: i })),
    ],
    drawn: [0, 1, 2],
    ground: ['both', 'here', 'both', 'both', 'there', 'both'],
  };
}

/** Pointy tops, of whose slanting sides every row is two cells further in than the last. */
function pointy(half: number): Geometry {
  const pitch = 4 * half;
  const rows = 2 * half;
  const slope = (x: (i: number) => number, y: number): Cell[] => listOf(half, (i) => ({ x: x(i), y: y + i }));
  const roof = listOf(half, (row) => ({ x: pitch / 2 - 2 * row, width: 4 * row + 1 }));
  return {
    orientation: 'pointy',
    steps: [
      { x: pitch, y: 0 },
      { x: pitch / 2, y: rows },
    ],
    pitch,
    rows,
    width: pitch + 1,
    inner: [...roof, ...listOf(half, () => ({ x: 1, width: pitch - 1 })), ...roof.toReversed()],
    lined: true,
    seen: { x: 0, y: 0, width: pitch + 1, height: 3 * half },
    core: { x: 2, y: half - 1, width: pitch - 3 },
    middle: { x: pitch / 2, y: (3 * half - 1) / 2 },
    sides: [
      slope(() => pitch, half),
      slope((i) => pitch - 1 - 2 * i, rows),
      slope((i) => 1 + 2 * i, rows),
      slope(() => 0, half),
      slope((i) => pitch / 2 - 1 - 2 * i, 0),
      slope((i) => pitch / 2 + 1 + 2 * i, 0),
    ],
    drawn: [0, 1, 2],
    ground: ['both', 'both', 'both', 'both', 'both', 'both'],
  };
}

/** Pointy tops, a row of hexes being a line: two cells of contents between two for the sides left and right. */
const LINE: Geometry = {
  orientation: 'pointy',
  steps: [
    { x: 4, y: 0 },
    { x: 2, y: 1 },
  ],
  pitch: 4,
  rows: 1,
  width: 4,
  inner: [{ x: 0, width: 4 }],
  lined: false,
  seen: { x: 1, y: 0, width: 2, height: 1 },
  core: { x: 1, y: 0, width: 2 },
  middle: { x: 1.5, y: 0 },
  sides: [[{ x: 3, y: 0 }], [], [], [{ x: 0, y: 0 }], [], []],
  drawn: [0, 3],
  ground: ['here', 'here', 'here', 'here', 'here', 'here'],
};

function listOf<T>(length: number, item: (i: number) => T): T[] {
  return Array.from({ length }, (_, i) => item(i));
}

/** Every way to draw hexes. */
export const GEOMETRY: Readonly<Record<Orientation, Readonly<Record<Size, Geometry>>>> = {
  flat: { S: flat(3, 1), L: flat(5, 2) },
  pointy: { S: LINE, L: pointy(2) },
};

/** Where a hex's box begins. */
export function originOf({ steps: [across, down] }: Geometry, { q, r }: Hex): Cell {
  return { x: q * across.x + r * down.x, y: q * across.y + r * down.y };
}

/** The cell in the middle of a hex, left and above where there are two. */
export function centreOf(geometry: Geometry, hex: Hex): Cell {
  const { x, y } = originOf(geometry, hex);
  return { x: x + Math.floor(geometry.middle.x), y: y + Math.floor(geometry.middle.y) };
}

/** The hex a cell lies in. A cell of a flat side is of the hex above; of any other, of that to the right. */
export function hexAt(geometry: Geometry, x: number, y: number): Hex {
  const near = nearest(geometry, { x: x - geometry.middle.x, y: y - geometry.middle.y });
  const around = DIRECTIONS.map((direction) => neighbour(near, direction));
  return [near, ...around].find((hex) => owns(geometry, hex, x, y)) ?? near;
}

/** The hex at whose origin a point lies, or one beside it. */
function nearest({ steps: [across, down] }: Geometry, { x, y }: Cell): Hex {
  const area = across.x * down.y - across.y * down.x;
  return {
    q: Math.round((x * down.y - y * down.x) / area) + 0,
    r: Math.round((y * across.x - x * across.y) / area) + 0,
  };
}

/** Whether a cell is counted to a hex. */
function owns(geometry: Geometry, hex: Hex, x: number, y: number): boolean {
  const origin = originOf(geometry, hex);
  const run = geometry.inner[y - origin.y];
  if (run === undefined) return false;
  const from = origin.x + run.x;
  return x >= from - (geometry.lined ? 1 : 0) && x < from + run.width;
}

/** A rectangle of cells, its right and lower ends left out. */
export interface CellBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The cells in which hexes are to be seen; all 0 where there are none. */
export function boundsOf(geometry: Geometry, hexes: readonly Hex[]): CellBounds {
  const { seen } = geometry;
  const origins = hexes.map((hex) => originOf(geometry, hex));
  if (origins.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const [xs, ys] = [origins.map(({ x }) => x + seen.x), origins.map(({ y }) => y + seen.y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + seen.width,
    bottom: Math.max(...ys) + seen.height,
  };
}

/** 6.1 The three sides of a figure's front: left of where he faces, ahead, right. */
export function frontSides(facing: Direction): readonly Direction[] {
  return [turn(facing, -1), facing, turn(facing, 1)];
}
