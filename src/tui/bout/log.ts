/** The last lines of the journal, and one line of it anywhere. */
import type { GladiatorEvent } from '../../engine/gladiator/events.ts';
import type { FighterId, State } from '../../engine/gladiator/types.ts';
import type { JournalLine } from '../../session/frames.ts';
import type { Canvas } from '../canvas.ts';
import { coloured } from './cards.ts';

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;

/** A turn as the log sheet numbers it. */
export function roman(turn: number): string {
  return ROMAN[turn] ?? `${turn}`;
}

/** 'II.3', or 'II end'. */
export function moment(turn: number, phase: number): string {
  if (turn === 0) return 'set-up';
  return phase === 9 ? `${roman(turn)} end` : `${roman(turn)}.${phase}`;
}

/** Draws a line of the journal: when, what, by which rule. */
export function drawLogLine(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  line: JournalLine<GladiatorEvent>,
  state: Readonly<State>,
  you: FighterId,
): void {
  const { turn, phase, event } = line.entry;
  const end = x + width - event.cite.length - 1;
  canvas.text(x, y, moment(turn, phase), { fg: 'rule' });
  canvas.segments(x + 7, y, coloured(line.text, state, you), end);
  canvas.text(end + 1, y, event.cite, { fg: 'rule' });
}

/** A rule with 'Journal' on it and the last lines under it. */
export function drawLog(
  canvas: Canvas,
  y: number,
  rows: number,
  lines: readonly JournalLine<GladiatorEvent>[],
  state: Readonly<State>,
  you: FighterId,
): void {
  canvas.rule(
    0,
    y,
    canvas.width,
    { fg: 'rule' },
    { title: 'Journal', titleStyle: { fg: 'accent', bold: true }, right: '^P', rightStyle: { fg: 'mute' } },
  );
  for (const [i, line] of lines.slice(-rows).entries())
    drawLogLine(canvas, 1, y + 1 + i, canvas.width - 2, line, state, you);
}
