/** Leaving a bout: what is left with it, and where that leads. */
import type { Env, Move, Screen, Stake } from '../../../../tui/program.ts';
import { toTitleScreen } from '../../../../tui/screens/leave.ts';
import { boutOwner, lessonOf } from './owner.ts';
import type { BoutState } from './state.ts';

const BOUT: Stake = { name: 'The bout', back: 'Continue goes on with it' };

/** What is left when the program is left from a bout. */
export const stakeOf = (state: BoutState): Stake => boutOwner(state)?.stake ?? BOUT;

/** From a lesson back to the lessons, from any other bout to the title, which is asked about. */
export function leftFrom(state: BoutState, here: Screen, env: Env): Move {
  const lessons = lessonOf(state)?.leave?.(env);
  if (lessons !== undefined) return { to: 'only', next: lessons };
  const leaving = { stake: stakeOf(state), trouble: state.session.keep() };
  return { to: 'over', screen: here, next: toTitleScreen(leaving) };
}
