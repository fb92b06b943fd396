/** Reads the printed tables from their data files. */
import { cellAt, integerAt, integersByWord, rowsByWord, wordAt, yesAt } from '../../../../kernel/table/cells.ts';
import { type PrintedTable, TableError, tablesIn } from '../../../../kernel/table.ts';
import type { Build } from '../setup-types.ts';
import {
  ACTIONS,
  CARDS,
  CHARACTERS,
  INTENTIONS,
  ITEM_TYPES,
  ITEMS,
  KEEP_LINES,
  MOVES,
  PLAN_LINES,
  PLANS,
  type Plan,
  POWERS,
  SPECIES,
  SYMBOLS,
} from '../words.ts';
import {
  type AnimalRow,
  CARD_KINDS,
  CARD_USES,
  type CardRow,
  type CharacterRow,
  DOUBLES,
  type ItemRow,
  type PowerRow,
  SEVENS,
  type SplitRow,
  type Tables,
} from './types.ts';

/** Reads all tables. Throws TableError naming file, row and column. */
export function parseTables(json: unknown): Tables {
  const table = tablesIn(json);
  return {
    cards: readCards(table('cards')),
    powers: readPowers(table('powers')),
    items: readItems(table('items')),
    characters: readCharacters(table('characters')),
    skillCosts: readCosts(table('skill-costs')),
    animals: readAnimals(table('animals')),
    plans: readPlans(table('plans'), PLAN_LINES),
    intentions: readPlans(table('intentions'), INTENTIONS),
    splits: readSplits(table('splits')),
    keeps: integersByWord(table('keeps'), KEEP_LINES),
  };
}

function readCards(table: PrintedTable): Tables['cards'] {
  return rowsByWord(table, 0, CARDS, (row): CardRow => {
    const [hp = 0, coins = 0, box = 0, energy = 0] = [2, 3, 4, 5].map((column) => integerAt(table, row, column));
    return {
      ...{ kind: wordAt(table, row, 1, CARD_KINDS), hp, coins, box, energy, movement: yesAt(table, row, 6) },
      ...{ use: wordAt(table, row, 7, CARD_USES), melee: yesAt(table, row, 8) },
    };
  });
}

function readPowers(table: PrintedTable): Tables['powers'] {
  return rowsByWord(table, 0, POWERS, (row): PowerRow => {
    return { movement: yesAt(table, row, 1), attack: yesAt(table, row, 2), melee: yesAt(table, row, 3) };
  });
}

function readItems(table: PrintedTable): Tables['items'] {
  return rowsByWord(table, 0, ITEMS, (row): ItemRow => {
    const [attack = 0, defense = 0, hp = 0] = [3, 4, 5].map((column) => integerAt(table, row, column));
    return {
      ...{ type: wordAt(table, row, 1, ITEM_TYPES), symbol: wordAt(table, row, 2, SYMBOLS), attack, defense, hp },
      ...{ thrown: yesAt(table, row, 6), thrownAttack: integerAt(table, row, 7) },
    };
  });
}

/** 'sweep, rage' as words of a list; '-' as none. */
function listAt<W extends string>(table: PrintedTable, row: number, column: number, words: readonly W[]): W[] {
  return cellAt(table, row, column).as('words of a list', (cell) => {
    const parts = cell === '-' ? [] : `${cell}`.split(', ').map((one) => words.find((word) => word === one));
    return parts.every((one) => one !== undefined) ? parts : null;
  });
}

function readCharacters(table: PrintedTable): Tables['characters'] {
  return rowsByWord(table, 0, CHARACTERS, (row): CharacterRow => {
    const number = (column: number) => integerAt(table, row, column);
    const energy = [...filled('energy 1', number(6)), ...filled('energy 0', number(7))];
    const build: Build = {
      sheet: { offense: number(1), guard: number(2), endurance: number(3), blood: number(4), speed: number(5) },
      cards: [...ACTIONS, ...energy, ...filled('feint', number(8)), ...listAt(table, row, 9, MOVES)],
      powers: listAt(table, row, 10, POWERS),
    };
    return {
      build,
      preferred: listAt(table, row, 11, ITEM_TYPES),
      quick: [wordAt(table, row, 12, ITEMS), wordAt(table, row, 13, ITEMS)],
      coins: number(14),
    };
  });
}

const filled = <C extends string>(card: C, count: number): readonly C[] => Array.from({ length: count }, () => card);

function readCosts(table: PrintedTable): Tables['skillCosts'] {
  const costs = new Map(table.rows.map((_, row) => [integerAt(table, row, 0), integerAt(table, row, 1)] as const));
  if (costs.size !== table.rows.length) throw new TableError(`table ${table.id}: a value stands twice`);
  return costs;
}

function readAnimals(table: PrintedTable): Tables['animals'] {
  return rowsByWord(table, 0, SPECIES, (row): AnimalRow => {
    const number = (column: number) => integerAt(table, row, column);
    return {
      ...{ moved: number(1), still: number(2), extra: number(3) },
      doubles: { attack: wordAt(table, row, 4, DOUBLES), defense: wordAt(table, row, 5, DOUBLES) },
      seven: { attack: wordAt(table, row, 6, SEVENS), defense: wordAt(table, row, 7, SEVENS) },
      ...{ xp: number(8), suggested: [number(9), number(10)], even: number(11) },
    };
  });
}

type ByPlan = { readonly [P in Plan]: number };

const readPlans = <L extends string>(table: PrintedTable, lines: readonly L[]): { readonly [P in L]: ByPlan } =>
  rowsByWord(table, 0, lines, (row) => {
    const values = PLANS.map((plan, i) => [plan, integerAt(table, row, i + 1)] as const);
    return Object.fromEntries(values) as ByPlan;
  });

function readSplits(table: PrintedTable): Tables['splits'] {
  return rowsByWord(table, 0, PLANS, (row): SplitRow => {
    const [floor = 0, most = 0, loss = 0] = [1, 2, 3].map((column) => integerAt(table, row, column));
    return { floor, most, loss };
  });
}
