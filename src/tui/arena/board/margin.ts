/** What stands beside a board: a note at each of its rows, and what its colours mean. */
import type { Segment } from '../../canvas.ts';
import type { Pane } from '../../pane.ts';
import { mix, type Style } from '../../style.ts';
import { GEOMETRY } from '../geometry.ts';
import type { ArenaView } from '../viewport.ts';
import type { BoardScene, Zone } from './scene.ts';

/** Writes the note of each row that the view shows at the height of its middle; the pane is as high as the picture. */
export function drawRowNotes(pane: Pane, view: ArenaView, noteOf: (r: number) => Segment | null): void {
  const { rows, middle } = GEOMETRY.pointy[view.size];
  const offset = Math.floor(middle.y) - view.y;
  const first = Math.ceil(-offset / rows);
  for (let r = first; r * rows + offset < pane.height; r++) {
    const note = noteOf(r);
    if (note !== null) pane.canvas.segments(pane.x, pane.y + r * rows + offset, [note], pane.x + pane.width);
  }
}

/** Tells the named zones of a board, a line each, as many as there is room for. */
export function drawLegend(pane: Pane, { zones }: Pick<BoardScene, 'zones'>): void {
  const named = zones.filter(({ name }) => name !== null);
  for (const [row, zone] of named.slice(0, Math.max(0, pane.height)).entries()) {
    const swatch: Segment = { text: (zone.bare || zone.sign).padEnd(2), style: swatchStyle(zone) };
    const segments = [swatch, { text: ` ${zone.name}`, style: { fg: 'text' } }] as const;
    pane.canvas.segments(pane.x, pane.y + row, segments, pane.x + pane.width);
  }
}

function swatchStyle({ colour, tint }: Zone): Style {
  return colour === null ? { fg: 'text' } : { fg: 'text', bg: mix('sand0', colour, tint) };
}
