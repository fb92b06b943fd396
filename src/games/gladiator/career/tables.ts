/** The printed tables of the Campaign Game, read from their data files. */

import { asInteger, asWord, cellAt } from '../../../kernel/table/cells.ts';
import { d66Index, type RangeIndex, rangeIndex } from '../../../kernel/table/totals.ts';
import { type PrintedTable, TableError } from '../../../kernel/table.ts';
import { QUALITIES, RANDOM_EVENTS } from '../house/month-types.ts';
import { byWord, cellTable, d66Totals, totalTable } from '../rules/tables/cells.ts';
import type { Overlay } from '../rules/tables/edition-types.ts';
import { type Files, forEveryEdition, type Library, libraryOf } from '../rules/tables/files.ts';
import { parseTables } from '../rules/tables/tables.ts';
import type { Found, TotalTable } from '../rules/tables/types.ts';
import { ARMOUR_LETTERS, type Armour, CHARACTERISTICS, GLADIATOR_TYPES } from '../rules/types.ts';
import { COMBAT_CLASSES, type CombatClass, ORIGINS } from './man/man-types.ts';
import { MATCH_TYPES } from './munus/munus-types.ts';
import {
  type ArmourPrices,
  type CampaignTables,
  EARNINGS,
  IMPROVEMENTS,
  type ImprovementRow,
  type MatchRow,
  type OriginRow,
  type PairingCell,
  TALENT_CODES,
} from './table-types.ts';

const TABLE_IDS = [
  'armour-allowance',
  'armour-prices',
  'experience',
  'house-armour-prices',
  'improvements',
  'pairing',
  'random-events',
  'random-match',
  'social-origin',
  'stock-auction',
  'talents',
] as const;
type TableId = (typeof TABLE_IDS)[number];

/** A whole number, or null where nothing is printed. */
function integerOrNone(table: PrintedTable, row: number, column: number): number | null {
  if (table.rows[row]?.[column] === '--') return null;
  return cellAt(table, row, column).as('a whole number or --', asInteger);
}

/** A table whose rows, found by their first cell, are one value each. */
function rowTable<V>(
  table: PrintedTable,
  indexed: (id: string, labels: readonly string[]) => RangeIndex,
  read: (row: number) => V,
): TotalTable<V> {
  const index = indexed(
    table.id,
    table.rows.map((cells) => String(cells[0])),
  );
  const found = table.rows.map((_, row): Found<V> => cellTable(table, row, 1, read(row)));
  return {
    at(total) {
      const one = found[index.rowOf(total)];
      if (one === undefined) throw new Error(`table ${table.id} has no row for ${total}`);
      return one;
    },
  };
}

function readImprovements(table: PrintedTable): CampaignTables['improvements'] {
  return byWord(
    table,
    IMPROVEMENTS,
    (row): ImprovementRow => ({
      xp: cellAt(table, row, 1).integer(),
      between: integerOrNone(table, row, 2),
      most: integerOrNone(table, row, 3),
    }),
  );
}

function readOrigins(table: PrintedTable): TotalTable<OriginRow> {
  return rowTable(table, rangeIndex, (row) => ({
    origin: cellAt(table, row, 1).word(ORIGINS),
    drm: Object.fromEntries(
      [...CHARACTERISTICS, 'pr'].map((one, i) => [one, cellAt(table, row, i + 2).integer()]),
    ) as OriginRow['drm'],
  }));
}

function readPrices(table: PrintedTable): ArmourPrices {
  const heads = table.columns.slice(1);
  const wrong = heads.find((head, i) => !(i === heads.length - 1 ? head === 'full' : /^([2-9]|1[01])$/.test(head)));
  if (wrong !== undefined) throw new TableError(`table ${table.id}: '${wrong}', expected what it covers, 'full' last`);
  const prices = byWord(table, ARMOUR_LETTERS, (row) => heads.map((_, i) => cellAt(table, row, i + 1).integer()));
  const pieces = ARMOUR_LETTERS.flatMap((letter) =>
    heads.map(
      (head, i) => [(head === 'full' ? letter : `${letter}${head}`) as Armour, prices[letter][i] ?? 0] as const,
    ),
  );
  return new Map([['--', 0], ...pieces]);
}

function readMatches(table: PrintedTable): TotalTable<MatchRow> {
  const types = [...MATCH_TYPES, 'unique'] as const;
  return rowTable(table, d66Index, (row) => ({
    type: cellAt(table, row, 1).word(types),
    death: integerOrNone(table, row, 2),
  }));
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const;
const classAt = (row: number): CombatClass => COMBAT_CLASSES[row] ?? 1;

/** 38.4.1 Each total stands in one cell of it: a row for the player's man, a column for the challenger. */
function readPairing(table: PrintedTable): CampaignTables['pairing'] {
  byWord(table, NUMERALS, (row) => row);
  const cells = new Map<number, PairingCell>();
  for (const [row, printed] of table.rows.entries()) {
    for (let column = 1; column < printed.length; column++) {
      const totals = cellAt(table, row, column).as('totals of a D66 or --', (cell) =>
        cell === '--' ? [] : d66Totals(String(cell)),
      );
      const { table: place } = cellTable(table, row, column, null);
      const challenger = column > NUMERALS.length ? 'any' : classAt(column - 1);
      for (const total of totals) cells.set(total, { table: place, player: classAt(row), challenger });
    }
  }
  if (cells.size !== d66Totals('11-66')?.length) throw new TableError(`table ${table.id}: ${cells.size} totals of 36`);
  return cells;
}

/** Reads and checks all tables of a career in every edition, those of GLADIATOR among them. `json` holds them by id. Throws TableError. */
export function parseCampaignTables(json: unknown): CampaignTables {
  const library = libraryOf(json as Files);
  const gladiator = parseTables(json);
  const under = forEveryEdition(
    (overlays): CampaignTables => ({
      ...readTables(library, overlays),
      gladiator: gladiator.under(overlays),
      under: (others) => under(others),
    }),
  );
  return under([]);
}

/** Those of the Campaign Game alone. */
function readTables(library: Library, overlays: readonly Overlay[]): Omit<CampaignTables, 'gladiator' | 'under'> {
  const table = (id: TableId) => library.table(id, overlays);
  const talent = [...TALENT_CODES, '--', 'any'] as const;
  const armourPrices = readPrices(table('armour-prices'));
  const [earned, allowed] = [table('experience'), table('armour-allowance')];
  return {
    talents: totalTable(table('talents'), 1, 1, talent.join(', '), asWord(talent), d66Index),
    earnings: byWord(earned, EARNINGS, (row) => cellAt(earned, row, 1).integer()),
    improvements: readImprovements(table('improvements')),
    origins: readOrigins(table('social-origin')),
    armourPrices,
    housePrices: library.has('house-armour-prices', overlays) ? readPrices(table('house-armour-prices')) : armourPrices,
    allowance: byWord(allowed, GLADIATOR_TYPES, (row) => cellAt(allowed, row, 1).integer()),
    matches: readMatches(table('random-match')),
    pairing: readPairing(table('pairing')),
    events: totalTable(table('random-events'), 1, 1, RANDOM_EVENTS.join(', '), asWord(RANDOM_EVENTS), d66Index),
    stock: totalTable(table('stock-auction'), 1, 1, QUALITIES.join(', '), asWord(QUALITIES)),
  };
}
