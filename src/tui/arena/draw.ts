/** The arena as a canvas: its hexes, and the lines behind all that stands in them. */
import { hexLabel } from '../../kernel/arena.ts';
import { type Direction, type Hex, neighbour } from '../../kernel/hex.ts';
import { Canvas } from '../canvas.ts';
import { GLYPHS, type Skin } from '../glyphs.ts';
import type { Colour } from '../style.ts';
import { drawContents } from './contents.ts';
import { GEOMETRY, type Geometry } from './geometry.ts';
import { groundOf, sideOf } from './ground.ts';
import { type ArenaOptions, drawHexes, type HexPaint, type HexPainter, type Manner } from './hexes.ts';
import { drawCord, drawFlight, type Strand } from './lines.ts';
import { sideGround, wallOf } from './sand.ts';
import type { ArenaScene } from './scene.ts';
import { type Spot, type Survey, surveyOf } from './survey.ts';
import { shownHexes } from './window.ts';

/** Draws as much of a scene as the view shows. */
export function drawArena(scene: ArenaScene, options: ArenaOptions): Canvas {
  const { view, level, skin } = options;
  const canvas = new Canvas(options.width, options.height, skin);
  const sheet = { canvas, geometry: GEOMETRY.flat[view.size], view };
  const survey = surveyOf(scene);
  const manner: Manner = { size: view.size, level };
  drawHexes(sheet, shownHexes(scene), painterOf({ scene, survey, manner, geometry: sheet.geometry, skin }));
  const strand: Strand = { ...sheet, survey, manner, glyphs: GLYPHS[skin] };
  for (const cord of scene.cords) drawCord(strand, cord);
  for (const flight of scene.flights) drawFlight(strand, flight);
  return canvas;
}

interface Drawing {
  readonly scene: ArenaScene;
  readonly survey: Survey;
  readonly manner: Manner;
  readonly geometry: Geometry;
  readonly skin: Skin;
}

function painterOf(drawing: Drawing): HexPainter {
  const { scene, survey, manner } = drawing;
  return {
    has: (hex) => survey(hex).inside,
    ground: (hex) => groundPaint(drawing, hex),
    side: (hex, direction) => sidePaint(drawing, hex, direction),
    contents: (pen, hex) => {
      drawContents(pen, survey(hex), manner, scene.coords ? hexLabel(scene.window, hex) : null);
    },
  };
}

function groundPaint({ survey, manner, skin }: Drawing, hex: Hex): HexPaint {
  const spot = survey(hex);
  const { style, glyph } = spot.inside || !spot.wall ? { style: {}, glyph: ' ' } : wallOf(GLYPHS[skin]);
  return { style: { ...style, bg: groundOf(spot, manner.size, manner.level) }, glyph };
}

function sidePaint({ survey, manner, geometry, skin }: Drawing, hex: Hex, direction: Direction): HexPaint {
  const [here, there] = [survey(hex), survey(neighbour(hex, direction))];
  const { style, glyph } = sideOf(here, there, direction, manner.level, GLYPHS[skin]);
  const ground = (spot: Spot): Colour => groundOf(spot, manner.size, manner.level);
  const bg = sideGround(ground(here), ground(there), geometry.ground[direction], manner.level);
  return { style: { ...style, bg }, glyph };
}
