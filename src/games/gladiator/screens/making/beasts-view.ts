/** Choosing beasts on a screen: the list with numbers at the left, picture and facts of the one under the mark at the right. */

import { signed } from '../../../../kernel/roll-text.ts';
import { capital } from '../../../../kernel/words.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { GLYPHS } from '../../../../tui/glyphs.ts';
import { onLine } from '../../../../tui/mouse/targets.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { drawFrame, drawSentences, PANEL } from '../../../../tui/screens/panel.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { isIn } from '../../rules/beasts/setup.ts';
import { BEAST_KINDS, type BeastBook, type BeastKind } from '../../rules/beasts/types.ts';
import { SIDE_MAX } from '../../rules/setup/lineup.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { actionCounts, beastRatingsText, beastSentences, beastSize, beastsText } from '../kit/beast-notes.ts';
import { BEAST_ROWS, beastPicture } from '../kit/beast-pictures.ts';
import { drawAnimal } from '../kit/draw-kit.ts';

/** What can be marked: a drawn hunt, or a kind. */
export const BEAST_CHOICES = ['hunt', ...BEAST_KINDS] as const;
export type BeastChoice = (typeof BEAST_CHOICES)[number];

/** P180 What can be marked where that book is in force. */
export function choicesIn(book: BeastBook): readonly BeastChoice[] {
  return BEAST_CHOICES.filter((choice) => choice === 'hunt' || isIn(book, choice));
}

/** Beasts being chosen. */
export interface BeastsState {
  readonly book: BeastBook;
  readonly row: number;
  readonly counts: { readonly [K in BeastKind]?: number };
  readonly refused: string | null;
}

/** The choice under the mark. */
export const markedIn = ({ book, row }: BeastsState): BeastChoice => choicesIn(book)[row] ?? 'hunt';

/** How many have been called up. */
export function calledUp({ counts }: Pick<BeastsState, 'counts'>): number {
  return BEAST_KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}

/** Rows and columns of the list. */
const FIRST = 4;
const WIDTH = 43;
const COLUMNS = { mark: 1, name: 3, count: 17, cf: 24, w: 29, hide: 33, cunning: 39 } as const;

/** Draws the whole choice. */
export function drawBeasts(state: BeastsState, env: Env): Canvas {
  const canvas = blankScreen(env);
  const { tables } = gladiatorFiles(env.services);
  const count = calledUp(state);
  drawHeader(canvas, 'Beasts', count === 0 ? '28' : `${count} of ${SIDE_MAX} at most`);
  drawHeads(canvas, state.book);
  for (const [i, choice] of choicesIn(state.book).entries()) {
    drawRow(canvas, FIRST + i, state, choice, i === state.row, tables);
    canvas.aim(0, FIRST + i, WIDTH, 1, onLine(i, state.row, choice === 'hunt' ? 'Enter' : 'Right'));
  }
  const marked = markedIn(state);
  if (marked === 'hunt') drawHunt(canvas, state.book, tables);
  else drawBeastBox(canvas, state.book, marked, tables);
  if (state.refused !== null) drawPrompt(canvas, canvas.height - 2, state.refused, 'refuse');
  else drawPrompt(canvas, canvas.height - 2, count === 0 ? ONE : MANY);
  drawKeyBar(canvas, 'beasts', env);
  return canvas;
}

const ONE = 'Enter takes what is marked; Left and Right change how many.';
const MANY = 'Enter takes them; Left and Right change their numbers.';

function drawHeads(canvas: Canvas, book: BeastBook): void {
  for (const [column, head] of [
    ['cf', '  CF'],
    ['w', '  W'],
    ['hide', 'hide'],
    ['cunning', 'cun'],
  ] as const)
    if (book === 'colosseum' || column === 'cf' || column === 'w')
      canvas.text(COLUMNS[column], FIRST - 1, head, { fg: 'mute' });
}

function drawRow(
  canvas: Canvas,
  y: number,
  { book, counts }: BeastsState,
  choice: BeastChoice,
  chosen: boolean,
  tables: Tables,
): void {
  if (chosen) {
    canvas.fill(0, y, WIDTH, 1, { bg: 'selBg' });
    canvas.put(COLUMNS.mark, y, GLYPHS[canvas.skin].selection, { fg: 'accent', bold: true });
  }
  const style = { fg: chosen ? 'key' : 'text', bold: chosen } as const;
  if (choice === 'hunt') {
    canvas.text(COLUMNS.name, y, 'A hunt', style);
    canvas.text(COLUMNS.count - 2, y, '1D3 of them, drawn (P89)', { fg: 'mute' });
    return;
  }
  canvas.text(COLUMNS.name, y, capital(choice), style);
  const count = counts[choice] ?? 0;
  canvas.text(
    COLUMNS.count,
    y,
    count === 0 ? '-' : `${count}`,
    count === 0 ? { fg: 'mute' } : { fg: 'accent', bold: true },
  );
  if (chosen) {
    canvas.put(COLUMNS.count - 2, y, '<', { fg: 'key', bold: true });
    canvas.put(COLUMNS.count + 2, y, '>', { fg: 'key', bold: true });
  }
  const { cf, w } = beastSize(tables, book, choice);
  const plain = { fg: 'mute' } as const;
  canvas.text(COLUMNS.cf, y, `${cf}`.padStart(4), plain);
  canvas.text(COLUMNS.w, y, `${w}`.padStart(3), plain);
  if (book !== 'colosseum') return;
  const { hide, cunning } = tables.beasts[choice];
  canvas.text(COLUMNS.hide, y, `${hide}`.padStart(4), plain);
  canvas.text(COLUMNS.cunning, y, signed(cunning).padStart(3), plain);
}

/** The box with the picture of a beast and what it is. */
function drawBeastBox(canvas: Canvas, book: BeastBook, kind: BeastKind, tables: Tables): void {
  const inside = drawFrame(canvas, capital(kind), book === 'colosseum' ? '28.3.3' : 'P180');
  const { inner, width, bottom } = inside;
  drawAnimal(canvas, inner, 3, beastPicture(kind));
  const ratings = beastRatingsText(tables, book, kind);
  const at = ratings.length > width ? inner - 1 : inner;
  canvas.text(at, 3 + BEAST_ROWS, ratings, { fg: 'accent', bold: true });
  const y = drawSentences(canvas, 4 + BEAST_ROWS, inside, beastSentences(tables, book, kind));
  if (book === 'colosseum') drawActions(canvas, inner, y, bottom, kind, tables);
}

/** 28.5 A bar for each thing it does, as long as the throws of 36 that bring it, where there is room. */
function drawActions(canvas: Canvas, x: number, y: number, bottom: number, kind: BeastKind, tables: Tables): void {
  const counts = actionCounts(tables, kind);
  if (bottom - y < counts.length) return;
  for (const [i, { word, count }] of counts.entries()) {
    canvas.text(x, y + i, word, { fg: 'mute' });
    const end = canvas.text(x + 9, y + i, GLYPHS[canvas.skin].gauge.full.repeat(count), { fg: 'foeFg' });
    canvas.text(end + 1, y + i, `${count}`, { fg: 'accent', bold: true });
  }
}

/** Beside a list of men: what it means to meet beasts, or the first of those chosen before. */
export function drawBeastsNote(canvas: Canvas, book: BeastBook, beasts: readonly BeastChoice[], tables: Tables): void {
  const [first = 'hunt'] = beasts;
  for (let y = 2; y < canvas.height - 2; y++) canvas.text(PANEL.x, y, ' '.repeat(canvas.width - PANEL.x));
  if (first === 'hunt' || !isIn(book, first)) drawHunt(canvas, book, tables);
  else drawBeastBox(canvas, book, first, tables);
}

function drawHunt(canvas: Canvas, book: BeastBook, tables: Tables): void {
  const kinds = BEAST_KINDS.filter((kind) => isIn(book, kind)); // P189 five kinds by Springsteen's book
  const box = kinds.flatMap((kind) => Array<BeastKind>(tables.beasts[kind].counters).fill(kind));
  drawSentences(canvas, 3, drawFrame(canvas, 'A hunt', 'P89'), [
    `1D3 beasts, drawn from all counters: ${beastsText(box)}.`,
    'They begin five hexes away, in an arc around a lone man, and you see what they are.',
    'The hunt is won when all are down (P97). If all that are left are in panic after turn 3, or when turn 10 ends, the hunt is stopped. There is no missus.',
    'Bestiarii and venatores are made for it (28.1.1), but any style may try.',
  ]);
}
