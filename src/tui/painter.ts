/**
 * What a terminal shows, and the bytes that make it show something else.
 *
 * Cells are written over where they stand: nothing is erased that is drawn again, so that a terminal
 * which shows every byte as it comes has no blank moment. Every painting begins and ends unstyled, and
 * assumes no place of the cursor.
 */
import type { Canvas } from './canvas.ts';
import {
  attributesOf,
  change,
  type Encoding,
  INVERSE,
  PLAIN,
  type Sgr,
  type Style,
  sgrOf,
  UNDERLINE,
} from './style.ts';

const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';
const ERASE_ALL = '\u001b[2J';
const WRAP_OFF = '\u001b[?7l';
const WRAP_ON = '\u001b[?7h';
const SPACE = 0x20;
const SHOWN_ON_SPACES = UNDERLINE | INVERSE;
/** Unchanged cells between two changes that may be written again where that takes no more bytes than to skip them. */
const NEAR = 8;

/** The cells of a terminal, row by row: the character of each, and the number of its style. */
interface Grid {
  readonly width: number;
  readonly height: number;
  readonly codes: Uint16Array;
  readonly styles: Uint16Array;
}

/** The numbers of a style: of its characters, and of blanks in it. */
interface Known {
  readonly number: number;
  readonly onSpaces: number;
}

/** Paints canvases on one terminal, one after the other. */
export class Painter {
  #shown: Grid | null = null;
  readonly #sgrs: Sgr[] = [PLAIN];
  readonly #numbers = new Map<string, number>([[keyOf(PLAIN), 0]]);
  /** By style, for the encoding of the last painting. */
  readonly #known = new Map<string, Known>();
  #encoding: Encoding | null = null;

  /** What leads from what is shown to this canvas, as one synchronized update; '' where it is shown already. */
  paint(canvas: Canvas, encoding: Encoding): string {
    const wanted = this.#gridOf(canvas, encoding);
    const shown = this.#shown;
    this.#shown = wanted;
    const fits = shown !== null && shown.width === wanted.width && shown.height === wanted.height;
    const text = this.#steps(fits ? shown : blankGrid(wanted), wanted);
    if (!fits) return `${BEGIN}${change(INVERTED, PLAIN)}${ERASE_ALL}${text}${END}`;
    return text === '' ? '' : `${BEGIN}${text}${END}`;
  }

  /** What the terminal shows is not known any more: the next painting is whole. */
  forget(): void {
    this.#shown = null;
  }

  #gridOf(canvas: Canvas, encoding: Encoding): Grid {
    const { width, height } = canvas;
    const { codes, ids, styles } = canvas.cells();
    if (this.#encoding !== encoding) this.#known.clear();
    this.#encoding = encoding;
    const known = styles.map((style) => this.#knownOf(style, encoding));
    const numbered = new Uint16Array(codes.length);
    for (let cell = 0; cell < codes.length; cell++) {
      const one = known[ids[cell] ?? 0];
      if (one !== undefined) numbered[cell] = codes[cell] === SPACE ? one.onSpaces : one.number;
    }
    return { width, height, codes: codes.slice(), styles: numbered };
  }

  #knownOf(style: Style, encoding: Encoding): Known {
    const key = `${style.fg ?? ''}/${style.bg ?? ''}/${attributesOf(style)}`;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const sgr = sgrOf(style, encoding);
    const number = this.#numberOf(sgr);
    const onSpaces = sgr.attributes & SHOWN_ON_SPACES ? number : this.#numberOf({ ...PLAIN, bg: sgr.bg });
    const known = { number, onSpaces };
    this.#known.set(key, known);
    return known;
  }

  #numberOf(sgr: Sgr): number {
    const key = keyOf(sgr);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#sgrs.push(sgr) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  /** The cells that differ, each run of them where it stands. */
  #steps(shown: Grid, wanted: Grid): string {
    const pen = new Pen(wanted, this.#sgrs);
    for (let y = 0; y < wanted.height; y++) {
      const end = (y + 1) * wanted.width;
      let cell = nextChange(shown, wanted, y * wanted.width, end);
      while (cell < end) {
        pen.write(cell);
        cell = nextChange(shown, wanted, cell + 1, end);
      }
    }
    return pen.done();
  }
}

/** A piece of text for the terminal, and the style in which it leaves the pen. */
interface Stroke {
  readonly text: string;
  readonly style: Sgr;
}

/** Writes cells of a grid in their order. */
class Pen {
  #text = '';
  /** The cell the cursor is on; -1: not known. */
  #at = -1;
  #style = PLAIN;
  readonly #grid: Grid;
  readonly #sgrs: readonly Sgr[];

  constructor(grid: Grid, sgrs: readonly Sgr[]) {
    this.#grid = grid;
    this.#sgrs = sgrs;
  }

  /** Writes one cell, and those between where that is as short as to skip them. */
  write(cell: number): void {
    const { width, height } = this.#grid;
    if (this.#at !== cell) this.#goTo(cell);
    const { text, style } = this.#stroke(cell, this.#style);
    // A console of Windows scrolls when its last cell is written.
    this.#text += cell === width * height - 1 ? WRAP_OFF + text + WRAP_ON : text;
    this.#style = style;
    // After the last column the cursor hangs between two rows.
    this.#at = (cell + 1) % width === 0 ? -1 : cell + 1;
  }

  /** All that was written, unstyled at its end. */
  done(): string {
    return this.#text + change(this.#style, PLAIN);
  }

  #goTo(cell: number): void {
    const { width } = this.#grid;
    const sameRow = this.#at >= 0 && Math.floor(this.#at / width) === Math.floor(cell / width);
    const move = sameRow ? `\u001b[${(cell % width) + 1}G` : `\u001b[${cursorPlace(cell, width)}H`;
    const skipping = move.length + bytesOf(this.#stroke(cell, this.#style).text);
    const between = sameRow && cell - this.#at <= NEAR ? this.#between(cell) : null;
    if (between === null || bytesOf(between.text + this.#stroke(cell, between.style).text) > skipping)
      this.#text += move;
    else {
      this.#text += between.text;
      this.#style = between.style;
    }
  }

  /** The cells from the cursor to before `cell`. */
  #between(cell: number): Stroke {
    let [text, style] = ['', this.#style];
    for (let at = this.#at; at < cell; at++) {
      const next = this.#stroke(at, style);
      text += next.text;
      style = next.style;
    }
    return { text, style };
  }

  /** One cell, coming from a style. Of a blank only the ground is seen: all else stays as it is. */
  #stroke(cell: number, now: Sgr): Stroke {
    const code = this.#grid.codes[cell] ?? SPACE;
    const wanted = this.#sgrs[this.#grid.styles[cell] ?? 0] ?? PLAIN;
    const blank = code === SPACE && !((wanted.attributes | now.attributes) & SHOWN_ON_SPACES);
    const style = blank ? (now.bg === wanted.bg ? now : { ...now, bg: wanted.bg }) : wanted;
    return { text: (style === now ? '' : change(now, style)) + String.fromCharCode(code), style };
  }
}

/** Any style that is not plain, so that leaving it says all. */
const INVERTED: Sgr = { fg: '31', bg: '41', attributes: INVERSE | UNDERLINE };

const keyOf = ({ fg, bg, attributes }: Sgr): string => `${fg}/${bg}/${attributes}`;

/** '3' or '3;12': a cell's row, and its column unless that is the first, both from 1. */
function cursorPlace(cell: number, width: number): string {
  const [row, column] = [Math.floor(cell / width) + 1, (cell % width) + 1];
  return column === 1 ? (row === 1 ? '' : `${row}`) : `${row};${column}`;
}

/** The first cell from `from` on that is not as it is to be; `end` where all are. */
function nextChange(shown: Grid, wanted: Grid, from: number, end: number): number {
  let cell = from;
  while (cell < end && shown.codes[cell] === wanted.codes[cell] && shown.styles[cell] === wanted.styles[cell]) cell++;
  return cell;
}

/** What an erased terminal shows. */
function blankGrid({ width, height }: Grid): Grid {
  const cells = width * height;
  return { width, height, codes: new Uint16Array(cells).fill(SPACE), styles: new Uint16Array(cells) };
}

/** How many bytes a text is in UTF-8; of characters of one unit each. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  }
  return bytes;
}
