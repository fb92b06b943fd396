/** 2.7.3 Two pools rolled against each other. */
import type { Roll } from '../../../kernel/roll.ts';
import type { ToldPool } from './events.ts';
import { type Pool, successRoll } from './idioms.ts';
import type { HeroesContext } from './kit.ts';
import type { Fighter } from './types.ts';

/** Two pools rolled against each other, the first before the second. */
export interface Contest {
  readonly pools: readonly [ToldPool, ToldPool];
  readonly rolls: readonly [Roll, Roll];
  /** The successes of the first over those of the second. */
  readonly margin: number;
}

/** Rolls two pools against each other. */
export function contest(
  { dice }: HeroesContext,
  name: string,
  cite: string,
  one: readonly [Fighter, Pool],
  two: readonly [Fighter, Pool],
): Contest {
  const [first, second] = [successRoll(dice, name, cite, one[1]), successRoll(dice, name, cite, two[1])];
  return { pools: [told(one), told(two)], rolls: [first, second], margin: first.total - second.total };
}

const told = ([{ id }, { lines, dice }]: readonly [Fighter, Pool]): ToldPool => ({ fighter: id, lines, dice });
