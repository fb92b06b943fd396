/** 16, GR-81 A campaign of Gladiatori as a rule set. */
import { longRules } from '../../../kernel/ruleset.ts';
import { gladiatori } from '../rules/index.ts';
import { campaignDecisions } from './decisions.ts';
import type { CampaignKit } from './kit.ts';
import { narrateCampaign } from './narrate.ts';
import { campaignChoices, campaignSetupSchema, campaignStateSchema } from './schema.ts';
import { condemn, playPhase } from './sequence.ts';
import { type CampaignTables, parseCampaignTables } from './tables.ts';
import type { CampaignSetup, CampaignState } from './types.ts';
import { newMan } from './veterans.ts';

/** Of the rules of campaigns alone; goes up whenever the same seed and choices could give another campaign. */
const CAMPAIGN_VERSION = 1;

/** The state before the sentence is read. */
function initialCampaign(setup: CampaignSetup, { match }: CampaignTables): CampaignState {
  return {
    ...{ turn: 0, phase: 0, outcome: null, setup: { ...setup }, seed: '', ended: null },
    ...{ man: newMan(match, setup.name, setup.character), rivals: [], year: [], market: [] },
    ...{ ids: 0, past: [], others: [] },
  };
}

/** 16, GR-81 The rules of a campaign. */
export const gladiatoriCampaign = longRules<CampaignKit>({
  ...{ id: 'gladiatori-campaign', own: CAMPAIGN_VERSION, match: gladiatori },
  schema: { setup: campaignSetupSchema, state: campaignStateSchema, choice: campaignChoices },
  ...{ decisions: campaignDecisions, parseTables: parseCampaignTables, initial: initialCampaign },
  ...{ begin: condemn, playPhase, narrate: narrateCampaign },
});
