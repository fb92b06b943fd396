/** The types of a game of houses, as one. */
import type { CampaignTables } from '../career/table-types.ts';
import type { HousesEvent } from './events.ts';
import type { HousesDecisions, HousesSetup, HousesState } from './types.ts';

/** The types of a game of houses, as the kernel takes them together. */
export interface HousesKit {
  readonly state: HousesState;
  readonly decisions: HousesDecisions;
  readonly event: HousesEvent;
  readonly setup: HousesSetup;
  readonly tables: CampaignTables;
}
