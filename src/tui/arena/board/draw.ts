/** A board of pointy-topped hexes as a canvas. */
import { type Direction, type Hex, neighbour } from '../../../kernel/hex.ts';
import { Canvas } from '../../canvas.ts';
import { GLYPHS, type Glyphs } from '../../glyphs.ts';
import type { Colour } from '../../style.ts';
import { GEOMETRY, type Geometry } from '../geometry.ts';
import { remembered } from '../hex-memo.ts';
import type { ArenaOptions, Manner } from '../hexes.ts';
import { drawHexes, type HexPaint, type HexPainter } from '../hexes.ts';
import { sideGround } from '../sand.ts';
import { drawBoardHex } from './contents.ts';
import { boardGround, boardSide, stonesOf } from './ground.ts';
import { drawBoardLine } from './lines.ts';
import type { BoardScene } from './scene.ts';
import { type BoardSurvey, shownHexesOf, surveyBoard } from './survey.ts';

/** Draws as much of a board as the view shows. */
export function drawBoard(scene: BoardScene, { width, height, view, skin, level }: ArenaOptions): Canvas {
  const canvas = new Canvas(width, height, skin);
  const geometry = GEOMETRY.pointy[view.size];
  const survey = surveyBoard(scene);
  const ground = remembered((hex) => boardGround(survey(hex), level));
  const drawing = { survey, ground, geometry, manner: { size: view.size, level }, glyphs: GLYPHS[skin] };
  drawHexes({ canvas, geometry, view }, shownHexesOf(scene), painterOf(drawing));
  for (const line of scene.lines) drawBoardLine({ ...drawing, canvas, view }, line);
  return canvas;
}

interface Drawing {
  readonly survey: BoardSurvey;
  readonly ground: (hex: Hex) => Colour;
  readonly geometry: Geometry;
  readonly manner: Manner;
  readonly glyphs: Glyphs;
}

function painterOf(drawing: Drawing): HexPainter {
  const { survey, manner } = drawing;
  return {
    has: (hex) => survey(hex).inside,
    ground: (hex) => groundPaint(drawing, hex),
    side: (hex, way) => sidePaint(drawing, hex, way),
    contents: (pen, hex) => drawBoardHex(pen, survey(hex), manner),
  };
}

function groundPaint({ survey, ground, glyphs }: Drawing, hex: Hex): HexPaint {
  const spot = survey(hex);
  const { style, glyph } = spot.wall ? stonesOf(spot, glyphs) : { style: {}, glyph: ' ' };
  return { style: { ...style, bg: ground(hex) }, glyph };
}

function sidePaint({ survey, ground, geometry, manner, glyphs }: Drawing, hex: Hex, way: Direction): HexPaint | null {
  const other = neighbour(hex, way);
  const paint = boardSide(survey(hex), survey(other), way, manner, glyphs);
  if (paint === null) return null;
  const bg = sideGround(ground(hex), ground(other), geometry.ground[way], manner.level);
  return { style: { ...paint.style, bg }, glyph: paint.glyph };
}
