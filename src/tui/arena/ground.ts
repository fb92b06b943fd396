/** What a hex is painted with, and how the line between two hexes is drawn. */
import { type Direction, turn } from '../../kernel/hex.ts';
import type { Glyphs } from '../glyphs.ts';
import { type Colour, type Level, mix } from '../style.ts';
import type { BodyPart } from './bodies.ts';
import { frontSides, type Size } from './geometry.ts';
import { TEAM_COLOURS } from './liveries.ts';
import { flashed, markOutline, type Outline, planned, pointedAt, trailed } from './marks.ts';
import { OBSTACLE_GROUNDS } from './obstacles.ts';
import type { HexPaint } from './pen.ts';
import { sandOf, wallOf } from './sand.ts';
import type { Figure, Team } from './scene.ts';
import { isUp, type Spot } from './survey.ts';

/** How strongly one thing tints what lies under it, in percent. */
const TINT = {
  blood: 70,
  front: 62,
  covered: 35,
  ghost: 55,
  landed: 20,
  lying: 80,
  corpse: 45,
  figure: 30,
  stone: 25,
  asked: 35,
  flash: 45,
};

/** The ground of a hex at a size: the sand and all that colours it, the uppermost last. */
export function groundOf(spot: Spot, size: Size, level: Level): Colour {
  if (!spot.inside) return spot.wall ? 'wallBg' : 'void';
  let ground: Colour = spot.obstacle === null ? sandOf(spot.hex) : OBSTACLE_GROUNDS[spot.obstacle];
  if (spot.blood) ground = mix(ground, 'bloodBg', TINT.blood);
  if (spot.fronts.length > 0) ground = mix(ground, frontColour(spot.fronts), frontTint(spot));
  ground = trailed(ground, spot);
  if (spot.landed) ground = mix(ground, 'item', TINT.landed);
  if (spot.ghost !== null) ground = mix(ground, 'ghost', TINT.ghost);
  ground = planned(ground, spot);
  if (spot.figure !== null)
    ground = isRaised(spot) && size === 'L' ? onRock(spot.figure) : underFigure(ground, spot.figure, size);
  // 16 colours paint counters only as they are
  if (level < 2) return ground;
  if (spot.figure?.asked === true && size === 'S' && isUp(spot.figure)) ground = mix(ground, 'edge', TINT.asked);
  if (spot.clash) ground = clashed(ground, spot, size);
  return pointedAt(ground, spot);
}

/** 27.5 Nobody is ever struck in a pillar; through leaves and over mud the tint lets the ground be seen. */
function frontTint({ obstacle }: Spot): number {
  if (obstacle === null) return TINT.front;
  return obstacle === 'pillar' ? 0 : TINT.covered;
}

function frontColour(teams: readonly Team[]): Colour {
  const [first, second] = teams;
  return first === undefined || second !== undefined ? 'bothFront' : TEAM_COLOURS[first].front;
}

function underFigure(ground: Colour, figure: Figure, size: Size): Colour {
  const { counter, front } = TEAM_COLOURS[figure.team];
  if (figure.state === 'dead') return mix(ground, 'bloodBg', TINT.corpse);
  if (!isUp(figure)) return mix(ground, front, TINT.lying);
  return size === 'S' ? counter : mix(front, counter, TINT.figure);
}

/** 27.8.2 The stone is to be seen around him. */
function onRock({ team }: Figure): Colour {
  return mix('rockBg', TEAM_COLOURS[team].front, TINT.stone);
}

/** A counter brightens and stays what it is; any other ground takes the colour of the clash. */
function clashed(ground: Colour, { figure }: Spot, size: Size): Colour {
  const onCounter = size === 'S' && figure !== null && isUp(figure);
  return onCounter ? mix(ground, 'edge', TINT.flash) : flashed(ground);
}

// Sides

/** The side `direction` of `here`, which is also the opposite side of `there`. */
export function sideOf(here: Spot, there: Spot, direction: Direction, level: Level, glyphs: Glyphs): HexPaint {
  if (isOneBody(here, there)) return { style: {}, glyph: ' ' };
  if (isOutside(here) && isOutside(there)) return here.wall && there.wall ? wallOf(glyphs) : { style: {}, glyph: ' ' };
  const back = turn(direction, 3);
  const [ours, theirs] = [outlineOf(here, direction), outlineOf(there, back)];
  const { fg, bold, dim } = theirs.rank > ours.rank ? theirs : ours;
  const marked = signOf(here, direction, level) ?? signOf(there, back, level);
  return { style: { fg, bold, dim: dim && level === 0 }, glyph: marked ?? shape(here, there, direction, glyphs) };
}

function isOutside({ inside }: Spot): boolean {
  return !inside;
}

/** 28.2 No line runs through a beast. */
function isOneBody(here: Spot, there: Spot): boolean {
  return here.figure !== null && here.figure === there.figure;
}

function shape(here: Spot, there: Spot, direction: Direction, { sides, facedSides, ledge }: Glyphs): string {
  const back = turn(direction, 3);
  if (isRaised(here)) return ledge[direction];
  if (isRaised(there)) return ledge[back];
  if (faces(here, direction)) return facedSides[direction];
  return faces(there, back) ? facedSides[back] : sides[direction];
}

/** 27.8.2 Somebody is on top of the rock there. */
function isRaised({ obstacle, figure }: Spot): boolean {
  return obstacle === 'rock' && figure !== null;
}

function faces({ figure, part }: Spot, direction: Direction): boolean {
  return figure !== null && hasFront(figure, part) && figure.facing === direction;
}

/** Whether a figure's front begins at the sides of this part of it. */
function hasFront(figure: Figure, part: BodyPart | null): boolean {
  return isUp(figure) && (part === 'whole' || part === 'head');
}

/** With few colours who is asked stands in brackets, with none a cursor does too; a clash is stars: on the slanting sides. */
function signOf({ cursor, clash, figure }: Spot, direction: Direction, level: Level): string | null {
  if (level > 1 || direction === 1 || direction === 4) return null;
  const bracketed = figure?.asked === true || (cursor && level === 0);
  if (bracketed) return direction === 2 || direction === 3 ? '[' : ']';
  return clash && level === 0 ? '*' : null;
}

function outlineOf(spot: Spot, direction: Direction): Outline {
  const { figure, step, part } = spot;
  if (figure?.asked === true) return { rank: 8, fg: 'cursor', bold: true, dim: false };
  if (figure !== null && hasFront(figure, part) && frontSides(figure.facing).includes(direction)) {
    return { rank: 7, fg: 'edge', bold: true, dim: false };
  }
  const marked = markOutline(spot, step?.last === true && frontSides(step.facing).includes(direction));
  if (marked !== null) return marked;
  if (isRaised(spot)) return { rank: 3, fg: 'rock', bold: true, dim: false };
  if (figure !== null && figure.state !== 'dead') {
    return { rank: 3, fg: TEAM_COLOURS[figure.team].counter, bold: false, dim: false };
  }
  return groundLine(spot);
}

function groundLine({ fronts, inside, wall }: Spot): Outline {
  if (wall && !inside) return { rank: 2, fg: 'wall', bold: true, dim: false };
  const [first, second] = fronts;
  if (first === undefined || !inside) return { rank: inside ? 1 : 0, fg: 'grid', bold: false, dim: true };
  const over = second === undefined ? TEAM_COLOURS[first].counter : 'text';
  return { rank: 2, fg: mix('grid', over, 45), bold: false, dim: true };
}
