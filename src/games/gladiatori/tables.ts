/** The tables of Gladiatori, read once in a process however many play in it. */
import { once } from '../../kernel/once.ts';
import { type CampaignTables, parseCampaignTables } from './career/tables.ts';
import { gladiatoriTables } from './data.ts';
import type { Tables } from './rules/tables/types.ts';

/** The tables of campaigns, with a match's beneath them, read once. Throws TableError where one is not whole. */
export const campaignTables = once((): CampaignTables => parseCampaignTables(gladiatoriTables));

/** The tables of a match, read once. Throws TableError where one is not whole. */
export const tables = (): Tables => campaignTables().match;
