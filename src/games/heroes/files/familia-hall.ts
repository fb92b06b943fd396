/** The part of the hall of fame that familiae stand in. */
import type { HallSection } from '../../../store/hall.ts';
import { type FamiliaEntry, familiaEntrySchema } from '../career/hall.ts';

/** Familiae that are closed. */
export const FAMILIA_HALL: HallSection<FamiliaEntry> = {
  member: 'heroes-familiae',
  key: 'familia',
  entry: familiaEntrySchema,
};
