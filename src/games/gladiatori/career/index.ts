/** 16, GR-81 A campaign of Gladiatori as a rule set. */
import type { RuleSet } from '../../../kernel/ruleset.ts';
import { copyPlain } from '../../../kernel/state.ts';
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

/** Its version has that of a match in it. */
export const gladiatoriCampaign: RuleSet<CampaignKit> = {
  id: 'gladiatori-campaign',
  version: CAMPAIGN_VERSION * 1000 + gladiatori.version,
  schema: { setup: campaignSetupSchema, state: campaignStateSchema, choice: campaignChoices },
  decisions: campaignDecisions,
  parseTables: parseCampaignTables,
  initial: initialCampaign,
  prepare(ctx, _setup, seed) {
    ctx.state.seed = seed;
    condemn(ctx);
  },
  playPhase,
  view: copyPlain,
  resample: copyPlain,
  narrate: narrateCampaign,
  long: true,
};
