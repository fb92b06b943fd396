/** Flat-top hexes in cells. The plane of cells is endless; hex (0,0) has its top left corner in cell (0,0). */
import { fromOffset, toOffset } from '../../kernel/arena.ts';
import { type Direction, type Hex, turn } from '../../kernel/hex.ts';

/** How large hexes can be drawn. @internal */
export const SIZES = ['S', 'L'] as const;
/** S: 4x2 cells from hex to hex; L: 7x4. */
export type Size = (typeof SIZES)[number];

/** A cell of a canvas or of a hex, 0-based from the top left. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The measures of a hex. Its flat upper side is the lowest row of the hex above it. */
export interface Geometry {
  /** Cells of a flat side, and of its narrowest inner row. */
  readonly core: number;
  /** Rows of a slanting side. */
  readonly half: number;
  readonly rows: number;
  readonly width: number;
  /** From one column of hexes to the next. */
  readonly pitch: number;
  /** The cells of each side 0-5, from the hex's origin. */
  readonly sides: readonly (readonly Cell[])[];
}

function geometry(core: number, half: number): Geometry {
  const rows = 2 * half;
  const width = core + rows;
  const flat = (y: number): Cell[] => Array.from({ length: core }, (_, i) => ({ x: half + i, y }));
  const slant = (cell: (i: number) => Cell): Cell[] => Array.from({ length: half }, (_, i) => cell(i));
  const sides = [
    slant((i) => ({ x: width - 1 - i, y: half + i })),
    flat(rows - 1),
    slant((i) => ({ x: i, y: half + i })),
    slant((i) => ({ x: half - 1 - i, y: i })),
    flat(-1),
    slant((i) => ({ x: width - half + i, y: i })),
  ];
  return { core, half, rows, width, pitch: core + half, sides };
}

/** The measures of a hex at each size, in cells. */
export const GEOMETRY: Readonly<Record<Size, Geometry>> = { S: geometry(3, 1), L: geometry(5, 2) };

/** The cells of a row inside a hex that belong to its slanting side and what is left of it. */
export function insetOf({ half }: Geometry, row: number): number {
  return row < half ? half - row : row - half + 1;
}

/** Where a hex's top left corner lies. */
export function originOf(geometry: Geometry, hex: Hex): Cell {
  const { column, row } = toOffset(hex);
  return { x: column * geometry.pitch, y: row * geometry.rows + (column & 1 ? geometry.half : 0) };
}

/** The cell in the middle of a hex, left and above where there are two. */
export function centreOf(geometry: Geometry, hex: Hex): Cell {
  const { x, y } = originOf(geometry, hex);
  return { x: x + (geometry.width - 1) / 2, y: y + geometry.half - 1 };
}

/** The hex a cell lies in. A cell of a flat side is of the hex above; of a slanting one, of that to the right. */
export function hexAt(geometry: Geometry, x: number, y: number): Hex {
  const { half, rows, pitch } = geometry;
  const column = Math.floor(x / pitch);
  const down = y - (column & 1 ? half : 0);
  const row = Math.floor(down / rows);
  const inner = down - row * rows;
  if (x - column * pitch >= insetOf(geometry, inner) - 1) return fromOffset(column, row);
  const left = fromOffset(column, row);
  return inner < half ? { q: left.q - 1, r: left.r } : { q: left.q - 1, r: left.r + 1 };
}

/** 6.1 The three sides of a figure's front: left of where he faces, ahead, right. */
export function frontSides(facing: Direction): readonly Direction[] {
  return [turn(facing, -1), facing, turn(facing, 1)];
}
