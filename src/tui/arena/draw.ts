/** The arena as a canvas: the ground, then the lines, then all that stands on it. */
import { type ArenaWindow, fromOffset, hexLabel } from '../../kernel/arena.ts';
import { DIRECTIONS, type Direction, type Hex, neighbour } from '../../kernel/hex.ts';
import { Canvas } from '../canvas.ts';
import { GLYPHS, type Skin } from '../glyphs.ts';
import { type Colour, type Level, mix, type Style } from '../style.ts';
import { drawContents, type Manner } from './contents.ts';
import { type Cell, GEOMETRY, type Geometry, insetOf, originOf } from './geometry.ts';
import { groundOf, isSand, sideOf, wallOf } from './ground.ts';
import { drawCord, drawFlight, type Strand } from './lines.ts';
import { HexPen } from './pen.ts';
import type { ArenaScene } from './scene.ts';
import { type Spot, type Survey, surveyOf } from './survey.ts';
import { type ArenaView, withWalls } from './viewport.ts';

/** How large a canvas is drawn, in cells, which part of the arena it shows, and for what terminal. */
export interface ArenaOptions {
  readonly width: number;
  readonly height: number;
  readonly view: ArenaView;
  readonly skin: Skin;
  readonly level: Level;
}

/** Draws as much of a scene as the view shows. */
export function drawArena(scene: ArenaScene, options: ArenaOptions): Canvas {
  const canvas = new Canvas(options.width, options.height, options.skin);
  const drawing = drawingOf(canvas, scene, options);
  const hexes = visibleHexes(withWalls(scene), drawing.geometry, options);
  for (const hex of hexes) drawGround(drawing, hex);
  for (const hex of hexes) drawSides(drawing, hex);
  for (const hex of hexes.filter((one) => drawing.survey(one).inside)) {
    const pen = new HexPen(canvas, GLYPHS[options.skin], drawing.geometry, placeOf(drawing, hex));
    drawContents(pen, drawing.survey(hex), drawing.manner, scene.coords ? hexLabel(scene.window, hex) : null);
  }
  const strand: Strand = { ...drawing, glyphs: GLYPHS[options.skin] };
  for (const cord of scene.cords) drawCord(strand, cord);
  for (const flight of scene.flights) drawFlight(strand, flight);
  return canvas;
}

interface Drawing {
  readonly canvas: Canvas;
  readonly survey: Survey;
  readonly geometry: Geometry;
  readonly view: ArenaView;
  readonly manner: Manner;
}

function drawingOf(canvas: Canvas, scene: ArenaScene, { view, level }: ArenaOptions): Drawing {
  const manner: Manner = { size: view.size, level };
  return { canvas, survey: surveyOf(scene), geometry: GEOMETRY[view.size], view, manner };
}

/** The hexes of the window of which the view shows anything. */
function visibleHexes(window: ArenaWindow, geometry: Geometry, { view, width, height }: ArenaOptions): readonly Hex[] {
  const { pitch, rows } = geometry;
  const last = { column: window.column + window.columns - 1, row: window.row + window.rows - 1 };
  const hexes: Hex[] = [];
  const left = Math.max(window.column, Math.floor(view.x / pitch) - 1);
  const right = Math.min(last.column, Math.floor((view.x + width) / pitch));
  const top = Math.max(window.row, Math.floor(view.y / rows) - 1);
  const bottom = Math.min(last.row, Math.floor((view.y + height) / rows));
  for (let column = left; column <= right; column++) {
    for (let row = top; row <= bottom; row++) hexes.push(fromOffset(column, row));
  }
  return hexes;
}

function placeOf({ geometry, view }: Drawing, hex: Hex): Cell {
  const { x, y } = originOf(geometry, hex);
  return { x: x - view.x, y: y - view.y };
}

function drawGround(drawing: Drawing, hex: Hex): void {
  const { canvas, geometry, survey, manner } = drawing;
  const { x, y } = placeOf(drawing, hex);
  const spot = survey(hex);
  const { style, glyph } = spot.inside || !spot.wall ? { style: {}, glyph: ' ' } : wallOf(GLYPHS[canvas.skin]);
  const ground = { ...style, bg: groundOf(spot, manner.size, manner.level) };
  for (let row = 0; row < geometry.rows; row++) {
    const inset = insetOf(geometry, row);
    canvas.fill(x + inset, y + row, geometry.width - 2 * inset, 1, ground, glyph);
  }
}

/** Each side is drawn once: a hex draws its lower three, and the upper ones where no hex follows. */
function drawSides(drawing: Drawing, hex: Hex): void {
  const here = drawing.survey(hex);
  for (const direction of DIRECTIONS) {
    const there = drawing.survey(neighbour(hex, direction));
    if (direction < 3 || !there.inside) drawSide(drawing, here, there, direction);
  }
}

function drawSide(drawing: Drawing, here: Spot, there: Spot, direction: Direction): void {
  const { canvas, geometry, manner } = drawing;
  const { style, glyph } = sideOf(here, there, direction, manner.level, GLYPHS[canvas.skin]);
  const painted: Style = { ...style, bg: sideGround(here, there, direction, manner) };
  const { x, y } = placeOf(drawing, here.hex);
  for (const cell of geometry.sides[direction] ?? []) canvas.put(x + cell.x, y + cell.y, glyph, painted);
}

/**
 * A flat side lies in the upper hex. A slanting one lies in both, so it is painted half of each where there
 * are colours enough; between sand and sand nobody would see that, and a line of few colours is a short one.
 */
function sideGround(here: Spot, there: Spot, direction: Direction, { size, level }: Manner): Colour {
  const [ours, theirs] = [groundOf(here, size, level), groundOf(there, size, level)];
  if (direction === 1 || direction === 4) return direction === 1 ? ours : theirs;
  if (isSand(ours) && (isSand(theirs) || level === 2)) return ours;
  return level === 2 ? theirs : mix(ours, theirs, 50);
}
