/** The dice of what was told last, roll by roll, where a screen has room for them. */
import { rollText } from '../../../kernel/roll-text.ts';
import type { JournalLine } from '../../../session/frames.ts';
import type { Segment } from '../../../tui/canvas.ts';
import type { Scene } from '../../../tui/match/kind.ts';
import type { Pane } from '../../../tui/pane.ts';
import { wrapText } from '../../../tui/wrap.ts';
import type { HeroesEvent } from '../rules/events.ts';
import type { HeroesKit } from '../rules/kit.ts';
import type { State } from '../rules/types.ts';
import { tellBeside } from './beside.ts';

/** Draws the newest lines that have dice, each whole, as many as there is room for; the newest stands last. */
export function drawDice({ canvas, x, y, width, height }: Pane, { seen }: Scene<HeroesKit>): void {
  const now = seen.lines.at(-1)?.entry;
  const blocks: (readonly (readonly Segment[])[])[] = [];
  let left = height;
  for (const line of seen.lines.toReversed()) {
    if (now === undefined || line.entry.turn !== now.turn || line.entry.phase !== now.phase) break;
    const rows = diceRows(line, seen.shown, width);
    if (rows.length === 0) continue;
    if (rows.length > left) break;
    left -= rows.length + 1;
    blocks.unshift(rows);
  }
  let row = y;
  for (const block of blocks) {
    for (const [i, segments] of block.entries()) canvas.segments(x, row + i, segments, x + width);
    row += block.length + 1;
  }
}

/** A line, then what each of its rolls was made of and how it fell; none where it has no dice. */
function diceRows(
  { entry: { event }, text }: JournalLine<HeroesEvent>,
  state: Readonly<State>,
  width: number,
): readonly (readonly Segment[])[] {
  const apart = tellBeside(event, null, state);
  const rolls = (event.rolls ?? []).filter((roll) => Object.values(roll.dice).flat().length > 0);
  if (apart.length + rolls.length === 0) return [];
  const said = (words: string, indent: number, style: NonNullable<Segment['style']>): readonly Segment[][] =>
    wrapText(words, width - indent).map((row): Segment[] => [{ text: `${' '.repeat(indent)}${row}`, style }]);
  return [
    ...said(text, 0, { fg: 'accent' }),
    ...apart.flatMap((words) => said(words, 2, { fg: 'text' })),
    ...(event.rolls ?? []).flatMap((roll, i) => [
      ...tellBeside(event, i, state).flatMap((words) => said(words, 2, { fg: 'mute' })),
      ...said(rollText(roll), 4, { fg: 'text' }),
    ]),
  ];
}
