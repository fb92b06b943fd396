/** The game of houses as the owner of a bout. */
import type { LudusGame } from '../../session/lanista.ts';
import type { BoutOwner } from '../bout/owner.ts';

/** The game whose bout is being fought, or looked on at. */
export function ludusOwner(game: LudusGame): BoutOwner {
  return {
    place: `Match ${game.order?.fixture ?? ''}`,
    get trouble() {
      return game.trouble;
    },
    kept: 'The bout is kept with the house.',
    after: 'on with the games',
    finish: (session) => game.finish(session),
    goOn: (env) => env.routes.ludus(game, env, null),
  };
}
