/** What a choice can be taken back after, and what not. */
import type { Seat } from './request.ts';

/** One yield that was answered: the seats it asked, and the draws and the events for some eyes alone before the answers. */
export interface Answered {
  readonly seats: readonly Seat[];
  readonly draws: number;
  readonly secrets: number;
}

/** Why a choice is not taken back once a die has fallen. */
export const DICE_HAVE_FALLEN = 'the dice have fallen since';

/**
 * Why the last answers stay, as draws and events for some eyes alone now stand, or null. `own`: the seats of whoever
 * takes them back; without it any one seat that was asked alone.
 */
export function whyKept(
  last: Answered | undefined,
  { draws, secrets }: Omit<Answered, 'seats'>,
  own: readonly Seat[] | undefined,
): string | null {
  if (last === undefined) return 'there is no choice to take back';
  const others = own === undefined ? last.seats.length > 1 : last.seats.some((seat) => !own.includes(seat));
  if (others) return 'the others have shown what they chose with it';
  if (last.draws < draws) return DICE_HAVE_FALLEN;
  return last.secrets < secrets ? 'something has come out since that was not known before' : null;
}
