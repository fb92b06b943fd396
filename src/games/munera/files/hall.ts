/** The player's own part of the hall of fame. */
import { type KeptLives, livesIn } from '../../../play/hall.ts';
import type { MakesOwn, Services } from '../../../tui/services.ts';
import type { CareerEntry } from '../career/hall.ts';
import { CAREER_HALL } from './career-hall.ts';
import { CAREERS } from './careers.ts';

const made: MakesOwn<KeptLives<CareerEntry>> = (store) => livesIn(store, CAREER_HALL, CAREERS);

/** The player's careers that are over, and what was written of them. */
export const careerHallOf = (services: Services): KeptLives<CareerEntry> => services.own(made);
