/** The box beside a list, in which what is marked is drawn and told. */
import type { Canvas } from '../canvas.ts';
import { GLYPHS } from '../glyphs.ts';
import { wrapText } from '../wrap.ts';

/** Where the box begins, and how wide it may grow. */
export const PANEL = { x: 45, widest: 76 } as const;
/** Rows from which there is room between the lines. */
export const TALL = 30;
const TOP = 2;
const TALLEST = 24;

/** What there is inside the frame: its first column, its width, and the row of the lower edge. */
export interface Inside {
  readonly inner: number;
  readonly width: number;
  readonly bottom: number;
}

/** Draws the frame, a title at the left of its upper edge and a rule number at the right. */
export function drawFrame(canvas: Canvas, title: string, right: string): Inside {
  const { x } = PANEL;
  const width = Math.min(canvas.width - x, PANEL.widest);
  const height = Math.min(canvas.height - 4, TALLEST);
  const caption = { title, titleStyle: { fg: 'accent', bold: true }, right, rightStyle: { fg: 'rule' } } as const;
  canvas.box(x, TOP, width, height, { fg: 'rule' }, caption);
  return { inner: x + 2, width: width - 4, bottom: TOP + height - 1 };
}

/** Draws sentences one below the other from a row on, as far as there is room. Returns the row after them. */
export function drawSentences(
  canvas: Canvas,
  y: number,
  { inner, width, bottom }: Inside,
  sentences: readonly string[],
): number {
  const gap = canvas.height >= TALL ? [''] : [];
  const lines = sentences.flatMap((text) => [...wrapText(text, width), ...gap]);
  const shown = lines.slice(0, Math.max(0, bottom - y));
  const cut = lines.slice(shown.length).some((line) => line !== '');
  for (const [i, line] of shown.entries()) {
    const last = cut && i === shown.length - 1;
    canvas.text(inner, y + i, last ? `${line.slice(0, width - 2)} ${GLYPHS[canvas.skin].ellipsis}` : line, {
      fg: 'text',
    });
  }
  return y + lines.length;
}
