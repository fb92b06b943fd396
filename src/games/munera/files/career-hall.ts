/** The part of the hall of fame that careers stand in. */
import type { HallSection } from '../../../store/hall.ts';
import { type CareerEntry, careerEntrySchema } from '../career/hall.ts';
import { OATH } from './kinds.ts';

/** Careers that are over. */
export const CAREER_HALL: HallSection<CareerEntry> = {
  member: 'munera-careers',
  key: OATH.kind,
  entry: careerEntrySchema,
};
