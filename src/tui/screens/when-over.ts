/** When a long game has come to its end, and all of it is in its record. */
import type { GameEvent } from '../../kernel/event.ts';
import type { ShownSession } from '../program.ts';

/** Tells once the event that ends a game has been shown, and the game is over. */
export function tellsWhenOver(
  session: ShownSession & { readonly match: { readonly over: boolean } },
  end: GameEvent['kind'],
  tell: () => void,
): void {
  session.watchedBy(({ entry: { event } }) => {
    if (event.kind === end && session.match.over) tell();
  });
}
