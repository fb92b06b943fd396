/** The tables of Springsteen's solitaire beasts, read. */

import { asInteger, asWord, cellAt } from '../../../../kernel/table/cells.ts';
import { type PrintedTable, parseTable, TableError } from '../../../../kernel/table.ts';
import { areaTable, byWord, labelsOf, readDrm, totalTable } from '../tables/cells.ts';
import type { AnimalRow, AnimalTables, TotalTable } from '../tables/types.ts';
import { AREA_NAMES, AREAS, type Area } from '../types.ts';
import { ANIMAL_CRITICALS, ANIMAL_KINDS, ANIMAL_MOVES } from './types.ts';

/** The ids of his tables; each is a data file of that name. */
export const ANIMAL_TABLE_IDS = [
  'springsteen-animals',
  'springsteen-collision',
  'springsteen-critical',
  'springsteen-location',
  'springsteen-movement',
  'springsteen-speed',
] as const;
type AnimalTableId = (typeof ANIMAL_TABLE_IDS)[number];

/** Reads and checks all of his tables. `json` holds them by id. Throws TableError. */
export function readAnimalTables(json: { readonly [Id in AnimalTableId]?: unknown }): AnimalTables {
  const table = (id: AnimalTableId) => parseTable(id, json[id]);
  return {
    animals: readAnimals(table('springsteen-animals')),
    speed: diceTable(table('springsteen-speed'), 1, 6, 'a number of hexes or Hold', (cell) =>
      cell === 'Hold' ? 0 : asInteger(cell),
    ),
    moves: diceTable(table('springsteen-movement'), 2, 12, 'a way to move', asWord(ANIMAL_MOVES)),
    collision: readImpacts(table('springsteen-collision')),
    locations: diceTable(table('springsteen-location'), 1, 6, 'an area or re-roll', readLocation),
    criticals: areaTable(table('springsteen-critical'), ANIMAL_AREAS, 'a critical result', asWord(ANIMAL_CRITICALS)),
  };
}

/** Cunning stands where a man's sheet has TR, and CF are as a man's: the sum of three ratings. */
function readAnimals(table: PrintedTable): AnimalTables['animals'] {
  return byWord(table, ANIMAL_KINDS, (row): AnimalRow => {
    const at = (column: number) => cellAt(table, row, column).integer();
    const [cunning, st, ag, cf] = [at(1), at(2), at(3), at(4)];
    const sum = cunning + st + ag;
    if (cf !== sum) throw new TableError(`table ${table.id}, row ${row + 1}: CF ${cf}, expected CUN+ST+AG, ${sum}`);
    const hexes = cellAt(table, row, 7).as('1 or 2', (cell) => (cell === 1 || cell === 2 ? cell : null));
    return { cunning, st, ag, cf, w: at(5), cn: at(6), hexes };
  });
}

/** A table with a row for every total of its dice. */
function diceTable<V>(
  table: PrintedTable,
  from: number,
  to: number,
  what: string,
  read: (cell: string | number) => V | null,
): TotalTable<V> {
  const expected = Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  if (labelsOf(table).join() !== expected.join())
    throw new TableError(`table ${table.id}: expected rows ${from} to ${to}`);
  return totalTable(table, 1, 1, what, read);
}

function readLocation(cell: string | number): Area | 're-roll' | null {
  if (cell === 're-roll') return cell;
  return AREAS.find((area) => AREA_NAMES[area] === cell) ?? null;
}

/** Table E: what goes on a man's impact, then each animal's own, then what both count by. */
const IMPACTS = [
  'heavy',
  'medium',
  'large-shield',
  'no-shield',
  'forward',
  'sidestep',
  'rolling',
  'ensnared',
  'backward',
  'kneeling',
  'recover',
  'stumbling',
  'stun',
  ...ANIMAL_KINDS,
  'per-hex',
] as const;

function readImpacts(table: PrintedTable): AnimalTables['collision'] {
  const rows = byWord(table, IMPACTS, (row) => readDrm(table, row));
  return new Map(Object.entries(rows));
}

const ANIMAL_AREAS = ['head', 'chest', 'groin', 'fore', 'hind'] as const;
