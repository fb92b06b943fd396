/** What a terminal is sent for one canvas. */
import type { Canvas } from '../../src/tui/canvas.ts';
import { Painter } from '../../src/tui/painter.ts';
import type { Encoding } from '../../src/tui/style.ts';

/** A canvas as it is painted on a terminal of which nothing is known. */
export function painted(canvas: Canvas, encoding: Encoding): string {
  return new Painter().paint(canvas, encoding);
}
