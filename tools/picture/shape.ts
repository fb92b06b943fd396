/** The size of a cell in a picture, and what a character drawn as geometry is made of. */

/** Width and height of a cell in pixels, at zoom 1. */
export const CELL = { width: 10, height: 20 } as const;

/** A rectangle inside a cell, in pixels from its top left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A stroke inside a cell: where it starts, then an SVG path in relative commands. */
export interface Stroke {
  /** A diagonal runs into the cells it touches by their corners; an arc ends flush with its own cell. */
  readonly kind: 'diagonal' | 'arc';
  readonly x: number;
  readonly y: number;
  readonly path: string;
}

/** A character drawn as geometry, so that it meets its neighbours without a gap. */
export interface Shape {
  readonly rects: readonly Rect[];
  readonly strokes: readonly Stroke[];
  /** 1 covers; less lets the background through (the shades). */
  readonly opacity: number;
}

/** A covering shape of rectangles only. */
export function solid(...rects: readonly Rect[]): Shape {
  return { rects, strokes: [], opacity: 1 };
}

/** A covering shape of strokes only. */
export function drawn(...strokes: readonly Stroke[]): Shape {
  return { rects: [], strokes, opacity: 1 };
}
