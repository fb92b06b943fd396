/** The order being written, and what may be written next. */

import { edgeBeyond, hexLabel } from '../../../../kernel/arena.ts';
import type { Direction, Hex } from '../../../../kernel/hex.ts';
import { GLYPHS, type Skin, truncate } from '../../../../tui/glyphs.ts';
import { keysOf } from '../../../../tui/keymap.ts';
import { asciiKeyLabel, keyLabel } from '../../../../tui/keys.ts';
import { presses } from '../../../../tui/mouse/targets.ts';
import { below, type Pane, paneOf } from '../../../../tui/pane.ts';
import type { Env } from '../../../../tui/program.ts';
import { type PlotDraft, type PlotGround, stanceAfter } from '../../ask/plot/plot-draft.ts';
import { plotOdds } from '../../ask/plot/plot-odds.ts';
import { prospectOf } from '../../ask/plot/prospect.ts';
import { endOfOrder, type StepWay } from '../../ask/plot/ways.ts';
import { nearestFoe } from '../../ask/sides.ts';
import { plotFault, plotText, stridesOf } from '../../rules/basic/plot.ts';
import { DIRECTION_NAMES } from '../../rules/directions.ts';
import { BINDINGS } from '../keys.ts';

/** The key that steps in a direction under the player's preset. */
export function stepKey(direction: Direction, env: Env): string {
  const binding = BINDINGS.find(({ command }) => command === `step-${direction}`);
  const [key] = binding === undefined ? [''] : keysOf(binding, env.settings.keys);
  return key ?? '';
}

/** Rows the panel takes: the order, and all six steps under it. */
export const PANEL_ROWS = 9;

/** Draws the panel from row `y` on. */
export function drawPlotPanel(
  pane: Pane,
  ground: PlotGround,
  draft: PlotDraft,
  ways: readonly StepWay[],
  env: Env,
  odds: boolean,
): void {
  const { canvas, x, y, width } = pane;
  canvas.rule(x, y, width, { fg: 'rule' }, { title: 'Your order', titleStyle: { fg: 'accent', bold: true } });
  canvas.text(x + 1, y + 1, truncate(orderText(ground, draft, env), width - 2, env.skin), {
    fg: draft.actions.length > 0 ? 'path' : 'text',
    bold: draft.actions.length > 0,
  });
  drawWays(below(pane, 2), ways, ground, env, odds ? plotOddsText(ground, draft, env.skin) : null);
  if (ways.length === 0 && draft.actions.length > 0)
    drawOutlook(paneOf(canvas, x + 1, y + 3, width), ground, draft, env);
}

/** Cells of a bar. */
const BAR = 4;

/** '■··· stumble 33 in 100'; null where nothing hangs on dice. */
function plotOddsText(ground: PlotGround, draft: PlotDraft, skin: Skin): string | null {
  const odds = plotOdds(ground, draft);
  if (odds === null || odds.chance === null) return odds?.words ?? null;
  const { gauge } = GLYPHS[skin];
  const full = odds.chance <= 0 ? 0 : Math.max(1, Math.round(BAR * odds.chance));
  return `${gauge.full.repeat(full)}${gauge.empty.repeat(BAR - full)} ${odds.words}`;
}

/** '1 F→h5 SE  2 SFR→i6 SE', and what is typed before or after it. */
function orderText(ground: PlotGround, draft: PlotDraft, env: Env): string {
  const arrow = env.skin === 'ascii' ? '>' : '→';
  const { stances } = prospectOf(ground, draft.actions);
  const steps = draft.actions.map((action, i) => {
    const written = draft.actions.slice(0, i + 1);
    const { at, facing } = stances[stridesOf(ground.tables, written).length - 1] ?? stances.at(-1) ?? ground.fighter;
    const text = plotText({ actions: [action], act: false });
    return `${i + 1} ${text}${arrow}${hexLabel(ground.state.window, at)} ${DIRECTION_NAMES[facing]}`;
  });
  const lead = draft.lead === 0 ? [] : [`turned to ${DIRECTION_NAMES[stanceAfter(ground, draft).facing]}, then`];
  const act = draft.act ? ['then throw or let go'] : [];
  const net = draft.net === null ? [] : [plotText({ actions: [], act: false, net: draft.net })];
  const parts = [...steps, ...lead, ...net, ...act];
  if (parts.length > 0) return parts.join('  ');
  const mayWait = plotFault(ground.state, ground.tables, ground.fighter, { actions: [], act: false }) === null;
  return mayWait ? 'nothing yet: Enter waits' : 'nothing yet';
}

/** Cells of a frame that neither its title nor what stands at its right can have. */
const FRAME = 8;

function drawWays(pane: Pane, ways: readonly StepWay[], ground: PlotGround, env: Env, odds: string | null): void {
  const { canvas, x, y, width } = pane;
  const named = ways.length === 0 ? 'No further step' : 'Steps';
  const fits = odds === null || named.length + odds.length + FRAME <= width;
  const title = fits ? { title: named } : {};
  const caption = { ...title, titleStyle: { fg: 'accent', bold: true } } as const;
  const right = odds === null ? {} : ({ right: odds, rightStyle: { fg: 'warn' } } as const);
  canvas.rule(x, y, width, { fg: 'rule' }, { ...caption, ...right });
  const label = env.skin === 'ascii' ? asciiKeyLabel : keyLabel;
  for (const [i, way] of ways.entries()) {
    const row = y + 1 + i;
    canvas.text(x + 1, row, label(stepKey(way.direction, env)), { fg: 'key', bold: true });
    canvas.text(x + 3, row, way.code.padEnd(5), { fg: 'text' });
    canvas.text(x + 9, row, placeOf(ground, way.to), { fg: 'mute' });
    canvas.text(x + 13, row, truncate(way.note, width - 14, env.skin), { fg: TONES[way.tone] });
    canvas.aim(x, row, width, 1, presses(stepKey(way.direction, env)));
  }
}

/** The name of a hex in three cells. */
function placeOf({ state: { window } }: PlotGround, hex: Hex): string {
  return edgeBeyond(window, hex) === null ? hexLabel(window, hex) : 'off';
}

const TONES = { plain: 'mute', good: 'good', warn: 'warn' } as const;

/** Where a whole order leads, in the place of the steps it has no more room for. */
function drawOutlook(pane: Pane, ground: PlotGround, draft: PlotDraft, env: Env): void {
  const { canvas, x, y, width } = pane;
  const { to, note, tone } = endOfOrder(ground, draft);
  canvas.text(
    x,
    y,
    `It ends in ${hexLabel(ground.state.window, to)}; if ${nearestFoe(ground.state, ground.fighter)?.beast ? 'it' : 'he'} stays:`,
    { fg: 'text' },
  );
  canvas.text(x, y + 1, truncate(note, width - 2, env.skin), { fg: TONES[tone] });
}
