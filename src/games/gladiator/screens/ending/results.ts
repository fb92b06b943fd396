/** Every man's bout in numbers: what he got, what he struck, what he spent. */

import type { JournalLine } from '../../../../session/frames.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { truncate } from '../../../../tui/glyphs.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { isTeams, isYours } from '../../ask/sides.ts';
import type { GladiatorEvent } from '../../rules/events.ts';
import { performance } from '../../rules/sheet.ts';
import type { Fighter, FighterId, ResultLetter, State } from '../../rules/types.ts';
import { nameSegment } from '../bout/cards.ts';
import { drawName } from '../sheet/roster.ts';
import { kindText } from '../sheet/strip.ts';

type Lines = readonly JournalLine<GladiatorEvent>[];

/** The log sheet's letters, in a word. */
const RESULTS: { readonly [L in ResultLetter]: string } = { V: 'won', M: 'spared', S: 'draw', P: 'dead' };

/** One who never came in has no result (P216). */
const resultOf = ({ outcome }: Readonly<State>, { id, fate }: Fighter): string =>
  fate === 'waiting' ? 'unmet' : RESULTS[outcome?.results[id] ?? 'P'];

/** Draws the table and what there is to add to it. Returns the first row below. */
export function drawResults(canvas: Canvas, y: number, state: Readonly<State>, lines: Lines, you: FighterId): number {
  const end = isTeams(state) ? drawSides(canvas, y, state, lines, you) : drawPair(canvas, y, state, lines, you);
  const deaths = deathLine(state.fighters);
  const x = leftOf(canvas);
  canvas.text(x, end, truncate(deaths, canvas.width - x - 2, canvas.skin), { fg: 'mute' });
  return isTeams(state) && deaths === '' ? end : end + 1;
}

const leftOf = ({ width }: Canvas): number => Math.max(2, Math.floor(width / 2) - 38);

/** Cells for a name in the table of a pair. */
const NAME_WIDTH = 14;

/** Both men, a line each. */
function drawPair(canvas: Canvas, y: number, state: Readonly<State>, lines: Lines, you: FighterId): number {
  const x = leftOf(canvas);
  canvas.text(x + 31, y, 'result  blows  hits  wounds  CF att/def  perf', { fg: 'mute' });
  for (const [i, fighter] of state.fighters.entries()) {
    const row = y + 1 + i;
    const { blows, hits, wounds } = tallyOf(lines, fighter.id);
    const name = nameSegment(state, fighter.id, you);
    canvas.segments(x, row, [{ ...name, text: truncate(name.text, NAME_WIDTH, canvas.skin) }]);
    canvas.text(x + 15, row, kindText(fighter), { fg: 'mute' });
    canvas.text(x + 31, row, resultOf(state, fighter), { fg: 'accent', bold: true });
    canvas.text(x + 41, row, `${blows}`.padStart(3), { fg: 'text' });
    canvas.text(x + 47, row, `${hits}`.padStart(3), { fg: 'text' });
    canvas.text(x + 55, row, `${wounds}`.padStart(3), { fg: 'text' });
    canvas.text(x + 60, row, `${fighter.attackTotal}/${fighter.defenceTotal}`, { fg: 'text' });
    canvas.text(x + 73, row, `${performance(fighter)}`.padStart(3), { fg: 'text' });
  }
  return y + 1 + state.fighters.length;
}

/** Columns of one side's table; two of them stand side by side in 80. */
const SIDE = { width: 40, result: 19, blows: 27, hits: 32, wounds: 37 } as const;

/** 26 Both sides side by side, a line a man. */
function drawSides(canvas: Canvas, y: number, state: Readonly<State>, lines: Lines, you: FighterId): number {
  const left = Math.max(0, Math.floor(canvas.width / 2) - SIDE.width);
  const sides = [true, false].map((yours) => state.fighters.filter(({ id }) => isYours(state, id, you) === yours));
  for (const [i, men] of sides.entries()) {
    const x = left + i * SIDE.width;
    canvas.text(x + SIDE.result, y, 'result blow hits wnd', { fg: 'mute' }, x + SIDE.width);
    for (const [k, fighter] of men.entries()) drawMan(canvas, x, y + 1 + k, state, fighter, lines, i === 0);
  }
  return y + 1 + Math.max(...sides.map(({ length }) => length));
}

function drawMan(
  canvas: Canvas,
  x: number,
  y: number,
  state: Readonly<State>,
  fighter: Fighter,
  lines: Lines,
  yours: boolean,
): void {
  const { blows, hits, wounds } = tallyOf(lines, fighter.id);
  drawName(paneOf(canvas, x, y, SIDE.result), fighter, yours ? 'yours' : 'theirs');
  const result = resultOf(state, fighter);
  canvas.text(x + SIDE.result, y, result, { fg: result === 'dead' ? 'bad' : 'accent', bold: true });
  canvas.text(x + SIDE.blows, y, `${blows}`.padStart(2), { fg: 'text' });
  canvas.text(x + SIDE.hits, y, `${hits}`.padStart(2), { fg: 'text' });
  canvas.text(x + SIDE.wounds, y, `${wounds}`.padStart(2), { fg: 'text' });
}

function deathLine(fighters: readonly Fighter[]): string {
  return fighters
    .filter(({ mortal }) => mortal)
    .map(({ name }) => `${name} carried a mortal wound and died of it.`)
    .join(' ');
}

function tallyOf(lines: Lines, fighter: FighterId): { blows: number; hits: number; wounds: number } {
  const tally = { blows: 0, hits: 0, wounds: 0 };
  for (const { entry } of lines) {
    const { event } = entry;
    if (event.kind !== 'blow' || event.fighter !== fighter) continue;
    tally.blows += 1;
    if (event.result === 'H') tally.hits += 1;
    tally.wounds += event.left.from - event.left.to;
  }
  return tally;
}
