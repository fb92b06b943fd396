/** How well the program leads a man. */
import type { Seat } from '../../../../kernel/request.ts';
import type { Side } from '../side.ts';

/** From whoever blunders to whoever thinks longest; 'book': the rules of section 29 lead him, and nobody is asked. */
export const LEVELS = ['novice', 'book', 'adept', 'tactician', 'champion'] as const;
export type LeadLevel = (typeof LEVELS)[number];
/** Those that are asked as a player is. */
export const ASKED_LEVELS = ['novice', 'adept', 'tactician', 'champion'] as const satisfies readonly LeadLevel[];
export type AskedLevel = (typeof ASKED_LEVELS)[number];

/** The player's seat. */
export const PLAYER_SEAT: Seat = 0;

/** The seat from which the program leads all men of a side who are asked. */
export function programSeat(side: Side): Seat {
  return PLAYER_SEAT + 1 + side;
}

/** Whether the player leads a man. */
export function isPlayers({ by, seat }: { readonly by: 'seat' | 'book'; readonly seat: Seat | null }): boolean {
  return by === 'seat' && seat === PLAYER_SEAT;
}
