/** The data files that printed tables lie in, those of other editions over the Colosseum's (P260). */
import { type PrintedTable, parseTable } from '../../../../kernel/table.ts';
import { byEdition, EDITIONS, type Overlay, overlaysOf } from './edition-types.ts';

/** Data files by id; those of an overlay have its name before them. */
export type Files = { readonly [id: string]: unknown };

/** Tables by the id they have in every edition; each file is checked once, however often it is asked for. */
export interface Library {
  /** Whether any edition beneath these overlays has a table. */
  has(id: string, overlays: readonly Overlay[]): boolean;
  /** A table as the highest overlay has it that has it at all. Throws TableError. */
  table(id: string, overlays: readonly Overlay[]): PrintedTable;
}

/** The tables of some files. */
export function libraryOf(files: Files): Library {
  const read = new Map<string, PrintedTable>();
  return {
    has: (id, overlays) => files[fileOf(files, overlays, id)] !== undefined,
    table(id, overlays) {
      const file = fileOf(files, overlays, id);
      const table = read.get(file) ?? parseTable(file, files[file]);
      read.set(file, table);
      return table;
    },
  };
}

/** The file of a table: that of the highest overlay that has it. */
export function fileOf(files: Files, overlays: readonly Overlay[], id: string): string {
  const over = overlays.findLast((one) => files[`${one}/${id}`] !== undefined);
  return over === undefined ? id : `${over}/${id}`;
}

/** P260 Tables made once for all that may lie over the Colosseum's, and those of every edition at once, so that none is found wanting later. */
export function forEveryEdition<T>(make: (overlays: readonly Overlay[]) => T): (overlays: readonly Overlay[]) => T {
  const made = new Map<string, T>();
  const under = (overlays: readonly Overlay[]): T => {
    const tables = made.get(overlays.join()) ?? make(overlays);
    made.set(overlays.join(), tables);
    return tables;
  };
  for (const edition of EDITIONS) for (const cards of [false, true]) under(overlaysOf(byEdition(edition, cards)));
  return under;
}
