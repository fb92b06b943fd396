/** The arena as a canvas: its hexes, and the lines behind all that stands in them. */
import { hexLabel } from '../../kernel/arena.ts';
import { Canvas } from '../canvas.ts';
import { GLYPHS } from '../glyphs.ts';
import { drawContents } from './contents.ts';
import { GEOMETRY } from './geometry.ts';
import { groundOf, sideOf } from './ground.ts';
import { type ArenaOptions, drawHexes } from './hexes.ts';
import { drawCord, drawFlight, type Strand } from './lines.ts';
import { drawPassing } from './passing.ts';
import { wallOf } from './sand.ts';
import type { ArenaScene } from './scene.ts';
import { type Spot, surveyOf } from './survey.ts';
import { shownHexes } from './window.ts';

/** The name of a hex, where names are wanted; beyond the edge there are none. */
function labelOf({ coords, window }: ArenaScene, { hex, inside }: Spot): string | null {
  return coords && inside ? hexLabel(window, hex) : null;
}

/** Draws as much of a scene as the view shows. */
export function drawArena(scene: ArenaScene, { width, height, view, skin, level }: ArenaOptions): Canvas {
  const canvas = new Canvas(width, height, skin);
  const geometry = GEOMETRY.flat[view.size];
  const survey = surveyOf(scene);
  const manner = { size: view.size, level };
  const glyphs = GLYPHS[skin];
  const sheet = { canvas, geometry, view, level };
  drawHexes(sheet, shownHexes(scene), {
    survey,
    ground: (spot) => groundOf(spot, view.size, level),
    stones: () => wallOf(glyphs),
    side: (here, there, way) => sideOf(here, there, way, level, glyphs),
    contents: (pen, spot) => drawContents(pen, spot, manner, labelOf(scene, spot)),
  });
  const strand: Strand = { ...sheet, survey, glyphs };
  for (const cord of scene.cords) drawCord(strand, cord);
  for (const flight of scene.flights) drawFlight(strand, flight);
  drawPassing(strand, scene);
  return canvas;
}
