/** A board of pointy-topped hexes as a canvas. */
import { Canvas } from '../../canvas.ts';
import { GLYPHS } from '../../glyphs.ts';
import { GEOMETRY } from '../geometry.ts';
import { type ArenaOptions, drawHexes } from '../hexes.ts';
import { drawBoardHex } from './contents.ts';
import { boardGround, boardSide, stonesOf } from './ground.ts';
import { drawBoardLine } from './lines.ts';
import type { BoardScene } from './scene.ts';
import { shownHexesOf, surveyBoard } from './survey.ts';

/** Draws as much of a board as the view shows. */
export function drawBoard(scene: BoardScene, { width, height, view, skin, level }: ArenaOptions): Canvas {
  const canvas = new Canvas(width, height, skin);
  const geometry = GEOMETRY.pointy[view.size];
  const survey = surveyBoard(scene);
  const manner = { size: view.size, level };
  const glyphs = GLYPHS[skin];
  const sheet = { canvas, geometry, view, level };
  drawHexes(sheet, shownHexesOf(scene), {
    survey,
    ground: (spot) => boardGround(spot, level),
    stones: (spot) => stonesOf(spot, glyphs),
    side: (here, there, way) => boardSide(here, there, way, manner, glyphs),
    contents: (pen, spot) => drawBoardHex(pen, spot, manner),
  });
  for (const line of scene.lines) drawBoardLine({ ...sheet, survey, glyphs }, line);
  return canvas;
}
