/** What a board of pointy-topped hexes is given to draw: words of no game, which each game fills with its own. */
import type { Direction, Hex } from '../../../kernel/hex.ts';
import type { Colour } from '../../style.ts';
import type { LiveryColours } from '../liveries.ts';
import { type BoardMarks, NO_MARKS } from '../marks.ts';

/** Somebody or something on the board that is more than a thing lying there. */
export interface Piece {
  readonly at: Hex;
  /** One cell; written small where the piece lies. */
  readonly letter: string;
  /** Written where hexes are large, seven cells of it. */
  readonly name: string;
  readonly colours: LiveryColours;
  /** The player's own: shown inverse where there are no colours. */
  readonly own: boolean;
  /** It is for this one that a question is open. */
  readonly asked: boolean;
  readonly state: 'up' | 'lying' | 'dead';
  /** null: it has none, as an animal of some games. */
  readonly facing: Direction | null;
  /** The sides that are its front; none where that is nothing to it. */
  readonly front: readonly Direction[];
  /** One cell in the place of the arrow, such as a count; '' for the arrow. */
  readonly sign: string;
  /** One cell before the letter, such as a net over it; '' for none. */
  readonly note: string;
  /** Five cells where hexes are large, such as altitude and speed. */
  readonly values: string;
}

/** Hexes of one colour: a start, a launching place, a front, what can be reached. Of several the last is seen most. */
export interface Zone {
  readonly hexes: readonly Hex[];
  /** As the legend calls it; null: the legend does not. */
  readonly name: string | null;
  /** null: the ground stays as it is. A zone may lie in the wall round the board, whose stones it colours. */
  readonly colour: Colour | null;
  /** How strongly the colour tints the ground, in percent. */
  readonly tint: number;
  /** One or two cells in its empty hexes; '' for none. */
  readonly sign: string;
  /** The same where grounds have no colours. */
  readonly bare: string;
}

/** A side between two hexes that is more than a line, seen from either of them. */
export interface EdgeMark {
  readonly at: Hex;
  readonly way: Direction;
  readonly colour: Colour;
  /** One cell, such as the arrow of a current; null: the side as a stronger line. */
  readonly glyph: string | null;
}

/** A thing on the ground. */
export interface BoardItem {
  readonly at: Hex;
  readonly glyph: string;
  /** null: as things are. */
  readonly colour: Colour | null;
}

/** A line from hex to hex: a cord, the way of what was thrown. */
export interface BoardLine {
  readonly from: Hex;
  readonly to: Hex;
  readonly colour: Colour;
  readonly kind: 'cord' | 'flight';
}

/** The board itself, before anything stands on it. */
interface BoardGround {
  readonly hexes: readonly Hex[];
  /** Whether a wall runs round the hexes. */
  readonly walled: boolean;
  readonly zones: readonly Zone[];
  readonly edges: readonly EdgeMark[];
}

/** All that is drawn. */
export interface BoardScene extends BoardMarks, BoardGround {
  /** Of several in one hex the first is seen. */
  readonly pieces: readonly Piece[];
  readonly items: readonly BoardItem[];
  readonly lines: readonly BoardLine[];
  /** The name of a hex, of three cells at most; null where names are not wanted. */
  readonly label: ((hex: Hex) => string) | null;
}

/** A board on which there is nothing yet. */
export const EMPTY_BOARD = {
  walled: true,
  zones: [],
  edges: [],
  pieces: [],
  items: [],
  lines: [],
  label: null,
  ...NO_MARKS,
} as const satisfies Partial<BoardScene>;
