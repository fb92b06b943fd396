/** Below the hub, where a screen is tall: the men of the house as a table, and the purses of all houses as a chart. */

import type { Canvas } from '../../../../../tui/canvas.ts';
import type { Env } from '../../../../../tui/program.ts';
import type { PageLine } from '../../../../../tui/screens/text-page.ts';
import type { HousesState } from '../../../house/types.ts';
import { OWN_HOUSE } from '../quiet.ts';
import { menOf } from '../state.ts';
import { chart } from './ledger-page.ts';
import { menLines } from './men-table.ts';

/** Rows of a screen from which on there is room for it. */
const TALL = 34;
/** Columns from which on the chart stands beside the table. */
const WIDE = 110;
const LEAST_ROWS = 12;

/** Whether there is room below the hub. */
export function hasStable({ rows }: Pick<Env, 'rows'>): boolean {
  return rows >= TALL;
}

/** Rows that it takes; 0 where there is no room. */
export function stableRows({ rows }: Pick<Env, 'rows'>): number {
  return hasStable({ rows }) ? Math.max(LEAST_ROWS, Math.floor((rows - 4) * 0.4)) : 0;
}

/** Draws the men, and beside or in place of what they leave free the chart. */
export function drawStable(canvas: Canvas, y: number, state: Readonly<HousesState>, env: Env): void {
  const height = stableRows(env);
  const wide = canvas.width >= WIDE;
  const width = wide ? Math.floor(canvas.width * 0.6) : canvas.width;
  const men = menOf(state, OWN_HOUSE);
  const table = menLines(men, state, width - 4);
  drawBox(canvas, { x: 0, y, width, height }, 'Your men', table);
  if (!wide) return;
  const room = canvas.width - width - 4;
  const lines = chart('Denarii', state, ({ denarii }) => denarii, room, height - 4, env.skin);
  drawBox(canvas, { x: width, y, width: canvas.width - width, height }, 'Month by month', lines);
}

function drawBox(
  canvas: Canvas,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  title: string,
  lines: readonly PageLine[],
): void {
  canvas.box(x, y, width, height, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
  for (const [i, line] of lines.slice(0, height - 2).entries()) canvas.segments(x + 2, y + 1 + i, line, x + width - 2);
}
