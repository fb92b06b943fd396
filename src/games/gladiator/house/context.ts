/** What the rules of houses work with. */
import { asking, type Rule } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import { PLAYER } from '../career/context.ts';
import type { CampaignTables } from '../career/table-types.ts';
import type { HousesEvent } from './events.ts';
import type { HousesDecisions, HousesState } from './types.ts';

export type HousesContext = Context<{ state: HousesState; event: HousesEvent; tables: CampaignTables }>;
export type HousesRule<T = void> = Rule<HousesDecisions, T>;

/** The one seat. */
export const SEAT = PLAYER;

export const resolveAskOfHouse = asking<HousesDecisions>();
