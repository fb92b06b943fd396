/** How well the program leads a fighter, and from which seat. */
import type { Seat } from './request.ts';

/** From whoever blunders to whoever thinks longest; 'book': the rules of the book lead, and nobody is asked. */
export const LEVELS = ['novice', 'book', 'adept', 'tactician', 'champion'] as const;
/** One of them. */
export type LeadLevel = (typeof LEVELS)[number];
/** What a side can be led by: at a level, or by a bot, which is a program beside this one. */
export type SideLead = LeadLevel | 'bot';
/** Those that are asked as a player is; where a bot is not there an adept stands in. */
export const ASKED_LEVELS = ['novice', 'adept', 'tactician', 'champion', 'bot'] as const satisfies readonly SideLead[];
/** One of them. */
export type AskedLevel = (typeof ASKED_LEVELS)[number];

/** The player's seat. */
export const PLAYER_SEAT: Seat = 0;

/** The seat from which the program leads all fighters of a side who are asked. */
export function programSeat(side: number): Seat {
  return PLAYER_SEAT + 1 + side;
}

/** A seat that no side of the program has. */
const STAND_IN_SEAT: Seat = 99;

/** A fighter of the player's led by the program instead, by the book or at a level; any other as it is. */
export function ledInstead<F extends { readonly seat: Seat | null; readonly level?: string }>(
  one: F,
  level: NonNullable<F['level']> | 'book',
): F {
  if (one.seat !== PLAYER_SEAT) return one;
  return level === 'book' ? { ...one, seat: null } : { ...one, seat: STAND_IN_SEAT, level };
}
