/** The player's campaigns: as lists and the hall know them, and as they are begun and opened. */
import * as z from 'zod/mini';
import { type HonouredGames, honouredOf } from '../../../play/honoured-games.ts';
import type { Services } from '../../../tui/services.ts';
import type { LongGame } from '../../game.ts';
import { munusMonth } from '../career/calendar.ts';
import { type CampaignEnd, END_WORDS } from '../career/words.ts';
import { GAME_ID } from '../id.ts';
import { CAMPAIGNS_PLAYED, type CampaignTypes } from '../session/campaign.ts';
import { campaignTables } from '../tables.ts';
import { CAMPAIGN_HALL } from './campaign-hall.ts';
import { CAMPAIGN } from './kinds.ts';
import { CAMPAIGN_PROOF } from './proof.ts';

const count = z.int().check(z.minimum(0));

/** As much of a campaign's last state as a list shows. */
const factsSchema = z.object({
  turn: count,
  outcome: z.nullable(z.object({ by: z.string() })),
  setup: z.object({ name: z.string(), character: z.string(), mode: z.string() }),
  man: z.object({ fame: count }),
});
/** As much of a campaign as lists need. */
export type CampaignFacts = z.infer<typeof factsSchema>;

/** Campaigns among the long games of the house. */
export const CAMPAIGNS: LongGame<CampaignFacts> = {
  ...CAMPAIGN,
  facts: factsSchema,
  over: ({ outcome }) => outcome !== null,
  proof: CAMPAIGN_PROOF,
  line({ setup, turn, man, outcome }) {
    const when = outcome === null ? munusMonth(turn) : (END_WORDS[outcome.by as CampaignEnd] ?? outcome.by);
    const notes = [setup.character, `Fame ${man.fame}`, when, ...(setup.mode === 'lenient' ? ['lenient'] : [])];
    return { label: setup.name, notes };
  },
};

/** The player's campaigns. */
export type CampaignServices = HonouredGames<CampaignFacts, CampaignTypes>;

const made = honouredOf({
  ...{ game: GAME_ID, kind: CAMPAIGNS, hall: CAMPAIGN_HALL, rules: CAMPAIGNS_PLAYED, tables: campaignTables },
});

/** The campaigns of the player whose services these are. */
export const campaignsOf = (services: Services): CampaignServices => services.own(made);
