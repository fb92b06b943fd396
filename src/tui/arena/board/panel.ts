/** A board inside a screen, looking where it matters. */
import type { Hex } from '../../../kernel/hex.ts';
import { hexHit } from '../../mouse/targets.ts';
import { type Pane, paneOf } from '../../pane.ts';
import type { Env } from '../../program.ts';
import { GEOMETRY, hexAt, type Size } from '../geometry.ts';
import { drawOutside } from '../outside.ts';
import { type ArenaView, viewport } from '../viewport.ts';
import { drawBoard } from './draw.ts';
import type { BoardScene } from './scene.ts';

/** How a board is looked at. */
export interface BoardLook {
  readonly size: Size;
  /** What must be seen, the most important first. */
  readonly focus: readonly Hex[];
  /** Where the view last drawn is kept, so that it moves as little as it can; null: it begins anew every time. */
  readonly lens: { view: ArenaView | null } | null;
  readonly env: Pick<Env, 'skin' | 'encoding'>;
}

/** Draws as much of a board as a pane holds; returns the view of it, by which rows have their notes. */
export function drawBoardIn({ canvas, x, y, width, height }: Pane, scene: BoardScene, look: BoardLook): ArenaView {
  const { size, focus, lens, env } = look;
  const previous = lens?.view ?? null;
  const view = viewport({ orientation: 'pointy', hexes: scene.hexes, size, width, height, focus, previous });
  if (lens !== null) lens.view = view;
  const geometry = GEOMETRY.pointy[size];
  canvas.aim(x, y, width, height, (cell) => hexHit(hexAt(geometry, cell.x + view.x, cell.y + view.y)));
  canvas.blit(drawBoard(scene, { width, height, view, skin: env.skin, level: env.encoding.level }), x, y);
  const outsiders = scene.pieces.filter(({ state }) => state !== 'dead');
  const busy = [...scene.pieces, ...scene.hints].map(({ at }) => at);
  drawOutside(paneOf(canvas, x, y, width, height), view, { orientation: 'pointy', outsiders, busy });
  return view;
}
