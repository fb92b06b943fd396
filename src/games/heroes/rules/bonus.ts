/** 3.7 Bonus Dice: how many may be committed, how the book commits them, and how they come back. */

import { countOf, type Roll } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { BonusTable } from './acts.ts';
import { type BonusAsk, type HeroesContext, type HeroesDecisions, resolveAsking } from './kit.ts';
import { hasSignature } from './roster.ts';
import type { Fighter } from './types.ts';

/** 3.7.3 A die that shows no more than this is committed: by the table, and by one who lies on the ground. */
const TRIGGER: { readonly [T in BonusTable]: number } = { maneuver: 1, net: 2, attack: 2 };
const TRIGGER_DOWN = 3;
/** 3.7.3 The highest face with which the book commits a die. */
export function triggerOf({ knocked, ensnared }: Fighter, table: BonusTable): number {
  return knocked || ensnared ? TRIGGER_DOWN : TRIGGER[table];
}

/** R85 What the book commits for a Star. */
const STAR_DICE = 2;
const STAR_KEEPS = 1;
const STAR_PLENTY = 4;

/** The fewest and the most Bonus Dice that may be committed. */
export interface BonusRange {
  readonly least: number;
  readonly most: number;
}

/** 3.7.2, 3.5 Any number of those that are left; a frenzied fighter commits at least one to an Attack roll. */
export function bonusRange(fighter: Fighter, table: BonusTable): BonusRange {
  const forced = table === 'attack' && hasSignature(fighter, 'frenzy');
  return { least: forced ? Math.min(1, fighter.bonus) : 0, most: fighter.bonus };
}

/**
 * 3.7.2 Both commit: seats in secret from each other, then the book by dice, the first before the second. Returns how
 * many each has added.
 */
export function* resolveCommits(
  ctx: HeroesContext,
  table: BonusTable,
  pair: readonly [Fighter, Fighter],
): Rule<HeroesDecisions, readonly [number, number]> {
  const asks = pair.flatMap((fighter, i) => askOf(table, fighter, pair[1 - i], i === 0));
  const given = yield* resolveAsking<'bonus'>(asks);
  const [first, second] = pair.map((fighter) => {
    const asked = asks.findIndex((ask) => ask.fighter === fighter.id);
    const { least } = bonusRange(fighter, table);
    if (fighter.seat !== null) return { dice: given[asked] ?? least, rolls: [] };
    return bookDice(ctx, table, fighter);
  });
  for (const [i, one] of [first, second].entries()) {
    const [fighter, foe] = [pair[i], pair[1 - i]];
    if (fighter === undefined || foe === undefined || one === undefined) continue;
    commit(ctx, table, fighter, foe, one);
  }
  return [first?.dice ?? 0, second?.dice ?? 0];
}

function askOf(table: BonusTable, fighter: Fighter, foe: Fighter | undefined, first: boolean) {
  const { least, most } = bonusRange(fighter, table);
  if (fighter.seat === null || foe === undefined || least === most) return [];
  const ask: BonusAsk = { fighter: fighter.id, foe: foe.id, table, first };
  return [{ kind: 'bonus' as const, seat: fighter.seat, cite: '3.7.2', ...ask }];
}

interface Committed {
  readonly dice: number;
  readonly rolls: readonly Roll[];
}

/** 3.7.3 What the book commits: for a Grunt by a die for each that is held, for a Star by R85. */
function bookDice({ dice }: HeroesContext, table: BonusTable, fighter: Fighter): Committed {
  const { least, most } = bonusRange(fighter, table);
  if (most === 0) return { dice: 0, rolls: [] };
  if (fighter.rank === 'star') return { dice: starDice(fighter, table), rolls: [] };
  const than = triggerOf(fighter, table);
  const roll = countOf('bonus', '3.7.3', dice.throw('bonus', { die: most }), { op: '<=', than });
  return { dice: Math.max(least, roll.total), rolls: [roll] };
}

/** R85 How many the book commits for a Star. */
export function starDice(fighter: Fighter, table: BonusTable): number {
  const { least, most } = bonusRange(fighter, table);
  if (table === 'maneuver') return most > STAR_PLENTY ? 1 : 0;
  return Math.max(least, Math.min(STAR_DICE, most - STAR_KEEPS));
}

function commit({ emit }: HeroesContext, table: BonusTable, fighter: Fighter, foe: Fighter, one: Committed): void {
  fighter.bonus -= one.dice;
  if (one.dice === 0 && one.rolls.length === 0) return;
  const cite = one.rolls.length > 0 ? '3.7.3' : fighter.seat === null ? 'R85' : '3.7.2';
  const told = { fighter: fighter.id, foe: foe.id, table, dice: one.dice, left: fighter.bonus };
  emit({ kind: 'committed', cite, rolls: one.rolls, ...told });
}

/** 3.7.1, R38 Bonus Dice come back up to the Strength of the moment, never down to it. Returns how many. */
export function recoverBonus(fighter: Fighter): number {
  const before = fighter.bonus;
  fighter.bonus = Math.max(before, fighter.now.strength);
  return fighter.bonus - before;
}
