/** What happened between two decisions of a career, line by line with its dice. */
import type { CareerEvent } from '../../engine/campaign/events.ts';
import type { JournalLine } from '../../session/frames.ts';
import { drawLine } from '../bout/cards.ts';
import { type Line, rollLine } from '../bout/roll-lines.ts';
import type { Canvas } from '../canvas.ts';
import type { Env } from '../program.ts';
import { wrapText } from '../wrap.ts';

/** Draws the lines of a stretch, the newest lowest and with its dice; as many as there is room for. */
export function drawWalk(canvas: Canvas, lines: readonly JournalLine<CareerEvent>[], env: Env): void {
  const width = canvas.width - 4;
  const rows = canvas.height - 4;
  const newest = lines.length - 1;
  const all = lines.flatMap((line, i) => linesOf(line, i === newest, width, env));
  for (const [i, line] of all.slice(-rows).entries()) drawLine(canvas, 2, 2 + i, width, line);
}

function linesOf(
  { entry: { event }, text }: JournalLine<CareerEvent>,
  isNew: boolean,
  width: number,
  env: Env,
): readonly Line[] {
  const told = wrapText(text, width - CITE).map(
    (row, i): Line => ({
      segments: [{ text: row, style: isNew ? { fg: 'text', bold: true } : { fg: 'mute' } }],
      cite: i === 0 ? event.cite : '',
    }),
  );
  return isNew ? [...told, ...(event.rolls ?? []).map((roll) => indented(rollLine(roll, env.skin)))] : told;
}

/** Columns left for the rule at the right. */
const CITE = 10;

const indented = ({ segments, cite }: Line): Line => ({ segments: [{ text: '    ' }, ...segments], cite });
