/** 5, 7 Action Points: how many are left, and what they are spent on. */
import { isWorn, turnOf } from './roster.ts';
import type { Fighter, State } from './types.ts';

/** 12.3 What a grapple costs, the surcharge of a second attack apart. */
export const GRAPPLE_AP = 2;
/** 12.4 What sand costs. */
export const HAZE_AP = 2;
/** MR-34 A worn fighter may spend no more than this in a turn. */
export const WORN_MOST = 6;

/** MR-34 Action Points that may still be spent this turn. */
export function pointsLeft({ acting }: Readonly<State>, fighter: Fighter): number {
  if (acting === null) return 0;
  return isWorn(fighter) ? Math.max(0, Math.min(acting.ap, WORN_MOST - acting.spent)) : acting.ap;
}

/** Pays Action Points of the turn that goes on. */
export function pay(state: State, ap: number): void {
  const acting = turnOf(state);
  acting.ap -= ap;
  acting.spent += ap;
}
