/** The game of houses as the owner of a bout. */
import { adviceUnder } from '../../../../tui/advice/under-mode.ts';
import type { OpenGame } from '../../../../tui/program.ts';
import type { HousesGame } from '../../session/house.ts';
import type { BoutOwner } from '../bout/owner.ts';
import { campaignOwner } from '../campaign/owner.ts';

/** The game whose bout is being fought, or looked on at, which is `home`. */
export function housesOwner(game: HousesGame, home: OpenGame): BoutOwner {
  return campaignOwner(game, home, {
    place: `Match ${game.order?.fixture ?? ''}`,
    kept: 'The bout is kept with the house.',
    after: 'on with the games',
    ...adviceUnder(game.session.match.state.setup.mode),
    ...(game.session.match.state.setup.trueOdds ? {} : { odds: WITHOUT }),
  });
}

/** P353 A house that was founded without odds. */
const WITHOUT: NonNullable<BoutOwner['odds']> = {
  told: false,
  tell: (told) => (told ? 'There are no odds in this game: it was founded without them (P353).' : null),
};
