/** The player's own part of the hall of fame. */
import type { Read } from '../../../kernel/save.ts';
import type { HallLine } from '../../../store/hall.ts';
import type { MakesOwn, Services } from '../../../tui/services.ts';
import type { CampaignEntry } from '../career/hall.ts';
import { CAMPAIGN_HALL } from './campaign-hall.ts';
import { CAMPAIGNS } from './campaigns.ts';

/** What is kept of campaigns that are over. */
interface KeptHall {
  lines(): Read<readonly HallLine<CampaignEntry>[]>;
  /** What was written of one when it ended, line by line; null: it is no longer there. */
  life(id: string, name: string): readonly string[] | null;
}

const made: MakesOwn<KeptHall> = (store) => ({
  lines: () => store.hall.load(CAMPAIGN_HALL),
  life: (id, name) => store.long(CAMPAIGNS).open(id)?.readPage(`${name}.txt`)?.trimEnd().split('\n') ?? null,
});

/** The player's campaigns that are over, and what was written of them. */
export const campaignHallOf = (services: Services): KeptHall => services.own(made);
