/** What the rules of houses work with. */
import { asking, type Rule } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import { PLAYER } from '../career/context.ts';
import type { CampaignTables } from '../career/table-types.ts';
import type { LanistaEvent } from './events.ts';
import type { LanistaDecisions, LanistaState } from './types.ts';

export type LanistaContext = Context<{ state: LanistaState; event: LanistaEvent; tables: CampaignTables }>;
export type LanistaRule<T = void> = Rule<LanistaDecisions, T>;

/** The one seat. */
export const SEAT = PLAYER;

export const resolveAskOfHouse = asking<LanistaDecisions>();
