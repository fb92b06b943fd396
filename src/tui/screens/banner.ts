/** The program's name in large letters, for where one comes in. */
import type { Canvas } from '../canvas.ts';

const LETTERS = [
  '██  ██  █████  █████  █████ ██   ██  █████ ',
  '██  ██ ██   ██ ██  ██ ██    ███  ██ ██   ██',
  '██████ ███████ █████  ████  ██ █ ██ ███████',
  '██  ██ ██   ██ ██  ██ ██    ██  ███ ██   ██',
  '██  ██ ██   ██ ██  ██ █████ ██   ██ ██   ██',
] as const;

/** Rows that the name takes, with its motto. */
export const BANNER_ROWS = LETTERS.length + 2;

/** Draws the name across the middle from a row on, a line of words below it. */
export function drawBanner(canvas: Canvas, y: number, motto: string): void {
  const x = Math.floor((canvas.width - (LETTERS[0]?.length ?? 0)) / 2);
  for (const [i, row] of LETTERS.entries()) {
    const text = canvas.skin === 'ascii' ? row.replaceAll('█', '#') : row;
    canvas.text(x, y + i, text, { fg: i < 3 ? 'accent' : 'foeFg', bold: true });
  }
  canvas.text(Math.floor((canvas.width - motto.length) / 2), y + LETTERS.length + 1, motto, { fg: 'mute' });
}
