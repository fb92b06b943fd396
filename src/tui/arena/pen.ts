/** Writes inside one hex, counted from the core: its narrowest columns 0.. and rows 0.. */
import type { Canvas } from '../canvas.ts';
import { cellsOf, type Glyphs, type Skin } from '../glyphs.ts';
import type { Style } from '../style.ts';
import type { Cell, Geometry } from './geometry.ts';

/** What cells are filled with: one glyph, in a style. */
export interface HexPaint {
  readonly style: Style;
  readonly glyph: string;
}

/** A place in a hex: row and column of its core. */
export type PenSpot = readonly [row: number, column: number];

/** Writes within one hex, clipped to what of it is on the screen. */
export class HexPen {
  readonly glyphs: Glyphs;
  readonly #canvas: Canvas;
  readonly #geometry: Geometry;
  /** The glyph of a side that lies in the hex's own lowest row; '' where there is none. */
  readonly #line: string;
  readonly #x: number;
  readonly #y: number;

  /** A pen for the hex whose top left corner lies in `origin` on the canvas. */
  constructor(canvas: Canvas, glyphs: Glyphs, geometry: Geometry, origin: Cell) {
    this.glyphs = glyphs;
    this.#canvas = canvas;
    this.#geometry = geometry;
    this.#line = geometry.orientation === 'flat' ? glyphs.sides[1] : '';
    this.#x = origin.x + geometry.core.x;
    this.#y = origin.y + geometry.core.y;
  }

  get skin(): Skin {
    return this.#canvas.skin;
  }

  /** The middle column. */
  get middle(): number {
    return Math.floor((this.#geometry.core.width - 1) / 2);
  }

  /** Writes a text; its blanks leave what is there, and on the lower side it is underlined so that the line goes on. */
  write(row: number, column: number, text: string, style: Style): void {
    let at = column;
    for (const character of cellsOf(text)) {
      if (character !== ' ') this.#glyph(row, at, character, style);
      at++;
    }
  }

  /** Writes a text about the middle of a row. */
  centre(row: number, text: string, style: Style): void {
    this.write(row, this.middle - Math.floor(cellsOf(text).length / 2), text, style);
  }

  /** Writes a text at the first of some places where it covers nothing but `lines`; nowhere if there is none. */
  fit(places: readonly PenSpot[], text: string, style: Style, lines: string = this.#line): void {
    const { length } = cellsOf(text);
    const place = places.find(([row, column]) => this.#isFree(row, column, length, lines));
    if (place !== undefined) this.write(place[0], place[1], text, style);
  }

  /** Fills part of a row, blanks and all. */
  strip(row: number, column: number, width: number, style: Style): void {
    this.#canvas.fill(this.#x + column, this.#y + row, width, 1, style);
  }

  /** Changes the style of part of a row. */
  restyle(row: number, column: number, width: number, patch: Style): void {
    this.#canvas.restyle(this.#x + column, this.#y + row, width, 1, patch);
  }

  #glyph(row: number, column: number, character: string, style: Style): void {
    const onLine = this.#line !== '' && this.#at(row, column) === this.#line;
    const joined = onLine && !style.inverse ? { ...style, underline: true } : style;
    this.#canvas.put(this.#x + column, this.#y + row, character, joined);
  }

  #isFree(row: number, column: number, length: number, lines: string): boolean {
    for (let i = 0; i < length; i++) {
      const there = this.#at(row, column + i);
      if (there !== ' ' && !lines.includes(there)) return false;
    }
    return true;
  }

  #at(row: number, column: number): string {
    return this.#canvas.characterAt(this.#x + column, this.#y + row);
  }
}

/** A name as it stands across the middle of a large hex: its first column, and its cells. */
export interface NamePlate {
  readonly column: number;
  readonly text: string;
}

/** The cells between the corners of a large hex, and with both corners. */
const BETWEEN_CORNERS = 7;
const WITH_CORNERS = 9;

/** A name between two marks, across a large hex: over its corners where it needs them, squeezed where that is too little. */
export function platedName(name: string, mark = ''): NamePlate {
  const marks = 2 * cellsOf(mark).length;
  const needed = cellsOf(name).length + marks;
  const width = Math.min(WITH_CORNERS, Math.max(BETWEEN_CORNERS, needed));
  const text = `${mark}${fitted(squeezed(name, width - marks), width - marks)}${mark}`;
  return { column: width === WITH_CORNERS ? -2 : -1, text };
}

/** A name with its number in `width` cells; what is too long loses vowels from its end: ELEPHNT, GZLL II. */
export function squeezed(name: string, width: number): string {
  const { word = name, number = '' } = /^(?<word>.*?)(?<number> [IVX]+)?$/.exec(name)?.groups ?? {};
  let cells = [...cellsOf(word)];
  while (cells.length > width - number.length) {
    const vowel = cells.findLastIndex((letter, i) => i > 0 && 'AEIOU'.includes(letter.toUpperCase()));
    if (vowel < 0) cells = cells.slice(0, width - number.length);
    else cells.splice(vowel, 1);
  }
  return `${cells.join('')}${number}`;
}

/** A name about the middle of `width` cells, the odd blank after it. */
export function fitted(name: string, width: number): string {
  const cells = cellsOf(name.toUpperCase()).slice(0, width);
  const before = Math.floor((width - cells.length) / 2);
  return `${' '.repeat(before)}${cells.join('')}`.padEnd(width);
}
