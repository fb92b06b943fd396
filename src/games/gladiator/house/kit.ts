/** The types of a game of houses, as one. */
import type { CampaignTables } from '../career/table-types.ts';
import type { LanistaEvent } from './events.ts';
import type { LanistaDecisions, LanistaSetup, LanistaState } from './types.ts';

/** A game of houses. */
export interface Lanista {
  readonly state: LanistaState;
  readonly decisions: LanistaDecisions;
  readonly event: LanistaEvent;
  readonly setup: LanistaSetup;
  readonly tables: CampaignTables;
}
