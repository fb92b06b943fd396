/** The school: the man, his calendar, and what there is to do before the next games. */
import { combatValue } from '../../engine/campaign/fighter.ts';
import type { Man } from '../../engine/campaign/man-types.ts';
import type { CareerState, PastMunus } from '../../engine/campaign/types.ts';
import type { ResultLetter } from '../../engine/gladiator/types.ts';
import { signed } from '../../engine/kernel/roll-text.ts';
import type { Canvas, Segment } from '../canvas.ts';
import { truncate } from '../glyphs.ts';
import { beastsText } from '../kit/beast-notes.ts';
import type { Style } from '../style.ts';
import { drawMan } from './man-panel.ts';
import { capitalised, dateOf, matchText } from './words.ts';

const PANEL_ROWS = 11;
const LEFT = 42;
/** Rows of the canvas from which on the bouts are shown as a table too. */
const TALL = 32;

/** The first row below the panels. */
export const BELOW_PANELS = PANEL_ROWS + 2;

/** Draws man and calendar; on tall screens every bout he fought below `menuEnd`. */
export function drawHub(canvas: Canvas, state: Readonly<CareerState>, man: Man, menuEnd: number): void {
  drawMan(canvas, { x: 0, y: 1, width: LEFT, height: PANEL_ROWS }, man, combatValue(man));
  drawCalendar(canvas, state);
  if (canvas.height >= TALL) drawBouts(canvas, menuEnd, state.past);
}

export const RESULT_STYLES: { readonly [L in ResultLetter]: Style } = {
  V: { fg: 'good', bold: true },
  S: { fg: 'accent', bold: true },
  M: { fg: 'warn', bold: true },
  P: { fg: 'bad', bold: true },
};

function drawCalendar(canvas: Canvas, { past, turn, outcome }: Readonly<CareerState>): void {
  const width = canvas.width - LEFT;
  canvas.box(
    LEFT,
    1,
    width,
    PANEL_ROWS,
    { fg: 'rule' },
    { title: 'Calendar', titleStyle: { fg: 'accent', bold: true } },
  );
  const rows = PANEL_ROWS - 3;
  const told = past.slice(-rows);
  for (const [i, one] of told.entries())
    canvas.segments(LEFT + 2, 2 + i, pastLine(one, width - 4, canvas), canvas.width - 2);
  if (outcome !== null) return;
  const next = past.some(({ munus }) => munus === turn) ? turn + 1 : Math.max(1, turn);
  const { month } = dateOf(next);
  canvas.segments(LEFT + 2, 2 + told.length, [
    { text: `${month.slice(0, 3)}  `, style: { fg: 'text', bold: true } },
    { text: `munus ${next}, to be arranged (38.2)`, style: { fg: 'mute' } },
  ]);
}

function pastLine({ munus, bill, result, xpEarned, pr }: PastMunus, width: number, canvas: Canvas): readonly Segment[] {
  const letter = result.feats.A?.result ?? 'P';
  const change = pr.to === pr.from ? '' : ` PR ${signed(pr.to - pr.from)}`;
  const tail = ` +${xpEarned} XP${change}`;
  const room = width - 8 - tail.length;
  return [
    { text: `${dateOf(munus).month.slice(0, 3)}  `, style: { fg: 'mute' } },
    { text: `${letter} `, style: RESULT_STYLES[letter] },
    { text: truncate(foesText(bill), room, canvas.skin).padEnd(room) },
    { text: tail, style: { fg: 'mute' } },
  ];
}

/** Whom he met: 'Priscus', 'Priscus +1', 'two lions'. */
export function foesText({ challengers, beasts, type }: PastMunus['bill']): string {
  const [first] = challengers;
  if (first === undefined) return beasts.length === 0 ? matchText(type) : beastsText(beasts);
  return `${first.man.name}${challengers.length > 1 ? ` +${challengers.length - 1}` : ''}, ${capitalised(first.man.style)}`;
}

const COLUMNS = [7, 24, 22, 7, 8, 14, 14] as const;

function drawBouts(canvas: Canvas, y: number, past: readonly PastMunus[]): void {
  if (past.length === 0) return;
  canvas.rule(0, y, canvas.width, { fg: 'rule' }, { title: 'His bouts', titleStyle: { fg: 'accent', bold: true } });
  drawRow(canvas, y + 1, ['munus', 'opponent', 'match', 'turns', 'result', 'att/def CF', 'kills', 'XP'], {
    fg: 'mute',
  });
  const rows = canvas.height - y - 5;
  for (const [i, one] of past.slice(-rows).entries()) {
    const own = one.result.feats.A;
    const letter = own?.result ?? 'P';
    const cells = [
      String(one.munus),
      foesText(one.bill),
      `${matchText(one.bill.type)}${one.bill.deathMatch ? ' (death)' : ''}`,
      String(one.result.turns),
      letter,
      `${own?.attackCf ?? 0}/${own?.defenceCf ?? 0}`,
      String(own?.kills.length ?? 0),
      String(one.xpEarned),
    ];
    drawRow(canvas, y + 2 + i, cells, { fg: 'text' });
    canvas.restyle(
      2 + COLUMNS.slice(0, 4).reduce<number>((sum, width) => sum + width, 0),
      y + 2 + i,
      1,
      1,
      RESULT_STYLES[letter],
    );
  }
}

function drawRow(canvas: Canvas, y: number, cells: readonly string[], style: Style): void {
  let x = 2;
  for (const [i, cell] of cells.entries()) {
    const width = COLUMNS[i] ?? 12;
    canvas.text(x, y, truncate(cell, width - 1, canvas.skin), style);
    x += width;
  }
}
