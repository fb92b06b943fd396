/** A map that is a window of columns and rows, as flat-topped hexes fill one. */
import { type ArenaWindow, type Edge, edgeBeyond, fromOffset } from '../../kernel/arena.ts';
import type { Hex } from '../../kernel/hex.ts';
import type { ArenaScene } from './scene.ts';

/**
 * The hexes of a scene, with a row or column more wherever a wall stands, for the wall to be seen in (27.4); and those
 * beyond its edge to which a step leads.
 */
export function shownHexes({ window, walls, hints = [] }: Shown): readonly Hex[] {
  const more = (edge: Edge): number => (walls.includes(edge) ? 1 : 0);
  const shown = {
    column: window.column - more('west'),
    row: window.row - more('north'),
    columns: window.columns + more('west') + more('east'),
    rows: window.rows + more('north') + more('south'),
  };
  const beyond = hints.map(({ at }) => at).filter((hex) => edgeBeyond(shown, hex) !== null);
  return [...hexesOf(shown), ...beyond];
}

type Shown = Pick<ArenaScene, 'window' | 'walls'> & Partial<Pick<ArenaScene, 'hints'>>;

/** Column by column, each from its top. */
function hexesOf({ column, row, columns, rows }: ArenaWindow): readonly Hex[] {
  return Array.from({ length: columns * rows }, (_, i) => fromOffset(column + Math.floor(i / rows), row + (i % rows)));
}
