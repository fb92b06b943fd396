/** Where a question is played out: nothing that is done there comes back to the match it was asked of. */

import { copyPlain } from '../../../kernel/state.ts';
import type { Fighter, State } from '../rules/types.ts';

/** A copy of a whole state, to be played in. Who would be asked in it does as the book would (P253). */
export function trialOf(state: Readonly<State>): State {
  const copy = copyPlain(state);
  return { ...copy, fighters: copy.fighters.map(ledByBook) };
}

/** A copy of one man by himself, led by the book. */
export function trialMan(fighter: Fighter): Fighter {
  return ledByBook(copyPlain(fighter));
}

const ledByBook = (fighter: Fighter): Fighter => ({ ...fighter, by: 'book', seat: null });
