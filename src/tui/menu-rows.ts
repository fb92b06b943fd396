/** The rows of a menu on the canvas: which of its items are in sight, and how they are drawn. */
import type { Canvas } from './canvas.ts';
import { GLYPHS, type Skin, truncate } from './glyphs.ts';
import type { MenuItem, MenuView } from './view.ts';

/** One line of a menu: the value of its item, and whether the mark is on it. */
export interface MenuRow {
  readonly value: string;
  readonly marked: boolean;
}

/** The row of the item with that value; the first where there is none. */
export const markedRow = (items: readonly MenuItem[], value: string | null): number =>
  Math.max(
    0,
    items.findIndex((item) => item.value === value),
  );

/** Columns of a menu line before its note, where the menu is wide enough. */
const LABEL_WIDTH = 24;
/** The farthest column to which one long label may push all notes. */
const FARTHEST = LABEL_WIDTH + 8;

/** How many items are in sight at once: below a list that scrolls stands a line that says so. */
export function itemsInSight(menu: MenuView): number {
  const { items, limit } = menu;
  const lines = items.map((item) => linesOfItem(menu, item));
  if (sum(lines) <= limit) return Math.max(1, items.length);
  const fits = (count: number): boolean => lines.every((_, from) => sum(around(lines, from, count)) <= limit - 1);
  let count = Math.min(items.length, limit - 1);
  while (count > 1 && !fits(count)) count--;
  return Math.max(1, count);
}

/** Lines that a menu must have for notes to stand under their labels: two, and the line that says there are more. */
const LINES_UNDER = 3;

/** The lines of an item: its note stands under its label where it has no room beside it. */
function linesOfItem({ width, limit }: Pick<MenuView, 'width' | 'limit'>, item: MenuItem): 1 | 2 {
  const beside = item.note === '' || afterLabel(item) + item.note.length <= width;
  return beside || limit < LINES_UNDER ? 1 : 2;
}

/** Lines that a menu of so many columns needs to have all of its items in sight. */
export function linesForAll(items: readonly MenuItem[], width: number): number {
  const lines = items.map((item) => linesOfItem({ width, limit: LINES_UNDER }, item));
  return lines.includes(2) ? Math.max(LINES_UNDER, sum(lines)) : sum(lines);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** So many of a list from a place on, round its end. */
function around<T>(list: readonly T[], from: number, count: number): readonly T[] {
  return [...list, ...list].slice(from, from + count);
}

/** The rows of a menu that nobody has moved in yet. */
export function firstRows(menu: MenuView): readonly MenuRow[] {
  const { items, initial } = menu;
  const inSight = itemsInSight(menu);
  const from = Math.max(0, initial - inSight + 1);
  return items.slice(from, from + inSight).map(({ value }, i) => ({ value, marked: from + i === initial }));
}

/** Draws the rows in sight where the menu stands. */
export function drawMenu(canvas: Canvas, menu: MenuView, rows: readonly MenuRow[]): void {
  const { items, x, y, width } = menu;
  const noteAt = noteColumn(menu);
  let end = y;
  for (const { value, marked } of rows) {
    const item = items.find((one) => one.value === value);
    if (item === undefined) continue;
    const lines = linesOfItem(menu, item);
    drawItem(canvas, item, { x, y: end, width, lines, noteAt, marked });
    canvas.aim(x, end, width, lines, { kind: 'item', value });
    end += lines;
  }
  const hidden = items.length - rows.length;
  if (hidden <= 0) return;
  canvas.fill(x, end, width, 1, { fg: 'text', bg: 'void' });
  const more = `${ellipsis(canvas.skin)} ${hidden} more, round the end`;
  canvas.text(x + 3, end, more, { fg: 'mute' }, x + width);
}

const ellipsis = (skin: Skin): string => (skin === 'ascii' ? '...' : '…');

/** Where a label ends and a note may begin. */
const afterLabel = ({ label }: MenuItem): number => 3 + label.length + 2;

/** The column of a menu in which its notes begin, one under the other: nearer to the labels where they would not fit otherwise. */
export function noteColumn(menu: Pick<MenuView, 'items' | 'width' | 'limit'>): number {
  const noted = menu.items.filter((item) => item.note !== '' && linesOfItem(menu, item) === 1);
  const close = Math.max(0, ...noted.map(afterLabel));
  const roomy = close > FARTHEST ? LABEL_WIDTH : Math.max(LABEL_WIDTH, close);
  return noted.every((item) => Math.max(roomy, afterLabel(item)) + item.note.length <= menu.width) ? roomy : close;
}

/** Columns before a note that stands under its label. */
const UNDER_LABEL = 3;

/** A mark is as wide as the label: to move it along a whole row takes twice the bytes. */
const MARKED = { fg: 'key', bg: 'selBg', bold: true } as const;

interface ItemPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lines: 1 | 2;
  readonly noteAt: number;
  readonly marked: boolean;
}

function drawItem(canvas: Canvas, item: MenuItem, { x, y, width, lines, noteAt, marked }: ItemPlace): void {
  const { skin } = canvas;
  const { label, note } = item;
  const end = x + width;
  canvas.fill(x, y, width, lines, { fg: 'text', bg: 'void' });
  if (marked) {
    canvas.fill(x + 1, y, Math.min(width - 1, label.length + 3), 1, MARKED);
    canvas.put(x + 1, y, GLYPHS[skin].selection, MARKED);
  }
  canvas.text(x + 3, y, truncate(label, width - 3, skin), marked ? MARKED : { fg: 'text' }, end);
  const column = Math.max(noteAt, afterLabel(item));
  const beside = column + note.length <= width ? column : afterLabel(item);
  const at = lines === 2 ? UNDER_LABEL : beside;
  canvas.text(x + at, y + lines - 1, truncate(note, width - at, skin), { fg: 'mute' }, end);
}

/** The line of a list that is the number which a digit types; undefined: there is none. */
export function numbered(items: readonly MenuItem[], key: string): MenuItem | undefined {
  return /^\d$/.test(key) ? items.find(({ label }) => label === key) : undefined;
}
