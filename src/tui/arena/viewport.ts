/** Which part of the arena is shown: whole hexes, moved only when something worth seeing nears the rim. */
import type { Hex } from '../../kernel/hex.ts';
import type { Pane } from '../pane.ts';
import { boundsOf, GEOMETRY, type Orientation, type Size } from './geometry.ts';

/** The cell of the endless plane in the top left corner of the picture, at a size. */
export interface ArenaView {
  readonly size: Size;
  readonly x: number;
  readonly y: number;
}

/** What decides which part of the map is shown: its size, that of the canvas in cells, and what must be seen. */
export interface ViewportOptions extends Pick<ArenaView, 'size'>, Pick<Pane, 'width' | 'height'> {
  readonly orientation: Orientation;
  /** All that there is to be seen. */
  readonly hexes: readonly Hex[];
  /** What must be seen, the most important first. */
  readonly focus: readonly Hex[];
  /** What no view may hide as far as there is room, the most important first: it moves no further than that asks for. */
  readonly must?: readonly Hex[];
  /** The view so far, to be kept if it will do. */
  readonly previous: ArenaView | null;
}

/** Hexes kept between a focus and the rim where there is room. */
const MARGIN = { x: 2, y: 1.5 } as const;

/** The view that shows the focus hexes and moves as little as it can. */
export function viewport(options: ViewportOptions): ArenaView {
  const { orientation, hexes, size, width, height, focus, must = [], previous } = options;
  const geometry = GEOMETRY[orientation][size];
  const { pitch, rows } = geometry;
  const map = boundsOf(geometry, hexes);
  const seen = focus.map((hex) => boundsOf(geometry, [hex]));
  const kept = must.map((hex) => boundsOf(geometry, [hex]));
  const before = previous?.size === size ? previous : null;
  const across: Axis = {
    map: { from: map.left, to: map.right },
    unit: pitch,
    extent: width,
    margin: Math.floor(MARGIN.x * pitch),
    focus: seen.map(({ left, right }) => ({ from: left, to: right })),
    must: kept.map(({ left, right }) => ({ from: left, to: right })),
  };
  const down: Axis = {
    map: { from: map.top, to: map.bottom },
    unit: rows,
    extent: height,
    margin: Math.floor(MARGIN.y * rows),
    focus: seen.map(({ top, bottom }) => ({ from: top, to: bottom })),
    must: kept.map(({ top, bottom }) => ({ from: top, to: bottom })),
  };
  return { size, x: place(across, before?.x ?? null), y: place(down, before?.y ?? null) };
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
  readonly must: readonly Span[];
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
  const hidden = focusOf({ ...axis, focus: axis.must });
  const wished = within(Math.round(start), safe);
  const step = hidden === null ? wished : within(wished, safeZone({ ...axis, margin: 0 }, hidden));
  return map.from + unit * Math.min(most, Math.max(0, step));
}

/** The whole number in a stretch that is nearest to another. */
function within(step: number, { from, to }: Span): number {
  return Math.min(Math.max(step, Math.ceil(from)), Math.floor(to));
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
