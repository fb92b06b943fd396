/** The school: the man, his calendar, and what there is to do before the next games. */

import { signed } from '../../../../kernel/roll-text.ts';
import { capital } from '../../../../kernel/words.ts';
import type { Canvas, Segment } from '../../../../tui/canvas.ts';
import { truncate } from '../../../../tui/glyphs.ts';
import { paneOf } from '../../../../tui/pane.ts';
import type { Env } from '../../../../tui/program.ts';
import type { Style } from '../../../../tui/style.ts';
import type { Man } from '../../career/man/man-types.ts';
import { OWN_FIGHTER } from '../../career/munus/bout-order.ts';
import { combatValue } from '../../career/munus/fighter.ts';
import type { CampaignTables } from '../../career/table-types.ts';
import type { CareerState, PastMunus } from '../../career/types.ts';
import type { ResultLetter } from '../../rules/types.ts';
import { beastsText } from '../kit/beast-notes.ts';
import { drawMan } from './man-panel.ts';
import { dateOf, matchText } from './words.ts';

const PANEL_ROWS = 11;
const TALL_PANEL_ROWS = 13;
const LEFT = 42;
/** Rows of the screen from which on there is room between things, and for the bouts as a table. */
const TALL = 32;

/** Whether a screen has room for more than it must show. */
export function isTall({ rows }: Pick<Env, 'rows'>): boolean {
  return rows >= TALL;
}

/** The first row below the panels. */
export function belowPanels(env: Pick<Env, 'rows'>): number {
  return isTall(env) ? TALL_PANEL_ROWS + 2 : PANEL_ROWS + 1;
}

/** Draws man and calendar; on tall screens every bout he fought from row `y` on. */
export function drawHub(
  canvas: Canvas,
  { state, tables }: { readonly state: Readonly<CareerState>; readonly tables: CampaignTables },
  man: Man,
  y: number,
  env: Env,
): void {
  const inside = drawPanels(canvas, tables, man, 'Calendar', env);
  drawCalendar(canvas, state, inside);
  if (isTall(env)) drawBouts(canvas, y, state.past);
}

/** The inside of a panel. */
interface Inside {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rows: number;
}

/** Draws the man and an empty panel beside him. */
export function drawPanels(canvas: Canvas, tables: CampaignTables, man: Man, title: string, env: Env): Inside {
  const height = isTall(env) ? TALL_PANEL_ROWS : PANEL_ROWS;
  const width = canvas.width - LEFT;
  drawMan(paneOf(canvas, 0, 1, LEFT, height), tables, man, combatValue(man));
  canvas.box(LEFT, 1, width, height, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
  return { x: LEFT + 2, y: 2, width: width - 4, rows: height - 2 };
}

const RESULT_STYLES: { readonly [L in ResultLetter]: Style } = {
  V: { fg: 'good', bold: true },
  S: { fg: 'accent', bold: true },
  M: { fg: 'warn', bold: true },
  P: { fg: 'bad', bold: true },
};

function drawCalendar(canvas: Canvas, { past, turn, outcome }: Readonly<CareerState>, inside: Inside): void {
  const { x, y, width, rows } = inside;
  const told = past.slice(1 - rows);
  for (const [i, one] of told.entries()) canvas.segments(x, y + i, pastLine(one, width, canvas), x + width);
  if (outcome !== null) return;
  const next = past.some(({ munus }) => munus === turn) ? turn + 1 : Math.max(1, turn);
  const { month } = dateOf(next);
  canvas.segments(x, y + told.length, [
    { text: `${month.slice(0, 3)}  `, style: { fg: 'text', bold: true } },
    { text: `munus ${next}, to be arranged (38.2)`, style: { fg: 'mute' } },
  ]);
}

function pastLine({ munus, bill, result, xpEarned, pr }: PastMunus, width: number, canvas: Canvas): readonly Segment[] {
  const letter = result.feats[OWN_FIGHTER]?.result ?? 'P';
  const change = pr.to === pr.from ? '' : ` PR ${signed(pr.to - pr.from)}`;
  const tail = ` +${xpEarned} XP${change}`;
  const room = width - 8 - tail.length;
  return [
    { text: `${dateOf(munus).month.slice(0, 3)}  `, style: { fg: 'mute' } },
    { text: `${letter} `, style: RESULT_STYLES[letter] },
    { text: truncate(width < ROOMY ? foesText(bill, 'name') : foesText(bill), room, canvas.skin).padEnd(room) },
    { text: tail, style: { fg: 'mute' } },
  ];
}

/** Columns of a calendar with room for the styles of opponents. */
const ROOMY = 46;

/** Whom he met: 'Priscus, Secutor', 'Priscus +1, Thraex', 'two lions'; or men by their names alone. */
export function foesText({ challengers, beasts, type }: PastMunus['bill'], how: 'name' | 'style' = 'style'): string {
  const [first] = challengers;
  if (first === undefined) return beasts.length === 0 ? matchText(type) : beastsText(beasts);
  const names = `${first.man.name}${challengers.length > 1 ? ` +${challengers.length - 1}` : ''}`;
  return how === 'name' ? names : `${names}, ${capital(first.man.style)}`;
}

/** A column of the table of bouts. */
interface Column {
  readonly title: string;
  readonly width: number;
  cell(past: PastMunus): string;
}

const COLUMNS: readonly Column[] = [
  { title: 'munus', width: 7, cell: ({ munus }) => String(munus) },
  { title: 'opponent', width: 27, cell: ({ bill }) => foesText(bill) },
  {
    title: 'CV',
    width: 10,
    cell: ({ bill: { challengers } }) => challengers.map(({ man }) => combatValue(man)).join(' '),
  },
  { title: 'match', width: 20, cell: ({ bill }) => matchText(bill.type) },
  { title: 'turns', width: 7, cell: ({ result }) => String(result.turns) },
  { title: 'result', width: 8, cell: letterOf },
  {
    title: 'att/def CF',
    width: 12,
    cell: ({ result }) => `${result.feats[OWN_FIGHTER]?.attackCf ?? 0}/${result.feats[OWN_FIGHTER]?.defenceCf ?? 0}`,
  },
  { title: 'kills', width: 7, cell: ({ result }) => String(result.feats[OWN_FIGHTER]?.kills.length ?? 0) },
  { title: 'XP', width: 6, cell: ({ xpEarned }) => String(xpEarned) },
  { title: '', width: 14, cell: ({ bill }) => (bill.deathMatch ? 'sine missione' : '') },
];
const RESULT_COLUMN = COLUMNS.findIndex(({ title }) => title === 'result');

function letterOf({ result }: PastMunus): ResultLetter {
  return result.feats[OWN_FIGHTER]?.result ?? 'P';
}

/** Every bout he fought, and what they come to on the average. */
function drawBouts(canvas: Canvas, y: number, past: readonly PastMunus[]): void {
  const rows = canvas.height - y - 6;
  if (past.length === 0 || rows < 1) return;
  canvas.rule(0, y, canvas.width, { fg: 'rule' }, { title: 'His bouts', titleStyle: { fg: 'accent', bold: true } });
  drawRow(
    canvas,
    y + 1,
    COLUMNS.map(({ title }) => title),
    { fg: 'mute' },
  );
  const x = 2 + COLUMNS.slice(0, RESULT_COLUMN).reduce((sum, { width }) => sum + width, 0);
  const shown = past.slice(-rows);
  for (const [i, one] of shown.entries()) {
    drawRow(
      canvas,
      y + 2 + i,
      COLUMNS.map(({ cell }) => cell(one)),
      { fg: 'text' },
    );
    canvas.restyle(x, y + 2 + i, 1, 1, RESULT_STYLES[letterOf(one)]);
  }
  canvas.text(2, y + 3 + shown.length, averagesText(past), { fg: 'mute' });
}

function averagesText(past: readonly PastMunus[]): string {
  const own = past.flatMap(({ result }) => result.feats[OWN_FIGHTER] ?? []);
  const values = past.flatMap(({ bill: { challengers } }) => challengers.map(({ man }) => combatValue(man)));
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  const wounds = sum(own.map((one) => sum(Object.values(one.wounds))));
  return [
    ...(values.length === 0 ? [] : [`opponents of CV ${(sum(values) / values.length).toFixed(1)} on average`]),
    `kills ${sum(own.map(({ kills }) => kills.length))}`,
    `missus given ${sum(own.map(({ opponentsGranted }) => opponentsGranted))}`,
    `received ${own.filter(({ missusGranted }) => missusGranted).length}`,
    `wounds taken ${wounds}`,
    `XP earned ${sum(past.map(({ xpEarned }) => xpEarned))}`,
  ].join('   ');
}

function drawRow(canvas: Canvas, y: number, cells: readonly string[], style: Style): void {
  let x = 2;
  for (const [i, cell] of cells.entries()) {
    const width = COLUMNS[i]?.width ?? 12;
    canvas.text(x, y, truncate(cell, width - 1, canvas.skin), style);
    x += width;
  }
}
