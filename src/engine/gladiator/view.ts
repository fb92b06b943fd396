/** What each side may see (P4, P8). */
import type { Dice } from '../kernel/dice.ts';
import type { Tables } from './table-types.ts';
import type { State } from './types.ts';

/**
 * The state as a side may see it: all of it. Plots and allocations enter the state only when they
 * are revealed, and talents and luck, which a foe may not see, are not in play.
 */
export function viewOf(state: State): State {
  return state;
}

/** All that a centurion's decisions are made from: what is plain to see, the tables, and dice. */
export interface BookView {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly dice: Dice;
}
