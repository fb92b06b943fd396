/** Figures of a lesson in a table: what was chosen beside what there was to choose. */
import { GLYPHS, truncate } from '../glyphs.ts';
import type { Pane } from '../pane.ts';
import type { Style } from '../style.ts';
import type { LessonFigures, LessonRow } from './outcome.ts';

/** Cells between two columns. */
const GAP = 2;

/** Draws the head and a row for each choice, the player's own with a mark; `known`: the figures of the first rows. */
export function drawFigures(
  { canvas, x, y, width }: Pane,
  { head, rows }: LessonFigures,
  known: readonly (readonly string[])[],
): void {
  const [first = '', ...columns] = head;
  const wide = columns.map((name, i) => Math.max(name.length, ...known.map((one) => one[i]?.length ?? 0)));
  const taken = wide.reduce((sum, cells) => sum + GAP + cells, 0);
  const line = (at: number, text: string, figures: readonly string[], style: Style): void => {
    canvas.text(x + GAP, at, truncate(text, width - taken - GAP, canvas.skin), style);
    let end = x + width - taken;
    for (const [i, cells] of wide.entries()) {
      end += GAP + cells;
      const figure = figures[i] ?? '';
      canvas.text(end - figure.length, at, figure, style);
    }
  };
  line(y, first, columns, { fg: 'mute' });
  for (const [i, row] of rows.entries()) {
    const figures = known[i] ?? columns.map(() => GLYPHS[canvas.skin].ellipsis);
    line(y + 1 + i, row.choice, figures, styleOf(row));
    if (row.own) canvas.put(x, y + 1 + i, GLYPHS[canvas.skin].selection, { fg: 'accent', bold: true });
  }
}

const styleOf = ({ own }: LessonRow): Style => (own ? { fg: 'key', bold: true } : { fg: 'text' });
