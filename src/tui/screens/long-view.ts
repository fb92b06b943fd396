/** The lower part of a long game's screen: what is told, or what is asked with its menu and what is past below it. */

import type { GameEvent } from '../../kernel/event.ts';
import type { JournalLine } from '../../session/frames.ts';
import type { Canvas } from '../canvas.ts';
import type { ScreenName } from '../keymap.ts';
import { drawLines } from '../match/log.ts';
import { linesForAll, markedRow } from '../menu-rows.ts';
import { paneOf } from '../pane.ts';
import { drawKeyBar, drawTold } from '../parts.ts';
import type { Env } from '../program.ts';
import type { MenuItem, View } from '../view.ts';
import type { LongState } from './long-game.ts';

/** Rows below the lower part: the question and the keys, and one between. */
const FOOT = 3;
/** Rows that what is past takes at least, below a menu that leaves it room. */
const PAST_ROWS = 9;
/** Lines of a menu that come before them. */
const MENU_ROWS = 12;
/** The widest menu. */
const MENU_WIDTH = 110;

/** What is asked. */
interface Asked<I extends MenuItem> {
  /** The first row of the lower part. */
  readonly top: number;
  readonly keys: ScreenName;
  /** Tells the menu from others with the same lines. */
  readonly id: string;
  readonly question: string;
  readonly items: readonly I[];
  /** Columns of the menu; absent: as many as there are, up to the widest. */
  readonly width?: number;
  /** The row of the mark; absent: that of the item under it. */
  readonly initial?: number;
  /** Draws what is past from a row on; null: there is no room for it. */
  readonly past: ((y: number) => void) | null;
}

/** Draws what is told from a row on; meanwhile nothing is asked. */
export function drawNews(canvas: Canvas, top: number, lines: readonly JournalLine<GameEvent>[], env: Env): View {
  drawLines(paneOf(canvas, 2, top, canvas.width - 4, canvas.height - top - FOOT), lines, 0, undefined);
  drawTold(canvas, canvas.height - 2, 'Enter goes on, f tells the rest, ? asks why.', 'tell');
  drawKeyBar(canvas, 'walk', env);
  return { canvas, menu: null };
}

/** Draws what is asked; a menu leaves what is past its room, unless it is short of its own. */
export function drawAsked<I extends MenuItem>(
  canvas: Canvas,
  { notice, at }: Pick<LongState, 'notice' | 'at'>,
  { top, keys, id, question, items, past, ...given }: Asked<I>,
  env: Env,
): View {
  const tone = notice === null ? 'ask' : notice.tone === 'warn' ? 'refuse' : 'tell';
  drawTold(canvas, canvas.height - 2, notice?.text ?? question, tone);
  drawKeyBar(canvas, keys, env);
  const width = given.width ?? Math.min(MENU_WIDTH, canvas.width - 2);
  const rows = canvas.height - FOOT - top;
  const limit = past === null ? rows : Math.min(linesForAll(items, width), Math.max(MENU_ROWS, rows - PAST_ROWS), rows);
  past?.(top + limit + 1);
  const initial = given.initial ?? markedRow(items, at);
  return {
    canvas,
    menu: { id: [id, ...items.map(({ label }) => label)].join('-'), x: 1, y: top, width, limit, items, initial },
  };
}
