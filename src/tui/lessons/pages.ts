/** How lessons look: their list, what one is about, what came of it. */
import type { Canvas } from '../canvas.ts';
import { GLYPHS } from '../glyphs.ts';
import { paneOf } from '../pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, drawTold } from '../parts.ts';
import type { Env, GameLine } from '../program.ts';
import type { MenuItem, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import { drawFigures } from './figures.ts';
import { isToLearn, learnedOf, learnedText } from './learned.ts';
import type { LessonOutcome } from './outcome.ts';

/** A page of the lessons: the list, a lesson, or what came of it. `at` counts from 0, `attempt` from 1. */
export type LessonPage =
  | { readonly kind: 'list' }
  | (LessonPlace & {
      readonly kind: 'lesson';
      readonly text: readonly string[];
      readonly task: string;
      /** Why it could not begin, or null. */
      readonly notice: string | null;
    })
  | (LessonPlace & {
      readonly kind: 'outcome';
      readonly outcome: LessonOutcome;
      /** The figures of its first rows, as far as they are reckoned. */
      readonly known: readonly (readonly string[])[];
      /** The title of the lesson after it, or null. */
      readonly next: string | null;
    });

interface LessonPlace {
  readonly at: number;
  readonly attempt: number;
  readonly title: string;
}

/** Cells that texts take across. */
const WIDTH = 72;

/** Draws a page of the lessons of a game. */
export function pageView(page: LessonPage, line: GameLine, env: Env): View {
  const canvas = blankScreen(env);
  drawKeyBar(canvas, 'lessons', env);
  const x = Math.floor((canvas.width - WIDTH) / 2);
  const top = canvas.height >= 34 ? 4 : 2;
  switch (page.kind) {
    case 'list':
      return listView(canvas, x, top, line, env);
    case 'lesson':
      return lessonView(canvas, x, top, page, line);
    case 'outcome':
      return outcomeView(canvas, x, top, page, line);
  }
}

const ABOUT =
  'Each lesson is a moment of a real match. It says one thing, asks for one decision, and shows what that was worth. Take them in any order and as often as you like: only the ticks are kept.';

function listView(canvas: Canvas, x: number, top: number, line: GameLine, env: Env): View {
  const { lessons = [], title } = line;
  const { settings } = env;
  const glyphs = GLYPHS[canvas.skin];
  const learned = learnedOf(settings, line.id);
  const next = lessons.find(({ id }) => !learned.includes(id));
  drawHeader(canvas, `Learn · ${title}`, learnedText(line, settings, 'none learned yet'));
  const y = drawParagraphs(canvas, x, top, [ABOUT]);
  drawPrompt(canvas, canvas.height - 2, 'Which lesson? Esc leaves one at any time.');
  const items = lessons.map(
    ({ id, title: label }): MenuItem => ({
      value: id,
      label: `${learned.includes(id) ? glyphs.done : glyphs.undone} ${label}`,
      note: learned.includes(id) ? 'learned' : id === next?.id ? 'next' : '',
    }),
  );
  const all = isToLearn(line, settings)
    ? [...items, { value: 'wave', label: 'Take Learn off the title', note: `it stays on ${title}'s page` }]
    : items;
  const initial = next === undefined ? 0 : lessons.indexOf(next);
  const limit = Math.min(all.length, canvas.height - 3 - y);
  const menu = { id: `lessons-${learned.length}-${all.length}`, x, y, width: WIDTH, limit, items: all, initial };
  return { canvas, menu };
}

const placeText = ({ at, attempt }: LessonPlace, { lessons = [] }: GameLine): string =>
  `lesson ${at + 1} of ${lessons.length}${attempt > 1 ? `, try ${attempt}` : ''}`;

function lessonView(
  canvas: Canvas,
  x: number,
  top: number,
  page: Extract<LessonPage, { kind: 'lesson' }>,
  line: GameLine,
): View {
  const { title, text, task, notice, at } = page;
  drawHeader(canvas, `Learn · ${line.title}`, placeText(page, line));
  canvas.text(x, top, title, { fg: 'accent', bold: true });
  const y = drawParagraphs(canvas, x, top + 2, text);
  for (const [i, row] of wrapText(task, WIDTH).entries()) canvas.text(x, y + i, row, { fg: 'key', bold: true });
  if (notice === null) drawPrompt(canvas, canvas.height - 2, 'Enter begins.');
  else drawTold(canvas, canvas.height - 2, notice, 'refuse');
  const items = [
    { value: 'begin', label: 'Begin', note: '' },
    { value: 'list', label: 'The lessons', note: '' },
  ];
  return menuBelow(canvas, x, `lesson-${at}`, items);
}

function outcomeView(
  canvas: Canvas,
  x: number,
  top: number,
  page: Extract<LessonPage, { kind: 'outcome' }>,
  line: GameLine,
): View {
  const { title, outcome, known, at, attempt, next } = page;
  const { learned, told, figures } = outcome;
  drawHeader(canvas, `Learn · ${line.title}`, placeText(page, line));
  const head = learned ? `${GLYPHS[canvas.skin].done} ${title}: learned` : `${title}: not yet`;
  canvas.text(x, top, head, { fg: learned ? 'good' : 'warn', bold: true });
  const y = drawParagraphs(canvas, x, top + 2, told);
  if (figures !== null) drawFigures(paneOf(canvas, x, y, WIDTH), figures, known);
  drawPrompt(canvas, canvas.height - 2, learned ? 'On to the next?' : 'It is allowed. Try it another way, or go on.');
  const again = { value: 'again', label: 'Try it again', note: 'from the same moment' };
  const list = { value: 'list', label: 'The lessons', note: '' };
  const onward =
    next === null
      ? { value: 'title', label: 'To the title', note: '' }
      : { value: 'next', label: 'Next lesson', note: next };
  return menuBelow(canvas, x, `outcome-${at}-${attempt}`, learned ? [onward, again, list] : [again, onward, list]);
}

/** A menu that ends above the prompt. */
function menuBelow(canvas: Canvas, x: number, id: string, items: readonly MenuItem[]): View {
  const y = canvas.height - 3 - items.length;
  return { canvas, menu: { id, x, y, width: WIDTH, limit: items.length, items, initial: 0 } };
}

/** Draws paragraphs with a row between them; the row after them. */
function drawParagraphs(canvas: Canvas, x: number, top: number, texts: readonly string[]): number {
  let y = top;
  for (const text of texts) {
    for (const row of wrapText(text, WIDTH)) canvas.text(x, y++, row, { fg: 'text' });
    y += 1;
  }
  return y;
}
