/** Tables of a panel or a page: as many columns as there is room for, the first ones first. */
import type { Segment } from '../../../../../tui/canvas.ts';
import type { PageLine } from '../../../../../tui/screens/text-page.ts';
import type { Style } from '../../../../../tui/style.ts';

/** One cell: its text, and how it is drawn where it is not plain. */
export type ColumnCell = Segment;

/** One column: its heading, and a cell a row. */
export interface TableColumn {
  readonly title: string;
  readonly cells: readonly ColumnCell[];
  /** Numbers stand under one another. */
  readonly right?: boolean;
}

const HEAD: Style = { fg: 'mute' };
/** Columns of a table that has room to breathe, and of one that has not. */
const GAPS = [2, 1] as const;

/** The lines of a table, its headings first; columns that find no room are left out, the last ones first. */
export function columnLines(columns: readonly TableColumn[], width: number): readonly PageLine[] {
  const [first] = columns;
  if (first === undefined) return [];
  const filled = columns.filter(({ title, cells }) => title !== '' || cells.some(({ text }) => text !== ''));
  const { shown, gap } = fitting(filled, width);
  const rowOf = (cellOf: (column: TableColumn) => ColumnCell): PageLine =>
    shown.flatMap((column, i): PageLine => {
      const { text, style } = cellOf(column);
      const room = widthOf(column);
      const padded = column.right === true ? text.padStart(room) : text.padEnd(room);
      const before = i === 0 ? '' : ' '.repeat(gap);
      const last = i === shown.length - 1 && column.right !== true ? text : padded;
      return [{ text: before }, style === undefined ? { text: last } : { text: last, style }];
    });
  return [
    rowOf(({ title }) => ({ text: title, style: HEAD })),
    ...first.cells.map((_, row) => rowOf(({ cells }) => cells[row] ?? { text: '' })),
  ];
}

const widthOf = ({ title, cells }: TableColumn): number =>
  Math.max(title.length, ...cells.map(({ text }) => text.length));

/** As many columns as fit, the closer together the more of them do. */
function fitting(columns: readonly TableColumn[], width: number) {
  const fits = (count: number, gap: number): boolean =>
    columns.slice(0, count).reduce((sum, one) => sum + widthOf(one) + gap, -gap) <= width;
  for (let count = columns.length; count > 1; count--)
    for (const gap of GAPS) if (fits(count, gap)) return { shown: columns.slice(0, count), gap };
  return { shown: columns.slice(0, 1), gap: 1 };
}
