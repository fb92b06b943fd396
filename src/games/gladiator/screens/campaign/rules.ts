/** The rules of a campaign that begins. */
import type { GladiatorOptions } from '../../options.ts';
import { campaignRules, OPTIONAL_SECTIONS } from '../../rules/rule-choices.ts';
import { byEdition, type Edition } from '../../rules/tables/edition-types.ts';
import type { RuleChoices } from '../../rules/types.ts';

/** Those of the Campaign Game by the tables of an edition (P260), with the switches of the options. */
export function newCampaignRules(edition: Edition, cards: boolean, options: GladiatorOptions): RuleChoices {
  const { stansKills, freeformPlots, reactionSeconds, beastBook } = options;
  const switches = { stansKills, freeformPlots, reactionSeconds, beastBook };
  return campaignRules(OPTIONAL_SECTIONS, { ...switches, ...byEdition(edition, cards) });
}
