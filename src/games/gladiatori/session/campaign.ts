/** What a campaign is as it is played: its munera, its matches, its pages. */
import type { Request } from '../../../kernel/request.ts';
import { type HonouredGame, type HonouredRules, toldPages } from '../../../session/long/honoured.ts';
import { munusMonth } from '../career/calendar.ts';
import { type CampaignEntry, campaignEntry } from '../career/hall.ts';
import { gladiatoriCampaign } from '../career/index.ts';
import type { CampaignKit } from '../career/kit.ts';
import { campaignChronicle, campaignObituary } from '../career/told.ts';
import type { CampaignDecisions } from '../career/types.ts';
import { CAMPAIGN_MATCHES, type CampaignMatch } from './campaign-matches.ts';

/** The types of a campaign, played. */
export interface CampaignTypes {
  readonly kit: CampaignKit;
  readonly matches: CampaignMatch;
  readonly order: Request<CampaignDecisions, 'match'>;
  readonly entry: CampaignEntry;
}

/** A campaign in play. */
export type CampaignGame = HonouredGame<CampaignTypes>;

/** Campaigns, as they are played. */
export const CAMPAIGNS_PLAYED: HonouredRules<CampaignTypes> = {
  ...{ name: 'campaign', ruleset: gladiatoriCampaign, matches: CAMPAIGN_MATCHES },
  matchTables: ({ match }) => match,
  /** A munus can be returned to as it stands before its weeks. */
  returnsTo: (kind) => kind === 'weeks',
  note: ({ setup, turn, man }) => `${setup.name}, ${munusMonth(turn)}, Fame ${man.fame}`,
  step: ({ past, turn, outcome }) => `${turn}/${past.length}/${outcome === null ? '' : 'over'}`,
  pages: (state) => toldPages(campaignChronicle(state), state.man.name, campaignObituary(state)),
  entry: campaignEntry,
};
