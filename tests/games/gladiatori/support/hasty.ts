/** Campaigns in no time: their matches are not fought, what they come to is made up. */
import { plainCampaign } from '../../../../src/games/gladiatori/ai/plain-campaign.ts';
import type { CampaignSetup } from '../../../../src/games/gladiatori/career/types.ts';
import { campaignsOf } from '../../../../src/games/gladiatori/files/campaigns.ts';
import type { CampaignGame } from '../../../../src/games/gladiatori/session/campaign.ts';
import { campaignTables } from '../../../../src/games/gladiatori/tables.ts';
import type { Services } from '../../../../src/tui/services.ts';
import { value } from '../../../store/support.ts';
import { overWith } from './school.ts';

/** A campaign that is led plainly until it is so, or it is over; its gladiator wins every match on its feet. */
export function hastyCampaign(
  services: Services,
  setup: Partial<CampaignSetup>,
  seed: string,
  done: (game: CampaignGame) => boolean,
): CampaignGame {
  const player = plainCampaign(campaignTables(), ({ fighters }) =>
    overWith(
      0,
      fighters.map(() => ({})),
    ),
  );
  const own: CampaignSetup = { name: 'Felix', character: 'secutor', mode: 'ironman', ...setup };
  const game = value(campaignsOf(services).begin(own, seed));
  const { session } = game;
  for (;;) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (prompt === null || done(game)) return game;
    const why = game.answer(player.choose(prompt, session.match.state));
    if (why !== null) throw new Error(why);
  }
}
