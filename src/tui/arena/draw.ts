/** The arena as a canvas: its hexes, and the lines behind all that stands in them. */
import { hexLabel } from '../../kernel/arena.ts';
import { type Direction, type Hex, neighbour } from '../../kernel/hex.ts';
import { Canvas } from '../canvas.ts';
import { GLYPHS, type Glyphs } from '../glyphs.ts';
import type { Colour } from '../style.ts';
import { drawContents } from './contents.ts';
import { GEOMETRY, type Geometry } from './geometry.ts';
import { groundOf, sideOf } from './ground.ts';
import { remembered } from './hex-memo.ts';
import { type ArenaOptions, drawHexes, type HexPaint, type HexPainter, type Manner } from './hexes.ts';
import { drawCord, drawFlight, type Strand } from './lines.ts';
import { sideGround, wallOf } from './sand.ts';
import type { ArenaScene } from './scene.ts';
import { type Survey, surveyOf } from './survey.ts';
import { shownHexes } from './window.ts';

/** Draws as much of a scene as the view shows. */
export function drawArena(scene: ArenaScene, options: ArenaOptions): Canvas {
  const { view, level, skin } = options;
  const canvas = new Canvas(options.width, options.height, skin);
  const geometry = GEOMETRY.flat[view.size];
  const survey = surveyOf(scene);
  const manner: Manner = { size: view.size, level };
  const ground = remembered((hex) => groundOf(survey(hex), view.size, level));
  const drawing = { scene, survey, ground, manner, geometry, glyphs: GLYPHS[skin] };
  drawHexes({ canvas, geometry, view }, shownHexes(scene), painterOf(drawing));
  const strand: Strand = { ...drawing, canvas, view };
  for (const cord of scene.cords) drawCord(strand, cord);
  for (const flight of scene.flights) drawFlight(strand, flight);
  return canvas;
}

interface Drawing {
  readonly scene: ArenaScene;
  readonly survey: Survey;
  readonly ground: (hex: Hex) => Colour;
  readonly manner: Manner;
  readonly geometry: Geometry;
  readonly glyphs: Glyphs;
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

function groundPaint({ survey, ground, glyphs }: Drawing, hex: Hex): HexPaint {
  const { inside, wall } = survey(hex);
  const { style, glyph } = inside || !wall ? { style: {}, glyph: ' ' } : wallOf(glyphs);
  return { style: { ...style, bg: ground(hex) }, glyph };
}

function sidePaint({ survey, ground, manner, geometry, glyphs }: Drawing, hex: Hex, direction: Direction): HexPaint {
  const other = neighbour(hex, direction);
  const { style, glyph } = sideOf(survey(hex), survey(other), direction, manner.level, glyphs);
  const bg = sideGround(ground(hex), ground(other), geometry.ground[direction], manner.level);
  return { style: { ...style, bg }, glyph };
}
