/** The order being written, and what may be written next. */

import { plotText, stridesOf, walk } from '../../engine/gladiator/plot.ts';
import { hexLabel } from '../../engine/kernel/arena.ts';
import { DIRECTION_NAMES, type Direction } from '../../engine/kernel/hex.ts';
import type { Canvas } from '../canvas.ts';
import { truncate } from '../glyphs.ts';
import { BINDINGS, keysOf } from '../keymap.ts';
import { asciiKeyLabel, keyLabel } from '../keys.ts';
import type { Env } from '../program.ts';
import { type PlotDraft, type PlotGround, plotPrices, stanceAfter } from './plot-draft.ts';
import type { Way } from './ways.ts';

/** The key that steps in a direction under the player's preset. */
export function stepKey(direction: Direction, env: Env): string {
  const binding = BINDINGS.find(({ command }) => command === `step-${direction}`);
  const [key] = binding === undefined ? [''] : keysOf(binding, env.settings.keys);
  return key ?? '';
}

/** Draws the panel from row `y` on, within `height` rows. */
export function drawPlotPanel(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  ground: PlotGround,
  draft: PlotDraft,
  ways: readonly Way[],
  env: Env,
): void {
  const arrow = env.skin === 'ascii' ? '->' : '→';
  canvas.rule(x, y, width, { fg: 'rule' }, { title: 'Your order', titleStyle: { fg: 'accent', bold: true } });
  const rows = planRows(ground, draft, arrow);
  for (const [i, row] of rows.entries())
    canvas.text(x + 1, y + 1 + i, truncate(row, width - 2, env.skin), {
      fg: i < draft.actions.length ? 'path' : 'text',
    });
  const [price] = plotPrices(ground, draft);
  if (price !== undefined) canvas.text(x + 1, y + 3, truncate(`! ${price}`, width - 2, env.skin), { fg: 'warn' });
  else if (draft.act) canvas.text(x + 1, y + 3, 'then stop to throw (13.3)', { fg: 'accent' });
  drawWays(canvas, x, y + 4, width, height - 4, ways, ground, env);
}

function planRows(ground: PlotGround, draft: PlotDraft, arrow: string): readonly string[] {
  const stances = draft.actions.map((_, i) =>
    walk(ground.fighter, stridesOf(ground.tables, draft.actions.slice(0, i + 1))).at(-1),
  );
  const rows = draft.actions.map((action, i) => {
    const stance = stances[i] ?? ground.fighter;
    const text = plotText({ actions: [action], act: false });
    return `${i + 1} ${text.padEnd(7)} ${arrow} ${hexLabel(ground.state.window, stance.at)}, facing ${DIRECTION_NAMES[stance.facing]}`;
  });
  if (rows.length === 0) {
    const { facing } = stanceAfter(ground, draft);
    const lead = draft.lead === 0 ? '' : `, turned to ${DIRECTION_NAMES[facing]}`;
    return [`nothing yet${lead}: Enter stands still`];
  }
  if (draft.lead !== 0) return [...rows, `  turned to ${DIRECTION_NAMES[stanceAfter(ground, draft).facing]} first`];
  return rows;
}

function drawWays(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  ways: readonly Way[],
  ground: PlotGround,
  env: Env,
): void {
  if (height < 2) return;
  const title = ways.length === 0 ? 'No further step' : 'Steps';
  canvas.rule(x, y, width, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
  const label = env.skin === 'ascii' ? asciiKeyLabel : keyLabel;
  for (const [i, way] of ways.slice(0, height - 1).entries()) {
    const row = y + 1 + i;
    canvas.text(x + 1, row, label(stepKey(way.direction, env)), { fg: 'key', bold: true });
    canvas.text(x + 3, row, way.code.padEnd(5), { fg: 'text' });
    canvas.text(x + 9, row, hexLabel(ground.state.window, way.to), { fg: 'mute' });
    const tone = way.tone === 'plain' ? 'mute' : way.tone === 'good' ? 'good' : 'warn';
    canvas.text(x + 14, row, truncate(way.note, width - 15, env.skin), { fg: tone });
  }
}
