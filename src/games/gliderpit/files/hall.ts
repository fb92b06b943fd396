/** The player's own part of the hall of fame. */
import { type KeptLives, livesIn } from '../../../play/hall.ts';
import type { MakesOwn, Services } from '../../../tui/services.ts';
import type { PilotEntry } from '../career/hall.ts';
import { SEASON_HALL } from './season-hall.ts';
import { SEASONS } from './seasons.ts';

const made: MakesOwn<KeptLives<PilotEntry>> = (store) => livesIn(store, SEASON_HALL, SEASONS);

/** The player's pilots who fly no more, and what was written of them. */
export const pilotHallOf = (services: Services): KeptLives<PilotEntry> => services.own(made);
