/** The player's own part of the hall of fame. */
import type { Read } from '../../../kernel/save.ts';
import { entriesIn } from '../../../play/hall.ts';
import type { MakesOwn, Services } from '../../../tui/services.ts';
import type { PilotEntry } from '../career/hall.ts';
import { SEASON_HALL } from './season-hall.ts';

const made: MakesOwn<{ entries(): Read<readonly PilotEntry[]> }> = (store, services) => ({
  entries: () => entriesIn(store, services, SEASON_HALL),
});

/** All pilots who fly no more, and why they cannot be read where that is so. */
export const pilotEntriesOf = (services: Services): Read<readonly PilotEntry[]> => services.own(made).entries();
