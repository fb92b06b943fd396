/** The types of a career, as one. */
import type { CareerEvent } from './events.ts';
import type { CampaignTables } from './table-types.ts';
import type { CareerDecisions, CareerSetup, CareerState } from './types.ts';

/** The types of a career, as the kernel takes them together. */
export interface CareerKit {
  readonly state: CareerState;
  readonly decisions: CareerDecisions;
  readonly event: CareerEvent;
  readonly setup: CareerSetup;
  readonly tables: CampaignTables;
}
