/** Rows of the panels of a campaign: their colours, and how they are folded and shortened to their room. */
import type { Segment } from '../../../../tui/canvas.ts';
import { wrapSegments } from '../../../../tui/wrap.ts';

/** A row of a panel, in pieces of one style each. */
export type PanelRow = readonly Segment[];

/** Words between those that count. */
export const mute = (text: string): Segment => ({ text, style: { fg: 'mute' } });
/** Words that count. */
export const plain = (text: string): Segment => ({ text, style: { fg: 'text' } });
/** What counts most. */
export const strong = (text: string): Segment => ({ text, style: { fg: 'key', bold: true } });

/** Rows of some columns, each folded where it is too long. */
export const foldedAll = (rows: readonly PanelRow[], width: number): readonly PanelRow[] =>
  rows.flatMap((row) => folded(row, width));

/** A row that is too long goes on in a second one, which begins a cell further in. */
function folded(row: PanelRow, width: number): readonly PanelRow[] {
  const [first, ...others] = row;
  if (first === undefined || row.reduce((sum, { text }) => sum + text.length, 0) <= width) return [row];
  const text = first.text.trimStart();
  const lead = first.text.length - text.length;
  const rows = wrapSegments([{ ...first, text }, ...others], width - lead - 1);
  return rows.map((one, i) => [mute(' '.repeat(i === 0 ? lead : lead + 1)), ...one]);
}

/** Room for rows. */
export interface Room {
  readonly width: number;
  readonly rows: number;
}

/** The first of some tellings, each shorter than the one before, that there is room for; else the last. */
export function fitting(tellings: readonly (readonly PanelRow[])[], { width, rows }: Room): readonly PanelRow[] {
  return tellings.find((one) => foldedAll(one, width).length <= rows) ?? tellings.at(-1) ?? [];
}
