/** The yard: the familia, the way to freedom or what is being made, and where there is room matches and rivals. */
import { capital } from '../../../../kernel/words.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { type Pane, paneOf } from '../../../../tui/pane.ts';
import { promptNow } from '../../../../tui/screens/long-game.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { monthText } from '../../career/calendar.ts';
import type { CareerState } from '../../career/types.ts';
import { comingLines, sizeText, starComing } from '../making.ts';
import { shapeOf, sizeIn } from './menus.ts';
import { livingRivals, rivalLine } from './rivals-page.ts';
import { calendarRows, pastRow, roadRows } from './road-rows.ts';
import { stakesRows } from './stakes-rows.ts';
import { familiaRows, plain, type Row } from './star-rows.ts';
import type { FamiliaScreenState } from './state.ts';

/** Rows of a screen from which on panels are higher and matches stand below the menu, and columns from which they are wider. */
const TALL = 34;
const WIDE = 110;

interface Frame {
  readonly left: number;
  readonly rows: number;
}

const frameOf = ({ width, height }: Canvas): Frame => ({
  left: width >= WIDE ? 54 : 40,
  rows: height >= TALL ? 15 : 11,
});

/** The first row below the panels. */
export const belowHub = (canvas: Canvas): number => 1 + frameOf(canvas).rows;

/** Draws both panels; from the first row below them the rest of the screen is free. */
export function drawHub(canvas: Canvas, state: FamiliaScreenState): void {
  const now = state.game.session.match.state;
  const { left, rows } = frameOf(canvas);
  drawPanel(paneOf(canvas, 0, 1, left, rows), 'The familia', familiaRows(now, rows - 2));
  const beside = paneOf(canvas, left, 1, canvas.width - left, rows);
  const made = making(state, beside.width - 4);
  drawPanel(beside, made?.title ?? 'The way to freedom', made?.rows ?? wayRows(now, rows - 2));
}

/** The way to freedom, and below it the months that there is room for. */
function wayRows(now: Readonly<CareerState>, rows: number): readonly Row[] {
  const road = roadRows(now, rows - 1);
  return [...road, [], ...calendarRows(now, rows - 1 - road.length)];
}

function drawPanel({ canvas, x, y, width, height }: Pane, title: string, rows: readonly Row[]): void {
  canvas.box(x, y, width, height, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
  for (const [i, row] of rows.slice(0, height - 2).entries()) canvas.segments(x + 2, y + 1 + i, row, x + width - 1);
}

/** Every text from a new row on, what goes on in it a little to the right. */
function wrapped(texts: readonly string[], width: number): readonly Row[] {
  return texts.flatMap((text) => wrapText(text, width - 2).map((row, i) => [plain(i === 0 ? row : `  ${row}`)]));
}

interface Making {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** What stands beside the familia while something is made: a match, a Star; null: nothing is. */
function making(state: FamiliaScreenState, width: number): Making | null {
  const texts = (title: string, lines: readonly string[]): Making => ({ title, rows: wrapped(lines, width) });
  const prompt = promptNow(state);
  const now = state.game.session.match.state;
  switch (prompt?.kind) {
    case 'day':
      return state.room === 'fight' ? { title: 'The match', rows: stakesRows(now, state.making, width) } : null;
    case 'birth':
      return texts('A new Star', BIRTH);
    case 'signature':
      return texts(prompt.birth.name, [`${capital(sizeText(sizeIn(now, prompt)))}.`, ...SIGNATURE]);
    case 'shape': {
      const { points, primary } = shapeOf(state);
      const size = sizeIn(now, prompt);
      const star = { ...prompt.birth, size, signatures: prompt.signatures, points, style: primary };
      const coming = starComing(star, now.setup.starPower);
      const known = prompt.signatures.filter((one) => one !== 'none').join(', ');
      return texts(prompt.birth.name, [
        `${capital(sizeText(size))}.${known === '' ? '' : ` Known for: ${known}.`}`,
        ...comingLines(coming),
        ...(coming.start.strength <= FRAIL ? [FRAIL_TEXT] : []),
      ]);
    }
    default:
      return null;
  }
}

/** 8 Strength at which one blow of Impact 3 leaves nothing of a part. */
const FRAIL = 3;
const FRAIL_TEXT = 'A good blow can take a whole part.';

const BIRTH = [
  'First the size is rolled: two times in three average, of a woman less often. Then you choose what the Star is known for, divide twelve points, and choose one style or two.',
  'What is rolled stands, also for the one you make instead.',
];
const SIGNATURE = [
  'What a Star is known for changes the rated total, by which Fame is counted: whoever is rated higher than an opponent wins nothing by beating that one.',
  'A second signature is rolled, and has to be kept.',
];

/** Draws matches gone by, from row `y` on, and right of the menu those who may come back; where there is room. */
export function drawBelow(canvas: Canvas, now: Readonly<CareerState>, y: number): void {
  if (canvas.width >= WIDE && now.outcome === null) drawRivals(canvas, now, y);
  const rows = canvas.height - 3 - y;
  if (canvas.height < TALL || now.past.length === 0 || rows < 2) return;
  const title = `Matches (${now.past.length})`;
  canvas.rule(0, y, canvas.width, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
  const shown = now.past.slice(1 - rows).toReversed();
  for (const [i, one] of shown.entries())
    canvas.segments(2, y + 1 + i, pastRow(one, canvas.width - 4), canvas.width - 1);
}

/** Columns of the menu where rivals stand beside it. */
const MENU = 72;

function drawRivals(canvas: Canvas, now: Readonly<CareerState>, end: number): void {
  const top = belowHub(canvas);
  const best = livingRivals(now);
  if (best.length === 0) return;
  canvas.text(MENU + 2, top, `Who may come back (${best.length})`, { fg: 'accent', bold: true });
  for (const [i, one] of best.slice(0, Math.max(0, end - top - 2)).entries())
    canvas.segments(MENU + 2, top + 1 + i, rivalLine(one), canvas.width - 1);
}

/** Columns that a menu may take. */
export const menuWidth = ({ width }: Canvas): number => (width >= WIDE ? MENU : width - 2);

/** What stands at the right of the header. */
export function headOf({ turn, slots, used, outcome }: Readonly<CareerState>): string {
  if (outcome !== null) return 'closed';
  return turn === 0 ? '' : `${monthText(turn)}, ${slots - used} of ${slots} matches left`;
}
