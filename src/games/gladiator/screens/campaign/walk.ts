/** What happened between two decisions of a campaign, line by line with its dice. */

import type { GameEvent } from '../../../../kernel/event.ts';
import type { Roll } from '../../../../kernel/roll.ts';
import { needText, rollText } from '../../../../kernel/roll-text.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { wrapSegments } from '../../../../tui/wrap.ts';
import { drawLine } from '../bout/cards.ts';
import { type RuledLine, rollLine } from '../journal/roll-lines.ts';
import type { Colouring } from './coloured.ts';

/** What is said below lines that are told: whether more waits. */
export function whatWaits({ next }: { readonly next: object | null }): string {
  return next === null ? 'That is all for now. Go on?' : 'There is more.';
}

/** Draws what is being told from a row on, with what is said below it and the keys that go on. */
export function drawTelling(
  canvas: Canvas,
  y: number,
  lines: readonly JournalLine<GameEvent>[],
  coloured: Colouring,
  env: Env,
  said: string,
): void {
  drawWalk(canvas, y, lines, coloured, env);
  drawPrompt(canvas, canvas.height - 2, said, 'tell');
  drawKeyBar(canvas, 'walk', env);
}

/** Draws the lines of a stretch from a row on, the newest lowest and with its dice; as many as there is room for. */
function drawWalk(
  canvas: Canvas,
  y: number,
  lines: readonly JournalLine<GameEvent>[],
  coloured: Colouring,
  env: Env,
): void {
  const width = canvas.width - 4;
  const rows = canvas.height - y - 2;
  const newest = lines.length - 1;
  const all = lines.flatMap((line, i) => linesOf(line, i === newest, coloured, width, env));
  const hidden = all.length > rows ? all.length - rows + 1 : 0;
  if (hidden > 0) canvas.text(2, y, `${hidden} lines above: the journal has them.`, { fg: 'mute' });
  const from = hidden > 0 ? y + 1 : y;
  for (const [i, line] of all.slice(hidden).entries()) drawLine(paneOf(canvas, 2, from + i, width), line);
}

function linesOf(
  { entry: { event }, text }: JournalLine<GameEvent>,
  isNew: boolean,
  coloured: Colouring,
  width: number,
  env: Env,
): readonly RuledLine[] {
  const rolls = event.rolls ?? [];
  const said = withoutDice(text, event);
  const style = isNew ? ({ fg: 'text', bold: true } as const) : ({ fg: 'mute' } as const);
  const told = wrapSegments(coloured(said, style), width - CITE).map(
    (segments, i): RuledLine => ({ segments, cite: i === 0 ? event.cite : '' }),
  );
  return isNew ? [...told, ...rolls.map((roll) => diceLine(roll, env))] : told;
}

/** A line without its dice: the newest has them below it, and of the others the journal tells. */
function withoutDice(text: string, { rolls = [] }: GameEvent): string {
  return rolls.length === 0 ? text : text.replace(`: ${rolls.map(rollText).join('; ')}`, '');
}

/** Columns left for the rule at the right. */
const CITE = 10;

/** The dice of a roll; where nothing else says what came of it, what it had to be. */
function diceLine(roll: Roll, { skin }: Env): RuledLine {
  const { segments, cite } = rollLine(roll, skin);
  const { need, result, table } = roll;
  const bare = need !== undefined && result === undefined && table === undefined;
  const held = bare ? ` (${needText(need)}: ${need.met ? 'yes' : 'no'})` : '';
  return { segments: [{ text: '    ' }, ...segments, { text: held, style: { fg: 'mute' } }], cite };
}
