/** The hall of fame of campaigns on a page. */
import type { Env, Screen } from '../../../../tui/program.ts';
import { hallPage } from '../../../../tui/screens/hall-page.ts';
import { campaignsInOrder, campaignText } from '../../career/hall.ts';
import { CAMPAIGN_HALL } from '../../files/campaign-hall.ts';
import { campaignEntriesOf } from '../../files/hall.ts';

/** Campaigns that are over, those of a host with their players. */
export const hallOfCampaigns = (env: Env): Screen =>
  hallPage(
    {
      ...{ game: 'Gladiatori', none: 'Nobody has been freed, or has fallen, yet.' },
      ...{ section: CAMPAIGN_HALL, own: campaignEntriesOf, order: campaignsInOrder },
      lines: (entry, player) => [campaignText(entry, player)],
    },
    env,
  );
