/** The part of the hall of fame that seasons stand in. */
import type { HallSection } from '../../../store/hall.ts';
import { type PilotEntry, pilotEntrySchema } from '../career/hall.ts';
import { SEASON } from './kinds.ts';

/** Seasons that are over. */
export const SEASON_HALL: HallSection<PilotEntry> = {
  member: 'gliderpit-seasons',
  key: SEASON.kind,
  entry: pilotEntrySchema,
};
