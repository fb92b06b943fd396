/** Pieces in their hexes: a letter and an arrow where a row is a line, a name and values where hexes are large. */
import type { Direction } from '../../../kernel/hex.ts';
import { type Level, mix, type Style } from '../../style.ts';
import type { Size } from '../geometry.ts';
import type { Manner } from '../hexes.ts';
import { type HexPen, type NamePlate, type PenSpot, platedName } from '../pen.ts';
import type { Piece } from './scene.ts';

/** Where the arrow of a facing stands in a large hex. */
const ARROWS = [
  [2, 5],
  [3, 4],
  [3, 0],
  [2, -1],
  [0, 0],
  [0, 4],
] as const satisfies readonly PenSpot[];

/** The place of the arrow of a facing: after the letter where a row is a line. */
export function arrowSpot(facing: Direction, size: Size): PenSpot {
  return size === 'S' ? [0, 1] : ARROWS[facing];
}

/** The pieces of a hex, that which is seen first. */
export type Pile = readonly [Piece, ...Piece[]];

/** Draws the piece that is seen in a hex; of the others in it there is a mark, or their letters. */
export function drawPieces(pen: HexPen, [piece, ...others]: Pile, { size, level }: Manner): void {
  if (size === 'S') drawSmall(pen, piece, others, level);
  else drawLarge(pen, piece, others, level);
}

/** What to write beside a piece with. */
export function spareOn({ colours }: Piece): Style {
  return { fg: colours.text, bold: true };
}

function drawSmall(pen: HexPen, piece: Piece, others: readonly Piece[], level: Level): void {
  const style = counterStyle(piece, level);
  if (piece.state === 'up') pen.strip(0, 0, 2, style);
  pen.write(0, 0, letterOf(pen, piece), style);
  if (piece.state === 'dead') pen.write(0, 1, piece.letter.toLowerCase(), style);
  else drawArrow(pen, piece, 'S', style);
  const spare = spareOn(piece);
  // what is to be told goes before the brackets of who is asked
  if (piece.note !== '') pen.fit([[0, -1]], piece.note, spare, '[');
  if (others.length > 0) pen.fit([[0, 2]], '*', spare, ']');
}

function drawLarge(pen: HexPen, piece: Piece, others: readonly Piece[], level: Level): void {
  const style = counterStyle(piece, level);
  const { column, text } = plateOf(pen, piece);
  if (piece.state === 'up') pen.strip(1, column, text.length, style);
  pen.write(1, column, text, style);
  if (piece.state === 'dead') return;
  pen.centre(2, piece.values.slice(0, 5), { fg: 'edge' });
  if (piece.state === 'up' || piece.sign === '') drawArrow(pen, piece, 'L', { fg: 'edge', bold: true });
  pen.centre(0, `${piece.note}${others.map(({ letter }) => letter).join('')}`.slice(0, 3), spareOn(piece));
}

/** Draws the arrow of a piece's facing; or its sign, which stands where the arrow of one that faces east would. */
export function drawArrow(pen: HexPen, { sign, facing }: Piece, size: Size, style: Style): void {
  const [row, column] = arrowSpot(sign === '' ? (facing ?? 0) : 0, size);
  pen.write(row, column, sign === '' && facing !== null ? pen.glyphs.pointy.arrows[facing] : sign, style);
}

function plateOf(pen: HexPen, { name, state }: Piece): NamePlate {
  if (state === 'up') return platedName(name);
  return platedName(name, state === 'dead' ? pen.glyphs.corpse : pen.glyphs.faceDown);
}

function letterOf({ glyphs }: HexPen, { state, letter }: Piece): string {
  if (state === 'dead') return glyphs.corpse;
  return state === 'lying' ? letter.toLowerCase() : letter;
}

function counterStyle({ state, colours, own }: Piece, level: Level): Style {
  const inverse = level === 0 && own && state !== 'dead';
  if (state === 'up') return { fg: colours.letter, bg: colours.counter, bold: true, inverse };
  return state === 'dead' ? { fg: mix(colours.text, 'mute', 50) } : { fg: colours.text, bold: true, inverse };
}
