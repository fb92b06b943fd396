/** Looks for text that is not seen whole: every text a screen writes is followed to its cells. */

import { Canvas, type Caption } from '../../src/tui/canvas.ts';
import { cellsOf } from '../../src/tui/glyphs.ts';
import { drawMenu, itemsInSight } from '../../src/tui/menu-rows.ts';
import type { Style } from '../../src/tui/style.ts';
import type { MenuView, View } from '../../src/tui/view.ts';

/** A text that is not seen whole, and how it was lost. */
export interface Cut {
  readonly how: 'past its end' | 'off the screen' | 'written over' | 'over a frame' | 'shortened' | 'run together';
  readonly text: string;
  /** The row it stands in. */
  readonly y: number;
  /** The row as it is seen. */
  readonly row: string;
}

/** A text that was written: how many of its letters were, and how many of them are still its own. */
interface Written {
  readonly text: string;
  readonly y: number;
  readonly letters: number;
  left: number;
}

/** What stands in a cell, as far as a cut could come of it. */
type Cell = Written | 'frame' | null;

/** What was written on a canvas, cell by cell. */
interface Sheet {
  readonly cells: Cell[];
  readonly texts: Set<Written>;
  readonly cuts: Omit<Cut, 'row'>[];
}

const { text: writeText, segments: writeSegments, put, fill, box, rule, blit } = Canvas.prototype;

/** Every text that is not seen whole in what is drawn, the rows of its menu among it; `files`: where they are written from. */
export function cutsIn(draw: () => View, files: Set<string> | null = null): readonly Cut[] {
  const recorder = new Recorder(files);
  const view = recorder.while(() => {
    const drawn = draw();
    if (drawn.menu !== null) recorder.menu(drawn.canvas, drawn.menu);
    return drawn;
  });
  return recorder.cuts(view.canvas);
}

/** Follows what canvases are written on. */
class Recorder {
  readonly #sheets = new WeakMap<Canvas, Sheet>();
  readonly #files: Set<string> | null;
  /** Cells written in one go: a row of pieces, a caption in its frame. */
  #within = 0;

  constructor(files: Set<string> | null) {
    this.#files = files;
  }

  /** Runs a drawing with every canvas followed. */
  while<T>(draw: () => T): T {
    const own = Canvas.prototype;
    const recorder = this;
    own.text = function (x, y, text, style, end) {
      recorder.#text(this, { x, y, text, end: end ?? this.width });
      return recorder.#inside(() => writeText.call(this, x, y, text, style, end));
    };
    own.segments = function (x, y, segments, end) {
      recorder.#text(this, { x, y, text: segments.map(({ text }) => text).join(''), end: end ?? this.width });
      return recorder.#inside(() => writeSegments.call(this, x, y, segments, end));
    };
    own.put = function (x, y, character, style) {
      recorder.#clear(this, x, y, 1, 1);
      put.call(this, x, y, character, style);
    };
    own.fill = function (x, y, width, height, style, character) {
      recorder.#clear(this, x, y, width, height);
      fill.call(this, x, y, width, height, style, character);
    };
    own.box = function (x, y, width, height, style = {}, caption = {}) {
      recorder.#frame(this, { x, y, width, height }, caption, () =>
        box.call(this, x, y, width, height, style, caption),
      );
    };
    own.rule = function (x: number, y: number, width: number, style: Style = {}, caption: Caption = {}) {
      recorder.#frame(this, { x, y, width, height: 1 }, caption, () => rule.call(this, x, y, width, style, caption));
    };
    own.blit = function (other, x, y) {
      recorder.#clear(this, x, y, other.width, other.height);
      blit.call(this, other, x, y);
    };
    try {
      return draw();
    } finally {
      Object.assign(own, { text: writeText, segments: writeSegments, put, fill, box, rule, blit });
    }
  }

  /** Every row of a menu, as it is scrolled through. */
  menu(canvas: Canvas, menu: MenuView): void {
    const inSight = itemsInSight(menu);
    const last = Math.max(0, menu.items.length - inSight);
    for (let from = last; from > 0; from = Math.max(0, from - inSight)) this.#menuFrom(canvas, menu, from, inSight);
    this.#menuFrom(canvas, menu, 0, inSight);
  }

  #menuFrom(canvas: Canvas, menu: MenuView, from: number, inSight: number): void {
    const rows = menu.items.slice(from, from + inSight).map(({ value }) => ({ value, marked: false }));
    drawMenu(canvas, menu, rows);
  }

  cuts(canvas: Canvas): readonly Cut[] {
    const { texts, cuts } = this.#sheetOf(canvas);
    const rows = canvas.plain();
    const covered = [...texts]
      .filter(({ letters, left }) => left > 0 && left < letters)
      .map(({ text, y }) => ({ how: 'written over' as const, text, y }));
    return [...cuts, ...covered].map((cut) => ({ ...cut, row: (rows[cut.y] ?? '').trimEnd() }));
  }

  #text(canvas: Canvas, { x, y, text, end }: { x: number; y: number; text: string; end: number }): void {
    if (this.#within > 0) return;
    if (this.#files !== null) for (const file of callers()) this.#files.add(file);
    const characters = cellsOf(text);
    if (text.trim() === '') {
      this.#clear(canvas, x, y, Math.min(characters.length, end - x), 1);
      return;
    }
    const { cells, texts, cuts } = this.#sheetOf(canvas);
    const place = (i: number): number => y * canvas.width + x + i;
    const on = y >= 0 && y < canvas.height;
    const seen = (i: number): boolean => on && x + i >= 0 && x + i < Math.min(end, canvas.width);
    const letters = characters.map((character, i) => ({ character, i })).filter(({ character }) => character !== ' ');
    const shown = letters.filter(({ i }) => seen(i));
    const cut = (how: Cut['how']): void => void cuts.push({ how, text, y });
    if (!on) cut('off the screen');
    else if (shown.length < letters.length) cut('past its end');
    if (/(?:…| \.\.\.)$/u.test(text.trimEnd())) cut('shortened');
    const under = (i: number): Cell => cells[place(i)] ?? null;
    const framed = characters.filter((_, i) => seen(i) && under(i) === 'frame').length;
    const caption = framed === characters.length && text.startsWith(' ') && text.endsWith(' ');
    if (framed > 0 && !caption) cut('over a frame');
    const before = under(-1);
    if (seen(0) && x > 0 && typeof before === 'object' && before !== null) {
      const [last, first] = [canvas.characterAt(x - 1, y), characters[0] ?? ' '];
      if (ALIKE.some((kind) => kind.test(last) && kind.test(first))) cut('run together');
    }
    const written: Written = { text, y, letters: letters.length, left: shown.length };
    for (const [i] of characters.entries()) if (seen(i)) this.#own(cells, place(i), null);
    for (const { i } of shown) cells[place(i)] = written;
    texts.add(written);
  }

  #inside<T>(draw: () => T): T {
    this.#within++;
    try {
      return draw();
    } finally {
      this.#within--;
    }
  }

  #clear(canvas: Canvas, x: number, y: number, width: number, height: number): void {
    if (this.#within > 0) return;
    const { cells } = this.#sheetOf(canvas);
    for (let row = Math.max(0, y); row < Math.min(canvas.height, y + height); row++) {
      for (let column = Math.max(0, x); column < Math.min(canvas.width, x + width); column++) {
        this.#own(cells, row * canvas.width + column, null);
      }
    }
  }

  #frame(
    canvas: Canvas,
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
    { title, right }: Caption,
    draw: () => void,
  ): void {
    this.#inside(draw);
    const { cells, cuts } = this.#sheetOf(canvas);
    const [end, bottom] = [x + width - 1, y + height - 1];
    for (let column = x; column <= end; column++) {
      for (const row of new Set([y, bottom])) this.#edge(canvas, cells, column, row);
    }
    for (let row = y; row <= bottom; row++) for (const column of [x, end]) this.#edge(canvas, cells, column, row);
    const upper = Array.from({ length: width }, (_, i) => canvas.characterAt(x + i, y)).join('');
    for (const text of [title, right]) {
      if (text !== undefined && !upper.includes(text) && !RULE.test(text)) cuts.push({ how: 'shortened', text, y });
    }
  }

  #edge(canvas: Canvas, cells: Cell[], column: number, row: number): void {
    if (column < 0 || row < 0 || column >= canvas.width || row >= canvas.height) return;
    this.#own(cells, row * canvas.width + column, 'frame');
  }

  #own(cells: Cell[], at: number, now: Cell): void {
    const before = cells[at];
    if (typeof before === 'object' && before !== null) before.left--;
    cells[at] = now;
  }

  #sheetOf(canvas: Canvas): Sheet {
    const known = this.#sheets.get(canvas);
    if (known !== undefined) return known;
    const sheet: Sheet = { cells: [], texts: new Set(), cuts: [] };
    this.#sheets.set(canvas, sheet);
    return sheet;
  }
}

/** A rule's number in a frame, which gives way to what is said there. */
const RULE = /^[\d. ]+$|^P\d+$/u;
/** Characters that read as one word, or as one number, where nothing stands between them. */
const ALIKE = [/\p{L}/u, /\p{N}/u];

/** The files of the program on the way to where this is called from. */
function callers(): readonly string[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = 8;
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '');
  const { stack } = new Error() as unknown as { readonly stack: readonly string[] };
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return stack.map((file) => /\/(src\/.*)$/u.exec(file)?.[1] ?? '').filter((file) => file !== '');
}
