/** GLADIATOR's parts of the hall of fame. */
import type { HallSection } from '../../../store/hall.ts';
import { type HallEntry, hallEntrySchema } from '../career/told/hall.ts';
import { type HouseEntry, houseEntrySchema } from '../house/told/hall.ts';

/** Careers that are over. */
export const CAREER_HALL: HallSection<HallEntry> = { member: 'entries', key: 'career', entry: hallEntrySchema };
/** Houses whose game is over. */
export const HOUSE_HALL: HallSection<HouseEntry> = { member: 'houses', key: 'house', entry: houseEntrySchema };
