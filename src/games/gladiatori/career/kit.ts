/** The types of a campaign, as the kernel takes them together. */
import type { KitOf } from '../../../kernel/kit.ts';
import { asking, type Rule } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import type { CampaignEvent } from './events.ts';
import type { CampaignTables } from './tables.ts';
import type { CampaignDecisions, CampaignSetup, CampaignState } from './types.ts';

/** All types of a campaign. */
export type CampaignKit = KitOf<CampaignState, CampaignDecisions, CampaignEvent, CampaignSetup, CampaignTables>;

/** What a rule of a campaign works with. */
export type CampaignContext = Context<CampaignKit>;

/** A rule of a campaign. */
export type CampaignRule<T = void> = Rule<CampaignDecisions, T>;

/** Puts questions of one kind to the player. */
export const resolveCampaignAsk = asking<CampaignDecisions>();
