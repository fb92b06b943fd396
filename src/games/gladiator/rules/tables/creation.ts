/** P303, P304 The tables that men are made by with percentages: origin, type, ratings, armour. */

import { asInteger, asWord, cellAt } from '../../../../kernel/table/cells.ts';
import { percentIndex, type RangeIndex } from '../../../../kernel/table/totals.ts';
import { type PrintedTable, TableError } from '../../../../kernel/table.ts';
import {
  ALL_STYLES,
  type Armour,
  CHARACTERISTICS,
  type Characteristic,
  DIMACHI,
  type FightingStyle,
  GLADIATOR_TYPES,
  SHIELD_SIZES,
  V2_ORIGINS,
} from '../types.ts';
import type { Armoury } from './armoury-types.ts';
import { byArea, byWord, cellTable, labelsOf, totalTable } from './cells.ts';
import { styleKit } from './gear.ts';
import type { ArmourRow, CreationTables, StyleRow } from './types.ts';

/** The tables of V2.0, by the names of their files. */
export const CREATION_TABLE_IDS = [
  'arms',
  'armour-by-type',
  'gladiator-types',
  'origin-drms',
  'origins',
  'ratings-ag',
  'ratings-cn',
  'ratings-st',
  'ratings-tr',
  'ratings-w',
] as const;
export type CreationTableId = (typeof CREATION_TABLE_IDS)[number];

type Find = (id: CreationTableId) => PrintedTable;

/** A line of table 4: how a type moves, and what he wears. */
interface Worn {
  readonly phases: number;
  readonly shield: StyleRow['shield'];
  readonly armour: ArmourRow['armour'];
}

/** Reads and checks them all; `armourCell` reads a piece of armour. Throws TableError. */
export function readCreation(
  find: Find,
  armourCell: (cell: string | number) => Armour | null,
  armoury: Armoury,
): CreationTables {
  const drms = find('origin-drms');
  const drm = (row: number) =>
    Object.fromEntries(
      (['tr', 'st', 'ag', 'w', 'cn'] as const).map((one, i) => [one, cellAt(drms, row, i + 1).integer()]),
    ) as CreationTables['drms']['slave'];
  const ratings = CHARACTERISTICS.map((one) => [one, byPercent(find(`ratings-${one}`), 'a whole number', asInteger)]);
  return {
    origins: byPercent(find('origins'), V2_ORIGINS.join(', '), asWord(V2_ORIGINS)),
    drms: byWord(drms, V2_ORIGINS, drm),
    types: byPercent(find('gladiator-types'), 'a type', asWord(ALL_STYLES)),
    ratings: Object.fromEntries(ratings) as { readonly [C in Characteristic]: CreationTables['ratings'][C] },
    styles: readTypes(find, armourCell, armoury),
  };
}

const byPercent = <V>(table: PrintedTable, what: string, read: (cell: string | number) => V | null) =>
  totalTable(table, 1, 1, what, read, percentIndex as (id: string, labels: readonly string[]) => RangeIndex);

/** P304 Every type of table 2 as a style: its arms, and the line of table 4 it is armoured by. */
function readTypes(
  find: Find,
  armourCell: (cell: string | number) => Armour | null,
  armoury: Armoury,
): CreationTables['styles'] {
  const worn = readWorn(find('armour-by-type'), armourCell);
  const [arms, types] = [find('arms'), find('gladiator-types')];
  const order = types.rows.map(([, type]) => String(type));
  if (labelsOf(arms).join() !== order.join())
    throw new TableError(`table ${arms.id}: expected rows ${order.join(', ')}`);
  return new Map(
    arms.rows.map((_, row): readonly [FightingStyle, StyleRow] => {
      const style = cellAt(arms, row, 0).word(ALL_STYLES);
      const as = cellAt(arms, row, 1).text('a type of armour-by-type');
      const line = worn.get(as);
      if (line === undefined) throw new TableError(`table ${arms.id}, row ${row + 1}: no armour for '${as}'`);
      const [hands, sheath] = styleKit(arms, row, 4, armoury);
      return [
        style,
        {
          cite: 'P304',
          class: cellAt(arms, row, 2).integer(),
          type: cellAt(arms, row, 3).word(GLADIATOR_TYPES),
          phases: line.phases,
          armour: 'own',
          own: line.armour,
          shield: isDimachus(style) ? 'none' : line.shield,
          hands,
          sheath,
        },
      ];
    }),
  );
}

const isDimachus = (style: FightingStyle): boolean => DIMACHI.some((one) => one === style);

function readWorn(
  table: PrintedTable,
  armourCell: (cell: string | number) => Armour | null,
): ReadonlyMap<string, Worn> {
  const shields = [...SHIELD_SIZES, 'none'] as const;
  return new Map(
    table.rows.map((_, row) => [
      cellTable(table, row, 0, null).table.cell,
      {
        phases: cellAt(table, row, 1).integer(),
        shield: cellAt(table, row, 2).word(shields),
        armour: byArea((area) => cellAt(table, row, area + 2).as('armour such as A or --, by its letter', armourCell)),
      },
    ]),
  );
}
