/** What each side may see (P4, P8). */
import { type Dice, shuffled } from '../../../kernel/dice.ts';
import type { Seat } from '../../../kernel/request.ts';
import { copyPlain } from '../../../kernel/state.ts';
import { STARRED_TALENTS, type Talent } from './advanced/talent-types.ts';
import type { Tables } from './tables/types.ts';
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

/** P112 LK as two dice could make it. */
const LUCK = { least: 2, most: 12 } as const;
/** Starred talents that a man is thought to have at most. */
const TALENTS_THOUGHT = 2;

/**
 * Another state that a seat could not tell from the true one: men of others have luck (34.1) and talents (31.3) such as
 * they might have by the chapters in force, drawn with `pick` (0..n-1).
 */
export function resampleFor(state: Readonly<State>, seat: Seat, pick: (n: number) => number): State {
  const seen = copyPlain(viewOf(state, seat));
  const inForce = (section: number): boolean => state.rules.sections.includes(section);
  const thought = (fighter: Fighter): Fighter =>
    fighter.seat === seat || fighter.beast !== null
      ? fighter
      : {
          ...fighter,
          ...(inForce(34) ? { luck: LUCK.least + pick(LUCK.most - LUCK.least + 1) } : {}),
          ...(inForce(31) ? { talents: thoughtOf(pick) } : {}),
        };
  return { ...seen, fighters: seen.fighters.map(thought) };
}

function thoughtOf(pick: (n: number) => number): readonly Talent[] {
  const known = shuffled(STARRED_TALENTS.length, pick).slice(0, pick(TALENTS_THOUGHT + 1));
  return known.flatMap((i) => STARRED_TALENTS[i] ?? []).map((code) => ({ code }));
}

/** All that a centurion's decisions are made from: what is plain to see, the tables, and dice. */
export interface BookView {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly dice: Dice;
}
