/** The player's own part of the hall of fame. */
import type { Read } from '../../../kernel/save.ts';
import { entriesIn } from '../../../play/hall.ts';
import type { MakesOwn, Services } from '../../../tui/services.ts';
import type { CareerEntry } from '../career/hall.ts';
import { CAREER_HALL } from './career-hall.ts';

const made: MakesOwn<{ entries(): Read<readonly CareerEntry[]> }> = (store, services) => ({
  entries: () => entriesIn(store, services, CAREER_HALL),
});

/** All careers that are over, and why they cannot be read where that is so. */
export const entriesOf = (services: Services): Read<readonly CareerEntry[]> => services.own(made).entries();
