/** What lies in a hex of a board and what is written on it. */
import { cellsOf } from '../../glyphs.ts';
import { type Level, mix, type Style } from '../../style.ts';
import type { Size } from '../geometry.ts';
import type { Manner } from '../hexes.ts';
import type { NumberedStep } from '../marks.ts';
import type { HexPen, PenSpot } from '../pen.ts';
import { arrowSpot, drawArrow, drawPieces, type Pile, spareOn } from './pieces.ts';
import type { BoardSpot } from './survey.ts';

/** Where things and key letters go, the best place first: rows and columns of the core. */
const PLACES = {
  S: {
    first: [
      [0, 1],
      [0, 2],
      [0, -1],
    ],
    label: [[0, 0]],
  },
  L: {
    first: [
      [2, 2],
      [1, 2],
      [3, 2],
      [0, 2],
      [3, 1],
      [0, 1],
    ],
    label: [[0, 1]],
  },
} as const satisfies Readonly<Record<Size, Readonly<Record<string, readonly PenSpot[]>>>>;

/** Draws all that is in a hex. */
export function drawBoardHex(pen: HexPen, spot: BoardSpot, manner: Manner): void {
  const [piece, ...others] = spot.pieces;
  if (piece !== undefined) drawPieceAndStep(pen, [piece, ...others], spot.step, manner);
  else if (spot.step !== null) drawStep(pen, spot.step, manner);
  drawHint(pen, spot, manner);
  drawItem(pen, spot, manner);
  if (piece === undefined && spot.step === null) drawFloor(pen, spot, manner);
}

const GHOST: Style = { fg: 'ghostFg', bg: 'ghost', bold: true };

/** A plan that ends where the player's own piece stands turns its arrow; any other leaves its number on a piece. */
function drawPieceAndStep(pen: HexPen, pieces: Pile, step: NumberedStep | null, manner: Manner): void {
  const [piece] = pieces;
  drawPieces(pen, pieces, manner);
  if (step === null) return;
  if (step.last && piece.own) drawArrow(pen, { ...piece, facing: step.facing, sign: '' }, manner.size, GHOST);
  else pen.fit(PLACES[manner.size].first, String(step.number % 10), spareOn(piece));
}

function drawStep(pen: HexPen, { facing, number, last }: NumberedStep, { size }: Manner): void {
  const style: Style = last ? { fg: 'ghostFg', bold: true } : { fg: 'path', bold: true };
  const [row, column] = arrowSpot(facing, size);
  pen.write(row, column, pen.glyphs.pointy.arrows[facing], style);
  const digit = String(number % 10);
  if (size === 'S') pen.write(0, 0, digit, style);
  else pen.centre(2, digit, style);
}

/** Over a piece there is room for one cell beside it. */
function drawHint(pen: HexPen, { hint, pieces: [piece] }: BoardSpot, { size }: Manner): void {
  if (hint === null) return;
  const style: Style = { fg: hint.warn ? 'bad' : 'key', bold: true };
  const long = cellsOf(hint.text).length > 1;
  const places: readonly PenSpot[] = size === 'S' && long ? [[0, 0], ...PLACES.S.first] : PLACES[size].first;
  pen.fit(places, hint.text, piece === undefined ? style : spareOn(piece));
}

function drawItem(pen: HexPen, { item, pieces: [piece] }: BoardSpot, { size }: Manner): void {
  if (item === null) return;
  const style: Style = piece === undefined ? { fg: item.colour ?? 'item', bold: true } : spareOn(piece);
  pen.fit(PLACES[size].first, item.glyph, style);
}

/** What an empty hex shows: its name, the sign of its zone, or a dot where a row is a line. */
function drawFloor(pen: HexPen, spot: BoardSpot, { size, level }: Manner): void {
  const faint: Style = { fg: 'coord', dim: level === 0 };
  if (spot.label !== null) pen.fit(PLACES[size].label, spot.label.padEnd(2), faint);
  if (spot.trail) pen.fit(PLACES[size].first, pen.glyphs.trail, { fg: 'text' });
  const sign = signOf(spot, level);
  if (sign !== null) pen.fit(signPlaces(sign.text, size), sign.text, sign.style);
  else if (size === 'S' && spot.label === null && spot.hint === null) {
    pen.fit([[0, 1]], pen.glyphs.trail, { fg: mix('grid', 'coord', 40), dim: level === 0 });
  }
}

function signPlaces(text: string, size: Size): readonly PenSpot[] {
  const wide = cellsOf(text).length > 1;
  if (size === 'S') return wide ? [[0, 0]] : [[0, 1]];
  return wide
    ? [
        [1, 1],
        [2, 1],
      ]
    : [
        [1, 2],
        [2, 2],
      ];
}

/** The sign of the uppermost zone that has one; in the zone's colour where the ground has none. */
function signOf({ zones }: BoardSpot, level: Level): { readonly text: string; readonly style: Style } | null {
  for (const { sign, bare, colour, name } of zones.toReversed()) {
    if (level < 2 && bare !== '') return { text: bare, style: { fg: colour ?? 'text', bold: true } };
    if (sign !== '') return { text: sign, style: { fg: name === null ? 'coord' : 'text' } };
  }
  return null;
}
