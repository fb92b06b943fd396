/** Writes inside one hex, counted from the core: its narrowest columns 0.. and rows 0.. */
import type { Canvas } from '../canvas.ts';
import { cellsOf, type Glyphs } from '../glyphs.ts';
import type { Style } from '../style.ts';
import type { Cell, Geometry } from './geometry.ts';

/** A place in a hex: row and column of its core. */
export type PenSpot = readonly [row: number, column: number];

/** Writes within one hex, clipped to what of it is on the screen. */
export class HexPen {
  readonly glyphs: Glyphs;
  readonly #canvas: Canvas;
  readonly #geometry: Geometry;
  readonly #x: number;
  readonly #y: number;

  /** A pen for the hex whose top left corner lies in `origin` on the canvas. */
  constructor(canvas: Canvas, glyphs: Glyphs, geometry: Geometry, origin: Cell) {
    this.glyphs = glyphs;
    this.#canvas = canvas;
    this.#geometry = geometry;
    this.#x = origin.x + geometry.half;
    this.#y = origin.y;
  }

  /** The middle column. */
  get middle(): number {
    return (this.#geometry.core - 1) / 2;
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
  fit(places: readonly PenSpot[], text: string, style: Style, lines: string = this.glyphs.sides[1]): void {
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
    const onLine = this.#at(row, column) === this.glyphs.sides[1];
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
