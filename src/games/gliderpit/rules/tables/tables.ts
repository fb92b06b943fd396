/** Reads the printed tables from their data files. */
import type { Hex } from '../../../../kernel/hex.ts';
import { cellAt, integerAt, rowsByWord, wordAt, yesAt } from '../../../../kernel/table/cells.ts';
import { type RangeIndex, rangeIndex } from '../../../../kernel/table/totals.ts';
import { type PrintedTable, parseTable, TableError } from '../../../../kernel/table.ts';
import { INTENTS, type LaunchZone, WALL_EFFECTS, WEAPONS, type Weapon, ZONES } from '../words.ts';
import type { Effect, Looked, PitRow, RecoveryRow, Tables, WeaponRow } from './types.ts';

/** Data files by id. */
type Files = { readonly [id: string]: unknown };

/** Reads all tables. Throws TableError naming file, row and column. */
export function parseTables(json: unknown): Tables {
  const files = json as Files;
  const table = (id: string): PrintedTable => parseTable(id, files[id]);
  const rows = readRows(table('pit'));
  return {
    ...{ rows, zones: zonesIn(rows), weapons: readWeapons(table('weapons')) },
    ...{ hitNumber: readHits(table('hits')), ram: readRams(table('rams')) },
    ...{ throwResult: readThrows(table('throws')), strikeResult: readStrikes(table('strikes')) },
    ...{ wall: readWalls(table('walls')), recovery: readRecovery(table('recovery')) },
    ...{ wishes: readWishes(table('wishes')), defaults: readDefaults(table('zones')) },
    intent: readIntents(table('intents')),
  };
}

/** The rows of a table by the totals at their heads. */
const indexOf = (table: PrintedTable): RangeIndex =>
  rangeIndex(
    table.id,
    table.rows.map(([head]) => `${head}`),
  );

function readRows(table: PrintedTable): readonly PitRow[] {
  return table.rows.map((_, row) => {
    if (integerAt(table, row, 0) !== row + 1)
      throw new TableError(`table ${table.id}, row ${row + 1}: expected row ${row + 1} of the pit`);
    return { air: integerAt(table, row, 1), from: integerAt(table, row, 2), to: integerAt(table, row, 3) };
  });
}

/** 2.1 The r of row 1. */
export const NORTH = -9;

/** 2.2 The five rows of each zone of a wall, by the row of the first. */
const ZONE_ROWS = [3, 8, 13] as const;
const ZONE_SIZE = 5;

function zonesIn(rows: readonly PitRow[]): Tables['zones'] {
  const hexes = (first: number, side: 'from' | 'to'): readonly Hex[] =>
    rows.slice(first - 1, first - 1 + ZONE_SIZE).map((row, i) => ({ q: row[side], r: NORTH + first - 1 + i }));
  const zone = (name: LaunchZone, at: number): readonly Hex[] =>
    hexes(ZONE_ROWS[at % ZONE_ROWS.length] ?? 0, name.includes('W') ? 'from' : 'to');
  return Object.fromEntries(ZONES.map((name, at) => [name, zone(name, at)])) as Tables['zones'];
}

function readWeapons(table: PrintedTable): Tables['weapons'] {
  const column = (row: number): WeaponRow['column'] => {
    const word = wordAt(table, row, 5, ['Heavy', 'Light', '-']);
    return word === '-' ? null : word;
  };
  return rowsByWord(
    table,
    0,
    WEAPONS,
    (row): WeaponRow => ({
      ...{ portage: integerAt(table, row, 1), range: integerAt(table, row, 2), strikes: yesAt(table, row, 3) },
      ...{ shift: integerAt(table, row, 4), column: column(row), cuts: integerAt(table, row, 6) },
    }),
  );
}

function readHits(table: PrintedTable): Tables['hitNumber'] {
  const index = indexOf(table);
  const numbers = table.rows.map((_, row) => integerAt(table, row, 1));
  return (cf) => numbers[index.rowOf(cf)] ?? 0;
}

const NO_EFFECT: Effect = { aa: 0, as: 0, astn: false, da: 0, ds: 0, dstn: false, text: '-' };
const PART = /^(?:([AD][AS])([+-]\d)|([AD])stn)$/;

/** 'DA-2, DS-1' as what it does; null: it cannot be read. */
function effectOf(cell: string | number): Effect | null {
  const text = `${cell}`;
  if (text === '-') return NO_EFFECT;
  const parts = text.split(', ').map((part) => PART.exec(part));
  const effect: { -readonly [K in keyof Effect]: Effect[K] } = { ...NO_EFFECT, text };
  for (const part of parts) {
    if (part === null) return null;
    const [, what, by, stunned] = part;
    if (stunned === 'A') effect.astn = true;
    else if (stunned === 'D') effect.dstn = true;
    else effect[what?.toLowerCase() as 'aa' | 'as' | 'da' | 'ds'] = Number(by);
  }
  return effect;
}

/** The cells of a column by total. */
function lookedIn(table: PrintedTable, column: number): (total: number) => Looked {
  const index = indexOf(table);
  const effects = table.rows.map((_, row) =>
    cellAt(table, row, column).as("a result such as 'DA-2, DS-1', or '-'", effectOf),
  );
  return (total) => {
    const row = index.rowOf(total);
    return { row: index.labels[row] ?? '', column: table.columns[column] ?? '', effect: effects[row] ?? NO_EFFECT };
  };
}

function readRams(table: PrintedTable): Tables['ram'] {
  const columns = [1, 2, 3].map((levels) => lookedIn(table, levels));
  return (total, levels) => {
    const column = columns[levels - 1];
    if (column === undefined) throw new Error(`nobody rams from ${levels} levels above`);
    return column(total);
  };
}

function readThrows(table: PrintedTable): Tables['throwResult'] {
  const [heavy, light] = [lookedIn(table, 1), lookedIn(table, 2)];
  return (total, column) => (column === 'Heavy' ? heavy(total) : light(total));
}

const readStrikes = (table: PrintedTable): Tables['strikeResult'] => lookedIn(table, 1);

function readWalls(table: PrintedTable): Tables['wall'] {
  const index = indexOf(table);
  const effects = table.rows.map(
    (_, row) => [wordAt(table, row, 1, WALL_EFFECTS), wordAt(table, row, 2, WALL_EFFECTS)] as const,
  );
  return (speed, stunned) => {
    const row = index.rowOf(speed);
    return { effect: effects[row]?.[stunned ? 1 : 0] ?? 'nothing', row: index.labels[row] ?? '' };
  };
}

function readRecovery(table: PrintedTable): Tables['recovery'] {
  const index = indexOf(table);
  const rows = table.rows.map(
    (_, row): RecoveryRow => ({
      ...{ row: index.labels[row] ?? '', altitude: integerAt(table, row, 1), speed: integerAt(table, row, 2) },
      ...{ turns: yesAt(table, row, 3), recovers: yesAt(table, row, 4) },
    }),
  );
  const [first] = rows;
  if (first === undefined) throw new TableError(`table ${table.id}: expected rows`);
  return (total) => rows[index.rowOf(total)] ?? first;
}

/** 'spear, sword' as words of a list; null: it cannot be read. */
const wordsOf =
  <W extends string>(words: readonly W[]) =>
  (cell: string | number): readonly W[] | null => {
    const named = `${cell}`.split(', ').map((one) => words.find((word) => word === one));
    return named.every((one): one is W => one !== undefined) ? named : null;
  };

function readLists<W extends string>(table: PrintedTable, what: string, words: readonly W[]) {
  const index = indexOf(table);
  const lists = table.rows.map((_, row) => cellAt(table, row, 1).as(what, wordsOf(words)));
  return (total: number): readonly W[] => lists[index.rowOf(total)] ?? [];
}

const readWishes = (table: PrintedTable): ((die: number) => readonly Weapon[]) => readLists(table, 'weapons', WEAPONS);
const readDefaults = (table: PrintedTable): Tables['defaults'] => readLists(table, 'launch zones', ZONES);

function readIntents(table: PrintedTable): Tables['intent'] {
  const index = indexOf(table);
  const intents = table.rows.map((_, row) => wordAt(table, row, 1, INTENTS));
  return (total) => {
    const row = index.rowOf(total);
    return { intent: intents[row] ?? 'conserve', row: index.labels[row] ?? '' };
  };
}
