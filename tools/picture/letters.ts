/** Gathers the letters of one row into runs of one style, as SVG text. */
import type { Cell } from './cells.ts';
import { CELL } from './shape.ts';

const ADVANCE = 1233 / 2048; // of DejaVu Sans Mono, in ems
const BASELINE = 15.5;

/** The font of the letters; its size makes every letter exactly as wide as a cell. */
export const LETTER_FONT = { family: 'DejaVu Sans Mono', size: CELL.width / ADVANCE } as const;

/** Characters that the font surely has, so that a run of them keeps to the columns. */
const COMMON = /^[ -~\u00a1-\u024f\u0391-\u03c9\u0410-\u044f]$/;

interface Run {
  readonly style: string;
  readonly x: number;
  text: string;
}

/** The letters of one row, whose left end lies at `left` and whose top at `top`. */
export class LetterRow {
  readonly #done: string[] = [];
  readonly #left: number;
  readonly #top: number;
  #run: Run | null = null;

  constructor(left: number, top: number) {
    this.#left = left;
    this.#top = top;
  }

  /** Adds what stands in a cell; cells must come from left to right. */
  add(column: number, cell: Cell, colour: string): void {
    const style = styleOf(cell, colour);
    if (this.#run !== null && this.#run.style !== style) this.#close();
    if (COMMON.test(cell.text)) this.#lengthen(column, style, cell.text);
    else this.#alone(column, style, cell);
  }

  /** Passes over a cell without letters. */
  gap(): void {
    if (this.#run !== null) this.#run.text += ' ';
  }

  /** Ends a run, because the cell is taken by something that is no letter. */
  stop(): void {
    this.#close();
  }

  /** The row as SVG elements. */
  svg(): string {
    this.#close();
    return this.#done.join('');
  }

  #lengthen(column: number, style: string, text: string): void {
    this.#run ??= { style, x: this.#left + column * CELL.width, text: '' };
    this.#run.text += text;
  }

  /** A character of doubtful width is centred in its own cell. */
  #alone(column: number, style: string, cell: Cell): void {
    this.#close();
    const x = this.#left + (column + cell.width / 2) * CELL.width;
    this.#done.push(this.#element(x, `${style} text-anchor="middle"`, cell.text));
  }

  #close(): void {
    const text = this.#run?.text.trimEnd() ?? '';
    if (this.#run !== null && text !== '') this.#done.push(this.#element(this.#run.x, this.#run.style, text));
    this.#run = null;
  }

  #element(x: number, style: string, text: string): string {
    return `<text x="${x}" y="${this.#top + BASELINE}" ${style}>${escapeXml(text)}</text>`;
  }
}

/** Text made safe for SVG. */
export function escapeXml(text: string): string {
  return text.toWellFormed().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function styleOf(cell: Cell, colour: string): string {
  const weight = cell.bold ? ' font-weight="700"' : '';
  const slant = cell.italic ? ' font-style="italic"' : '';
  return `fill="${colour}"${weight}${slant}`;
}
