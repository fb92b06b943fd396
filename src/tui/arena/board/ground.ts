/** What a hex of a board is painted with, and how the line between two hexes is drawn. */
import { DIRECTIONS, type Direction, turn } from '../../../kernel/hex.ts';
import type { Glyphs } from '../../glyphs.ts';
import { type Colour, type Level, mix } from '../../style.ts';
import { frontSides } from '../geometry.ts';
import type { Manner } from '../hexes.ts';
import { flashed, markOutline, type Outline, planned, pointedAt, trailed } from '../marks.ts';
import type { HexPaint } from '../pen.ts';
import { sandOf, wallOf } from '../sand.ts';
import type { Piece } from './scene.ts';
import type { BoardSpot } from './survey.ts';

/** How strongly a piece tints the ground it stands on, in percent. */
const TINT = { lying: 70, dead: 45 };

/** The ground of a hex: the sand and all that colours it, the uppermost last. */
export function boardGround(spot: BoardSpot, level: Level): Colour {
  if (!spot.inside) return spot.wall ? 'wallBg' : 'void';
  let ground: Colour = sandOf(spot.hex);
  for (const { colour, tint } of spot.zones) if (colour !== null) ground = mix(ground, colour, tint);
  ground = planned(trailed(ground, spot), spot);
  const [piece] = spot.pieces;
  if (piece !== undefined) ground = underPiece(ground, piece);
  // 16 colours paint counters only as they are
  if (level < 2) return ground;
  return pointedAt(spot.clash ? flashed(ground) : ground, spot);
}

function underPiece(ground: Colour, { state, colours }: Piece): Colour {
  if (state === 'dead') return mix(ground, 'bloodBg', TINT.dead);
  if (state === 'lying') return mix(ground, colours.front, TINT.lying);
  return colours.front;
}

/** The stones of the wall in a hex: in the colour of the edges that lead to it, or of its zone. */
export function stonesOf(spot: BoardSpot, glyphs: Glyphs): HexPaint {
  const { style, glyph } = wallOf(glyphs);
  const edge = DIRECTIONS.map((way) => spot.edge(way)).find((one) => one !== null && one.glyph === null);
  const colour = edge?.colour ?? spot.zones.findLast((zone) => zone.colour !== null)?.colour;
  return { style: colour === undefined || colour === null ? style : { fg: colour, bold: true }, glyph };
}

/** The side `way` of `here`, which is also the opposite side of `there`; null where nothing is to be seen of it. */
export function boardSide(
  here: BoardSpot,
  there: BoardSpot,
  way: Direction,
  manner: Manner,
  glyphs: Glyphs,
): HexPaint | null {
  if (!here.inside && !there.inside) return here.wall && there.wall ? wallOf(glyphs) : null;
  const isLine = manner.size === 'S';
  const edge = isLine && !here.inside ? null : here.edge(way);
  if (edge !== null)
    return { style: { fg: edge.colour, bold: true }, glyph: edge.glyph ?? glyphs.pointy.facedSides[way] };
  const back = turn(way, 3);
  const sign = signOf(here, way, manner);
  if (isLine) return sign === null ? null : { style: { fg: here.cursor ? 'cursor' : 'edge', bold: true }, glyph: sign };
  const [ours, theirs] = [outlineOf(here, way), outlineOf(there, back)];
  const { fg, bold, dim } = theirs.rank > ours.rank ? theirs : ours;
  const glyph = sign ?? signOf(there, back, manner) ?? shape(here, there, way, glyphs);
  return { style: { fg, bold, dim: dim && manner.level === 0 }, glyph };
}

/** Who is asked and the cursor stand in brackets and a flash between stars, as far as lines and colours do not tell. */
function signOf({ cursor, clash, pieces: [piece] }: BoardSpot, way: Direction, { size, level }: Manner): string | null {
  if (way !== 0 && way !== 3) return null;
  const asked = piece?.asked === true && (size === 'S' || level < 2);
  if (asked || (cursor && (size === 'S' || level === 0))) return way === 3 ? '[' : ']';
  return clash && level === 0 ? '*' : null;
}

function shape(here: BoardSpot, there: BoardSpot, way: Direction, { pointy: { sides, facedSides } }: Glyphs): string {
  const back = turn(way, 3);
  if (faces(here, way)) return facedSides[way];
  return faces(there, back) ? facedSides[back] : sides[way];
}

function faces({ pieces: [piece] }: BoardSpot, way: Direction): boolean {
  return piece?.state === 'up' && piece.facing === way && piece.front.includes(way);
}

function outlineOf(spot: BoardSpot, way: Direction): Outline {
  const { pieces, step } = spot;
  const [piece] = pieces;
  if (piece?.asked === true) return { rank: 8, fg: 'cursor', bold: true, dim: false };
  if (piece?.state === 'up' && piece.front.includes(way)) return { rank: 7, fg: 'edge', bold: true, dim: false };
  const marked = markOutline(spot, step?.last === true && frontSides(step.facing).includes(way));
  if (marked !== null) return marked;
  if (piece !== undefined && piece.state !== 'dead') {
    return { rank: 3, fg: piece.colours.counter, bold: false, dim: false };
  }
  return groundLine(spot);
}

function groundLine({ inside, wall, zones }: BoardSpot): Outline {
  if (wall) return { rank: 2, fg: 'wall', bold: true, dim: false };
  const colour = zones.findLast((zone) => zone.colour !== null)?.colour ?? null;
  if (colour === null || !inside) return { rank: inside ? 1 : 0, fg: 'grid', bold: false, dim: true };
  return { rank: 2, fg: mix('grid', colour, 45), bold: false, dim: true };
}
