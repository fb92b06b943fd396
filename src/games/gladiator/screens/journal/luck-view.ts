/** The page of luck: a line a side, the rolls that swung it, what was least likely, and blow by blow. */

import type { JournalLine } from '../../../../session/frames.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { truncate } from '../../../../tui/glyphs.ts';
import { explains } from '../../../../tui/mouse/targets.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, scrollKeys } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import type { View } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { meetingText } from '../../ask/sides.ts';
import type { ToldLuck } from '../../labour/luck.ts';
import type { GladiatorEvent } from '../../rules/events.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Side } from '../../rules/side.ts';
import type { FighterId } from '../../rules/types.ts';
import { type LuckBlow, sideNames } from '../../session/luck.ts';
import type { Chance, Swing } from '../../session/swings.ts';
import { sideStyle } from '../bout/sides.ts';
import { boutLook, drawLogRow, type LogRow, logRows } from './log.ts';

type Line = JournalLine<GladiatorEvent>;

/** A bout whose luck is told, and how far the search in it has come. */
export interface LuckBout extends ToldLuck {
  /** 0 to 1. */
  readonly searched: number;
  /** What keeps the search, in a sentence; or null. */
  readonly trouble: string | null;
  readonly you: FighterId;
}

/** What is shown of it: `at` is the chosen one of the lines to choose. */
export interface LuckPage {
  readonly bout: LuckBout;
  readonly at: number;
}

/** The lines of the journal that the page cites, from its top down. */
export function linesToChoose({ swings, luck }: LuckBout): readonly Line[] {
  return [...(swings ?? []), ...luck.unlikely, ...luck.blows].map(({ line }) => line);
}

const sideOf = ({ end, you }: LuckBout): Side => fighterOf(end, you).side;

/** Draws the page. */
export function luckView({ bout, at }: LuckPage, env: Env): View {
  const canvas = blankScreen(env);
  const { fighters } = bout.end;
  const seed = `seed ${bout.seed}`;
  drawHeader(canvas, `Luck · ${meetingText(fighters, canvas.width - seed.length - 22)}`, seed);
  const top = drawSides(canvas, bout);
  drawList(canvas, top, canvas.height - 2 - top, bout, at);
  drawPrompt(canvas, canvas.height - 2, legendText(bout, canvas.width - 4), 'tell');
  drawKeyBar(canvas, 'luck', env, [scrollKeys(env)]);
  return { canvas, menu: null };
}

/** What luck means for the two who fought, by their names where these are short enough. */
function legendText(bout: LuckBout, width: number): string {
  const { end, luck } = bout;
  const mine = sideOf(bout);
  const his = mine === 0 ? 1 : 0;
  const percent = (side: Side): string => luck.sides[side].luck.toFixed(0);
  const told = (you: string, other: string): string =>
    `With other dice ${percent(mine)} of 100 go worse for ${you}, ${percent(his)} for ${other} (P300).`;
  const named = told(sideNames(end, mine).join(', '), sideNames(end, his).join(', '));
  return named.length <= width ? named : told('your side', 'the other');
}

/** Columns of the table of sides, from its right end. */
const TABLE = 55;
const GAUGE = 10;

/** A line a side, yours first. Returns the first row below. */
function drawSides(canvas: Canvas, bout: LuckBout): number {
  const x = canvas.width - TABLE - 1;
  canvas.text(x, 2, 'blows   wounds dealt   men killed   luck in 100', { fg: 'mute' });
  canvas.text(x, 3, '        dice    odds   dice   odds', { fg: 'mute' });
  const mine = sideOf(bout);
  for (const [i, side] of ([mine, mine === 0 ? 1 : 0] as const).entries())
    drawSide(canvas, 4 + i, x, bout, side, i === 0);
  return 7;
}

function drawSide(canvas: Canvas, y: number, x: number, { end, luck }: LuckBout, side: Side, yours: boolean): void {
  const names = sideNames(end, side).join(', ');
  canvas.text(2, y, truncate(names, x - 4, canvas.skin), sideStyle(yours));
  const { blows, actual, expected, luck: percentile } = luck.sides[side];
  const cells = [
    [blows.toFixed(0), 5],
    [actual.wounds.toFixed(0), 12],
    [expected.wounds.toFixed(1), 20],
    [actual.kills.toFixed(0), 27],
    [expected.kills.toFixed(2), 34],
    [percentile.toFixed(0), 40],
  ] as const;
  for (const [text, end] of cells) canvas.text(x + end - text.length, y, text, { fg: 'text' });
  const [full, empty] = gauge(percentile / 100, GAUGE, canvas.skin === 'ascii');
  const next = canvas.text(x + 43, y, full, { fg: yours ? 'youFg' : 'foeFg' });
  canvas.text(next, y, empty, { fg: 'rule' });
}

/** The full and the empty part of a bar of so many cells. */
function gauge(share: number, cells: number, ascii: boolean): readonly [full: string, empty: string] {
  const full = Math.round(share * cells);
  return [(ascii ? '#' : '█').repeat(full), (ascii ? '.' : '░').repeat(cells - full)];
}

/** A row of the list: of the journal, of figures under it, or a heading. `item`: its place among the lines to choose. */
type Row =
  | { readonly kind: 'heading'; readonly text: string; readonly right: string }
  | { readonly kind: 'line'; readonly row: LogRow; readonly item: number }
  | { readonly kind: 'figures'; readonly text: string; readonly item: number | null };

function drawList(canvas: Canvas, y: number, rows: number, bout: LuckBout, at: number): void {
  const all = rowsOf(bout, canvas.width - 2, canvas.skin === 'ascii');
  const first = all.findIndex((row) => 'item' in row && row.item === at);
  const last = all.findLastIndex((row) => 'item' in row && row.item === at);
  const top = Math.max(0, Math.min(all.length - rows, Math.floor((first + last - rows) / 2)));
  const look = boutLook(bout.end, bout.you);
  for (const [i, row] of all.slice(top, top + rows).entries()) {
    if ('item' in row && row.item === at) canvas.fill(0, y + i, canvas.width, 1, { bg: 'selBg' });
    drawRow(canvas, y + i, row, look);
    if ('item' in row && row.item !== null) canvas.aim(0, y + i, canvas.width, 1, explains(row.item, at));
  }
}

const FIGURES_AT = 8;
const cornered = (right: string) => ({ right, rightStyle: { fg: 'mute' } as const });

function drawRow(canvas: Canvas, y: number, row: Row, look: ReturnType<typeof boutLook>): void {
  switch (row.kind) {
    case 'heading':
      canvas.rule(
        0,
        y,
        canvas.width,
        { fg: 'rule' },
        { title: row.text, titleStyle: { fg: 'accent', bold: true }, ...(row.right !== '' && cornered(row.right)) },
      );
      return;
    case 'line':
      drawLogRow(paneOf(canvas, 1, y, canvas.width - 2), row.row, look);
      return;
    case 'figures':
      canvas.text(FIGURES_AT, y, row.text, { fg: 'mute' }, canvas.width - 1);
  }
}

function rowsOf(bout: LuckBout, width: number, ascii: boolean): readonly Row[] {
  const { luck, searched, trouble } = bout;
  const swings = bout.swings ?? [];
  const from = swings.length;
  return [
    { kind: 'heading', text: 'The rolls that swung it', right: 'P301' },
    ...(bout.swings === null ? [figures(trouble ?? searching(searched, ascii))] : []),
    ...(bout.swings?.length === 0 ? [figures('No single roll swung it by more than could be chance.')] : []),
    ...swings.flatMap((swing, i) => told(swing.line, i, width, swingText(swing, sideOf(bout)))),
    { kind: 'heading', text: 'The least likely', right: '' },
    ...(luck.unlikely.length === 0 ? [figures('Nothing unusual happened.')] : []),
    ...luck.unlikely.flatMap(({ line, chance }, i) =>
      told(line, from + i, width, `this or more extreme: ${times(chance)}`),
    ),
    { kind: 'heading', text: 'Blow by blow', right: 'P300' },
    ...luck.blows.flatMap((blow, i) => told(blow.line, from + luck.unlikely.length + i, width, blowText(blow))),
  ];
}

const figures = (text: string): Row => ({ kind: 'figures', text, item: null });

/** A line of the journal with its figures under it. */
function told(line: Line, item: number, width: number, text: string): readonly Row[] {
  const rows = logRows([line], width).map((row): Row => ({ kind: 'line', row, item }));
  const figures = wrapText(`#${line.entry.seq}  ${text}`, width - FIGURES_AT).map(
    (row): Row => ({ kind: 'figures', text: row, item }),
  );
  return [...rows, ...figures];
}

const BAR = 20;

function searching(done: number, ascii: boolean): string {
  const bar = gauge(done, BAR, ascii).join('');
  return `${bar} ${Math.floor(100 * done)} %  played on from either side of its rolls`;
}

/** From the side of him who looks. */
function swingText({ before, after }: Swing, mine: Side): string {
  const [was, is] = [before, after].map((chance) => seenFrom(chance, mine));
  return `your chance to win, about: ${was} → ${is} in 100`;
}

/** '34 (29 to 39)', where the chance lies in brackets. */
function seenFrom({ chance, low, high }: Chance, mine: Side): string {
  const round = (share: number) => (100 * share).toFixed(0);
  const [least, most] = mine === 0 ? [low, high] : [1 - high, 1 - low];
  return `${round(mine === 0 ? chance : 1 - chance)} (${round(least)} to ${round(most)})`;
}

function blowText({ actual, expected, harm, orMore }: LuckBlow): string {
  const did = actual.kills > 0 ? 'killed' : `wounds ${actual.wounds}`;
  const rare = harm === 0 ? '' : `; this harm or more: ${times(orMore)}`;
  return `${did}; expected: ${expected.wounds.toFixed(1)} wounds, death ${times(expected.kills)}${rare}`;
}

/** A chance in words; never 0 of what can be. */
function times(chance: number): string {
  if (chance === 0) return 'never';
  if (chance < 0.01) return 'less than 1 in 100';
  return `${(100 * chance).toFixed(0)} in 100`;
}
