/** Reads the cells of a terminal's screen: what stands in them, in which colours and attributes. */
import type { IBufferCell, Terminal } from '@xterm/headless';

/** A colour as the program asked for it: '#rrggbb', an index of the 256, or null for the terminal's own. */
export type Colour = string | number | null;

/** One cell of the screen. */
export interface Cell {
  /** The character with what combines with it; '' in an empty cell and in the second half of a wide one. */
  readonly text: string;
  /** Columns it takes: 2 for a wide character, 0 for the second half of one. */
  readonly width: number;
  readonly foreground: Colour;
  readonly background: Colour;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly inverse: boolean;
  readonly hidden: boolean;
  readonly struck: boolean;
}

/** The cells of one row of the screen, from left to right; row 0 is the topmost that shows. */
export function cellsOf(term: Terminal, row: number): readonly Cell[] {
  const buffer = term.buffer.active;
  const line = buffer.getLine(buffer.viewportY + row);
  const cells: Cell[] = [];
  for (let column = 0; line && column < term.cols; column++) {
    const cell = line.getCell(column);
    if (cell) cells.push(cellFrom(cell));
  }
  return cells;
}

function cellFrom(cell: IBufferCell): Cell {
  return {
    text: cell.getChars(),
    width: cell.getWidth(),
    foreground: colourFrom(cell.isFgDefault(), cell.isFgRGB(), cell.getFgColor()),
    background: colourFrom(cell.isBgDefault(), cell.isBgRGB(), cell.getBgColor()),
    bold: cell.isBold() !== 0,
    dim: cell.isDim() !== 0,
    italic: cell.isItalic() !== 0,
    underline: cell.isUnderline() !== 0,
    inverse: cell.isInverse() !== 0,
    hidden: cell.isInvisible() !== 0,
    struck: cell.isStrikethrough() !== 0,
  };
}

function colourFrom(isDefault: boolean, isTrue: boolean, value: number): Colour {
  if (isDefault) return null;
  return isTrue ? `#${value.toString(16).padStart(6, '0')}` : value;
}
