/** 3.2, 3.4, 29.2: the dice a log sheet is filled in by. */
import { ONE_DIE, THREE_DICE } from '../../../../kernel/dice.ts';
import { type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import { D66 } from '../dice.ts';
import type { Tables } from '../tables/types.ts';
import { CHARACTERISTICS, type Characteristic, type FightingSpirit } from '../types.ts';
import type { SheetMaking } from './equipment.ts';

/** Ratings given beforehand; null is left to the dice. */
export type RatingsSetup = { readonly [C in Characteristic]: number | null };
/** 3.4 The five ratings of a man. */
export type Ratings = { readonly [C in Characteristic]: number };

/** 3.4.1 3D6 for each rating not given; by the tables of 1981 one D66 for all (P265). */
export function seatRatings(making: SheetMaking, given: RatingsSetup): Ratings {
  const chart = making.tables.characteristicChart;
  if (chart !== null && making.tables.formulas.ratings === 'one row')
    return chartRatings(making, given, chart, ['characteristic-chart', 'P265']);
  const ratings = CHARACTERISTICS.map((one) => [one, given[one] ?? rollCharacteristic(making, one)]);
  return Object.fromEntries(ratings) as Ratings;
}

/** 3.4.1 One characteristic: 3D6 on its column. */
export function rollCharacteristic(
  { dice, tables, rolls }: SheetMaking,
  one: Characteristic,
  modifiers: readonly Modifier[] = [],
): number {
  const roll = rollOf('characteristic', '3.4.1', dice.throw('characteristic', THREE_DICE), 'sum', modifiers);
  const { table, value } = tables.characteristics[one].at(roll.total, 0);
  rolls.push({ ...roll, table, result: `${one.toUpperCase()} ${value}` });
  return value;
}

/** 29.2 A row of the centurion table for what is not given. */
export function bookRatings(making: SheetMaking, given: RatingsSetup): Ratings {
  return chartRatings(making, given, making.tables.centurions, ['random-centurion', '29.2']);
}

/** A row of five ratings by D66, for what is not given. */
function chartRatings(
  { dice, rolls }: SheetMaking,
  given: RatingsSetup,
  chart: Tables['centurions'],
  [name, cite]: readonly [name: string, cite: string],
): Ratings {
  if (CHARACTERISTICS.every((one) => given[one] !== null)) return given as Ratings;
  const roll = rollOf(name, cite, dice.throw(name, D66), 'd66');
  const row = chart.get(roll.total);
  if (row === undefined) throw new Error(`the table has no row ${roll.total}`);
  rolls.push({ ...roll, table: row.table });
  return Object.fromEntries(CHARACTERISTICS.map((one) => [one, given[one] ?? row.ratings[one]])) as Ratings;
}

/** 29.2 Rolls FS, a fighting spirit of 1D3 - 2. */
export function fightingSpirit({ dice, rolls }: SheetMaking): FightingSpirit {
  const thrown = dice.throw('fighting-spirit', ONE_DIE);
  const roll = rollOf('fighting-spirit', '29.2', thrown, 'd3', [modifier(-2, 'always', '29.2')]);
  rolls.push(roll);
  return roll.total as FightingSpirit;
}

/** 29.2.1, 35.2, P100 Rolls PR, a prestige of 1D3 - 1D3. */
export function prestige(
  { dice, rolls }: SheetMaking,
  cite: '29.2' | '35.2' = '29.2',
  modifiers: readonly Modifier[] = [],
): number {
  const plus = rollOf('prestige', cite, dice.throw('prestige', ONE_DIE), 'd3', modifiers);
  const less = rollOf('prestige-less', cite, dice.throw('prestige-less', ONE_DIE), 'd3');
  rolls.push(plus, less);
  return plus.total - less.total;
}

/** 3.2 A name of the list that is not taken yet. */
export function randomName({ dice, tables, lots }: SheetMaking, taken: readonly string[]): string {
  const free = tables.names.filter((name) => !taken.includes(name));
  const lot = dice.lot('name', '3.2', free.length);
  lots.push(lot);
  return free[lot.picked] ?? 'Nemo';
}
