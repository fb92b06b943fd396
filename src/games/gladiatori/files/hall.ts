/** The player's own part of the hall of fame. */
import { type KeptLives, livesIn } from '../../../play/hall.ts';
import type { MakesOwn, Services } from '../../../tui/services.ts';
import type { CampaignEntry } from '../career/hall.ts';
import { CAMPAIGN_HALL } from './campaign-hall.ts';
import { CAMPAIGNS } from './campaigns.ts';

const made: MakesOwn<KeptLives<CampaignEntry>> = (store) => livesIn(store, CAMPAIGN_HALL, CAMPAIGNS);

/** The player's campaigns that are over, and what was written of them. */
export const campaignHallOf = (services: Services): KeptLives<CampaignEntry> => services.own(made);
