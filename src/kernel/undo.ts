/** What a choice can be taken back after, and what not. */
import type { Seat } from './request.ts';

/** One yield that was answered: the seats it asked and for what, and the draws and the events for some eyes alone before the answers. */
export interface Answered {
  readonly seats: readonly Seat[];
  readonly kinds: readonly string[];
  readonly draws: number;
  readonly secrets: number;
}

/** Why a choice is not taken back once a die has fallen. */
export const DICE_HAVE_FALLEN = 'the dice have fallen since';

/** Why an answer to a question of a kind stays, whatever has come of it; or null. */
export type Staying = (kind: string, choice: unknown) => string | null;

/** Who takes answers back, and what of them stays whatever has come of it. */
export interface TakingBack {
  /** The seats of whoever takes back; absent: any one seat that was asked alone. */
  readonly own?: readonly Seat[];
  /** The choices made last, be it before those that can be taken back; absent: none was made. */
  readonly choices?: readonly unknown[] | undefined;
  readonly stays?: Staying;
}

/**
 * Why the last answers stay, as draws and events for some eyes alone now stand, or null.
 */
export function whyKept(
  last: Answered | undefined,
  { draws, secrets }: Pick<Answered, 'draws' | 'secrets'>,
  { own, choices, stays = () => null }: TakingBack,
): string | null {
  if (last === undefined)
    return choices === undefined
      ? 'there is no choice to take back'
      : 'what was chosen before it was taken up here stays';
  const others = own === undefined ? last.seats.length > 1 : last.seats.some((seat) => !own.includes(seat));
  if (others) return 'the others have shown what they chose with it';
  const why = last.kinds.map((kind, i) => stays(kind, choices?.[i])).find((one) => one !== null);
  if (why !== undefined) return why;
  if (last.draws < draws) return DICE_HAVE_FALLEN;
  return last.secrets < secrets ? 'something has come out since that was not known before' : null;
}
