/** What is shown where the terminal is too small to play in; the screen below waits. */
import { Canvas } from '../canvas.ts';
import { type Env, SMALLEST } from '../program.ts';
import type { View } from '../view.ts';

/** Says how large the terminal must be. It goes on by itself once it is. */
export function tooSmall({ columns, rows, skin }: Env): View {
  const canvas = new Canvas(columns, rows, skin);
  const lines = [
    'HARENA',
    '',
    `needs ${SMALLEST.columns} x ${SMALLEST.rows},`,
    `now ${columns} x ${rows}.`,
    'Make the window larger:',
    'nothing is lost.',
  ];
  const top = Math.max(0, Math.floor((rows - lines.length) / 2));
  for (const [i, line] of lines.entries()) {
    const x = Math.max(0, Math.floor((columns - line.length) / 2));
    canvas.text(x, top + i, line, i === 0 ? { fg: 'accent', bold: true } : { fg: 'text' });
  }
  return { canvas, menu: null };
}
