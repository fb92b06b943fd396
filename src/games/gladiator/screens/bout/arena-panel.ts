/** The arena inside a screen, looking where it matters. */

import type { Hex } from '../../../../kernel/hex.ts';
import { drawArena } from '../../../../tui/arena/draw.ts';
import { GEOMETRY, hexAt } from '../../../../tui/arena/geometry.ts';
import type { ArenaOptions } from '../../../../tui/arena/hexes.ts';
import { TEAM_COLOURS } from '../../../../tui/arena/liveries.ts';
import { drawOutside } from '../../../../tui/arena/outside.ts';
import type { ArenaScene } from '../../../../tui/arena/scene.ts';
import { type ArenaView, viewport } from '../../../../tui/arena/viewport.ts';
import { shownHexes } from '../../../../tui/arena/window.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { hexHit } from '../../../../tui/mouse/targets.ts';
import { paneOf } from '../../../../tui/pane.ts';
import type { Env } from '../../../../tui/program.ts';
import type { FighterId, State } from '../../rules/types.ts';
import { tablesFor } from '../tables-for.ts';
import { type SceneOverlay, sceneOf } from './scene.ts';

/** Where on a canvas the arena is drawn, in cells, and what is drawn: the state as the man `you` may see it. */
export interface ArenaPanel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly state: Readonly<State>;
  readonly you: FighterId;
  readonly overlay: SceneOverlay;
  readonly large: boolean;
  /** What must be seen, the most important first. */
  readonly focus: readonly Hex[];
  /** What may not be hidden, the most important first. */
  readonly must?: readonly Hex[];
  /** Where the view last drawn is kept, so that it moves as little as it can. */
  readonly lens: { view: ArenaView | null } | null;
  readonly env: Env;
}

/** Draws the arena into a part of a canvas. */
export function drawArenaIn(canvas: Canvas, panel: ArenaPanel): void {
  const { x, y, width, height, state, you, overlay, large, focus, must = [], lens, env } = panel;
  const size = large ? 'L' : 'S';
  const scene = sceneOf(state, tablesFor(env, state.rules), you, overlay, env.settings.reach);
  const hexes = shownHexes(scene);
  const previous = lens?.view ?? null;
  const view = viewport({ orientation: 'flat', hexes, size, width, height, focus, must, previous });
  if (lens !== null) lens.view = view;
  const geometry = GEOMETRY.flat[size];
  canvas.aim(x, y, width, height, (cell) => hexHit(hexAt(geometry, cell.x + view.x, cell.y + view.y)));
  canvas.blit(picture(lens, scene, { width, height, view, skin: env.skin, level: env.encoding.level }), x, y);
  drawOutside(paneOf(canvas, x, y, width, height), view, outsideOf(scene));
}

/** Who may stand beyond the rim, and what no mark of theirs may hide. */
function outsideOf({ figures, hints }: Pick<ArenaScene, 'figures' | 'hints'>): Parameters<typeof drawOutside>[2] {
  const outsiders = figures
    .filter(({ state }) => state !== 'dead')
    .map(({ at, id, team }) => ({ at, letter: id, colours: TEAM_COLOURS[team] }));
  return { orientation: 'flat', outsiders, busy: [...figures, ...hints].map(({ at }) => at) };
}

/** By lens, the picture that was last drawn through it, and all that it was drawn from. */
const last = new WeakMap<object, { readonly from: string; readonly drawn: Canvas }>();

/** Most keys of a bout leave the arena as it is: then the last picture serves again. */
function picture(lens: ArenaPanel['lens'], scene: ArenaScene, options: ArenaOptions): Canvas {
  if (lens === null) return drawArena(scene, options);
  const from = JSON.stringify([scene, options]);
  const before = last.get(lens);
  if (before?.from === from) return before.drawn;
  const drawn = drawArena(scene, options);
  last.set(lens, { from, drawn });
  return drawn;
}
