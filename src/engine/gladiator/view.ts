/** What each side may see (P4, P8). */
import type { Dice } from '../kernel/dice.ts';
import type { Seat } from '../kernel/request.ts';
import type { Tables } from './table-types.ts';
import type { Fighter, State } from './types.ts';

/**
 * The state as a seat may see it: all of it but the luck and the talents of others. Plots and allocations enter the state only
 * when they are revealed. The book, which has no seat, asks about neither.
 */
export function viewOf(state: State, seat: Seat | null = null): State {
  const hides = ({ luck, talents, seat: own }: Fighter) => own !== seat && (luck !== undefined || talents.length > 0);
  if (seat === null || !state.fighters.some(hides)) return state;
  return { ...state, fighters: state.fighters.map((fighter) => (hides(fighter) ? veiled(fighter) : fighter)) };
}

function veiled({ luck: _luck, favours: _favours, ...rest }: Fighter): Fighter {
  return { ...rest, talents: [] };
}

/** All that a centurion's decisions are made from: what is plain to see, the tables, and dice. */
export interface BookView {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly dice: Dice;
}
