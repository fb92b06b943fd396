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
  canvas.text(x, y + 1, truncate(orderText(ground, draft, env, width), width, env.skin), {
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

/** '1 F→h5 SE  2 SFR→i6 SE', and what is typed before or after it; in fewer cells where there is no room for that. */
function orderText(ground: PlotGround, draft: PlotDraft, env: Env, room: number): string {
  const arrow = env.skin === 'ascii' ? '>' : '→';
  const { stances } = prospectOf(ground, draft.actions);
  const steps = draft.actions.map((action, i) => {
    const written = draft.actions.slice(0, i + 1);
    const { at, facing } = stances[stridesOf(ground.tables, written).length - 1] ?? stances.at(-1) ?? ground.fighter;
    const code = plotText({ actions: [action], act: false });
    return { code, to: `${arrow}${hexLabel(ground.state.window, at)} ${DIRECTION_NAMES[facing]}` };
  });
  const lead = draft.lead === 0 ? [] : [`turned to ${DIRECTION_NAMES[stanceAfter(ground, draft).facing]}, then`];
  const net = draft.net === null ? [] : [plotText({ actions: [], act: false, net: draft.net })];
  const rest = [...lead, ...net, ...(draft.act ? ['then throw or drop'] : [])];
  const brief = [...lead, ...net, ...(draft.act ? ['+ throw'] : [])];
  if (steps.length + rest.length > 0) {
    const numbered = steps.map(({ code, to }, i) => `${i + 1} ${code}${to}`);
    const bare = steps.map(({ code, to }) => `${code}${to}`);
    const last = `${steps.map(({ code }) => code).join(' ')}${steps.at(-1)?.to ?? ''}`;
    const forms = [
      [...numbered, ...rest],
      [...numbered, ...brief],
      [...bare, ...brief],
      [last, ...brief],
      [
        last,
        ...(draft.lead === 0 ? [] : [`to ${DIRECTION_NAMES[stanceAfter(ground, draft).facing]}`]),
        ...brief.slice(lead.length),
      ],
    ];
    const texts = forms.map((form) => form.join('  '));
    return texts.find((text) => text.length <= room) ?? texts.at(-1) ?? '';
  }
  const mayWait = plotFault(ground.state, ground.tables, ground.fighter, { actions: [], act: false }) === null;
  return mayWait ? 'nothing yet: Enter waits' : 'nothing yet';
}

/** Cells of a frame that neither its title nor what stands at its right can have. */
const FRAME = 8;

function drawWays(pane: Pane, ways: readonly StepWay[], ground: PlotGround, env: Env, odds: string | null): void {
  const { canvas, x, y, width } = pane;
  const named = ways.length === 0 ? 'No further step' : 'Steps';
  const title = { title: named, titleStyle: { fg: 'accent', bold: true } } as const;
  if (odds === null) canvas.rule(x, y, width, { fg: 'rule' }, title);
  else {
    const fits = named.length + odds.length + FRAME <= width;
    canvas.rule(x, y, width, { fg: 'rule' }, fits ? title : {});
    const said = ` ${odds} `;
    canvas.text(x + Math.max(0, width - said.length - (fits ? 2 : 0)), y, said, { fg: 'warn' }, x + width);
  }
  const label = env.skin === 'ascii' ? asciiKeyLabel : keyLabel;
  const placeAt = CODE_AT + Math.max(CODE_LEAST, ...ways.map(({ code }) => code.length)) + 1;
  const noteAt = placeAt + Math.max(PLACE_LEAST, ...ways.map(({ to }) => placeOf(ground, to).length)) + 1;
  for (const [i, way] of ways.entries()) {
    const row = y + 1 + i;
    const note = way.note.length <= width - noteAt ? way.note : way.brief;
    canvas.text(x, row, label(stepKey(way.direction, env)), { fg: 'key', bold: true });
    canvas.text(x + CODE_AT, row, way.code, { fg: 'text' });
    canvas.text(x + placeAt, row, placeOf(ground, way.to), { fg: 'mute' });
    canvas.text(x + noteAt, row, truncate(note, width - noteAt, env.skin), { fg: TONES[way.tone] });
    canvas.aim(x, row, width, 1, presses(stepKey(way.direction, env)));
  }
}

/** Where the code of a step begins, the cells that codes have at least, and the names of hexes. */
const CODE_AT = 2;
const CODE_LEAST = 5;
const PLACE_LEAST = 2;

/** The name of a hex, in three cells at most. */
function placeOf({ state: { window } }: PlotGround, hex: Hex): string {
  return edgeBeyond(window, hex) === null ? hexLabel(window, hex) : 'off';
}

const TONES = { plain: 'mute', good: 'good', warn: 'warn' } as const;

/** Where a whole order leads, in the place of the steps it has no more room for. */
function drawOutlook(pane: Pane, ground: PlotGround, draft: PlotDraft, env: Env): void {
  const { canvas, x, y, width } = pane;
  const end = endOfOrder(ground, draft);
  const { to, tone } = end;
  const note = end.note.length <= width - 2 ? end.note : end.brief;
  canvas.text(
    x,
    y,
    `${edgeBeyond(ground.state.window, to) === null ? `Ends in ${hexLabel(ground.state.window, to)}` : 'Ends off the map'}; if ${nearestFoe(ground.state, ground.fighter)?.beast ? 'it' : 'he'} stays:`,
    { fg: 'text' },
  );
  canvas.text(x, y + 1, truncate(note, width - 2, env.skin), { fg: TONES[tone] });
}
