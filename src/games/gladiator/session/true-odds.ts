/** What a match on the bill of a munus is really worth: fought many times by the book, away from the game. */

import type { Range } from '../../../session/range.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { Tables } from '../rules/tables/types.ts';
import { simulate } from './simulate.ts';

/** How many of so many bouts each side won. */
export interface TrueOdds {
  readonly bouts: number;
  readonly red: number;
  readonly blue: number;
  readonly draws: number;
}

/** Odds before a bout has been fought. */
export const NO_BOUTS: TrueOdds = { bouts: 0, red: 0, blue: 0, draws: 0 };

/**
 * 39.5.4.4 A match fought by the book on both sides, from bout `from` to before bout `to` of the seed's. The seed is
 * whoever's who asks: nothing of the game's own dice goes into it. Equal arguments give equal odds.
 */
export function trueOdds(tables: Tables, setup: Setup, seed: string, range: Range): TrueOdds {
  const { bouts, wins, draws } = simulate(tables, setup, seed, range);
  return { bouts, red: wins[0], blue: wins[1], draws };
}

/** Odds of more bouts of one match. */
export function addOdds(a: TrueOdds, b: TrueOdds): TrueOdds {
  return { bouts: a.bouts + b.bouts, red: a.red + b.red, blue: a.blue + b.blue, draws: a.draws + b.draws };
}
