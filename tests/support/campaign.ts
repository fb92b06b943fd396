/** The tables of the Campaign Game, as tests read them. */
import { campaignTables } from '../../src/data.ts';
import { parseCampaignTables } from '../../src/engine/campaign/tables.ts';

export const campaign = parseCampaignTables(campaignTables);
