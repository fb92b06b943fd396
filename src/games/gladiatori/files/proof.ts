/** What the files about a campaign follow from. */
import { foughtProof } from '../../../session/proof/fought.ts';
import type { LongProof } from '../../../store/game-file.ts';
import { campaignEntry } from '../career/hall.ts';
import { gladiatoriCampaign } from '../career/index.ts';
import type { CampaignTables } from '../career/tables.ts';
import { CAMPAIGN_MATCHES } from '../session/campaign-matches.ts';
import { campaignTables } from '../tables.ts';
import { CAMPAIGN_HALL } from './campaign-hall.ts';

/** Of a campaign. */
export const CAMPAIGN_PROOF: LongProof = {
  ...foughtProof({
    ...{ ruleset: gladiatoriCampaign, tables: campaignTables, matches: CAMPAIGN_MATCHES },
    ...{ matchTables: ({ match }: CampaignTables) => match, entry: campaignEntry },
  }),
  hall: CAMPAIGN_HALL,
};
