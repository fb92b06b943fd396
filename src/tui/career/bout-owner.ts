/** The career as the owner of a bout. */
import type { CareerGame } from '../../session/career.ts';
import type { BoutOwner } from '../bout/owner.ts';

/** The career whose bout is being fought. */
export function careerOwner(game: CareerGame): BoutOwner {
  return {
    place: `Munus ${game.order?.munus ?? ''}`,
    get trouble() {
      return game.trouble;
    },
    kept: 'The bout is kept with the career. What it leaves him with is told next.',
    after: 'what the bout leaves him with',
    finish: (session) => game.finish(session),
    goOn: (env) => env.routes.career(game, env, null),
  };
}
