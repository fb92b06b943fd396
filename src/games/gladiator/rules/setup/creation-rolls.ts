/** P303, P304: a man made with percentages. */
import type { Dice } from '../../../../kernel/dice.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { signed } from '../../../../kernel/roll-text.ts';
import type { Talent } from '../advanced/talent-types.ts';
import { talentMissing } from '../advanced/talents.ts';
import { throwPercentage } from '../dice.ts';
import type { CreationTables } from '../tables/types.ts';
import { CHARACTERISTICS, type Characteristic, type FightingStyle, type V2Origin } from '../types.ts';
import type { SheetMaking } from './equipment.ts';
import type { Ratings, RatingsSetup } from './sheet-rolls.ts';

type Rolling = Pick<SheetMaking, 'dice' | 'rolls'>;

/** P303 Where he comes from. */
export function rollOrigin({ dice, rolls }: Rolling, { origins }: CreationTables): V2Origin {
  const roll = percent(dice, 'origin', 'P303');
  const { table, value } = origins.at(roll.total, 0);
  rolls.push({ ...roll, table, result: value });
  return value;
}

/** P304 The type he is of; thrown again for one that his talents do not let him fight as (P113); null: all do. */
export function rollType(
  { dice, rolls }: Rolling,
  { types }: CreationTables,
  talents: readonly Talent[] | null,
): FightingStyle {
  for (;;) {
    const roll = percent(dice, 'gladiator-type', 'P304');
    const { table, value } = types.at(roll.total, 0);
    const missing = talents === null ? null : talentMissing(value, talents);
    rolls.push({ ...roll, table, result: missing === null ? value : `${value}, which wants ${missing}` });
    if (missing === null) return value;
  }
}

/** P303 Each rating not given, on its table, with what his origin adds to it; null: he has none that counts. */
export function rollRatings(
  rolling: Rolling,
  tables: CreationTables,
  given: RatingsSetup,
  origin: V2Origin | null,
): Ratings {
  const ratings = CHARACTERISTICS.map((one) => [one, given[one] ?? rollRating(rolling, tables, one, origin)]);
  return Object.fromEntries(ratings) as Ratings;
}

function rollRating(
  { dice, rolls }: Rolling,
  { ratings, drms }: CreationTables,
  one: Characteristic,
  origin: V2Origin | null,
): number {
  const roll = percent(dice, 'rating', 'P303');
  const { table, value } = ratings[one].at(roll.total, 0);
  const more = origin === null ? 0 : drms[origin][one];
  const sum = more === 0 ? '' : `${value} ${signed(more)} ${origin} = `;
  rolls.push({ ...roll, table, result: `${one.toUpperCase()} ${sum}${value + more}` });
  return value + more;
}

function percent(dice: Dice, name: 'origin' | 'gladiator-type' | 'rating', cite: 'P303' | 'P304'): Roll {
  return rollOf(name, cite, throwPercentage(dice, name), 'd100');
}

/** P303 A man of a bout whose ratings are open, in whole or in part: his origin is rolled with them. */
export function rollBody(
  making: SheetMaking,
  tables: CreationTables,
  given: RatingsSetup,
): { readonly ratings: Ratings; readonly origin: V2Origin | null } {
  const open = CHARACTERISTICS.some((one) => given[one] === null);
  const origin = open ? rollOrigin(making, tables) : null;
  return { origin, ratings: rollRatings(making, tables, given, origin) };
}
