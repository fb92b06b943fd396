/** The player's own part of the hall of fame. */
import type { Read } from '../../../kernel/save.ts';
import { entriesIn } from '../../../play/hall.ts';
import type { MakesOwn, Services } from '../../../tui/services.ts';
import type { CampaignEntry } from '../career/hall.ts';
import { CAMPAIGN_HALL } from './campaign-hall.ts';

const made: MakesOwn<{ entries(): Read<readonly CampaignEntry[]> }> = (store, services) => ({
  entries: () => entriesIn(store, services, CAMPAIGN_HALL),
});

/** All campaigns that are over, and why they cannot be read where that is so. */
export const campaignEntriesOf = (services: Services): Read<readonly CampaignEntry[]> => services.own(made).entries();
