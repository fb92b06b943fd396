/** Draws a terminal's screen as SVG. */
import type { Terminal } from '@xterm/headless';
import { type Cell, cellsOf } from './cells.ts';
import { type OwnColours, type Paint, paintOf } from './colours.ts';
import { shapeOf } from './glyphs.ts';
import { escapeXml, LETTER_FONT, LetterRow } from './letters.ts';
import { Paths } from './paths.ts';
import { CELL, type Shape } from './shape.ts';

/** How a screen is to be shown. */
export interface SvgOptions {
  /** Draws a window round the screen, with this title. */
  readonly title?: string;
  /** The colours of cells that ask for none; light on dark unless given. */
  readonly own?: OwnColours;
}

const OWN: OwnColours = { foreground: '#e8e0d0', background: '#16130f' };
const MARGIN = 12;
const TITLE_BAR = 30;
const CORNER = 9;
const UNDERLINE = { x: 0, y: 18, width: CELL.width, height: 1 } as const;
const STRIKE = { x: 0, y: 10, width: CELL.width, height: 1 } as const;

/** The screen of a terminal as an SVG document, 10x20 pixels a cell and a margin. */
export function svgOf(term: Terminal, { title, own = OWN }: SvgOptions = {}): string {
  const top = title === undefined ? 0 : TITLE_BAR;
  const width = term.cols * CELL.width + 2 * MARGIN;
  const height = term.rows * CELL.height + 2 * MARGIN + top;
  const drawing = new Drawing(MARGIN, MARGIN + top, own);
  for (let row = 0; row < term.rows; row++) drawing.row(row, cellsOf(term, row));
  const corner = title === undefined ? 0 : CORNER;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" xml:space="preserve"`,
    ` font-family="${LETTER_FONT.family}" font-size="${LETTER_FONT.size}">`,
    `<rect width="${width}" height="${height}" rx="${corner}" fill="${own.background}"/>`,
    title === undefined ? '' : titleBar(title, width),
    drawing.svg(),
    '</svg>',
  ].join('');
}

/** Backgrounds below, geometry above them, letters on top. */
class Drawing {
  readonly #left: number;
  readonly #top: number;
  readonly #own: OwnColours;
  readonly #backs = new Paths((colour) => `fill="${colour}" shape-rendering="crispEdges"`);
  readonly #shades = new Map<number, Paths>();
  readonly #strokes = {
    diagonal: new Paths((colour) => `fill="none" stroke="${colour}" stroke-width="1.3" stroke-linecap="square"`),
    arc: new Paths((colour) => `fill="none" stroke="${colour}" stroke-width="1"`),
  };
  readonly #letters: string[] = [];

  constructor(left: number, top: number, own: OwnColours) {
    this.#left = left;
    this.#top = top;
    this.#own = own;
  }

  row(row: number, cells: readonly Cell[]): void {
    const top = this.#top + row * CELL.height;
    const letters = new LetterRow(this.#left, top);
    for (const [column, cell] of cells.entries()) {
      if (cell.width > 0) this.#cell(column, top, cell, letters);
    }
    this.#letters.push(letters.svg());
  }

  svg(): string {
    const shades = [...this.#shades.values()].map((paths) => paths.svg());
    const { diagonal, arc } = this.#strokes;
    return [this.#backs.svg(), ...shades, diagonal.svg(), arc.svg(), ...this.#letters].join('');
  }

  #cell(column: number, top: number, cell: Cell, letters: LetterRow): void {
    const left = this.#left + column * CELL.width;
    const paint = paintOf(cell, this.#own);
    this.#back(left, top, cell, paint);
    const shape = cell.text === '' ? null : shapeOf(cell.text);
    if (shape !== null) letters.stop();
    else if (cell.text.trim() === '') letters.gap();
    else letters.add(column, cell, paint.front);
    if (shape !== null) this.#shape(left, top, shape, paint.front);
  }

  #back(left: number, top: number, cell: Cell, { front, back }: Paint): void {
    const width = cell.width * CELL.width;
    if (back !== this.#own.background) {
      this.#backs.rect(back, { x: 0, y: 0, width, height: CELL.height }, left, top);
    }
    if (cell.underline) this.#solid(1).rect(front, { ...UNDERLINE, width }, left, top);
    if (cell.struck) this.#solid(1).rect(front, { ...STRIKE, width }, left, top);
  }

  #shape(left: number, top: number, shape: Shape, colour: string): void {
    for (const rect of shape.rects) this.#solid(shape.opacity).rect(colour, rect, left, top);
    for (const { kind, x, y, path } of shape.strokes) {
      this.#strokes[kind].path(colour, `M${left + x} ${top + y}${path}`);
    }
  }

  /** The rectangles of one opacity. */
  #solid(opacity: number): Paths {
    const known = this.#shades.get(opacity);
    if (known) return known;
    const made = new Paths((colour) => `fill="${colour}" fill-opacity="${opacity}"`);
    this.#shades.set(opacity, made);
    return made;
  }
}

function titleBar(title: string, width: number): string {
  const buttons = ['#e0655b', '#e2b34f', '#6fb96a'].map(
    (colour, i) => `<circle cx="${18 * (i + 1)}" cy="${TITLE_BAR / 2}" r="5.5" fill="${colour}"/>`,
  );
  return [
    `<path fill="#2b2620" d="M0 ${TITLE_BAR}V${CORNER}a${CORNER} ${CORNER} 0 0 1 ${CORNER} ${-CORNER}`,
    `H${width - CORNER}a${CORNER} ${CORNER} 0 0 1 ${CORNER} ${CORNER}V${TITLE_BAR}z"/>`,
    ...buttons,
    `<text x="${width / 2}" y="20" font-size="13" fill="#b9ae9c" text-anchor="middle">${escapeXml(title)}</text>`,
  ].join('');
}
