/** A board of pointy-topped hexes as a canvas. */
import { type Direction, type Hex, neighbour } from '../../../kernel/hex.ts';
import { Canvas } from '../../canvas.ts';
import { GLYPHS, type Skin } from '../../glyphs.ts';
import type { Colour } from '../../style.ts';
import { GEOMETRY, type Geometry } from '../geometry.ts';
import type { ArenaOptions, Manner } from '../hexes.ts';
import { drawHexes, type HexPaint, type HexPainter } from '../hexes.ts';
import { sideGround } from '../sand.ts';
import { drawBoardHex } from './contents.ts';
import { boardGround, boardSide, stonesOf } from './ground.ts';
import { drawBoardLine } from './lines.ts';
import type { BoardScene } from './scene.ts';
import { type BoardSpot, type BoardSurvey, shownHexesOf, surveyBoard } from './survey.ts';

/** Draws as much of a board as the view shows. */
export function drawBoard(scene: BoardScene, { width, height, view, skin, level }: ArenaOptions): Canvas {
  const canvas = new Canvas(width, height, skin);
  const geometry = GEOMETRY.pointy[view.size];
  const survey = surveyBoard(scene);
  const drawing = { survey, geometry, manner: { size: view.size, level }, skin };
  const sheet = { canvas, geometry, view };
  drawHexes(sheet, shownHexesOf(scene), painterOf(drawing));
  for (const line of scene.lines) drawBoardLine({ ...sheet, survey, glyphs: GLYPHS[skin] }, line);
  return canvas;
}

interface Drawing {
  readonly survey: BoardSurvey;
  readonly geometry: Geometry;
  readonly manner: Manner;
  readonly skin: Skin;
}

function painterOf(drawing: Drawing): HexPainter {
  const { survey, manner } = drawing;
  return {
    has: (hex) => survey(hex).inside,
    ground: (hex) => groundPaint(drawing, survey(hex)),
    side: (hex, way) => sidePaint(drawing, hex, way),
    contents: (pen, hex) => drawBoardHex(pen, survey(hex), manner),
  };
}

function groundPaint({ manner, skin }: Drawing, spot: BoardSpot): HexPaint {
  const { style, glyph } = spot.wall ? stonesOf(spot, GLYPHS[skin]) : { style: {}, glyph: ' ' };
  return { style: { ...style, bg: boardGround(spot, manner.level) }, glyph };
}

function sidePaint({ survey, geometry, manner, skin }: Drawing, hex: Hex, way: Direction): HexPaint | null {
  const [here, there] = [survey(hex), survey(neighbour(hex, way))];
  const paint = boardSide(here, there, way, manner, GLYPHS[skin]);
  if (paint === null) return null;
  const ground = (spot: BoardSpot): Colour => boardGround(spot, manner.level);
  const bg = sideGround(ground(here), ground(there), geometry.ground[way], manner.level);
  return { style: { ...paint.style, bg }, glyph: paint.glyph };
}
