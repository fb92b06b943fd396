/** The rows of a menu on the canvas: which of its items are in sight, and how they are drawn. */
import type { Canvas } from './canvas.ts';
import { GLYPHS, type Skin, truncate } from './glyphs.ts';
import type { MenuItem, MenuView } from './view.ts';

/** One line of a menu: the value of its item, and whether the mark is on it. */
export interface MenuRow {
  readonly value: string;
  readonly marked: boolean;
}

/** Columns of a menu line before its note, where the menu is wide enough. */
const LABEL_WIDTH = 24;
/** The farthest column to which one long label may push all notes. */
const FARTHEST = LABEL_WIDTH + 8;

/** How many items are in sight at once: below a list that scrolls stands a line that says so. */
export function itemsInSight({ items, limit }: MenuView): number {
  return Math.max(1, items.length > limit ? limit - 1 : items.length);
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
  const { items, limit, x, y, width } = menu;
  const noteAt = noteColumn(menu);
  rows.forEach(({ value, marked }, row) => {
    const item = items.find((one) => one.value === value);
    if (item === undefined) return;
    drawItem(canvas, item, { x, y: y + row, width, noteAt, marked });
    canvas.aim(x, y + row, width, 1, { kind: 'item', value });
  });
  if (items.length <= limit) return;
  canvas.fill(x, y + rows.length, width, 1, { fg: 'text', bg: 'void' });
  const more = `${ellipsis(canvas.skin)} ${items.length - rows.length} more, round the end`;
  canvas.text(x + 3, y + rows.length, more, { fg: 'mute' }, x + width);
}

const ellipsis = (skin: Skin): string => (skin === 'ascii' ? '...' : '…');

/** Where a label ends and a note may begin. */
const afterLabel = ({ label }: MenuItem): number => 3 + label.length + 2;

/** The column of a menu in which its notes begin, one under the other: nearer to the labels where they would not fit otherwise. */
export function noteColumn({ items, width }: Pick<MenuView, 'items' | 'width'>): number {
  const noted = items.filter(({ note }) => note !== '');
  const close = Math.max(0, ...noted.map(afterLabel));
  const roomy = close > FARTHEST ? LABEL_WIDTH : Math.max(LABEL_WIDTH, close);
  return noted.every((item) => Math.max(roomy, afterLabel(item)) + item.note.length <= width) ? roomy : close;
}

interface ItemPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly noteAt: number;
  readonly marked: boolean;
}

function drawItem(canvas: Canvas, item: MenuItem, { x, y, width, noteAt, marked }: ItemPlace): void {
  const { skin } = canvas;
  const { label, note } = item;
  const end = x + width;
  canvas.fill(x, y, width, 1, { fg: 'text', bg: marked ? 'selBg' : 'void' });
  if (marked) canvas.put(x + 1, y, GLYPHS[skin].selection, { fg: 'accent', bold: true });
  canvas.text(x + 3, y, truncate(label, width - 3, skin), marked ? { fg: 'key', bold: true } : { fg: 'text' }, end);
  const at = Math.max(noteAt, afterLabel(item));
  canvas.text(x + at, y, truncate(note, width - at, skin), { fg: 'mute' }, end);
}
