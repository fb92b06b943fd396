/** P181 What the three dice of one of Springsteen's animals mean: his movement table beside the arena, its row lit. */

import type { Roll } from '../../../../kernel/roll.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { GLYPHS, truncate } from '../../../../tui/glyphs.ts';
import { type Pane, paneOf } from '../../../../tui/pane.ts';
import type { Env } from '../../../../tui/program.ts';
import type { EventOf, GladiatorEvent } from '../../rules/events.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { State } from '../../rules/types.ts';
import { actionRollOf } from '../bout/beats.ts';
import { diceSegments } from '../journal/roll-lines.ts';

/** A move as it was told, with the roll of the white dice. */
interface AnimalRoll {
  readonly event: EventOf<'beast-prowled'>;
  readonly white: Roll;
}

/** What an animal has just rolled, where that is the last thing told. */
export function animalRollIn(lines: readonly JournalLine<GladiatorEvent>[]): AnimalRoll | null {
  const event = lines.at(-1)?.entry.event;
  const white = event === undefined ? null : actionRollOf(event);
  return event?.kind !== 'beast-prowled' || white === null ? null : { event, white };
}

/** Rows of the table in as many cells as there are beside the arena; left and right stand together. */
const MEANINGS: readonly (readonly [totals: readonly number[], meaning: string])[] = [
  [[2], 'back one hex'],
  [[3, 11], 'whirls left, right'],
  [[4, 10], 'pauses'],
  [[5, 9], 'tight circle left, right'],
  [[6, 8], 'circles left, right'],
  [[7], 'forward'],
  [[12], 'rush: six hexes at the man'],
];

/** Rows it takes: title, dice, the table. */
const ROWS = MEANINGS.length + 2;

/** Draws the rolls and the table; false where there is no room for it. */
export function drawAnimalRoll(pane: Pane, { event, white }: AnimalRoll, state: Readonly<State>, env: Env): boolean {
  const { canvas, x, y, width, height } = pane;
  if (height < ROWS) return false;
  const who = fighterOf(state, event.fighter).name.toUpperCase();
  const title = { title: truncate(who, width - 10, env.skin), titleStyle: { fg: 'foeFg', bold: true } } as const;
  canvas.rule(x, y, width, { fg: 'rule' }, { ...title, right: white.cite, rightStyle: { fg: 'rule' } });
  drawDice(canvas, x + 1, y + 1, x + width, { event, white }, env);
  for (const [i, [totals, meaning]] of MEANINGS.entries())
    drawRow(paneOf(canvas, x, y + 2 + i, width), totals, meaning, totals.includes(white.total));
  return true;
}

/** 'white [3] [4] 7  red [5] 5 moves' */
function drawDice(canvas: Canvas, x: number, y: number, end: number, { event, white }: AnimalRoll, env: Env): void {
  const red = event.rolls?.find(({ name }) => name === 'animal-speed');
  const moves = event.moves === 1 ? '1 move' : `${event.moves} moves`;
  const segments = [
    { text: 'white ', style: { fg: 'mute' } },
    ...diceSegments(white.dice, env.skin),
    { text: `${white.total}  `, style: { fg: 'text', bold: true } },
    { text: 'red ', style: { fg: 'mute' } },
    ...(red === undefined ? [] : diceSegments(red.dice, env.skin)),
    { text: event.moves === 0 ? 'no move' : moves, style: { fg: 'text', bold: true } },
  ] as const;
  canvas.segments(x, y, segments, end);
}

function drawRow(pane: Pane, totals: readonly number[], meaning: string, lit: boolean): void {
  const { canvas, x, y, width } = pane;
  if (lit) canvas.fill(x, y, width, 1, { bg: 'selBg' });
  canvas.text(x + 1, y, totals.join(' '), { fg: lit ? 'accent' : 'mute', bold: lit });
  canvas.text(x + 6, y, truncate(meaning, width - 6, canvas.skin), { fg: lit ? 'key' : 'mute', bold: lit });
  if (lit) canvas.put(x, y, GLYPHS[canvas.skin].selection, { fg: 'accent', bold: true });
}
