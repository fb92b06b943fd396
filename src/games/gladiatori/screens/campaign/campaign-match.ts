/** A bout of a campaign, as the house sees it. */
import type { Read } from '../../../../kernel/save.ts';
import type { Session } from '../../../../session/session.ts';
import { longMatch } from '../../../../tui/match/long-match.ts';
import type { OpenGame } from '../../../../tui/program.ts';
import { mindsFor } from '../../labour/minds.ts';
import type { GladiatoriKit } from '../../rules/kit.ts';
import type { GladiatoriSetup } from '../../rules/setup-types.ts';
import type { CampaignGame } from '../../session/campaign.ts';
import { GLADIATORI_ALONE } from '../practice.ts';
import { matchesIn } from './match-in-campaign.ts';

/** The match that is asked for, with everybody of the program led as the order has it; null: it was over already, and is answered. */
export function matchNow(game: CampaignGame): Read<Session<GladiatoriKit> | null> {
  const { standing } = GLADIATORI_ALONE;
  return game.bout({
    ...(standing === undefined ? {} : { standing }),
    mindsOf: (setup) => mindsFor(setup as GladiatoriSetup),
  });
}

/** The match now asked for; it leads back to `home`, its career. */
export const campaignMatch = (game: CampaignGame, session: Session<GladiatoriKit>, home: OpenGame): OpenGame =>
  longMatch(matchesIn(game.session.match.state), session, {
    ...{ name: 'The campaign', of: `the campaign of ${game.session.match.state.setup.name}`, joined: 'in' },
    ...{ kept: 'The match is kept with the campaign.', game, home, mode: game.session.match.state.setup.mode },
  });
