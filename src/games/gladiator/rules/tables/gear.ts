/** 19, 21: the tables of weapons and fighting styles. */
import { asInteger, asText, asWord, type PrintedTable, readCell } from '../../../../kernel/table.ts';
import {
  type FightingStyle,
  GLADIATOR_TYPES,
  PRINTED_STYLES,
  SNARE_KINDS,
  type SnareKind,
  V2_STYLES,
  WEAPON_KINDS,
  type WeaponKind,
} from '../types.ts';
import { byWord } from './cells.ts';
import type { StyleRow, Tables, WeaponRow } from './types.ts';

/** 21.3 As far as the eye reaches. */
const UNLIMITED = Number.POSITIVE_INFINITY;
const ROWS = [...WEAPON_KINDS, ...SNARE_KINDS, 'shield'].sort() as readonly (WeaponKind | SnareKind | 'shield')[];

/** 21 The weapon table; Thr and CRT are '--' where a thing cannot be thrown. */
export function readWeapons(table: PrintedTable): Tables['weapons'] {
  const number = (row: number, column: number) => readCell(table, row, column, 'a whole number', asInteger);
  const orNone = (row: number, column: number): number | null => {
    const read = (cell: string | number): number | 'none' | null => (cell === '--' ? 'none' : asInteger(cell));
    const value = readCell(table, row, column, 'a whole number or --', read);
    return value === 'none' ? null : value;
  };
  return byWord(table, ROWS, (row): WeaponRow => {
    const [thr, crt, breaks] = [orNone(row, 3), orNone(row, 4), orNone(row, 8)] as const;
    return {
      speed: number(row, 1),
      reach: readCell(table, row, 2, 'a whole number or Unlim', (cell) =>
        cell === 'Unlim' ? UNLIMITED : asInteger(cell),
      ),
      thr,
      crt: crt ?? 0,
      hands: number(row, 5),
      from: number(row, 6),
      half: readCell(table, row, 7, 'always, at 2 or --', asWord(['always', 'at 2', '--'])),
      breaks,
      wounds: number(row, 9),
      st: number(row, 10),
      drop: number(row, 11),
      shield: number(row, 12),
    };
  });
}

/** What is in hand and in the sheath, in the columns from `column` on. */
export function styleKit(
  table: PrintedTable,
  row: number,
  column: number,
): readonly [hands: StyleRow['hands'], sheath: StyleRow['sheath']] {
  const list = <W extends string>(at: number, words: readonly W[]) =>
    readCell(table, row, at, `a list of ${words.join(', ')}`, (cell) => {
      if (cell === '--') return [];
      const found = String(cell).split(' ').map(asWord(words));
      return found.includes(null) ? null : (found as W[]);
    });
  return [list(column, [...WEAPON_KINDS, ...SNARE_KINDS]), list(column + 1, [...WEAPON_KINDS, 'javelins'])];
}

/** 19 The styles; types that V2.0 alone has are what they come from, unless `own` are theirs (P304). */
export function readStyles(table: PrintedTable, own: ReadonlyMap<FightingStyle, StyleRow>): Tables['styles'] {
  const printed = readPrinted(table);
  const others = Object.entries(V2_STYLES).map(([style, from]) => [style, printed[from]]);
  return { ...printed, ...Object.fromEntries([...others, ...own]) };
}

function readPrinted(table: PrintedTable): { readonly [S in (typeof PRINTED_STYLES)[number]]: StyleRow } {
  const word = <W extends string>(row: number, column: number, words: readonly W[]) =>
    readCell(table, row, column, words.join(', '), asWord(words));
  return byWord(table, PRINTED_STYLES, (row): StyleRow => {
    const [hands, sheath] = styleKit(table, row, 7);
    return {
      cite: readCell(table, row, 1, 'a paragraph', asText),
      class: readCell(table, row, 2, 'a whole number', asInteger),
      type: word(row, 3, GLADIATOR_TYPES),
      phases: readCell(table, row, 4, 'a whole number', asInteger),
      armour: word(row, 5, ['rolled', 'none', 'no helmet', 'best of two']),
      shield: word(row, 6, ['rolled', 'none', 'small', 'large']),
      hands,
      sheath,
    };
  });
}
