/** Printed tables as data files have them. */
import * as z from 'zod/mini';
import { readAs } from './save.ts';

/** A printed table as it lies in a data file. */
const tableSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  cite: z.string(),
  columns: z.array(z.string()).check(z.minLength(1)),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).check(z.minLength(1)),
});
/** A data file in the shape of a printed table: every cell as it stands there, a number or a text. */
export type PrintedTable = z.infer<typeof tableSchema>;

/** A data file that does not hold what it should; the message names file, row and column. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

/** Reads one printed table, checking that every row is as wide as the head. */
export function parseTable(id: string, json: unknown): PrintedTable {
  const read = readAs(tableSchema, json, `table ${id}`);
  if (!read.ok) throw new TableError(read.why);
  const table = read.value;
  if (table.id !== id) throw new TableError(`table ${id}: its id is '${table.id}', expected '${id}'`);
  for (const [i, row] of table.rows.entries()) {
    if (row.length !== table.columns.length) {
      throw new TableError(
        `table ${id}, row ${i + 1}: ${row.length} cells, expected ${table.columns.length} (${table.columns.join(', ')})`,
      );
    }
  }
  return table;
}

/** The printed tables of data files, which are keyed by their ids: each is read where it is asked for. Throws TableError. */
export function tablesIn(files: unknown): (id: string) => PrintedTable {
  const byId = files as { readonly [id: string]: unknown };
  return (id) => parseTable(id, byId[id]);
}
