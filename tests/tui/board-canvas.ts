/** A small board of pointy tops, drawn in every way there is. */
import { disc, type Hex } from '../../src/kernel/hex.ts';
import { drawBoard } from '../../src/tui/arena/board/draw.ts';
import { type BoardScene, EMPTY_BOARD, type Piece } from '../../src/tui/arena/board/scene.ts';
import { boundsOf, GEOMETRY } from '../../src/tui/arena/geometry.ts';
import { LIVERIES } from '../../src/tui/arena/liveries.ts';
import type { ArenaView } from '../../src/tui/arena/viewport.ts';
import type { Canvas } from '../../src/tui/canvas.ts';
import type { Shape } from './arena-canvas.ts';

/** The hex in the middle. */
export const MIDDLE: Hex = { q: 0, r: 0 };

/** One of the player's own in the middle, who looks east. */
export const piece: Piece = {
  at: MIDDLE,
  letter: 'A',
  name: 'Maximus',
  colours: LIVERIES.blue,
  own: true,
  asked: false,
  state: 'up',
  facing: 0,
  front: [5, 0, 1],
  sign: '',
  note: '',
  values: '12/3',
};

/** Seven hexes with no wall. */
export const seven: BoardScene = { ...EMPTY_BOARD, hexes: disc(MIDDLE, 1), walled: false };

/** A view that begins with the first cell of some hexes, and a picture that ends with their last. */
function around(hexes: readonly Hex[], size: Shape['size']): { view: ArenaView; width: number; height: number } {
  const { left, top, right, bottom } = boundsOf(GEOMETRY.pointy[size], hexes);
  return { view: { size, x: left, y: top }, width: right - left, height: bottom - top };
}

/** Draws the whole of a board, to the cell. */
export function drawWhole(scene: Partial<BoardScene>, { size, skin, level }: Shape): Canvas {
  const whole = { ...seven, ...scene };
  return drawBoard(whole, { ...around(whole.hexes, size), skin, level });
}

/** The rows of a whole board as text, with no blanks at their ends. */
export function textOf(scene: Partial<BoardScene>, shape: Shape): readonly string[] {
  return drawWhole(scene, shape)
    .plain()
    .map((row) => row.trimEnd());
}
