/** Hexes on a canvas, whatever a game paints in them: the ground, then the sides, then all that stands there. */
import { DIRECTIONS, type Direction, type Hex, neighbour } from '../../kernel/hex.ts';
import type { Canvas } from '../canvas.ts';
import { GLYPHS, type Skin } from '../glyphs.ts';
import type { Level, Style } from '../style.ts';
import { type Cell, type Geometry, originOf, type Size } from './geometry.ts';
import { HexPen } from './pen.ts';
import type { ArenaView } from './viewport.ts';

/** How the contents of hexes are to be drawn. */
export interface Manner {
  readonly size: Size;
  readonly level: Level;
}

/** How large a canvas is drawn, in cells, which part of the hexes it shows, and for what terminal. */
export interface ArenaOptions {
  readonly width: number;
  readonly height: number;
  readonly view: ArenaView;
  readonly skin: Skin;
  readonly level: Level;
}

/** Where hexes are drawn: the view says which cell of their plane lies in the canvas's corner. */
export interface HexSheet {
  readonly canvas: Canvas;
  readonly geometry: Geometry;
  readonly view: ArenaView;
}

/** What cells are filled with: their style, ground and all, and one glyph. */
export interface HexPaint {
  readonly style: Style;
  readonly glyph: string;
}

/** What a game paints its hexes with. */
export interface HexPainter {
  /** Whether a hex is of the board; others are ground and sides alone. */
  has(hex: Hex): boolean;
  ground(hex: Hex): HexPaint;
  /** null: the cells of the side are left as they are. */
  side(hex: Hex, direction: Direction): HexPaint | null;
  contents(pen: HexPen, hex: Hex): void;
}

/** Draws as many of the hexes as the view shows. */
export function drawHexes(sheet: HexSheet, hexes: readonly Hex[], painter: HexPainter): void {
  const visible = hexes.filter((hex) => isVisible(sheet, hex));
  for (const hex of visible) drawGround(sheet, hex, painter.ground(hex));
  for (const hex of visible) drawSides(sheet, hex, painter);
  for (const hex of visible.filter((one) => painter.has(one))) {
    painter.contents(new HexPen(sheet.canvas, GLYPHS[sheet.canvas.skin], sheet.geometry, cornerOf(sheet, hex)), hex);
  }
}

/** The cell of the canvas in which a hex's box begins. */
function cornerOf({ geometry, view }: HexSheet, hex: Hex): Cell {
  const { x, y } = originOf(geometry, hex);
  return { x: x - view.x, y: y - view.y };
}

function isVisible(sheet: HexSheet, hex: Hex): boolean {
  const { canvas, geometry } = sheet;
  const { x, y } = cornerOf(sheet, hex);
  const across = x + geometry.width > 0 && x < canvas.width;
  // a side may lie in the row above
  return across && y + geometry.inner.length > 0 && y <= canvas.height;
}

function drawGround(sheet: HexSheet, hex: Hex, { style, glyph }: HexPaint): void {
  const { x, y } = cornerOf(sheet, hex);
  sheet.geometry.inner.forEach((run, row) => {
    sheet.canvas.fill(x + run.x, y + row, run.width, 1, style, glyph);
  });
}

/** A side that two hexes share is drawn once. */
function drawSides(sheet: HexSheet, hex: Hex, painter: HexPainter): void {
  const { canvas, geometry } = sheet;
  const { x, y } = cornerOf(sheet, hex);
  for (const direction of DIRECTIONS) {
    if (!geometry.drawn.includes(direction) && painter.has(neighbour(hex, direction))) continue;
    const paint = painter.side(hex, direction);
    if (paint === null) continue;
    for (const cell of geometry.sides[direction] ?? []) canvas.put(x + cell.x, y + cell.y, paint.glyph, paint.style);
  }
}
