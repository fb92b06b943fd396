/** How the screens at a host's gate look: the name above, sentences below, a scene where there is room. */
import type { Canvas } from '../canvas.ts';
import { blankScreen, drawHeader } from '../parts.ts';
import type { Env } from '../program.ts';
import { drawBackdrop } from '../screens/backdrop.ts';
import { BANNER_ROWS, drawBanner } from '../screens/banner.ts';
import type { Style } from '../style.ts';
import { wrapWithin } from '../wrap.ts';

/** Rows from which there is a scene at the foot. */
const TALL = 36;
const SCENE_ROWS = 10;
/** Columns of what is told. */
export const GATE_WIDTH = 72;

/** The screen with its header and the name in large letters; `top` is the first row below. */
export function gateCanvas(
  env: Env,
  place: string,
): { readonly canvas: Canvas; readonly x: number; readonly top: number } {
  const canvas = blankScreen(env);
  drawHeader(canvas, place, '');
  const tall = canvas.height >= TALL;
  const y = tall ? 4 : 2;
  if (tall) drawBackdrop(canvas, canvas.height - SCENE_ROWS - 2, SCENE_ROWS, env);
  drawBanner(canvas, y, 'the arena, in a terminal');
  return { canvas, x: Math.floor((canvas.width - GATE_WIDTH) / 2), top: y + BANNER_ROWS + 1 };
}

/** Writes a sentence in lines of the gate's width, so many at most; returns the row after them. */
export function drawSentence(canvas: Canvas, x: number, y: number, text: string, style: Style, most = 3): number {
  const lines = wrapWithin(text, GATE_WIDTH, most, canvas.skin);
  for (const [i, line] of lines.entries()) canvas.text(x, y + i, line, style);
  return y + lines.length;
}
