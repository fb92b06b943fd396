/** What is printed where a roll's total points, and the bare number on its dice. */
import type { Roll, TableCell } from '../../../../src/kernel/roll.ts';
import { BEAST_ACTION_ROWS } from '../printed-beasts.ts';
import {
  ARMOUR,
  CENTURIONS,
  chartResult,
  criticalCell,
  crtCell,
  PHYSICAL_COLUMNS,
  physicalRow,
  RANDOM_MOVEMENT,
  severityRow,
  WAYS,
} from '../printed-tables.ts';
import { FOR_ANIMALS, FOR_BEASTS } from './critical-pages.ts';
import { lassoRow } from './printed-nets.ts';
import { ANIMAL_AREAS, ANIMAL_MOVES_BY_DICE, ANIMAL_SPEEDS } from './wild/printed-animals.ts';

/** All faces of a throw. */
export function facesOf(dice: Roll['dice']): readonly number[] {
  return [dice.red, dice.white, dice.black, dice.die].flatMap((faces) => faces ?? []);
}

/** The number on the dice, before modifiers. */
export function reading({ dice, read }: Roll): number {
  if (read === 'd66') return 10 * (dice.red?.[0] ?? 0) + (dice.white?.[0] ?? 0);
  const sum = facesOf(dice).reduce((all, face) => all + (read === 'd3' ? Math.ceil(face / 2) : face), 0);
  return read === 'minus' ? -sum : sum;
}

/** A printed cell. */
export type Cell = Omit<TableCell, 'id'>;

/** Whether two cells are the same, capitals apart. */
export function alike(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column && a.cell.toLowerCase() === b.cell.toLowerCase();
}

/** The cells a total may be read from: the printed one, in any column where the roll does not say which. */
export function printedCells(roll: Roll, { id, column }: TableCell): readonly Cell[] {
  const { total } = roll;
  switch (id) {
    case 'physical-characteristics': {
      const { label, ratings } = physicalRow(total);
      return PHYSICAL_COLUMNS.map((one, i) => ({ row: label, column: one, cell: String(ratings[i]) }));
    }
    case 'armour-light':
      return [shieldCell('light', total)];
    case 'armour-medium':
      return [shieldCell('medium', total)];
    case 'armour-heavy':
      return [shieldCell('heavy', total)];
    case 'random-centurion':
      return [{ row: String(total), column: PHYSICAL_COLUMNS.join(' '), cell: CENTURIONS.get(total)?.join(' ') ?? '' }];
    case 'random-movement':
      return [chartCell(roll)];
    case 'severity': {
      const row = severityRow(total);
      return [{ row: row.label, column, cell: column === 'wound' ? row.wound : column === 'stun' ? row.stun : '' }];
    }
    case 'dropped-object':
      return [{ row: String(total), column: 'direction', cell: WAYS[total - 1] ?? '' }];
    case 'crt':
      return [roll.name === 'net' ? crtCell(total, 1) : crtCell(reading(roll), total - reading(roll))];
    case 'lasso':
      return [lassoCell(total)];
    case 'beast-actions':
      return [actionCell(total)];
    case 'springsteen-speed':
      return [{ row: String(total), column: 'move', cell: ANIMAL_SPEEDS[total - 1] ?? '' }];
    case 'springsteen-movement':
      return [{ row: String(total), column: 'result', cell: ANIMAL_MOVES_BY_DICE[total - 2] ?? '' }];
    case 'springsteen-location':
      return [{ row: String(total), column: 'area', cell: ANIMAL_AREAS[total - 1] ?? '' }];
    case 'beast-critical':
      return ALL.map((area) => FOR_BEASTS.cell(area, total));
    case 'springsteen-critical':
      return ALL.map((area) => FOR_ANIMALS.cell(area, total));
    case 'critical':
      return [1, 2, 3, 4, 5].map((area) => criticalCell(area, total));
    default:
      return [];
  }
}

const ALL = [1, 2, 3, 4, 5] as const;

/** 28.5 Our words for each row. */
const ACTION_WORDS: { readonly [action: string]: string } = {
  panic: 'panics',
  away: 'moves away from the closest gladiator',
  random: 'moves at random',
  stay: 'stays and turns toward the closest gladiator',
  toward: 'moves toward the closest gladiator',
  feed: 'moves to the closest body to feed',
};

function actionCell(total: number): Cell {
  const [row = '', , , action = ''] =
    BEAST_ACTION_ROWS.find(([, , to]) => total <= to) ?? BEAST_ACTION_ROWS.at(-1) ?? [];
  return { row, column: 'text', cell: ACTION_WORDS[action] ?? '' };
}

/** 21.7.1 */
function lassoCell(total: number): Cell {
  const { label, by } = lassoRow(total);
  return { row: label, column: 'caught by', cell: by };
}

function shieldCell(type: keyof typeof ARMOUR, row: number): Cell {
  return { row: String(row), column: 'shield', cell: ARMOUR[type][row - 1]?.[5] ?? '' };
}

function chartCell(roll: Roll): Cell {
  const by = (roll.total - reading(roll)) / 10;
  const row = chartResult(roll.dice.red?.[0] ?? 0, roll.dice.white?.[0] ?? 0, by);
  return { row: String(row), column: 'text', cell: RANDOM_MOVEMENT.find(({ d66 }) => d66 === row)?.words ?? '' };
}
