/** Pages of lines that scroll; where there are several, Tab turns them. */

import type { Awaited } from '../../odds/labour.ts';
import type { Segment } from '../canvas.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, scrollKeys } from '../parts.ts';
import { BACK, type Env, type Idle, type Move, type Screen, screenOf, stay } from '../program.ts';
import { scrolled } from '../scroll.ts';
import type { Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import { helpScreen } from './help.ts';

/** A line of a page, in pieces of one style each. */
export type PageLine = readonly Segment[];

/** One page: its name in the header, and its lines for a width in cells. */
export interface TextPage {
  readonly title: string;
  readonly right: string;
  lines(width: number, env: Env): readonly PageLine[];
  /** What is being found while it is open, and changes its lines; absent: nothing. */
  readonly awaited?: Awaited<unknown> | null;
  /** The rules that it goes by; absent: none. */
  cites?(): readonly string[];
}

/** A text in lines for a page; a line that is set in goes on below a little further in. */
export function pageLines(lines: readonly string[], width: number): readonly PageLine[] {
  return lines.flatMap((line) => {
    const indent = line.length - line.trimStart().length;
    const below = indent === 0 ? 0 : indent + 2;
    return wrapText(line.trimStart(), width - below).map(
      (text, i): PageLine => [{ text: `${' '.repeat(i === 0 ? indent : below)}${text}`, style: { fg: 'text' } }],
    );
  });
}

/** What is written under one title. */
interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A chronicle: chapters with their titles, one after another. */
export function chaptersPage(right: string, chapters: () => readonly Chapter[]): TextPage {
  return {
    ...{ title: 'Chronicle', right },
    lines: (width) =>
      chapters().flatMap(({ title, lines }): readonly PageLine[] => [
        [{ text: title, style: { fg: 'accent', bold: true } }],
        ...pageLines(lines, width),
        [],
      ]),
  };
}

interface PagesState {
  readonly pages: readonly TextPage[];
  readonly at: number;
  readonly top: number;
  /** How often somebody was looked after who finds more. */
  readonly looks: number;
}

/** Opens pages at the first of them, or at another. */
export function textPages(pages: readonly TextPage[], at = 0): Screen {
  return screenFor({ pages, at, top: 0, looks: 0 });
}

function screenFor(state: PagesState): Screen {
  const awaited = pageAt(state).awaited ?? null;
  return {
    ...screenOf('page', state, { update, view }),
    timer: awaited === null || awaited.over ? null : { ms: LOOK_MS, token: `page ${state.looks}` },
    awaited,
    idle: (env) => idleIn(state, env),
    cites: () => pageAt(state).cites?.() ?? [],
  };
}

/** Milliseconds between two looks. */
const LOOK_MS = 30;

const SCROLLS = ['up', 'down', 'page-up', 'page-down', 'top', 'bottom'];

/** Keys for several pages, or for long ones, where there is one, or a short one. */
function idleIn(state: PagesState, env: Env): Idle {
  const turns = state.pages.length > 1 ? [] : ['next-page', 'page-before'];
  const scrolls = linesFor(state, env).length > rowsFor(env) ? [] : SCROLLS;
  return Object.fromEntries([...turns, ...scrolls].map((command) => [command, '']));
}

const MARGIN = 2;
/** Rows between the header and the prompt. */
const rowsFor = ({ rows }: Env): number => rows - 4;
const pageAt = ({ pages, at }: PagesState): TextPage => pages[at] ?? { title: '', right: '', lines: () => [] };

/** The lines of the page; nothing is to be scrolled for that stands blank at its end. */
function linesFor(state: PagesState, env: Env): readonly PageLine[] {
  const lines = pageAt(state).lines(env.columns - 2 * MARGIN, env);
  return lines.slice(0, 1 + lines.findLastIndex((line) => line.some(({ text }) => text !== '')));
}

function update(state: PagesState, message: Message, env: Env): Move {
  if (message.kind === 'tick') {
    pageAt(state).awaited?.look();
    return stay(screenFor({ ...state, looks: state.looks + 1 }));
  }
  if (message.kind !== 'key') return stay(screenFor(state));
  const last = Math.max(0, linesFor(state, env).length - rowsFor(env));
  const top = scrolled(state.top, message.command, last);
  if (top !== null) return stay(screenFor({ ...state, top }));
  switch (message.command) {
    case 'next-page':
      return stay(screenFor(turned(state, 1)));
    case 'page-before':
      return stay(screenFor(turned(state, -1)));
    case 'close':
      return BACK;
    case 'help':
      return { to: 'over', screen: screenFor(state), next: helpScreen('page') };
    default:
      return stay(screenFor(state));
  }
}

/** The page after this one, or before it, round the ends. */
function turned(state: PagesState, by: 1 | -1): PagesState {
  const count = state.pages.length;
  return { ...state, at: (state.at + by + count) % count, top: 0 };
}

function view(state: PagesState, env: Env): View {
  const canvas = blankScreen(env);
  const { title, right } = pageAt(state);
  const count = state.pages.length;
  if (count > 1) drawHeader(canvas, title, `${right}   page ${state.at + 1} of ${count}`, 'Tab');
  else drawHeader(canvas, title, right);
  const lines = linesFor(state, env);
  const rows = rowsFor(env);
  const top = Math.min(state.top, Math.max(0, lines.length - rows));
  for (const [i, line] of lines.slice(top, top + rows).entries())
    canvas.segments(MARGIN, 2 + i, line, canvas.width - 1);
  const below = lines.length - top - rows;
  if (below > 0)
    drawPrompt(canvas, canvas.height - 2, `${below} more ${below === 1 ? 'line' : 'lines'} below.`, 'tell');
  drawKeyBar(canvas, 'page', env, [
    ...(lines.length > rows ? [scrollKeys(env)] : []),
    ...(count > 1 ? [{ keys: 'Tab', does: 'next page' }] : []),
  ]);
  return { canvas, menu: null };
}
