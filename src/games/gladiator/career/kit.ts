/** The types of a career, as one. */
import type { KitOf } from '../../../kernel/kit.ts';
import type { CareerEvent } from './events.ts';
import type { CampaignTables } from './table-types.ts';
import type { CareerDecisions, CareerSetup, CareerState } from './types.ts';

/** The types of a career, as the kernel takes them together. */
export type CareerKit = KitOf<CareerState, CareerDecisions, CareerEvent, CareerSetup, CampaignTables>;
