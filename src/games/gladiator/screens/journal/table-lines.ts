/** A printed table around the cell that was found in it. */

import type { TableCell } from '../../../../kernel/roll.ts';
import type { PrintedTable } from '../../../../kernel/table.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import type { Env } from '../../../../tui/program.ts';
import type { Style } from '../../../../tui/style.ts';
import { gladiatorFiles } from '../../files/services.ts';
import type { RuledLine } from './roll-lines.ts';

/** Rows of the table shown above and below the cell. */
const AROUND = 2;
const INDENT = ' '.repeat(11);

/** The rows around a cell with the cell lit; the whole table where there is room for it. */
export function litTableLines(cell: TableCell, env: Env): readonly RuledLine[] {
  const table = gladiatorFiles(env.services).printedTable(cell.id);
  if (table === null) return [];
  const row = table.rows.findIndex(([label]) => String(label) === cell.row);
  const whole = env.rows >= 40 && table.rows.length <= 16;
  const from = whole ? 0 : Math.max(0, row - AROUND);
  const to = whole ? table.rows.length : Math.min(table.rows.length, row + AROUND + 1);
  const widths = columnWidths(table);
  const head = lineOf(table, table.columns, widths, (column) => ({ fg: column === cell.column ? 'accent' : 'rule' }));
  const rows = table.rows
    .slice(from, to)
    .map((cells, i) =>
      lineOf(table, cells.map(String), widths, (column, text) =>
        cellStyle(cell, table, from + i === row, column, text),
      ),
    );
  const title: RuledLine = { segments: [{ text: `${INDENT}${table.title}`, style: { fg: 'mute' } }], cite: table.cite };
  return [title, head, ...rows];
}

function lineOf(
  table: PrintedTable,
  texts: readonly string[],
  widths: readonly number[],
  styleOf: (column: string, text: string) => Style,
): RuledLine {
  const cells = texts.map((text, i): Segment => {
    return { text: text.padEnd((widths[i] ?? 0) + 1), style: styleOf(table.columns[i] ?? '', text) };
  });
  return { segments: [{ text: INDENT }, ...cells], cite: '' };
}

function cellStyle(cell: TableCell, table: PrintedTable, inRow: boolean, column: string, text: string): Style {
  const first = column === table.columns[0];
  const lit =
    inRow &&
    (column === cell.column || (!table.columns.includes(cell.column) && !first)) &&
    (column !== cell.column || text === cell.cell);
  if (lit) return { fg: 'void', bg: 'accent', bold: true };
  if (inRow) return { fg: 'key' };
  return { fg: column === cell.column ? 'text' : 'mute' };
}

function columnWidths(table: PrintedTable): readonly number[] {
  return table.columns.map((column, i) =>
    Math.max(column.length, ...table.rows.map((cells) => String(cells[i]).length)),
  );
}
