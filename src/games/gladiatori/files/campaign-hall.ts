/** The part of the hall of fame that campaigns stand in. */
import type { HallSection } from '../../../store/hall.ts';
import { type CampaignEntry, campaignEntrySchema } from '../career/hall.ts';
import { CAMPAIGN } from './kinds.ts';

/** Campaigns that are over. */
export const CAMPAIGN_HALL: HallSection<CampaignEntry> = {
  member: 'gladiatori-campaigns',
  key: CAMPAIGN.kind,
  entry: campaignEntrySchema,
};
