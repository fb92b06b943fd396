/** The types of a game of houses, as one. */
import type { KitOf } from '../../../kernel/kit.ts';
import type { CampaignTables } from '../career/table-types.ts';
import type { HousesEvent } from './events.ts';
import type { HousesDecisions, HousesSetup, HousesState } from './types.ts';

/** The types of a game of houses, as the kernel takes them together. */
export type HousesKit = KitOf<HousesState, HousesDecisions, HousesEvent, HousesSetup, CampaignTables>;
