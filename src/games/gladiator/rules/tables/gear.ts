/** 19, 21: the tables of weapons and fighting styles. */

import { asInteger, asWord, cellAt } from '../../../../kernel/table/cells.ts';
import { type PrintedTable, TableError } from '../../../../kernel/table.ts';
import { type FightingStyle, GLADIATOR_TYPES, PRINTED_STYLES, V2_STYLES } from '../types.ts';
import type { Armoury, WeaponRecord } from './armoury-types.ts';
import { byWord } from './cells.ts';
import type { StyleRow, Tables, WeaponRow } from './types.ts';

/** 21.3 As far as the eye reaches. */
const UNLIMITED = Number.POSITIVE_INFINITY;

/** 21 The weapon table, a row for every record and one for the shield; Thr and CRT are '--' where a thing cannot be thrown. */
export function readWeapons(table: PrintedTable, { records }: Armoury): Tables['weapons'] {
  const number = (row: number, column: number) => cellAt(table, row, column).integer();
  const orNone = (row: number, column: number): number | null => {
    const read = (cell: string | number): number | 'none' | null => (cell === '--' ? 'none' : asInteger(cell));
    const value = cellAt(table, row, column).as('a whole number or --', read);
    return value === 'none' ? null : value;
  };
  const words = [...records.map(({ kind }) => kind), 'shield'].sort();
  return byWord(table, words, (row): WeaponRow => {
    const record = records.find(({ kind }) => kind === words[row]);
    const [thr, crt, breaks] = [orNone(row, 3), orNone(row, 4), orNone(row, 8)] as const;
    if (breaks !== null && record?.broken === undefined)
      throw new TableError(`table ${table.id}, row ${row + 1}, column break: its record has no paragraph for it`);
    return {
      speed: number(row, 1),
      reach: cellAt(table, row, 2).as('a whole number or Unlim', (cell) =>
        cell === 'Unlim' ? UNLIMITED : asInteger(cell),
      ),
      thr,
      crt: crt ?? 0,
      hands: cellAt(table, row, 5).as(handsText(record), (cell) => handsOf(record, cell)),
      from: number(row, 6),
      half: cellAt(table, row, 7).word(['always', 'at 2', '--']),
      breaks,
      wounds: number(row, 9),
      st: number(row, 10),
      drop: number(row, 11),
      shield: number(row, 12),
    };
  });
}

/** P332 What fills both hands by its record has 2 here, what is borne in one hand 1. */
function handsOf(record: WeaponRecord | undefined, cell: string | number): number | null {
  const hands = asInteger(cell);
  return hands === null || record?.borne === undefined || hands === HANDS_BORNE[record.borne] ? hands : null;
}

const HANDS_BORNE = { 'one hand': 1, 'both hands': 2 } as const;

const handsText = (record: WeaponRecord | undefined): string =>
  record?.borne === undefined ? 'a whole number' : `${HANDS_BORNE[record.borne]}: its record says ${record.borne}`;

/** What is in hand and in the sheath, in the columns from `column` on. */
export function styleKit(
  table: PrintedTable,
  row: number,
  column: number,
  { kinds, records }: Armoury,
): readonly [hands: StyleRow['hands'], sheath: StyleRow['sheath']] {
  const list = <W extends string>(at: number, words: readonly W[]) =>
    cellAt(table, row, at).as(`a list of ${words.join(', ')}`, (cell) => {
      if (cell === '--') return [];
      const found = String(cell).split(' ').map(asWord(words));
      return found.includes(null) ? null : (found as W[]);
    });
  const held = [...kinds, ...records.flatMap(({ kind, use }) => (use === 'cast' ? [kind] : []))];
  return [list(column, held), list(column + 1, [...kinds, 'javelins'])];
}

/** 19 The styles; types that V2.0 alone has are what they come from, unless `own` are theirs (P304). */
export function readStyles(
  table: PrintedTable,
  own: ReadonlyMap<FightingStyle, StyleRow>,
  armoury: Armoury,
): Tables['styles'] {
  const printed = readPrinted(table, armoury);
  const others = Object.entries(V2_STYLES).map(([style, from]) => [style, printed[from]]);
  return { ...printed, ...Object.fromEntries([...others, ...own]) };
}

function readPrinted(
  table: PrintedTable,
  armoury: Armoury,
): { readonly [S in (typeof PRINTED_STYLES)[number]]: StyleRow } {
  return byWord(table, PRINTED_STYLES, (row): StyleRow => {
    const [hands, sheath] = styleKit(table, row, 7, armoury);
    return {
      cite: cellAt(table, row, 1).text('a paragraph'),
      class: cellAt(table, row, 2).integer(),
      type: cellAt(table, row, 3).word(GLADIATOR_TYPES),
      phases: cellAt(table, row, 4).integer(),
      armour: cellAt(table, row, 5).word(['rolled', 'none', 'no helmet', 'best of two']),
      shield: cellAt(table, row, 6).word(['rolled', 'none', 'small', 'large']),
      hands,
      sheath,
    };
  });
}
