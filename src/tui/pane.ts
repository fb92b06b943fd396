/** A canvas and a rectangle on it: where something is drawn. */
import type { Canvas } from './canvas.ts';

/** A rectangle of a canvas; what is drawn there keeps to it by itself. */
export interface Pane {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle of a canvas from a corner on; down to the last row where no height is given. */
export function paneOf(canvas: Canvas, x: number, y: number, width: number, height = canvas.height - y): Pane {
  return { canvas, x, y, width, height };
}

/** Both halves of a pane, the left one first, with two columns free beside each. */
export function halvesOf({ canvas, x, y, width, height }: Pane): readonly [Pane, Pane] {
  const half = Math.floor(width / 2);
  return [paneOf(canvas, x, y, half - 2, height), paneOf(canvas, x + half, y, half - 2, height)];
}

/** What is left of a pane below so many rows. */
export function below(pane: Pane, rows: number): Pane {
  return { ...pane, y: pane.y + rows, height: pane.height - rows };
}
