/** Rows of the book's pages: headings, sentences, and lines that lead on. */
import type { Segment } from '../canvas.ts';
import { wrapText } from '../wrap.ts';
import type { BookPlace } from './places.ts';

/** One row of a page. The rows of one link, one below the other, have the very same place. */
export interface BookRow {
  readonly segments: readonly Segment[];
  readonly link: BookPlace | null;
}

/** An empty row. */
export const BLANK_ROW: BookRow = { segments: [], link: null };

/** The title of a part of a page, with room above it. */
export function partRows(title: string, rows: readonly BookRow[]): readonly BookRow[] {
  if (rows.length === 0) return [];
  const head: BookRow = { segments: [{ text: title, style: { fg: 'accent', bold: true } }], link: null };
  return [BLANK_ROW, head, ...rows];
}

/** Sentences across the page. */
export function proseRows(text: string, width: number, fg: 'text' | 'mute' = 'text'): readonly BookRow[] {
  return wrapText(text, width).map((row) => ({ segments: [{ text: row, style: { fg } }], link: null }));
}

/** Columns before the words of a link, for what it is called. */
const NAME_WIDTH = 10;
/** Columns before that, for the mark. */
const MARK_WIDTH = 2;

/** A line that leads on: what it is called, and its words in as many rows as they need. */
export function linkRows(
  link: BookPlace,
  name: string,
  text: string,
  width: number,
  { indent = 0, column = NAME_WIDTH }: { readonly indent?: number; readonly column?: number } = {},
): readonly BookRow[] {
  const at = Math.max(column, name.length + 2) + indent;
  const margin = ' '.repeat(MARK_WIDTH + indent);
  const rows = wrapText(text, width - MARK_WIDTH - at);
  return (rows.length === 0 ? [''] : rows).map((row, i) => ({
    link,
    segments: [
      { text: `${margin}${(i === 0 ? name : '').padEnd(at - indent)}`, style: { fg: 'key' } },
      { text: row, style: { fg: 'text' } },
    ],
  }));
}

/** A link of a page: its place, and the first and the last of its rows. */
export interface BookLink {
  readonly place: BookPlace;
  readonly first: number;
  readonly last: number;
}

/** The links of a page, from the top. */
export function linksOf(rows: readonly BookRow[]): readonly BookLink[] {
  const links: BookLink[] = [];
  for (const [i, { link }] of rows.entries()) {
    const before = links.at(-1);
    if (link === null) continue;
    if (before?.place === link && before.last === i - 1) links[links.length - 1] = { ...before, last: i };
    else links.push({ place: link, first: i, last: i });
  }
  return links;
}
