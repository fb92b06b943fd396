/** A grid of styled cells: everything that is drawn is drawn here, then painted on a terminal. */
import { cellCode, cellsOf, GLYPHS, type Skin, truncate } from './glyphs.ts';
import type { Aim, Targets } from './mouse/targets.ts';
import { attributesOf, type Style } from './style.ts';

/** A piece of text in one style; without a style, in the canvas's own. */
export interface Segment {
  readonly text: string;
  readonly style?: Style;
}

/** What stands in the frame of a box, and how. */
export interface Caption {
  readonly title?: string;
  readonly right?: string;
  readonly titleStyle?: Style;
  readonly rightStyle?: Style;
}

const SPACE = 0x20;

/** Cells of one character and one style each. What lies outside is cut off. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly skin: Skin;
  readonly #codes: Uint16Array;
  readonly #ids: Uint16Array;
  readonly #styles: Style[] = [];
  /** Whether a style, by its number, leaves no colour open. */
  readonly #isWhole: boolean[] = [];
  /** Numbers of styles by text, ground and attributes. */
  readonly #numbers = new Map<Style['fg'], Map<Style['bg'], number[]>>();
  #last: Style | null = null;
  #lastId = 0;
  readonly #laidOver = new Map<number, number>();
  /** What of it can be clicked on; null: nobody has a mouse. */
  targets: Targets | null = null;

  /** An empty canvas; `base` is the style of its cells and of all that leaves colours open. */
  constructor(width: number, height: number, skin: Skin = 'unicode', base: Style = { fg: 'text', bg: 'void' }) {
    this.width = Math.max(0, Math.floor(width));
    this.height = Math.max(0, Math.floor(height));
    this.skin = skin;
    this.#codes = new Uint16Array(this.width * this.height).fill(SPACE);
    this.#ids = new Uint16Array(this.width * this.height);
    this.#intern(base);
  }

  /** Sets one cell. A style without a ground keeps the cell's; one without a colour takes the canvas's. */
  put(x: number, y: number, character: string, style: Style = {}): void {
    this.#set(x, y, cellCode(character.codePointAt(0) ?? SPACE, this.skin), this.#intern(style));
  }

  /** Writes a text to the right, no further than before `end`; returns the x after its last character. */
  text(x: number, y: number, text: string, style: Style = {}, end = this.width): number {
    const id = this.#intern(style);
    let at = x;
    for (const character of cellsOf(text)) {
      if (at < end) this.#set(at, y, cellCode(character.codePointAt(0) ?? SPACE, this.skin), id);
      at++;
    }
    return at;
  }

  /** Writes pieces of text one after the other. */
  segments(x: number, y: number, segments: readonly Segment[], end = this.width): number {
    return segments.reduce((at, { text, style }) => this.text(at, y, text, style, end), x);
  }

  /** Fills a rectangle with one character. */
  fill(x: number, y: number, width: number, height: number, style: Style = {}, character = ' '): void {
    const id = this.#intern(style);
    const code = cellCode(character.codePointAt(0) ?? SPACE, this.skin);
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) this.#set(column, row, code, id);
    }
  }

  /** Says what a click in a rectangle comes to, if there is a mouse. */
  aim(x: number, y: number, width: number, height: number, aim: Aim): void {
    this.targets?.add({ x, y, width, height }, aim);
  }

  /** Changes the style of cells and leaves their characters: what `patch` does not name stays. */
  restyle(x: number, y: number, width: number, height: number, patch: Style): void {
    for (let row = Math.max(0, y); row < Math.min(this.height, y + height); row++) {
      for (let column = Math.max(0, x); column < Math.min(this.width, x + width); column++) {
        const cell = row * this.width + column;
        this.#ids[cell] = this.#intern({ ...this.#styleOf(this.#ids[cell] ?? 0), ...patch });
      }
    }
  }

  /** A frame with an optional title in its upper edge. */
  box(x: number, y: number, width: number, height: number, style: Style = {}, caption: Caption = {}): void {
    if (width < 2 || height < 2) return;
    const { box } = GLYPHS[this.skin];
    const [right, bottom] = [x + width - 1, y + height - 1];
    this.fill(x + 1, y, width - 2, 1, style, box.across);
    this.fill(x + 1, bottom, width - 2, 1, style, box.across);
    this.fill(x, y + 1, 1, height - 2, style, box.down);
    this.fill(right, y + 1, 1, height - 2, style, box.down);
    this.put(x, y, box.topLeft, style);
    this.put(right, y, box.topRight, style);
    this.put(x, bottom, box.bottomLeft, style);
    this.put(right, bottom, box.bottomRight, style);
    this.#caption(x + 2, y, right - 1, style, caption);
  }

  /** A line across, a title near its left end and a text near its right. */
  rule(x: number, y: number, width: number, style: Style = {}, caption: Caption = {}): void {
    this.fill(x, y, width, 1, style, GLYPHS[this.skin].box.across);
    this.#caption(x + 2, y, x + width - 2, style, caption);
  }

  #caption(x: number, y: number, end: number, style: Style, { title, right, titleStyle, rightStyle }: Caption): void {
    let from = x;
    if (title !== undefined && end - from > 2) {
      from = this.text(from, y, ` ${truncate(title, end - from - 2, this.skin)} `, titleStyle ?? style, end);
    }
    if (right === undefined) return;
    const start = end - cellsOf(right).length - 2;
    if (start >= from) this.text(start, y, ` ${right} `, rightStyle ?? style, end);
  }

  /** Copies another canvas onto this one. */
  blit(other: Canvas, x: number, y: number): void {
    const ids = other.#styles.map((style) => this.#intern(style));
    for (let row = 0; row < other.height; row++) {
      for (let column = 0; column < other.width; column++) {
        const cell = row * other.width + column;
        this.#set(x + column, y + row, other.#codes[cell] ?? SPACE, ids[other.#ids[cell] ?? 0] ?? 0);
      }
    }
  }

  /** The character in a cell; '' outside. */
  characterAt(x: number, y: number): string {
    return this.#holds(x, y) ? String.fromCharCode(this.#codes[y * this.width + x] ?? SPACE) : '';
  }

  /** The style of a cell; the canvas's own outside. */
  styleAt(x: number, y: number): Style {
    return this.#styleOf(this.#holds(x, y) ? (this.#ids[y * this.width + x] ?? 0) : 0);
  }

  /** Its cells for whoever paints them: characters and numbers of styles row by row, and the styles by number. */
  cells(): { readonly codes: Uint16Array; readonly ids: Uint16Array; readonly styles: readonly Style[] } {
    return { codes: this.#codes, ids: this.#ids, styles: this.#styles };
  }

  /** The rows as text alone, each exactly as wide as the canvas. */
  plain(): readonly string[] {
    return Array.from({ length: this.height }, (_, y) => this.#row(y));
  }

  #row(y: number): string {
    return String.fromCharCode(...this.#codes.subarray(y * this.width, (y + 1) * this.width));
  }

  #holds(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  #styleOf(id: number): Style {
    return this.#styles[id] ?? {};
  }

  #set(x: number, y: number, code: number, id: number): void {
    if (!this.#holds(x, y)) return;
    const cell = y * this.width + x;
    this.#codes[cell] = code;
    this.#ids[cell] = this.#isWhole[id] === true ? id : this.#overlay(id, this.#ids[cell] ?? 0);
  }

  /** The style `id` with its open colours filled in: the ground from `under`, the rest from the canvas. */
  #overlay(id: number, under: number): number {
    const key = id * 0x10000 + under;
    let made = this.#laidOver.get(key);
    if (made === undefined) {
      const { fg, bg } = this.#styleOf(0);
      const ground = this.#styleOf(under).bg ?? bg;
      made = this.#intern({ ...(fg && { fg }), ...(ground && { bg: ground }), ...this.#styleOf(id) });
      this.#laidOver.set(key, made);
    }
    return made;
  }

  #intern(style: Style): number {
    if (style === this.#last) return this.#lastId;
    const { fg, bg } = style;
    const attributes = attributesOf(style);
    const id = this.#numbers.get(fg)?.get(bg)?.[attributes] ?? this.#add(style, attributes);
    this.#last = style;
    this.#lastId = id;
    return id;
  }

  #add(style: Style, attributes: number): number {
    const { fg, bg } = style;
    const grounds = this.#numbers.get(fg) ?? new Map<Style['bg'], number[]>();
    const alike = grounds.get(bg) ?? [];
    const id = this.#styles.push(style) - 1;
    this.#isWhole.push(fg !== undefined && bg !== undefined);
    alike[attributes] = id;
    this.#numbers.set(fg, grounds.set(bg, alike));
    return id;
  }
}
