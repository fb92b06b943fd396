/** Hexes on a canvas, whatever a game paints in them: the ground, then the sides, then all that stands there. */
import { DIRECTIONS, type Direction, type Hex, neighbour } from '../../kernel/hex.ts';
import type { Canvas } from '../canvas.ts';
import { GLYPHS, type Skin } from '../glyphs.ts';
import type { Colour, Level } from '../style.ts';
import { type Cell, type Geometry, originOf, type Size } from './geometry.ts';
import { remembered } from './hex-memo.ts';
import { type HexPaint, HexPen } from './pen.ts';
import { sideGround } from './sand.ts';
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
  readonly level: Level;
}

/** What must be known of a hex to paint it. */
interface PaintedHex {
  readonly hex: Hex;
  /** Whether it is of the board; others are ground and sides alone. */
  readonly inside: boolean;
  /** It lies outside, where the wall is. */
  readonly wall: boolean;
  /** It lies outside, and has contents all the same. */
  readonly filled?: boolean;
}

/** What a game paints its hexes with; `S` is what it knows of one. */
export interface HexPainter<S extends PaintedHex> {
  survey(hex: Hex): S;
  ground(spot: S): Colour;
  /** The stones of the wall. */
  stones(spot: S): HexPaint;
  /** The side `way` of `here`, which is also the opposite side of `there`; null: its cells are left as they are. */
  side(here: S, there: S, way: Direction): HexPaint | null;
  contents(pen: HexPen, spot: S): void;
}

const BLANK: HexPaint = { style: {}, glyph: ' ' };

/** Draws as many of the hexes as the view shows. */
export function drawHexes<S extends PaintedHex>(sheet: HexSheet, hexes: readonly Hex[], painter: HexPainter<S>): void {
  const visible = hexes.filter((hex) => isVisible(sheet, hex)).map((hex) => painter.survey(hex));
  const ground = remembered((hex) => painter.ground(painter.survey(hex)));
  for (const spot of visible) drawGround(sheet, spot, painter, ground(spot.hex));
  for (const spot of visible) drawSides(sheet, spot, painter, ground);
  for (const spot of visible.filter(({ inside, filled = false }) => inside || filled)) {
    painter.contents(
      new HexPen(sheet.canvas, GLYPHS[sheet.canvas.skin], sheet.geometry, cornerOf(sheet, spot.hex)),
      spot,
    );
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

function drawGround<S extends PaintedHex>(sheet: HexSheet, spot: S, painter: HexPainter<S>, bg: Colour): void {
  const { x, y } = cornerOf(sheet, spot.hex);
  const { style, glyph } = spot.wall ? painter.stones(spot) : BLANK;
  sheet.geometry.inner.forEach((run, row) => {
    sheet.canvas.fill(x + run.x, y + row, run.width, 1, { ...style, bg }, glyph);
  });
}

/** A side that two hexes share is drawn once. */
function drawSides<S extends PaintedHex>(
  sheet: HexSheet,
  here: S,
  painter: HexPainter<S>,
  ground: (hex: Hex) => Colour,
): void {
  const { canvas, geometry, level } = sheet;
  const { x, y } = cornerOf(sheet, here.hex);
  for (const way of DIRECTIONS) {
    const there = painter.survey(neighbour(here.hex, way));
    if (!geometry.drawn.includes(way) && there.inside) continue;
    const paint = painter.side(here, there, way);
    if (paint === null) continue;
    const bg = sideGround(ground(here.hex), ground(there.hex), geometry.ground[way], level);
    const style = { ...paint.style, bg };
    for (const cell of geometry.sides[way] ?? []) canvas.put(x + cell.x, y + cell.y, paint.glyph, style);
  }
}
