import type { Hex } from './hex.ts';

/** The map as a window on an endless grid: its top left column and row, and its size (A9, F28). */
export interface ArenaWindow {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** Sides of the map: north is above its first row, west left of its first column. */
export const EDGES = ['north', 'south', 'west', 'east'] as const;
export type Edge = (typeof EDGES)[number];

const OPPOSITE = { north: 'south', south: 'north', west: 'east', east: 'west' } as const;

/** The edge across the map. */
export function oppositeEdge(edge: Edge): Edge {
  return OPPOSITE[edge];
}

/** Column and row of a hex: odd columns stand half a hex lower. @internal */
export function toOffset(hex: Hex): { readonly column: number; readonly row: number } {
  return { column: hex.q, row: hex.r + (hex.q - (hex.q & 1)) / 2 };
}

/** The hex in a column and row; undoes `toOffset`. */
export function fromOffset(column: number, row: number): Hex {
  return { q: column, r: row - (column - (column & 1)) / 2 };
}

/** The edge a hex lies beyond, or null when it is on the map. */
export function edgeBeyond(window: ArenaWindow, hex: Hex): Edge | null {
  const { column, row } = toOffset(hex);
  if (column < window.column) return 'west';
  if (column >= window.column + window.columns) return 'east';
  if (row < window.row) return 'north';
  if (row >= window.row + window.rows) return 'south';
  return null;
}

/** The edges that a step from one hex to another goes over, outward: two at a corner. */
export function edgesCrossed(window: ArenaWindow, from: Hex, to: Hex): readonly Edge[] {
  return EDGES.filter((edge) => isBeyond(window, edge, to) && !isBeyond(window, edge, from));
}

/** Whether a hex lies beyond one edge, wherever along it. */
export function isBeyond(window: ArenaWindow, edge: Edge, hex: Hex): boolean {
  const { column, row } = toOffset(hex);
  switch (edge) {
    case 'north':
      return row < window.row;
    case 'south':
      return row >= window.row + window.rows;
    case 'west':
      return column < window.column;
    case 'east':
      return column >= window.column + window.columns;
  }
}

/** The window moved outward over one of its edges by `by` hexes. */
export function shiftWindow(window: ArenaWindow, edge: Edge, by: number): ArenaWindow {
  switch (edge) {
    case 'west':
      return { ...window, column: window.column - by };
    case 'east':
      return { ...window, column: window.column + by };
    case 'north':
      return { ...window, row: window.row - by };
    case 'south':
      return { ...window, row: window.row + by };
  }
}

/** A hex's name on the map: column letter and row number, such as g5; '(off the map)' outside. */
export function hexLabel(window: ArenaWindow, hex: Hex): string {
  if (edgeBeyond(window, hex) !== null) return '(off the map)';
  const { column, row } = toOffset(hex);
  return `${String.fromCharCode(97 + column - window.column)}${row - window.row + 1}`;
}
