/** Reads the printed tables from their data files. */

import { cellAt, integerAt, integersByWord, rowsByWord, wordAt, yesAt } from '../../../../kernel/table/cells.ts';
import { rangeIndex } from '../../../../kernel/table/totals.ts';
import { type PrintedTable, TableError, tablesIn } from '../../../../kernel/table.ts';
import type { Outfit } from '../types.ts';
import { ARENAS, ARMOURS, PROFILES, QUADRANTS, SHIELDS, STANCES, WAYS, WEAPONS, type WeaponKind } from '../words.ts';
import {
  AP_LINES,
  APPEAL_LINES,
  ATTACK_LINES,
  type ProfileRow,
  SAVE_LINES,
  type Tables,
  type WayRow,
  type WeaponRow,
} from './types.ts';

/** Reads all tables. Throws TableError naming file, row and column. */
export function parseTables(json: unknown): Tables {
  const table = tablesIn(json);
  const pairs = table('pairings');
  return {
    arenas: readArenas(table('arenas')),
    ap: integersByWord(table('action-points'), AP_LINES),
    attack: integersByWord(table('attack'), ATTACK_LINES),
    saves: readSaves(table('saves')),
    weapons: readWeapons(table('weapons')),
    ways: readWays(table('ways')),
    profiles: readProfiles(table('profiles')),
    pairings: pairs.rows.map((_, row) => [wordAt(pairs, row, 0, PROFILES), wordAt(pairs, row, 1, PROFILES)] as const),
    appeal: integersByWord(table('appeal'), APPEAL_LINES),
    temper: readTemper(table('temper')),
  };
}

/** '1: -1, 2: 0' as what each range adds. */
function rangesOf(cell: string | number): ReadonlyMap<number, number> | null {
  const pairs = `${cell}`.split(', ').map((one) => /^(\d): (-?\d)$/.exec(one));
  if (pairs.some((pair) => pair === null)) return null;
  return new Map(pairs.map((pair) => [Number(pair?.[1]), Number(pair?.[2])]));
}

function readRanges(table: PrintedTable, row: number, column: number, from: number, to: number) {
  const ranges = cellAt(table, row, column).as(`what each range from ${from} to ${to} adds`, rangesOf);
  const whole = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  if (ranges.size !== whole.length || whole.some((range) => !ranges.has(range)))
    throw new TableError(`table ${table.id}, row ${row + 1}: expected each range from ${from} to ${to} once`);
  return ranges;
}

function readWeapons(table: PrintedTable): Tables['weapons'] {
  return rowsByWord(table, 0, WEAPONS, (row): WeaponRow => {
    const [from, to] = [integerAt(table, row, 2), integerAt(table, row, 3)];
    return {
      ...{ ap: integerAt(table, row, 1), from, to, hand: yesAt(table, row, 4), hands: integerAt(table, row, 5) },
      ...{ sheathes: yesAt(table, row, 6), penetrates: yesAt(table, row, 7), bashes: yesAt(table, row, 8) },
      ...{ net: yesAt(table, row, 9), ranges: readRanges(table, row, 10, from, to) },
    };
  });
}

function readWays(table: PrintedTable): Tables['ways'] {
  return rowsByWord(table, 0, WAYS, (row): WayRow => {
    const [from, to] = [integerAt(table, row, 2), integerAt(table, row, 3)];
    return {
      ...{ ap: integerAt(table, row, 1), from, to, penetrates: yesAt(table, row, 4), bashes: yesAt(table, row, 5) },
      ...{ net: yesAt(table, row, 6), ranges: readRanges(table, row, 7, from, to) },
    };
  });
}

const THONG = ' on a thong';

function readProfiles(table: PrintedTable): Tables['profiles'] {
  return rowsByWord(table, 0, PROFILES, (row): ProfileRow => {
    const outfit: Outfit = {
      held: cellAt(table, row, 1).as('weapons', kindsOf),
      sheathed: cellAt(table, row, 2).as('weapons', kindsOf),
      thonged: cellAt(table, row, 1).text().includes(THONG),
      ...{ darts: integerAt(table, row, 3), shield: wordAt(table, row, 4, SHIELDS), galerus: yesAt(table, row, 5) },
      ...{ armour: wordAt(table, row, 6, ARMOURS), helmet: yesAt(table, row, 7) },
    };
    const [save = 0, bareSave = 0, ap = 0, bareAp = 0] = [8, 9, 10, 11].map((column) => integerAt(table, row, column));
    return { outfit, save, bareSave, ap, bareAp };
  });
}

/** 'sword, net' as two kinds; '-' as none. */
function kindsOf(cell: string | number): readonly WeaponKind[] | null {
  if (cell === '-') return [];
  const kinds = `${cell}`.split(', ').map((one) => WEAPONS.find((kind) => kind === one.replace(THONG, '')));
  return kinds.every((kind) => kind !== undefined) ? kinds : null;
}

function readSaves(table: PrintedTable): Tables['saves'] {
  return rowsByWord(table, 0, SAVE_LINES, (row) => {
    const values = QUADRANTS.map((quadrant, i) => [quadrant, integerAt(table, row, i + 1)] as const);
    return Object.fromEntries(values) as Tables['saves'][(typeof SAVE_LINES)[number]];
  });
}

function readTemper(table: PrintedTable): Tables['temper'] {
  const index = rangeIndex(
    table.id,
    table.rows.map(([head]) => `${head}`),
  );
  const stances = table.rows.map((_, row) => wordAt(table, row, 1, STANCES));
  return (total) => {
    const row = index.rowOf(total);
    return { stance: stances[row] ?? 'press', row: index.labels[row] ?? '' };
  };
}

function readArenas(table: PrintedTable): Tables['arenas'] {
  return rowsByWord(table, 0, ARENAS, (row) => ({
    radius: integerAt(table, row, 1),
    gladiators: integerAt(table, row, 2),
  }));
}
