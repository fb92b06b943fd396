/** The journal of a match beside its picture. */
import type { GameEvent } from '../../kernel/event.ts';
import type { JournalLine } from '../../session/frames.ts';
import type { AsideBelow } from '../advice/asides.ts';
import { type Skin, truncate } from '../glyphs.ts';
import type { Pane } from '../pane.ts';
import type { Style } from '../style.ts';
import { endedRows, wrapText } from '../wrap.ts';

/** Rows of a journal, each with the line it belongs to. */
interface Row {
  readonly text: string;
  readonly line: number;
  /** It stands below the line and is no part of it. */
  readonly below: boolean;
}

/** Lines broken into rows of a width, those after the first of a line set in; what stands below one has a row, or is told `whole`. */
function rowsOf(
  lines: readonly JournalLine<GameEvent>[],
  width: number,
  { below, whole }: { readonly below: AsideBelow; readonly whole: boolean },
  skin: Skin,
): readonly Row[] {
  return lines.flatMap((one, line): readonly Row[] => {
    const rows = wrapText(one.text, Math.max(8, width - 2)).map((row, i) => ({
      ...{ text: i === 0 ? row : `  ${row}`, line, below: false },
    }));
    const aside = below(one);
    if (aside === null) return rows;
    const told = whole
      ? wrapText(aside, Math.max(8, width - 4)).map((row, i) => (i === 0 ? row : `  ${row}`))
      : [aside];
    return [...rows, ...told.map((text) => ({ text: truncate(`  ${text}`, width, skin), line, below: true }))];
  });
}

/** The last rows that there is room for; of a last line that has more than that the first, and that it goes on. */
function lastRows(rows: readonly Row[], height: number, skin: Skin): readonly Row[] {
  const last = rows.filter(({ line }) => line === rows.at(-1)?.line);
  if (last.length <= height) return rows.slice(-height);
  const texts = endedRows(
    last.map(({ text }) => text),
    height,
    skin,
  );
  return last.slice(0, height).map((row, i) => ({ ...row, text: texts[i] ?? row.text }));
}

/** Rows of a journal with room for the whole of what stands below a line. */
const ROOMY = 12;

/** Draws the last lines of a journal, those from `from` on bright. */
export function drawLines<E extends GameEvent>(
  { canvas, x, y, width, height }: Pane,
  lines: readonly JournalLine<E>[],
  from: number,
  styleOf: ((event: E) => Style) | undefined,
  below: AsideBelow = () => null,
): void {
  if (height < 1) return;
  const shown = lines.slice(-height);
  const before = lines.length - shown.length;
  const rows = lastRows(rowsOf(shown, width, { below, whole: height >= ROOMY }, canvas.skin), height, canvas.skin);
  for (const [i, { text, line, below: aside }] of rows.entries()) {
    const event = shown[line]?.entry.event;
    const fresh = before + line >= from;
    const style =
      event === undefined || !fresh || aside ? { fg: 'mute' as const } : (styleOf?.(event) ?? { fg: 'text' as const });
    canvas.text(x, y + i, text, style, x + width);
  }
}
