/** Which part of the arena is shown: whole hexes, moved only when something worth seeing nears the rim. */
import type { ArenaWindow, Edge } from '../../kernel/arena.ts';
import type { Hex } from '../../kernel/hex.ts';
import { GEOMETRY, originOf, type Size } from './geometry.ts';
import type { ArenaScene } from './scene.ts';

/** The cell of the endless plane in the top left corner of the picture, at a size. */
export interface ArenaView {
  readonly size: Size;
  readonly x: number;
  readonly y: number;
}

/** The window with a row or column of hexes more wherever a wall stands, for the wall to be seen in (27.4). */
export function withWalls({ window, walls }: Pick<ArenaScene, 'window' | 'walls'>): ArenaWindow {
  const more = (edge: Edge): number => (walls.includes(edge) ? 1 : 0);
  return {
    column: window.column - more('west'),
    row: window.row - more('north'),
    columns: window.columns + more('west') + more('east'),
    rows: window.rows + more('north') + more('south'),
  };
}

/** What decides which part of the map is shown: its size, that of the canvas in cells, and what must be seen. */
export interface ViewportOptions {
  readonly window: ArenaWindow;
  readonly size: Size;
  readonly width: number;
  readonly height: number;
  /** What must be seen, the most important first. */
  readonly focus: readonly Hex[];
  /** The view so far, to be kept if it will do. */
  readonly previous: ArenaView | null;
}

/** Hexes kept between a focus and the rim where there is room. */
const MARGIN = { x: 2, y: 1.5 } as const;

/** The view that shows the focus hexes and moves as little as it can. */
export function viewport({ window, size, width, height, focus, previous }: ViewportOptions): ArenaView {
  const { pitch, rows, half, width: wide } = GEOMETRY[size];
  const origins = focus.map((hex) => originOf(GEOMETRY[size], hex));
  const kept = previous?.size === size ? previous : null;
  const across: Axis = {
    map: { from: window.column * pitch, to: (window.column + window.columns) * pitch + half },
    unit: pitch,
    extent: width,
    margin: Math.floor(MARGIN.x * pitch),
    focus: origins.map(({ x }) => ({ from: x, to: x + wide })),
  };
  const down: Axis = {
    // the upper side of the topmost hexes is a row of its own
    map: { from: window.row * rows - 1, to: (window.row + window.rows) * rows + half },
    unit: rows,
    extent: height,
    margin: Math.floor(MARGIN.y * rows),
    focus: origins.map(({ y }) => ({ from: y - 1, to: y + rows })),
  };
  return { size, x: place(across, kept?.x ?? null), y: place(down, kept?.y ?? null) };
}

/** A stretch of cells, the end left out. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Axis {
  readonly map: Span;
  readonly unit: number;
  readonly extent: number;
  readonly margin: number;
  readonly focus: readonly Span[];
}

function place(axis: Axis, previous: number | null): number {
  const { map, extent, unit } = axis;
  const spare = extent - (map.to - map.from);
  if (spare >= 0) return map.from - Math.floor(spare / 2);
  const most = Math.ceil(-spare / unit);
  const wanted = focusOf(axis) ?? { from: map.from, to: map.to };
  const centred = (wanted.from + wanted.to - extent) / 2;
  const safe = safeZone(axis, wanted);
  const start = previous === null ? Math.round((centred - map.from) / unit) : (previous - map.from) / unit;
  const step = Math.min(Math.max(Math.round(start), Math.ceil(safe.from)), Math.floor(safe.to));
  return map.from + unit * Math.min(most, Math.max(0, step));
}

/** The stretch from the first to the last of as many focuses, in their order, as can be seen at once. */
function focusOf({ focus, extent, unit }: Axis): Span | null {
  let wanted: Span | null = null;
  for (const { from, to } of focus) {
    const wider: Span =
      wanted === null ? { from, to } : { from: Math.min(wanted.from, from), to: Math.max(wanted.to, to) };
    if (wanted !== null && wider.to - wider.from > extent - unit + 1) break;
    wanted = wider;
  }
  return wanted;
}

/** The steps from the map's start at which all that is wanted lies inside the margins. */
function safeZone({ map, extent, unit, margin }: Axis, wanted: Span): Span {
  const room = extent - (wanted.to - wanted.from) - (unit - 1);
  const kept = Math.max(0, Math.min(margin, Math.floor(room / 2)));
  return { from: (wanted.to + kept - extent - map.from) / unit, to: (wanted.from - kept - map.from) / unit };
}
