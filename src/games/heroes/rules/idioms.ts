/** 2.7 The ways in which dice are read. */
import type { Dice } from '../../../kernel/dice.ts';
import type { Cite, Modifier } from '../../../kernel/modifier.ts';
import { sumModifiers } from '../../../kernel/modifier.ts';
import { countOf, type Roll } from '../../../kernel/roll.ts';

/** 2.7.3 A die of a pool succeeds on a 1, 2 or 3. */
const SUCCESS = 3;
/** 2.7.1, R21 Where a 6 always fails, no attribute is higher than this. */
const SIX_FAILS = 5;

/** 2.7.2 `count` dice, each of which passes at `attribute` or less; `six`: whether a 6 always fails (R21). */
export function passRoll(dice: Dice, { name, cite, count, attribute, six = false }: PassParts): Roll {
  const than = six ? Math.min(SIX_FAILS, attribute) : attribute;
  return countOf(name, cite, dice.throw(name, { die: count }), { op: '<=', than });
}

interface PassParts {
  readonly name: string;
  readonly cite: Cite;
  readonly count: number;
  readonly attribute: number;
  readonly six?: boolean;
}

/** Dice to be rolled together, and why there are so many. */
export interface Pool {
  readonly lines: readonly Modifier[];
  /** R20 The sum of all lines, at least 0. */
  readonly dice: number;
}

/** R20 A pool of lines, those that add nothing left out. */
export function poolOf(lines: readonly Modifier[]): Pool {
  const kept = lines.filter(({ value }) => value !== 0);
  return { lines: kept, dice: Math.max(0, sumModifiers(kept)) };
}

/** 2.7.3 Rolls a pool and counts its successes. */
export function successRoll(dice: Dice, name: string, cite: Cite, pool: Pool): Roll {
  return countOf(name, cite, dice.throw(name, { die: pool.dice }), { op: '<=', than: SUCCESS });
}
