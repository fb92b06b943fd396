/** A map that is a window of columns and rows, as flat-topped hexes fill one. */
import { type ArenaWindow, type Edge, fromOffset } from '../../kernel/arena.ts';
import type { Hex } from '../../kernel/hex.ts';
import type { ArenaScene } from './scene.ts';

/** The hexes of a scene, with a row or column more wherever a wall stands, for the wall to be seen in (27.4). */
export function shownHexes({ window, walls }: Pick<ArenaScene, 'window' | 'walls'>): readonly Hex[] {
  const more = (edge: Edge): number => (walls.includes(edge) ? 1 : 0);
  return hexesOf({
    column: window.column - more('west'),
    row: window.row - more('north'),
    columns: window.columns + more('west') + more('east'),
    rows: window.rows + more('north') + more('south'),
  });
}

/** Column by column, each from its top. */
function hexesOf({ column, row, columns, rows }: ArenaWindow): readonly Hex[] {
  return Array.from({ length: columns * rows }, (_, i) => fromOffset(column + Math.floor(i / rows), row + (i % rows)));
}
