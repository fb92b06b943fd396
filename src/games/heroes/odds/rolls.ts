/** 5.3 to 5.4.9 What may come of each roll, before it is thrown. */

import type { BonusTable } from '../rules/acts.ts';
import { bonusRange, starDice, triggerOf } from '../rules/bonus.ts';
import type { Pool } from '../rules/idioms.ts';
import { attackPool, maneuverPool, netPool, plainPool } from '../rules/pools.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Exchange, Fighter } from '../rules/types.ts';
import { countsOf, type Margins, marginChance, marginsAgainst } from './contest.ts';

/** 3.7.3 How many dice the other side may add, each number with its chance; a seat is taken to add none. */
function addedBy(fighter: Fighter, table: BonusTable): ReadonlyMap<number, number> {
  const { least, most } = bonusRange(fighter, table);
  if (fighter.seat !== null || most === 0) return new Map([[least, 1]]);
  if (fighter.rank === 'star') return new Map([[starDice(fighter, table), 1]]);
  const chances = new Map<number, number>();
  for (const [dice, chance] of countsOf(most, triggerOf(fighter, table) / 6).entries()) {
    const added = Math.max(least, dice);
    chances.set(added, (chances.get(added) ?? 0) + chance);
  }
  return chances;
}

/** A roll of two, seen from the one who is asked: its own pool, and that of the other without Bonus Dice. */
export interface RollAhead {
  readonly own: Pool;
  readonly other: Pool;
  readonly margins: Margins;
}

/** What is known of the roll that Bonus Dice are asked for. */
export interface Asking {
  readonly table: BonusTable;
  /** Whether the one who is asked began, or attacks. */
  readonly first: boolean;
  readonly exchange: Exchange | null;
}

/** The pool of a fighter for a roll. */
function poolFor(
  fighter: Fighter,
  foe: Fighter,
  { table, first, exchange }: Asking,
  committed: number,
  tables: Tables,
): Pool {
  switch (table) {
    case 'maneuver':
      return maneuverPool(fighter, foe, { committed, own: first }, tables);
    case 'net':
      return netPool(fighter, foe, { committed, tosses: first }, tables);
    case 'attack': {
      const [advantage, bash] = [first && exchange?.advantage === true, first && exchange?.bash === true];
      const retake = (exchange?.retakes ?? 0) > 0;
      return attackPool(fighter, { committed, advantage, bash, retake }, tables);
    }
  }
}

/** The roll with so many Bonus Dice committed, against what the other side may add. */
export function rollAhead(
  fighter: Fighter,
  foe: Fighter,
  asking: Asking,
  committed: number,
  tables: Tables,
): RollAhead {
  const own = poolFor(fighter, foe, asking, committed, tables);
  const theirs = { ...asking, first: !asking.first };
  const other = poolFor(foe, fighter, theirs, 0, tables);
  const sizes = new Map<number, number>();
  for (const [added, chance] of addedBy(foe, asking.table)) {
    const { dice } = poolFor(foe, fighter, theirs, added, tables);
    sizes.set(dice, (sizes.get(dice) ?? 0) + chance);
  }
  return { own, other, margins: marginsAgainst(own.dice, sizes) };
}

/** 5.4.8, 5.4.9 The chance that a throw hits, or that sand goes into the eyes. */
export function plainChance(fighter: Fighter, foe: Fighter, cite: '5.4.8' | '5.4.9'): number {
  const [own, other] = [plainPool(fighter, cite), plainPool(foe, cite)];
  return marginChance(marginsAgainst(own.dice, new Map([[other.dice, 1]])), (margin) => margin > 0);
}
