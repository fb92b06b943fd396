/** The career as the owner of a bout. */
import { adviceUnder } from '../../../../tui/advice/under-mode.ts';
import type { OpenGame } from '../../../../tui/program.ts';
import type { CareerGame } from '../../session/career.ts';
import type { BoutOwner } from '../bout/owner.ts';
import { campaignOwner } from '../campaign/owner.ts';

/** The career whose bout is being fought, which is `home`. `odds`: whether they are told, where the career has not settled it. */
export function careerOwner(game: CareerGame, home: OpenGame, odds: boolean): BoutOwner {
  game.settleOdds(odds);
  return campaignOwner(game, home, {
    place: `Munus ${game.order?.munus ?? ''}`,
    kept: 'The bout is kept with the career. What it did to him comes next.',
    after: 'what the bout did to him',
    ...adviceUnder(game.session.match.state.setup.mode),
    odds: {
      get told() {
        return game.oddsTold;
      },
      tell: (told) => game.tellOdds(told),
    },
  });
}
